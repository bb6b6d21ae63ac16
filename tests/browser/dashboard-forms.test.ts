import type { HTTPRequest, Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { answerFor, db, holdBack, origin, type Visit, visitor } from '../support/browser.ts';
import {
  createReservation,
  createUser,
  createVilla,
  dayFromToday,
  PASSWORD,
} from '../support/factories.ts';
import { until } from '../support/until.ts';
import { atWork, follow, open, partLoaded, placeOf, readAll, signInAt, textOf } from './actions.ts';
import { edgesOf } from './measures.ts';

const { dashboard, api } = paths;

let email: string;
let reservation: Awaited<ReturnType<typeof createReservation>>;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  email = (await createUser()).email;
  const bulletin = { source: 'TCMB', bulletin_date: dayFromToday(0), bulletin_no: '2026/1' };
  await db
    .insertInto('exchange_rates')
    .values({ currency: 'EURO', rate: '50.0000', ...bulletin })
    .execute();
});

beforeEach(async () => {
  reservation = await createReservation();
  visit = await visitor();
  page = visit.page;
  await signInAt(page, email, dashboard.villaReservation(reservation.id));
});

afterEach(async () => {
  await visit.close();
});

const status = async () =>
  (
    await db
      .selectFrom('reservations')
      .select('status')
      .where('id', '=', reservation.id)
      .executeTakeFirstOrThrow()
  ).status;

async function openDialog(move: string): Promise<void> {
  await page.click(`button[commandfor="move-${move}"]`);
  await page.waitForSelector(`#move-${move}[open]`);
}

const send = (move: string) => page.click(`#move-${move} [type=submit]`);

test('a move is confirmed in its dialog, made by the API, and told after the reload', async () => {
  await openDialog('OPTION');
  await Promise.all([page.waitForNavigation(), send('OPTION')]);
  await page.waitForSelector('.toast');

  expect(await page.$eval('.toast', (toast) => toast.textContent)).toContain('Opsiyon');
  // The page's own buttons stand beside its title, and are what is pressed next.
  const [toast, title] = await edgesOf(page, '.toast, main h1').then((both) =>
    both.toSorted((one, other) => one.top - other.top),
  );
  expect(toast?.bottom).toBeLessThanOrEqual(title?.top ?? 0);
  expect(await status()).toBe('OPTION');
});

test('giving up in the dialog changes nothing', async () => {
  await openDialog('REJECTED');
  await page.keyboard.press('Escape');

  expect(await page.$('#move-REJECTED[open]')).toBeNull();
  expect(await status()).toBe('PENDING');
});

test('a row of a form is named by its place, and what was done with it is said', async () => {
  const { id } = await createVilla();
  await open(page, dashboard.villa(id, 'location'));
  await atWork(page);
  const list = '[data-rows=distances]';
  const names = () =>
    readAll(page, `${list} [data-row]`, (rows) =>
      rows.map((row) => [row, ...row.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)),
    );
  const said = () => textOf(page, `${list} [data-row-status]`);
  for (const _ of [1, 2]) await page.click(`${list} [data-row-act=add]`);
  const named = (name: string) => [
    name,
    `Yukarı taşı: ${name}`,
    `Aşağı taşı: ${name}`,
    `Kaldır: ${name}`,
  ];
  expect(await names()).toEqual([named('Mesafe 1'), named('Mesafe 2')]);
  expect(await said()).toBe('');

  await page.click(`${list} [data-row]:nth-child(2 of [data-row]) [data-row-act=up]`);
  expect(await said()).toBe('Yeni yeri: 1');
  await page.click(`${list} [data-row]:nth-child(2 of [data-row]) [data-row-act=remove]`);
  expect(await said()).toBe('Mesafe 2 kaldırıldı.');
  expect(await names()).toEqual([named('Mesafe 1')]);
});

