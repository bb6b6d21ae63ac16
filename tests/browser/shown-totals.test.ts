import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, origin, type Visit } from '../support/browser.ts';
import { createReservation, createVilla, stayFromToday } from '../support/factories.ts';
import { atWork, fillIn, GUEST, send, staffAt, textOf } from './actions.ts';

const { dashboard } = paths;

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await staffAt(dashboard.offers());
  page = visit.page;
});

const raise = (villa_id: number) =>
  db
    .updateTable('villa_prices')
    .set({ nightly_price_kurus: 20_000_00 })
    .where('villa_id', '=', villa_id)
    .execute();

async function go(address: string): Promise<void> {
  await page.goto(origin + address);
  await atWork(page);
}

/** Presses the button of a form whose price a colleague changed; what it says. */
async function refused(button: string): Promise<string> {
  await page.click(button);
  await page.waitForSelector('[data-errors]:not([hidden])');
  return textOf(page, '[data-errors]:not([hidden])');
}

const totalOf = async (table: 'reservations' | 'offer_villas', villa_id: number) => {
  const row = await db
    .selectFrom(table)
    .select('total_kurus')
    .where('villa_id', '=', villa_id)
    .executeTakeFirst();
  return row?.total_kurus;
};

const CHANGED = '₺70.000 yerine ₺140.000';

test('another price than the shown one changes no reservation: the new one is shown, and then saved', async () => {
  const villa = await createVilla();
  const { id } = await createReservation({ villa_id: villa.id });
  await go(dashboard.reservationChange('villa', id, stayFromToday(62, 7)));
  await page.type('[name=reason]', 'Misafir istedi');
  await raise(villa.id);

  expect(await refused('#preview [type=submit]')).toContain(CHANGED);

  expect(await textOf(page, '.comparison .total')).toContain('₺140.000');
  expect(await page.$eval('[name=reason]', (field) => (field as HTMLInputElement).value)).toBe(
    'Misafir istedi',
  );
  await send(page, '#preview [type=submit]');
  expect(await totalOf('reservations', villa.id)).toBe(140_000_00);
});

test('nor does it make one', async () => {
  const villa = await createVilla();
  const stay = { ...stayFromToday(60, 7), adults: 2, listing: villa.id };
  await go(dashboard.newReservation('villa', stay));
  await fillIn(page, GUEST);
  await raise(villa.id);

  expect(await refused('.save-bar [type=submit]')).toContain(CHANGED);

  expect(await totalOf('reservations', villa.id)).toBeUndefined();
  expect(await textOf(page, '.money-lines')).toContain('₺140.000');
  await send(page, '.save-bar [type=submit]');
  expect(await totalOf('reservations', villa.id)).toBe(140_000_00);
});

test('nor an offer', async () => {
  const villa = await createVilla({ name: 'Villa Lodos' });
  await go(dashboard.newOffer({ ...stayFromToday(60, 7), adults: 2, villas: villa.id }));
  await fillIn(page, { customer_name: 'Caner Yıldız' });
  await page.type('[name="villas.0.note"]', 'Denize en yakını');
  await raise(villa.id);

  expect(await refused('.save-bar [type=submit]')).toContain(`Villa Lodos ${CHANGED}`);

  expect(await textOf(page, '.picks')).toContain('₺140.000');
  await send(page, '.save-bar [type=submit]');
  expect(await totalOf('offer_villas', villa.id)).toBe(140_000_00);
});
