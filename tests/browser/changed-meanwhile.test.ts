import path from 'node:path';

import type { ElementHandle, Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, origin, type Visit } from '../support/browser.ts';
import {
  createReservation,
  createUser,
  createVilla,
  createVillaType,
  stayFromToday,
} from '../support/factories.ts';
import { atWork, fillIn, GUEST, send, staffAt, textOf } from './actions.ts';

/** What a colleague changed since a page was opened is told to whoever acts on it. */

const { dashboard } = paths;
const PICTURE = path.resolve('tests/fixtures/pictures/villa-11.jpg');

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await staffAt(dashboard.villaTypes());
  page = visit.page;
});

async function go(address: string): Promise<void> {
  await page.goto(origin + address);
  await atWork(page);
}

describe('what is deleted', () => {
  let type: { id: number };

  beforeEach(async () => {
    type = await createVillaType({ name: 'Balayı' });
    await go(dashboard.villaTypes({ id: type.id }));
  });

  const isThere = async () =>
    (await db.selectFrom('villa_types').select('id').where('id', '=', type.id).execute()).length >
    0;

  async function ask(): Promise<void> {
    await page.click('[commandfor=delete]');
    await page.waitForSelector('#delete[open]');
  }

  test('a row that a colleague changed meanwhile is not deleted', async () => {
    await db
      .updateTable('villa_types')
      .set({ name: 'Muhafazakâr' })
      .where('id', '=', type.id)
      .execute();
    await ask();
    await page.click('#delete [type=submit]');
    await page.waitForSelector('#delete [data-errors]:not([hidden])');

    const said = await page.$eval('#delete [data-errors]', (place) => place.textContent);
    expect(said).toContain('Bu kayıt siz açtıktan sonra değişti');
    expect(await isThere()).toBe(true);
  });

  test('one that got a picture on the same page is', async () => {
    const input = (await page.$('[data-picture=input]')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(PICTURE);
    await page.waitForSelector('.toast');
    await ask();
    await send(page, '#delete [type=submit]');

    expect(await isThere()).toBe(false);
  });

  test('one that a colleague deleted meanwhile is told as deleted, and by whom', async () => {
    const colleague = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
    const note = (action: string) =>
      db
        .insertInto('audit_log')
        .values({
          ...{ actor_id: colleague.id, actor_role: 'ADMIN', action },
          ...{ entity: 'villa_type', entity_id: type.id },
        })
        .execute();
    await note('villa_type.created');
    await page.reload();
    await atWork(page);
    await note('villa_type.deleted');
    await db.deleteFrom('villa_types').where('id', '=', type.id).execute();
    await ask();
    await page.click('#delete [type=submit]');
    await page.waitForSelector('#delete [data-errors] li');

    const said = await page.$eval('#delete [data-errors]', (place) => place.textContent);
    expect(said).toContain('Bu kayıt siz açtıktan sonra silinmiş.');
    expect(said).toMatch(/Silindi · Selin Aksoy, \d+ \S+ \d\d\.\d\d/);
  });
});

describe('what is sold at a price', () => {
  const raise = (villa_id: number) =>
    db
      .updateTable('villa_prices')
      .set({ nightly_price_kurus: 20_000_00 })
      .where('villa_id', '=', villa_id)
      .execute();

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
});
