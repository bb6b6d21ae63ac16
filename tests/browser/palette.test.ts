import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, origin, type Visit, visitor } from '../support/browser.ts';
import { createReservation, createUser, createVilla, PASSWORD } from '../support/factories.ts';
import { readAll } from './actions.ts';

const { dashboard } = paths;

let visit: Visit;
let page: Page;
let user: Awaited<ReturnType<typeof createUser>>;

async function signInAt(address: string, on: Page): Promise<void> {
  await on.goto(origin + dashboard.login(address));
  await on.type('[name=email]', user.email);
  await on.type('[name=password]', PASSWORD);
  await Promise.all([on.waitForNavigation(), on.click('form[data-login] [type=submit]')]);
  await on.waitForSelector('[data-token-state=ready]');
}

beforeAll(async () => {
  user = await createUser();
  visit = await visitor();
  page = visit.page;
  await signInAt(dashboard.account(), page);
});

const chosen = () =>
  page.$eval('#palette-list [aria-selected=true]', (option) => ({
    id: option.id,
    title: option.querySelector('b')?.textContent ?? '',
  }));

async function pressCtrl(key: 'k'): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

test('the palette finds screens and rows by keyboard, and opens what is chosen', async () => {
  const villa = await createVilla({ name: 'Villa Klavyeli' });
  await createReservation({ villa_id: villa.id, customer_name: 'Klavyeli Misafir' });

  await page.keyboard.press('/');
  await page.waitForSelector('#palette[open]');
  const combobox = await page.$eval('#palette input', (input) => [
    input.role,
    input === document.activeElement,
  ]);
  expect(combobox).toEqual(['combobox', true]);

  await page.keyboard.type('doluluk takv');
  expect((await chosen()).title).toBe('Doluluk takvimi');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#palette:not([open])');

  await pressCtrl('k');
  await page.waitForSelector('#palette[open]');
  await page.keyboard.type('klavyeli');
  await page.waitForFunction(
    () => document.querySelectorAll('#palette [role=option]').length === 3,
  );
  expect((await chosen()).title).toContain('Klavyeli Misafir');
  await page.keyboard.press('ArrowDown');
  const second = await chosen();
  expect(second.title).toBe('Villa Klavyeli');
  const active = await page.$eval('#palette input', (input) =>
    input.getAttribute('aria-activedescendant'),
  );
  expect(active).toBe(second.id);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect((await chosen()).title).toBe('Tüm sonuçları göster');
  await page.keyboard.press('ArrowUp');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(page.url()).toBe(origin + dashboard.villa(villa.id));
});

test('the keys are listed under ?, but not while somebody types', async () => {
  await page.goto(origin + dashboard.account());
  await page.waitForSelector('[data-token-state=ready]');
  await page.focus('.global-search input');
  await page.keyboard.type('?/');
  expect(await page.$('dialog[open]')).toBeNull();
  await page.$eval('.global-search input', (input) => (input as HTMLInputElement).blur());

  await page.keyboard.type('?');
  await page.waitForSelector('#keys[open]');
  expect(await page.$eval('#keys', ({ textContent }) => textContent)).toContain('Bu liste');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#keys:not([open])');
});

test('a session is ended from another device, which is out at once', async () => {
  const other = await visitor();
  await signInAt(dashboard.account(), other.page);
  await page.goto(origin + dashboard.account());
  await page.waitForSelector('[data-token-state=ready]');
  const lines = () => readAll(page, '.sessions li', ({ length }) => length);
  expect(await lines()).toBe(2);

  await page.click('[commandfor=end-session]');
  await page.waitForSelector('#end-session[open]');
  await Promise.all([page.waitForNavigation(), page.click('#end-session [type=submit]')]);

  expect(await lines()).toBe(1);
  await other.page.goto(origin + dashboard.account());
  expect(new URL(other.page.url()).pathname).toBe(dashboard.login());
  const kept = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .execute();
  expect(kept).toHaveLength(1);
  expect(visit.problems).toEqual([]);
});