test('a refused field is named beside it and in the summary, which takes the focus', async () => {
  await openDialog('REJECTED');
  await send('REJECTED');
  await page.waitForSelector('#move-REJECTED [data-errors]:not([hidden])');

  const beside = await page.$eval(
    '#move-REJECTED [data-error-for=reason]',
    (place) => place.textContent,
  );
  expect(beside).not.toBe('');
  expect(
    await page.$eval('#move-REJECTED [data-errors]', (summary) => summary.textContent),
  ).toContain(`Gerekçe: ${beside}`);
  expect(await page.$('#move-REJECTED [data-error-for=reason] .icon')).not.toBeNull();
  expect(
    await page.$eval('#move-REJECTED [data-errors] a', (link) => ({
      line: getComputedStyle(link).textDecorationLine,
      high: link.getBoundingClientRect().height >= 24,
    })),
  ).toEqual({ line: 'underline', high: true });
  expect(await page.title()).toMatch(/^Hata: .+ · Yönetim/);
  expect(
    await page.$eval('#move-REJECTED [name=reason]', (field) => field.getAttribute('aria-invalid')),
  ).toBe('true');
  expect(
    await page.$eval(
      '#move-REJECTED [data-errors]',
      (summary) => summary === document.activeElement,
    ),
  ).toBe(true);
  expect(await status()).toBe('PENDING');
});

test('what was typed stays after a failure, and the server’s sentence is shown', async () => {
  await answerFor(page, (request) =>
    request.method() === 'PATCH'
      ? { status: 500, body: { content: 'Bir şey ters gitti.', request_id: 'abc-1' } }
      : undefined,
  );
  await openDialog('REJECTED');
  await page.type('#move-REJECTED [name=reason]', 'Villa satıldı');
  await send('REJECTED');
  await page.waitForSelector('#move-REJECTED [data-errors]:not([hidden])');

  const summary = await page.$eval('#move-REJECTED [data-errors]', (errors) => errors.textContent);
  expect(summary).toContain('Bir şey ters gitti.');
  expect(summary).toContain('abc-1');
  expect(
    await page.$eval(
      '#move-REJECTED [name=reason]',
      (field) => (field as HTMLTextAreaElement).value,
    ),
  ).toBe('Villa satıldı');
});

test('no connection is told in words of its own, as nothing was being read', async () => {
  await answerFor(page, (request) => (request.method() === 'PATCH' ? 'none' : undefined));
  await openDialog('OPTION');
  await send('OPTION');
  await page.waitForSelector('#move-OPTION [data-errors]:not([hidden])');

  expect(await page.$eval('#move-OPTION [data-errors]', (errors) => errors.textContent)).toBe(
    'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  );
});

test('a double click is one call', async () => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') calls.push(request.url());
  });
  await openDialog('OPTION');
  await Promise.all([
    page.waitForNavigation(),
    page.$eval('#move-OPTION [type=submit]', (button) => {
      (button as HTMLElement).click();
      (button as HTMLElement).click();
    }),
  ]);

  expect(calls).toEqual([origin + api.reservation(reservation.id)]);
});

test('a rate typed without its comma is told while it is typed', async () => {
  await page.goto(origin + dashboard.exchangeSettings());
  await atWork(page);
  const row = 'tr[data-rate-currency=EURO]';
  const text = (place: string) => page.$eval(`${row} ${place}`, ({ textContent }) => textContent);

  await page.type(`${row} input`, '5100');
  await page.waitForFunction(
    (place) => document.querySelector(`${place} [data-far-note]`)?.textContent !== '',
    {},
    row,
  );
  expect(await text('[data-far-note]')).toContain('%10100,0 farklı; virgülü kontrol edin');
  expect(await text('[data-example]')).toBe('≈ €4');
  await page.$eval(`${row} input`, (field) => field.select());
  await page.type(`${row} input`, '51,00');

  expect(await text('[data-far-note]')).toBe('');
  expect(await text('[data-difference]')).toBe('+%2,0');
  expect(await text('[data-example]')).toBe('≈ €363');
});

