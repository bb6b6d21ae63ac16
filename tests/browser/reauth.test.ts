import { sql } from 'kysely';
import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, type Visit } from '../support/browser.ts';
import { createBankAccount, PASSWORD } from '../support/factories.ts';
import { atWork, fillIn, open, placeOf, send, staffAt, textOf } from './actions.ts';

const { dashboard } = paths;
const SAVE = '.save-bar [type=submit]';
const DIALOG = '#proof[open]';
const PASSWORD_FIELD = '#proof [name=password]';

let visit: Visit;
let page: Page;
let bank: number;

beforeEach(async () => {
  await db.deleteFrom('bank_accounts').execute();
  bank = (await createBankAccount()).id;
  visit = await staffAt(dashboard.banks({ id: bank }));
  page = visit.page;
  await forgetPasswords();
});

afterEach(async () => {
  await visit.close();
});

/** As if everybody had signed in an hour ago. */
const forgetPasswords = () =>
  db.updateTable('sessions').set({ proved_at: sql`now() - interval '1 hour'` }).execute();

const stored = () =>
  db
    .selectFrom('bank_accounts')
    .select(['bank_name', 'holder', 'active'])
    .where('id', '=', bank)
    .executeTakeFirstOrThrow();

const textIn = (selector: string) =>
  page.$eval(selector, (field) => (field as HTMLInputElement).value);
const hasFocus = (selector: string) => page.$eval(selector, (at) => at === document.activeElement);
const signedIn = () => page.evaluate(() => localStorage.getItem('session') !== null);
const closed = () => page.waitForFunction(() => !document.querySelector('dialog[open]'));
const ownProblems = () => visit.problems.filter((problem) => !/\b(403|422)\b/.test(problem));

test('an account is changed once the password was given again; a wrong one may be tried anew', async () => {
  await fillIn(page, { bank_name: 'Garanti BBVA', holder: 'Koy Turizm' });
  await page.click(SAVE);
  await page.waitForSelector(DIALOG);
  expect(await textOf(page, '#proof h2')).toBe('Şifrenizi bir daha girin');
  expect(await hasFocus(PASSWORD_FIELD)).toBe(true);
  expect(await page.$eval(PASSWORD_FIELD, (field) => field.getAttribute('autocomplete'))).toBe(
    'current-password',
  );

  await page.type(PASSWORD_FIELD, 'yanlış parola');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#proof [data-errors]:not([hidden])');
  expect(await textOf(page, '#proof [data-error-for=password]')).toBe('Şu anki şifreniz bu değil.');
  expect(await page.$(DIALOG)).not.toBeNull();
  expect(await signedIn()).toBe(true);
  expect(await stored()).toMatchObject({ bank_name: 'Ziraat Bankası' });

  await page.click(PASSWORD_FIELD, { count: 3 });
  await page.type(PASSWORD_FIELD, PASSWORD);
  await send(page, '#proof .foot [type=submit]');
  expect(await stored()).toMatchObject({ bank_name: 'Garanti BBVA', holder: 'Koy Turizm' });
  expect(placeOf(page)).toBe(dashboard.banks({ id: bank }));

  await fillIn(page, { bank_name: 'Akbank' });
  await send(page, SAVE);
  expect(await stored()).toMatchObject({ bank_name: 'Akbank' });
  expect(ownProblems()).toEqual([]);
});

test('who gives up by Escape keeps what was typed, and may try again', async () => {
  await fillIn(page, { bank_name: 'Garanti BBVA' });
  await page.click(SAVE);
  await page.waitForSelector(DIALOG);
  await page.type(PASSWORD_FIELD, 'yarım');
  await page.keyboard.press('Escape');
  await closed();

  await page.waitForSelector('main [data-errors]:not([hidden])');
  expect(await textOf(page, 'main [data-errors]:not([hidden])')).toBe(
    'Bu işlem için şifrenizi bir daha girin.',
  );
  expect(await textIn('main [name=bank_name]')).toBe('Garanti BBVA');
  expect(await textIn(PASSWORD_FIELD)).toBe('');
  expect(await signedIn()).toBe(true);
  expect(await stored()).toMatchObject({ bank_name: 'Ziraat Bankası' });

  await page.click(SAVE);
  await page.waitForSelector(DIALOG);
  await page.type(PASSWORD_FIELD, PASSWORD);
  await send(page, '#proof .foot [type=submit]');
  expect(await stored()).toMatchObject({ bank_name: 'Garanti BBVA' });
  expect(ownProblems()).toEqual([]);
});

test('over a dialog that asked already: an account is deleted', async () => {
  await page.click('[commandfor=delete]');
  await page.waitForSelector('#delete[open]');
  await page.click('#delete .foot [type=submit]');
  await page.waitForSelector(DIALOG);
  await page.type(PASSWORD_FIELD, PASSWORD);
  await send(page, '#proof .foot [type=submit]');

  expect(placeOf(page)).toBe(dashboard.banks());
  expect(await db.selectFrom('bank_accounts').select('id').execute()).toEqual([]);
});

test('nothing is asked of whoever changes a name', async () => {
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '').id);
  await open(page, dashboard.user(id));
  await atWork(page);
  await fillIn(page, { first_name: 'Selin' });
  await send(page, SAVE);

  expect(await textIn('main [name=first_name]')).toBe('Selin');
  expect(visit.problems).toEqual([]);
});
