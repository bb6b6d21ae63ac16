import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { type Visit, visitor } from '../support/browser.ts';
import { createDemo } from '../support/demo.ts';
import { follow, open, partAtWork, placeOf, readAll, signInAs } from './actions.ts';

const { dashboard } = paths;

let visit: Visit;
let page: Page;

beforeAll(async () => {
  await createDemo();
  visit = await visitor({ width: 1440 });
  page = visit.page;
  await signInAs(page, 'ADMIN');
});

afterEach(() => {
  expect(visit.problems).toEqual([]);
});

async function openList(address: string): Promise<void> {
  await open(page, address);
  await partAtWork(page, 'list-keys');
}

async function press(keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key as 'j');
}

/** Which row has the focus, from 0; -1: none. */
const rowInFocus = () =>
  readAll(page, '.dense tbody tr', (rows) =>
    rows.findIndex((row) => row.querySelector('.row-link') === document.activeElement),
  );

test('J and K go from row to row, and Enter opens the one that is reached', async () => {
  await openList(dashboard.users());
  await press('jjjk');
  expect(await rowInFocus()).toBe(1);
  expect(await page.$eval(':focus', (link) => getComputedStyle(link, '::after').outlineStyle)).toBe(
    'solid',
  );

  const address = await page.$eval(':focus', (link) => link.getAttribute('href'));
  await follow(page, () => page.keyboard.press('Enter'));
  expect(placeOf(page)).toBe(address);
});

test('the keys stop at both ends of the page', async () => {
  await openList(dashboard.users());
  await press('jkk');
  expect(await rowInFocus()).toBe(0);
  await press('j'.repeat(40));
  expect(await rowInFocus()).toBe((await page.$$('.dense tbody tr')).length - 1);
});

test('X ticks the row, and the keys go on from its tick', async () => {
  await openList(dashboard.users());
  await press('jjx');
  expect(await readAll(page, '[data-select]:checked', (ticks) => ticks.length)).toBe(1);
  await page.focus('[data-select]:checked');
  await press('j');
  expect(await rowInFocus()).toBe(2);
  await press('kx');
  expect(await readAll(page, '[data-select]:checked', (ticks) => ticks.length)).toBe(0);
});

test('the keys go from comment to comment as from row to row, and X ticks one', async () => {
  await openList(dashboard.comments({ state: 'ALL' }));
  await press('jjx');

  const ticks = await readAll(page, '.comment [data-select]', (all) =>
    (all as HTMLInputElement[]).map(({ checked }) => checked),
  );
  expect(ticks.indexOf(true)).toBe(1);
  expect(ticks.filter(Boolean)).toHaveLength(1);
  await press('x');
});

test('a row that comes into sight is not covered by the heading or the edge', async () => {
  await openList(dashboard.villaReservations());
  await press(`${'j'.repeat(45)}${'k'.repeat(30)}`);

  expect(await rowInFocus()).toBe(14);
  expect(
    await page.$eval(':focus', (link) => {
      const { left, top, bottom } = link.closest('td, th')!.getBoundingClientRect();
      return [top + 2, bottom - 2].map((y) =>
        link.closest('tr')!.contains(document.elementFromPoint(left + 20, y)),
      );
    }),
  ).toEqual([true, true]);
});

test('letters stay letters where somebody types, and with a dialog or with Ctrl they do nothing', async () => {
  await openList(dashboard.users());
  await page.focus('.filters [name=q]');
  await press('jk');
  expect(await page.$eval('.filters [name=q]', (field) => (field as HTMLInputElement).value)).toBe(
    'jk',
  );
  expect(await rowInFocus()).toBe(-1);

  // As it was: a filter that was changed sends itself.
  for (const key of ['Backspace', 'Backspace'] as const) await page.keyboard.press(key);
  await page.$eval('.filters [name=q]', (field) => (field as HTMLElement).blur());
  await page.keyboard.press('?');
  await page.waitForSelector('#keys[open]');
  expect(await page.$eval('#keys', (list) => list.textContent)).toContain('Satırı aç');
  await press('j');
  expect(await rowInFocus()).toBe(-1);
  await page.keyboard.press('Escape');

  await page.keyboard.down('Alt');
  await press('j');
  await page.keyboard.up('Alt');
  expect(await rowInFocus()).toBe(-1);
});

test('who comes back to a list finds it as it was left', async () => {
  await openList(dashboard.villaReservations());
  await press('j'.repeat(60));
  const scrolled = () => page.$eval('.table-frame', ({ scrollTop }) => scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(500);

  await follow(page, () => page.keyboard.press('Enter'));
  await follow(page, () => page.goBack());
  await page.waitForFunction(() => document.activeElement?.matches('.row-link'));
  expect(await rowInFocus()).toBe(59);
  expect(await scrolled()).toBe(before);
  await press('j');
  expect(await rowInFocus()).toBe(60);
});

test('a list’s frame stops the Tab key where the list scrolls in it, and not on a phone', async () => {
  await openList(dashboard.villaReservations());
  const viewport = page.viewport();
  const isStop = (wanted: boolean) =>
    page.waitForFunction(
      (stops) => document.querySelector('.table-frame')?.hasAttribute('tabindex') === stops,
      {},
      wanted,
    );
  await isStop(true);
  await page.setViewport({ width: 360, height: 740 });
  await isStop(false);
  await page.setViewport(viewport);
  await isStop(true);
});

test('who wants no single keys turns them off in the list of keys, and on again', async () => {
  await openList(dashboard.users());
  await page.keyboard.press('?');
  await page.waitForSelector('#keys[open]');
  expect(await page.$eval('[data-letter-keys]', (box) => (box as HTMLInputElement).checked)).toBe(
    true,
  );
  await page.click('[data-letter-keys]');
  await page.keyboard.press('Escape');

  await openList(dashboard.users());
  await press('jj?');
  expect(await rowInFocus()).toBe(-1);
  expect(await page.$('#keys[open]')).toBeNull();

  await page.evaluate(() => document.querySelector<HTMLElement>('[data-show-keys]')?.click());
  await page.waitForSelector('#keys[open]');
  await page.click('[data-letter-keys]');
  await page.keyboard.press('Escape');
  await press('j');
  expect(await rowInFocus()).toBe(0);
});