test('a rate typed before its script is there is told as it comes', async () => {
  const held: HTTPRequest[] = [];
  const hold = (request: HTTPRequest) => {
    if (request.url().includes('/islands/rates-')) held.push(request);
    else void request.continue();
  };
  await page.setRequestInterception(true);
  page.on('request', hold);
  await page.goto(origin + dashboard.exchangeSettings());
  const row = 'tr[data-rate-currency=EURO]';

  await page.type(`${row} input`, '5100');
  await until(() => held.length > 0);
  await held[0]?.continue();

  await page.waitForFunction(
    (place) => document.querySelector(`${place} [data-far-note]`)?.textContent !== '',
    {},
    row,
  );
  page.off('request', hold);
  await page.setRequestInterception(false);
});

test('leaving with typed but unsaved changes asks first', async () => {
  await openDialog('REJECTED');
  await page.type('#move-REJECTED [name=reason]', 'Villa');
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.accept();
    });
  });
  await page.goto(origin + dashboard.home());

  expect(await asked).toBe('beforeunload');
});

test('what is pressed before its part of the script has come is done once it is there', async () => {
  const { release } = await holdBack(page, '/rows-');
  await page.goto(origin + dashboard.policies(), { waitUntil: 'domcontentloaded' });
  await atWork(page);
  const rows = () => readAll(page, '#form [data-row]', (all) => all.length);
  const before = await rows();
  await page.click('#form [data-row-act=add]');
  await page.click('#form [data-row-act=add]');
  expect(await rows()).toBe(before);

  release();
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('#form [data-row]').length === wanted,
    {},
    before + 2,
  );
});

const villaCount = async () => (await db.selectFrom('villas').select('id').execute()).length;

async function chooseToCopy({ id }: { id: number }): Promise<void> {
  await page.$eval(`[commandfor=copy][data-fill*='"id":${id},']`, (button) =>
    (button as HTMLElement).click(),
  );
  await page.waitForSelector(`#copy[open] [data-api$="/${id}/copy"]`);
}

const leaveCopy = () => page.$eval('#copy', (dialog) => (dialog as HTMLDialogElement).close());

test('a copy that was asked for too early is not made of the row the dialog was opened for next', async () => {
  const [first, second] = [await createVilla(), await createVilla()];
  const { release } = await holdBack(page, '/list-keys-');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const copies = () => asked.filter((address) => address.endsWith('/copy'));
  await page.goto(origin + dashboard.villas(), { waitUntil: 'domcontentloaded' });
  await atWork(page);
  await chooseToCopy(first);
  await page.click('#copy [type=submit]');
  await leaveCopy();
  await chooseToCopy(second);

  release();
  await partLoaded(page, 'list-keys');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(copies()).toEqual([]);

  await follow(page, () => page.click('#copy [type=submit]'));
  expect(copies()).toHaveLength(1);
});

test('a row copied while its dialog was opened for another can be copied once more', async () => {
  const [first, second] = [await createVilla(), await createVilla()];
  const before = await villaCount();
  await open(page, dashboard.villas());
  await atWork(page);
  const { release } = await holdBack(page, `/${first.id}/copy`);

  await chooseToCopy(first);
  const asked = page.waitForRequest((request) => request.url().endsWith(`/${first.id}/copy`));
  await page.click('#copy [type=submit]');
  await asked;
  await leaveCopy();
  await chooseToCopy(second);
  release();
  await page.waitForSelector('.toast');
  await leaveCopy();
  await chooseToCopy(first);
  await follow(page, () => page.click('#copy [type=submit]'));

  expect(await villaCount()).toBe(before + 2);
});

test('without a script, a form that needs one goes nowhere: what was typed stays, and in no address', async () => {
  const { page: plain, close } = await visitor({ script: false });
  await open(plain, dashboard.login(dashboard.account()));
  await plain.type('#email', email);
  await plain.type('#password', PASSWORD);
  await follow(plain, () => plain.click('form[data-login] [type=submit]'));
  expect(placeOf(plain)).toBe(dashboard.account());

  const old = '#field-current';
  await plain.type(old, PASSWORD);
  await plain.keyboard.press('Enter');
  await plain.click('form:has(#field-current) [type=submit]');

  expect(placeOf(plain)).toBe(dashboard.account());
  expect(await plain.$eval(old, (field) => (field as HTMLInputElement).value)).toBe(PASSWORD);
  await close();
});
