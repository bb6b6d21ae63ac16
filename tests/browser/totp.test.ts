import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, type Visit, visitor } from '../support/browser.ts';
import { createUser, PASSWORD } from '../support/factories.ts';
import { codeNow, createTotpUser, forgetLastCode } from '../support/totp.ts';
import { follow, open, placeOf, readAll, send, signInAt, textOf } from './actions.ts';

const { dashboard } = paths;

const SIGN_IN = 'form[data-login] [type=submit]';
const CODES = '[data-recovery-codes]';

let visit: Visit;
let page: Page;

async function visitAt(width: number): Promise<void> {
  visit = await visitor({ width });
  page = visit.page;
}

afterEach(() => visit.close());

/** Whether a person sees it. */
const isSeen = (selector: string) => page.$eval(selector, (place) => place.checkVisibility());

const typedIn = (selector: string) =>
  page.$eval(selector, (field) => (field as HTMLInputElement).value);

async function retype(selector: string, text: string): Promise<void> {
  await page.$eval(selector, (field) => {
    (field as HTMLInputElement).value = '';
  });
  await page.type(selector, text);
}

/** The codes that are shown once, as they can be copied and saved too. */
async function shownCodes(): Promise<string[]> {
  await page.waitForSelector(`${CODES}:not([hidden])`);
  const codes = await readAll(page, '[data-codes] li', (lines) =>
    lines.map(({ textContent }) => textContent ?? ''),
  );
  const copied = await page.$eval(`${CODES} [data-copy]`, (button) =>
    button.getAttribute('data-copy'),
  );
  const file = await page.$eval(`${CODES} a[download]`, ({ href }) => href);
  expect(copied).toBe(codes.join('\n'));
  expect(file).toMatch(/^blob:/);
  return codes;
}

async function openDialog(id: string): Promise<void> {
  await page.click(`[commandfor=${id}][command=show-modal]`);
  await page.waitForSelector(`#${id}[open]`);
}

/** The first step of the login, up to the field of the second. */
async function giveCredentials(email: string): Promise<void> {
  await open(page, dashboard.login(dashboard.users()));
  await page.type('[name=email]', email);
  await page.type('[name=password]', PASSWORD);
  await page.click(SIGN_IN);
  await page.waitForSelector('[data-second-step=open]');
}

describe.each([1440, 360])('at %i', (width) => {
  beforeEach(() => visitAt(width));

  test('a second step is set up with the app’s code, and its recovery codes are shown once', async () => {
    const { email } = await createUser();
    await signInAt(page, email, dashboard.account());

    await openDialog('totp-start');
    await page.type('#totp-start [name=password]', PASSWORD);
    await send(page, '#totp-start [type=submit]');
    expect(await isSeen('#totp svg[role=img]')).toBe(true);
    const secret = (await textOf(page, '#totp code')).replaceAll(' ', '');
    await page.type('#totp [name=code]', codeNow(secret));
    await page.click('#totp form [type=submit]');

    expect(await shownCodes()).toHaveLength(10);
    expect(await isSeen('#totp [data-totp]')).toBe(false);
    await send(page, `${CODES} .primary`);
    expect(await textOf(page, '#totp')).toContain('Kalan kod 10');
    expect(visit.problems).toEqual([]);
  });

  test('the login asks for the code beside what was typed, and says when it is wrong', async () => {
    const user = await createTotpUser();

    await giveCredentials(user.email);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('totp');
    expect(await page.$('.toast')).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    await page.type('[name=totp]', codeNow(user.secret, -30));
    await page.click(SIGN_IN);
    await page.waitForSelector('.toast');
    expect(await textOf(page, '.toast [data-toast-text]')).toBe(
      'Bir hata meydana geldi. Err: Doğrulama kodu hatalı ya da daha önce kullanılmış.',
    );
    expect([await typedIn('[name=email]'), await typedIn('[name=password]')]).toEqual([
      user.email,
      PASSWORD,
    ]);

    await retype('[name=totp]', codeNow(user.secret));
    await send(page, SIGN_IN);
    expect(placeOf(page)).toBe(dashboard.users());
  });
});

