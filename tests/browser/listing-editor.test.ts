import type { Dialog, Page } from 'puppeteer-core';

import { addDays, addMonths, monthOf } from '../../server/shared/days.ts';
import { paths } from '../../server/shared/paths.ts';
import { createBoat, createBoatPrice } from '../support/boat-factories.ts';
import { db, origin, type Visit } from '../support/browser.ts';
import {
  createClosing,
  createDiscount,
  createExtra,
  createSeason,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../support/factories.ts';
import { atWork, partAtWork, readAll, send, staffAt } from './actions.ts';

const { dashboard } = paths;

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await staffAt(dashboard.home());
  page = visit.page;
});

const follow = (selector: string) => send(page, selector);

const typedIn = (selector: string) =>
  page.$eval(selector, (field) => (field as HTMLInputElement).value);
const textOf = (selector: string) => page.$eval(selector, (place) => place.textContent ?? '');
const put = (selector: string, value: string) =>
  page.$eval(
    selector,
    (field, text) => {
      (field as HTMLInputElement).value = text as string;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    value,
  );

test('days are closed by clicks, keys and dragging, shown, and opened again', async () => {
  const villa = await createVilla();
  const first = `${addMonths(monthOf(dayFromToday(0)), 2)}-10`;
  const last = addDays(first, 5);
  const cell = (day: string) => `[data-day="${day}"]`;
  await page.goto(origin + dashboard.villa(villa.id, 'calendar'));
  await page.waitForSelector('[role=gridcell]');
  const topOfButton = () =>
    page.$eval('#date-form [type=submit]', (button) => (button as HTMLElement).offsetTop);
  const top = await topOfButton();
  expect(await textOf('[data-chosen-days]')).toBe(
    'İki gün seçilince kaç gece olduğu burada yazar.',
  );

  await page.click(cell(first));
  await page.click(cell(last));
  expect(await topOfButton()).toBe(top);
  expect(await typedIn('[name=started_at]')).toBe(first);
  expect(await typedIn('[name=finished_at]')).toBe(last);
  expect(await textOf('[data-chosen-days]')).toContain('5 gece seçildi');
  expect(
    await readAll(page, '[data-day-links] a', (links) => links.map(({ href }) => href)),
  ).toEqual(
    [
      dashboard.newReservation('villa', { listing: villa.id, check_in: first, check_out: last }),
      `${dashboard.villa(villa.id, 'prices', {
        year: first.slice(0, 4),
        start_date: first,
        end_date: addDays(last, -1),
      })}#season`,
    ].map((address) => origin + address),
  );

  await page.focus(cell(last));
  await page.keyboard.press('Escape');
  expect(await typedIn('[name=started_at]')).toBe('');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await textOf('[data-chosen-days]')).toMatch(/^İlk gece .+\. Şimdi çıkış gününü seçin\.$/);
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
  expect(await typedIn('[name=started_at]')).toBe(addDays(last, -7));
  expect(await typedIn('[name=finished_at]')).toBe(addDays(last, -6));

  const from = await (await page.$(cell(first)))?.boundingBox();
  const to = await (await page.$(cell(addDays(first, 1))))?.boundingBox();
  if (!from || !to) throw new Error('Both days are on the page');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await typedIn('[name=finished_at]')).toBe(addDays(first, 1));
  await follow('#date-form [type=submit]');

  await page.waitForSelector('[role=gridcell]');
  await page.click(cell(first));
  expect(await textOf('[data-ranges] [aria-current]')).toContain('Kapalı');
  await page.click('[commandfor=open-dates]');
  await page.waitForSelector('#open-dates[open]');
  await follow('#open-dates [type=submit]');
  const left = await db
    .selectFrom('villa_closings')
    .select('id')
    .where('villa_id', '=', villa.id)
    .execute();
  expect(left).toEqual([]);

  await page.waitForSelector('[data-undo-bar]:not([hidden])');
  await follow('[data-undo-bar] button');
  const again = await db
    .selectFrom('villa_closings')
    .select('stay')
    .where('villa_id', '=', villa.id)
    .execute();
  expect(again).toEqual([{ stay: `[${first},${addDays(first, 1)})` }]);
});

