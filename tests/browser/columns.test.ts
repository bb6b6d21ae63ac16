import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { visitor } from '../support/browser.ts';
import { createDemo } from '../support/demo.ts';
import { atWork, open, readAll, send, signInAs } from './actions.ts';

const { dashboard } = paths;

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
  await createDemo();
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
  await createDemo();
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
  expect(await readAll(page, '[data-sort-status]', (all) => all[0]?.textContent)).toBe(
    '25. sıraya taşındı.',
  );
  await page.click('#order [type=reset]');
  expect((await placesAt(dashboard.boats({ type: 2 })))[0]).toBeGreaterThan(1);
  expect(problems).toEqual([]);
  await close();
});