describe('with a second step', () => {
  beforeEach(() => visitAt(1280));

  test('a recovery code opens the login, and new ones take its place', async () => {
    const user = await createTotpUser();
    await giveCredentials(user.email);
    await page.click('[data-second-step] summary');
    await page.type('[name=recovery_code]', user.recovery_codes[2] ?? '');
    await send(page, SIGN_IN);

    await open(page, dashboard.account());
    expect(await textOf(page, '#totp')).toContain('Kalan kod 9');
    await openDialog('totp-renew');
    await page.type('#totp-renew [name=password]', PASSWORD);
    await page.type('#totp-renew [name=code]', codeNow(user.secret));
    await page.click('#totp-renew [type=submit]');

    const renewed = await shownCodes();
    expect(renewed).toHaveLength(10);
    expect(renewed.filter((code) => user.recovery_codes.includes(code))).toEqual([]);
  });

  test('it is switched off by who knows the password and a code', async () => {
    const user = await createTotpUser();
    await giveCredentials(user.email);
    await page.type('[name=totp]', codeNow(user.secret));
    await send(page, SIGN_IN);
    await forgetLastCode(user.id);
    await open(page, dashboard.account());
    await openDialog('totp-off');
    await page.type('#totp-off [name=password]', 'yanlış parola');
    await page.type('#totp-off [name=code]', codeNow(user.secret));
    await page.click('#totp-off [type=submit]');
    await page.waitForSelector('#totp-off [data-errors]:not([hidden])');
    expect(await textOf(page, '#totp-off [data-error-for=password]')).toMatch(/^Şu anki şifreniz/);

    await retype('#totp-off [name=password]', PASSWORD);
    await send(page, '#totp-off [type=submit]');

    expect(await isSeen('[commandfor=totp-start]')).toBe(true);
  });

  test('a colleague takes it from who lost the device', async () => {
    const user = await createTotpUser({ role: 'OWNER' });
    const { email } = await createUser();
    await signInAt(page, email, dashboard.user(user.id));

    await openDialog('take-totp');
    await send(page, '#take-totp [type=submit]');

    expect(await page.$('[commandfor=take-totp]')).toBeNull();
    expect(await textOf(page, 'aside')).toContain('İki adımlı giriş Kapalı');
    const left = await db
      .selectFrom('totp_secrets')
      .select('user_id')
      .where('user_id', '=', user.id)
      .execute();
    expect(left).toEqual([]);
  });
});

test.each([
  [true, false],
  [false, true],
])('the login’s field for the code: script %s, seen %s', async (script, seen) => {
  visit = await visitor({ script });
  page = visit.page;
  await open(page, dashboard.login());

  expect(await isSeen('[name=totp]')).toBe(seen);
});

test.each([1440, 360])('without a script the code is asked for alone, at %i', async (width) => {
  visit = await visitor({ width, script: false });
  page = visit.page;
  const user = await createTotpUser();
  const leave = () => page.click('form [type=submit]');
  await open(page, dashboard.login(dashboard.users()));
  await page.type('[name=email]', user.email);
  await page.type('[name=password]', PASSWORD);
  await follow(page, leave);

  expect(await textOf(page, 'h1')).toBe('Doğrulama kodu');
  expect(await page.$('[name=password]')).toBeNull();
  expect(await textOf(page, 'form')).toContain(user.email);
  await page.type('[name=totp]', codeNow(user.secret, -30));
  await follow(page, leave);
  expect(await textOf(page, '[role=alert]')).toBe(
    'Bir hata meydana geldi. Err: Doğrulama kodu hatalı ya da daha önce kullanılmış.',
  );
  await page.type('[name=totp]', codeNow(user.secret));
  await follow(page, leave);

  expect(placeOf(page)).toBe(dashboard.users());
});