test('a closing that is edited is told of other taken nights, and not of its own', async () => {
  const { id } = await createVilla();
  const closing = await createClosing(id, stayFromToday(10, 4));
  await createClosing(id, stayFromToday(16, 2));
  const chosen = () => textOf('[data-chosen-days]');
  await page.goto(origin + dashboard.villa(id, 'calendar', { closing: closing.id }));
  await page.waitForSelector('[role=gridcell]');

  expect(await chosen()).toMatch(/^4 gece seçildi/);
  await put('[name=finished_at]', dayFromToday(16));
  expect(await chosen()).toMatch(/^6 gece seçildi/);
  await put('[name=finished_at]', dayFromToday(17));
  expect(await chosen()).toBe('Seçtiğiniz aralıkta dolu gece var.');
});

test.each([
  ['season', 'villa_prices', 'prices', 'delete-season'],
  ['discount', 'villa_discounts', 'discounts', 'delete'],
  ['extra', 'villa_extras', 'extras', 'delete'],
] as const)('a %s deleted by mistake comes back as it was', async (of, table, tab, dialog) => {
  const { id: villa_id } = await createVilla();
  await db.deleteFrom(table).where('villa_id', '=', villa_id).execute();
  const { id } = await {
    season: () => createSeason({ villa_id, days: '[2090-06-01,2090-09-01)', min_nights: 5 }),
    discount: () => createDiscount({ villa_id, kind: 'LONG_STAY', min_nights: 10 }),
    extra: () => createExtra({ villa_id, months: [5, 6] }),
  }[of]();
  const stored = async () => {
    const rows = await db.selectFrom(table).selectAll().where('villa_id', '=', villa_id).execute();
    return rows.map(({ id: _, created_at, updated_at, ...row }) => row);
  };
  const before = await stored();
  const open = of === 'season' ? { season: id, year: 2090 } : { id };
  await page.goto(origin + dashboard.villa(villa_id, tab, open));
  await atWork(page);

  await page.click(`[commandfor=${dialog}]`);
  await page.waitForSelector(`#${dialog}[open]`);
  await follow(`#${dialog} [type=submit]`);
  expect(await stored()).toEqual([]);
  await page.waitForSelector('[data-undo-bar]:not([hidden])');
  await follow('[data-undo-bar] button');

  expect(await stored()).toEqual(before);
});

test('what a row of a list lacks is told with the row', async () => {
  const villa = await createVilla();
  await page.goto(origin + dashboard.villa(villa.id, 'rooms'));
  await partAtWork(page, 'rows');
  for (let count = 0; count < 2; count += 1)
    await page.click('[data-rows=rooms] [data-row-act=add]');
  await page.type('[name="rooms.0.name"]', 'Üst kat');
  await page.click('form.form [type=submit]');
  await page.waitForSelector('[data-errors]:not([hidden])');

  const lines = await readAll(page, '[data-errors] li', (all) => all.map((li) => li.textContent));
  expect(lines).toContain('Oda 2, Ad: Bu alan gerekli.');
  expect(lines).not.toContain('Oda 1, Ad: Bu alan gerekli.');
});

test('rows that were added, filled, moved and taken away come back in this tab', async () => {
  const { id } = await createVilla();
  const address = dashboard.villa(id, 'rooms');
  const press = (act: string) => page.click(`[data-rows=rooms] [data-row-act=${act}]`);
  const rooms = () =>
    readAll(page, '[data-rows=rooms] [name$=".name"]', (all) =>
      all.map((field) => (field as HTMLInputElement).value),
    );
  await page.goto(origin + address);
  await partAtWork(page, 'rows');
  for (const [at, name] of ['Giden', 'Üst kat', 'Alt kat'].entries()) {
    await press('add');
    await page.type(`[name="rooms.${at}.name"]`, name);
  }
  await page.type('[name="rooms.2.beds"][data-kind=TWIN]', '2');
  await press('remove');
  await press('down');

  await page.goto(origin + dashboard.villas());
  await page.goto(origin + address);
  await page.waitForSelector('[data-draft-note]:not([hidden])');

  expect(await rooms()).toEqual(['Alt kat', 'Üst kat']);
  expect(
    await readAll(page, '[name="rooms.0.beds"]', (all) =>
      all.map((field) => (field as HTMLInputElement).value),
    ),
  ).toEqual(['', '', '2', '', '', '']);
  await follow('.save-bar [type=submit]');
  const stored = db.selectFrom('villa_rooms').select('name').where('villa_id', '=', id);
  expect(await stored.orderBy('position').execute()).toEqual([
    { name: 'Alt kat' },
    { name: 'Üst kat' },
  ]);
  expect(
    await page.evaluate((key) => JSON.stringify(sessionStorage).includes(key), `villa-${id}-`),
  ).toBe(false);
});

