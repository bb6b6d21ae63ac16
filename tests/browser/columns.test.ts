import type { KeyInput, Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { visitor } from '../support/browser.ts';
import { createDemo } from '../support/demo.ts';
import { atWork, open, readAll, send, signInAs, textOf } from './actions.ts';

const { dashboard } = paths;

beforeAll(() => createDemo());

const headings = (page: Page) =>
  page.$eval('.dense thead', ({ textContent }) => textContent?.includes('Ödenen'));

async function atList(width: number) {
  const visit = await visitor({ width });
  await signInAs(visit.page, 'ADMIN');
  await open(visit.page, dashboard.villaReservations());
  await atWork(visit.page);
  return visit;
}

async function turn(page: Page, column: string): Promise<void> {
  await page.click('[commandfor=columns]');
  await page.waitForSelector('#columns[open]');
  await page.click(`#columns [name="shown.${column}"]`);
  await send(page, '#columns [type=submit]');
}

test('a column is left out at one desk, stays away on the phone, and comes back from there', async () => {
  const desk = await atList(1440);
  expect(await headings(desk.page)).toBe(true);
  await turn(desk.page, 'paid_kurus');
  expect(await headings(desk.page)).toBe(false);

  const phone = await atList(360);
  expect(await headings(phone.page)).toBe(false);
  await turn(phone.page, 'paid_kurus');
  await desk.page.reload();
  expect(await headings(desk.page)).toBe(true);
  expect([...desk.problems, ...phone.problems]).toEqual([]);
  await desk.close();
  await phone.close();
});

test('a boat’s place is the one among all, on a later page and among others of its type too', async () => {
  const { page, problems, close } = await visitor({ width: 1440 });
  await signInAs(page, 'ADMIN');
  const placesAt = async (address: string) => {
    await open(page, address);
    // The script is at work: it leaves the first no way up.
    await page.waitForSelector('.dense [data-sort-step="-1"]:disabled');
    return readAll(page, '.dense tbody tr', (rows) =>
      rows.map(({ children }) => Number(children[2]?.textContent)),
    );
  };

  expect(await placesAt(dashboard.boats())).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(await placesAt(dashboard.boats({ skip: 20 }))).toEqual([21, 22, 23, 24, 25]);
  await page.focus('.dense [data-sort-handle]');
  await page.keyboard.press('End');
  expect(await textOf(page, '[data-sort-status]')).toMatch(/^\S.* 25\. sıraya taşındı\.$/);
  await page.keyboard.press('Escape');
  expect((await placesAt(dashboard.boats({ type: 2 })))[0]).toBeGreaterThan(1);
  expect(problems).toEqual([]);
  await close();
});

test('a row is lifted by the space bar, moved by arrows, dropped or put back, and each is said', async () => {
  const { page, problems, close } = await visitor({ width: 1440 });
  await signInAs(page, 'ADMIN');
  await open(page, dashboard.boats());
  await page.waitForSelector('.dense [data-sort-step="-1"]:disabled');
  const order = () =>
    readAll(page, '.dense tbody tr', (rows) =>
      (rows as HTMLTableRowElement[]).map(({ dataset }) => dataset.id),
    );
  const name = await page.$eval(
    '.dense button[data-sort-handle]',
    ({ dataset }) => dataset.sortHandle,
  );
  const press = async (...keys: KeyInput[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return [await textOf(page, '[data-sort-status]'), (await page.$$('[data-held]')).length];
  };
  const [first, second, third, ...rest] = await order();
  await page.focus('.dense [data-sort-handle]');

  expect(await press('Space')).toEqual([
    `${name} tutuldu, 1. sırada. Ok tuşları taşır, boşluk tuşu bırakır, Esc geri alır.`,
    1,
  ]);
  expect(await press('ArrowDown', 'ArrowDown')).toEqual([`${name} 3. sıraya taşındı.`, 1]);
  expect(await order()).toEqual([second, third, first, ...rest]);
  expect(await press('Escape')).toEqual([`${name} 1. sıraya geri alındı.`, 0]);
  expect(await order()).toEqual([first, second, third, ...rest]);

  expect(await press('Space', 'ArrowDown', 'Space')).toEqual([`${name} 2. sırada bırakıldı.`, 0]);
  expect(await press('Escape')).toEqual([`${name} 2. sırada bırakıldı.`, 0]);
  expect(await order()).toEqual([second, first, third, ...rest]);

  expect(await press('ArrowUp', 'Tab')).toEqual([`${name} 1. sıraya taşındı.`, 0]);
  expect(problems).toEqual([]);
  await close();
});