test('of two forms of a tab each is saved by itself, and what is typed in the other stays', async () => {
  const { id } = await createVilla();
  await page.goto(origin + dashboard.villa(id, 'location'));
  await atWork(page);
  let questions = 0;
  const asked = (dialog: Dialog) => {
    questions += 1;
    void dialog.accept();
  };
  page.on('dialog', asked);
  await page.type('[name=lat]', '36,2');
  await page.type('[name=lon]', '29,6');
  await page.type('[name=street]', 'Çınar Sokak');

  await follow('form[data-draft$=address] .save-bar [type=submit]');
  await page.waitForSelector('form[data-draft$=location] [data-draft-note]:not([hidden])');
  expect(await typedIn('[name=lat]')).toBe('36,2');
  await follow('form[data-draft$=location] .save-bar [type=submit]');
  page.off('dialog', asked);

  expect(questions).toBe(0);
  expect(
    await db
      .selectFrom('villas')
      .select(['lat', 'lon', 'street'])
      .where('id', '=', id)
      .executeTakeFirst(),
  ).toEqual({ lat: '36.200000', lon: '29.600000', street: 'Çınar Sokak' });
});

test('a season that cuts another says so before it is written', async () => {
  const villa = await createVilla();
  await createSeason({ villa_id: villa.id, days: '[2090-06-01,2090-09-01)' });
  await page.goto(origin + dashboard.villa(villa.id, 'prices', { year: 2090 }));
  await atWork(page);
  await put('#season [name=start_date]', '2090-07-01');
  await put('#season [name=end_date]', '2090-07-31');
  await put('#season [name=nightly_price_kurus]', '21.500');
  await page.click('#season [name=arrival_weekdays][value="6"]');
  await page.click('#season .save-bar [type=submit]');
  await page.waitForSelector('[data-overlaps]:not([hidden])');

  const cut = (price: string) =>
    `1 Haziran – 31 Ağustos 2090 (${price}) ikiye bölünür: 1 – 30 Haziran 2090 · 1 – 31 Ağustos 2090`;
  expect(await textOf('[data-overlaps] li')).toBe(cut('₺10.000'));

  // A colleague's price of the same days is told before it is cut.
  await db
    .updateTable('villa_prices')
    .set(({ eb }) => ({ nightly_price_kurus: 15_000_00, version: eb('version', '+', 1) }))
    .where('villa_id', '=', villa.id)
    .where('days', '=', '[2090-06-01,2090-09-01)')
    .execute();
  await page.click('[data-overlaps-split]');
  await page.waitForFunction(
    (text) => document.querySelector('[data-overlaps]:not([hidden]) li')?.textContent === text,
    {},
    cut('₺15.000'),
  );
  await follow('[data-overlaps-split]');

  const seasons = await db
    .selectFrom('villa_prices')
    .select(['days', 'nightly_price_kurus', 'arrival_weekdays'])
    .where('villa_id', '=', villa.id)
    .where('days', '&&', '[2090-01-01,2091-01-01)')
    .orderBy('days')
    .execute();
  expect(seasons.map(({ days }) => days)).toEqual([
    '[2090-06-01,2090-07-01)',
    '[2090-07-01,2090-08-01)',
    '[2090-08-01,2090-09-01)',
  ]);
  expect(seasons[1]).toMatchObject({ nightly_price_kurus: 21_500_00, arrival_weekdays: [6] });
});

test('a range of nights is changed after a preview, by keyboard, and put back', async () => {
  const villa = await createVilla();
  await createSeason({
    villa_id: villa.id,
    days: '[2090-06-01,2090-09-01)',
    nightly_price_kurus: 20_000_00,
  });
  const stored = () =>
    db
      .selectFrom('villa_prices')
      .select(['days', 'nightly_price_kurus', 'min_nights'])
      .where('villa_id', '=', villa.id)
      .where('days', '&&', '[2090-01-01,2091-01-01)')
      .orderBy('days')
      .execute();
  const before = await stored();
  await page.goto(origin + dashboard.villa(villa.id, 'prices', { year: 2090 }));
  await atWork(page);
  await put('#range-range_start', '2090-07-01');
  await put('#range-range_end', '2090-07-15');
  await page.select('#range-price_by', 'percent');
  await put('#range-price_value', '10');
  await put('#range-range_min_nights', '7');
  await page.focus('#range-range_min_nights');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  await atWork(page);
  expect(await textOf('#range')).toContain('₺20.000 → ₺22.000');
  expect(await stored()).toEqual(before);

  await follow('#range [type=submit]');

  expect(await stored()).toEqual([
    { days: '[2090-06-01,2090-07-01)', nightly_price_kurus: 20_000_00, min_nights: null },
    { days: '[2090-07-01,2090-07-16)', nightly_price_kurus: 22_000_00, min_nights: 7 },
    { days: '[2090-07-16,2090-09-01)', nightly_price_kurus: 20_000_00, min_nights: null },
  ]);
  await page.waitForSelector('[data-undo-bar]:not([hidden])');
  await follow('[data-undo-bar] button');
  expect(await stored()).toEqual(before);
});

test('days of one unit of a boat are changed after a preview, and put back', async () => {
  const boat = await createBoat({ prices: {} });
  const own = { boat_id: boat.id, days: '[2090-06-01,2090-09-01)' };
  await createBoatPrice({ ...own, unit: 'DAY', price_kurus: 50_000_00 });
  await createBoatPrice({ ...own, unit: 'WEEK', price_kurus: 300_000_00 });
  const stored = () =>
    db
      .selectFrom('boat_prices')
      .select(['unit', 'days', 'price_kurus'])
      .where('boat_id', '=', boat.id)
      .orderBy('unit')
      .orderBy('days')
      .execute();
  const before = await stored();
  await page.goto(origin + dashboard.boat(boat.id, 'prices', { year: 2090, unit: 'DAY' }));
  await atWork(page);
  await put('#range-range_start', '2090-08-01');
  await put('#range-range_end', '2090-08-31');
  await page.select('#range-price_by', 'fixed');
  await put('#range-price_value', '62.500');
  await page.focus('#range-price_value');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  await atWork(page);
  expect(await textOf('#range')).toContain('₺50.000 → ₺62.500');
  expect(await stored()).toEqual(before);

  await follow('#range [type=submit]');

  expect(await stored()).toEqual([
    { unit: 'DAY', days: '[2090-06-01,2090-08-01)', price_kurus: 50_000_00 },
    { unit: 'DAY', days: '[2090-08-01,2090-09-01)', price_kurus: 62_500_00 },
    { unit: 'WEEK', days: '[2090-06-01,2090-09-01)', price_kurus: 300_000_00 },
  ]);
  await page.waitForSelector('[data-undo-bar]:not([hidden])');
  await follow('[data-undo-bar] button');
  expect(await stored()).toEqual(before);
});

test('several seasons are changed together, and put back but for what somebody else has changed', async () => {
  const villa = await createVilla();
  const seasons = await Promise.all(
    ['[2090-06-01,2090-07-01)', '[2090-07-01,2090-08-01)'].map((days) =>
      createSeason({ villa_id: villa.id, days, nightly_price_kurus: 20_000_00 }),
    ),
  );
  const ids = seasons.map(({ id }) => id);
  const stored = () =>
    db
      .selectFrom('villa_prices')
      .select(['nightly_price_kurus', 'min_nights'])
      .where('id', 'in', ids)
      .orderBy('days')
      .execute();
  await page.goto(origin + dashboard.villa(villa.id, 'prices', { year: 2090 }));
  await atWork(page);
  await page.click('[data-select-all]');
  await page.click('[commandfor=bulk-edit]');
  await page.waitForSelector('#bulk-edit[open]');
  await put('#bulk-edit [name=percent]', '10');
  await follow('#bulk-edit .foot [type=submit]');
  expect((await stored()).map((season) => season.nightly_price_kurus)).toEqual([
    22_000_00, 22_000_00,
  ]);

  await page.waitForSelector('[data-undo-bar]:not([hidden])');
  await db.updateTable('villa_prices').set({ min_nights: 9 }).where('id', '=', ids[1]!).execute();
  await follow('[data-undo-bar] button');
  await page.waitForSelector('[data-undo-bar]:not([hidden])');
  expect(await textOf('[data-undo-said]')).toContain('1 – 31 Temmuz');
  expect(await stored()).toEqual([
    { nightly_price_kurus: 20_000_00, min_nights: null },
    { nightly_price_kurus: 22_000_00, min_nights: 9 },
  ]);
});

test('a calendar is looked at before it is applied, and what it closes can be kept', async () => {
  const villa = await createVilla();
  const ics = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//TR',
    'BEGIN:VEVENT',
    'UID:1@test',
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${dayFromToday(30).replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayFromToday(33).replaceAll('-', '')}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  await page.goto(origin + dashboard.villa(villa.id, 'feeds'));
  await atWork(page);
  await page.$eval(
    '[name=file]',
    (field, text) => {
      const files = new DataTransfer();
      files.items.add(new File([text as string], 'takvim.ics', { type: 'text/calendar' }));
      (field as HTMLInputElement).files = files.files;
    },
    ics,
  );
  await page.click('#add [type=submit]');
  await page.waitForSelector('[data-plan]:not([hidden])');
  expect(await textOf('[data-group=added]')).toContain('Karşı sitede yeni dolu 1');
  expect(await textOf('[data-group=added] li')).toContain('Reserved');
  await follow('[data-apply]');

  expect(await textOf('.dense')).toContain('Yüklenen takvim');

  await page.goto(origin + dashboard.villa(villa.id, 'calendar'));
  await atWork(page);
  await page.click('[commandfor=adopt]');
  await page.waitForSelector('#adopt[open]');
  await page.type('#adopt [name=note]', 'Sahibinin misafiri');
  await follow('#adopt .foot [type=submit]');
  const closings = await db
    .selectFrom('villa_closings')
    .select(['source', 'note'])
    .where('villa_id', '=', villa.id)
    .execute();
  expect(closings).toEqual([{ source: 'FEED', note: 'Sahibinin misafiri' }]);
  expect(visit.problems.filter((problem) => !/\b(409|422)\b/.test(problem))).toEqual([]);
});

describe('a colleague’s change', () => {
  /** Saves and gives what the form says of it. */
  async function told(): Promise<(string | null)[]> {
    await page.click('main .save-bar [type=submit]');
    await page.waitForSelector('[data-stale]:not([hidden])');
    return readAll(page, '[data-stale] li', (lines) => lines.map(({ textContent }) => textContent));
  }

  test('of an extra is told by its fields, of which its version is none', async () => {
    const villa = await createVilla();
    const { id } = await createExtra({ villa_id: villa.id });
    await page.goto(origin + dashboard.villa(villa.id, 'extras', { id }));
    await atWork(page);
    await db.updateTable('villa_extras').set({ name: 'Isıtma' }).where('id', '=', id).execute();

    expect(await told()).toEqual([expect.stringMatching(/^Ad şimdi: Isıtma/)]);
  });

  test('on another tab of the villa is no list of nothing', async () => {
    const { id } = await createVilla();
    await page.goto(origin + dashboard.villa(id));
    await atWork(page);
    await db.updateTable('villas').set({ summary: 'Yeni özet' }).where('id', '=', id).execute();

    expect(await told()).toEqual([expect.stringContaining('Bu formda karşılaştırılamayan')]);
  });
});
