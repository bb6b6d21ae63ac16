import type { Page } from 'puppeteer-core';

import { fillCalendars } from '../../server/scripts/bench/occupancy-data.ts';
import { addDays, weekday } from '../../server/shared/days.ts';
import { formatShortStay } from '../../server/shared/format-days.ts';
import { paths } from '../../server/shared/paths.ts';
import { createBoat, createBoatClosing, createBoatReservation } from '../support/boat-factories.ts';
import { answerFor, db, holdBack, origin, type Visit } from '../support/browser.ts';
import {
  changeReservation,
  createClosing,
  createReservation,
  createUser,
  createVilla,
  dayFromToday,
} from '../support/factories.ts';
import { createFeed, createHeldEvent } from '../support/feed-factories.ts';
import { atWork, readAll, staffAt } from './actions.ts';

const { dashboard } = paths;

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await staffAt(dashboard.home(), { width: 1440 });
  page = visit.page;
});

/** Four weeks from next Monday on. */
const monday = addDays(dayFromToday(0), 8 - weekday(dayFromToday(0)));
const day = (number: number) => addDays(monday, number);

const nights = (from: number, count: number) => ({
  check_in: day(from),
  check_out: day(from + count),
});

async function openGrid(search: object): Promise<void> {
  const shown = { dateStart: monday, dateEnd: day(27) };
  await page.goto(origin + dashboard.occupancy({ ...shown, ...search }));
  await page.waitForSelector('[data-occupancy] table[role=grid]');
  await atWork(page);
}

async function press(...keys: Parameters<Page['keyboard']['press']>[0][]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** A page of its own, with the dialog in which free days become an option. */
async function atTakingAnOption(): Promise<Visit> {
  const own = await staffAt(dashboard.home(), { width: 1440 });
  await own.page.goto(origin + dashboard.occupancy());
  await own.page.waitForSelector('[data-occupancy] table[role=grid]');
  await atWork(own.page);
  await own.page.click('[data-take-dates]');
  await own.page.waitForSelector('#take-dates[open] select[data-filled]');
  await own.page.click('[data-take-kind=option]');
  return own;
}

const text = (selector: string) => page.$eval(selector, (place) => place.textContent ?? '');
const label = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '');

test('days are walked, chosen and closed by keyboard alone', async () => {
  const villa = await createVilla({ name: 'Villa Tuş' });
  await openGrid({ villa_id: villa.id });
  await page.focus('[data-occupancy]');
  await press('ArrowRight', 'ArrowRight');
  expect(await label()).toMatch(/^Villa Tuş, .+: boş$/);

  await page.keyboard.down('Shift');
  await press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await page.keyboard.up('Shift');
  expect(await text('[data-occupancy] + [role=status]')).toContain('3 gece');
  await press('Enter');
  await page.waitForSelector('#take-dates[open] select[data-filled]');
  expect(await text('[data-take-title]')).toContain('Villa Tuş');
  await page.type('#take-dates [name=note]', 'Bakım');
  await press('Enter');
  await page.waitForSelector('a.stay.closed');

  expect(await label()).toMatch(/^Bakım, Kapalı, .+, 3 gece$/);
  const closings = await db
    .selectFrom('villa_closings')
    .select('note')
    .where('villa_id', '=', villa.id)
    .execute();
  expect(closings).toEqual([{ note: 'Bakım' }]);
});

test('the villa of the chosen days stays chosen where the pointer lies on its box', async () => {
  const villa = await createVilla({ name: 'Villa Altında' });
  await openGrid({ villa_id: villa.id });
  const { release } = await holdBack(page, '/villas/all');
  await page.focus('[data-occupancy]');
  await press('ArrowRight', 'Enter');
  await page.waitForSelector('#take-dates[open]');
  await page.hover('#take-dates [name=villa_id]');
  release();
  await page.waitForSelector('#take-dates select[data-filled]');

  expect(
    await page.$eval('#take-dates [name=villa_id]', (box) => (box as HTMLSelectElement).value),
  ).toBe(String(villa.id));
  await press('Escape');
});

test('a stay is dragged to other days of another villa, and told what that costs before', async () => {
  const from = await createVilla({ name: 'Villa Eski' });
  const to = await createVilla({ name: 'Villa Yeni', nightly_price_kurus: 20_000_00 });
  const { id } = await createReservation({
    villa_id: from.id,
    status: 'CONFIRMED',
    customer_name: 'Taşınan Konuk',
    check_in: day(3),
    check_out: day(10),
  });
  await openGrid({ villa_id: `${from.id},${to.id}` });
  const grabbed = await placeOf(`a.stay[data-id="${id}"]`);
  const width = await page.$eval('thead tr:last-child th:nth-child(2)', (head) => head.clientWidth);
  const goal = await placeOf(`tr[data-listing="${to.id}"] td`);

  await page.mouse.move(grabbed.x + 20, grabbed.y);
  await page.mouse.down();
  await page.mouse.move(grabbed.x + 60, goal.y, { steps: 4 });
  await page.mouse.move(grabbed.x + 20 + width * 2, goal.y, { steps: 4 });
  await page.mouse.up();
  await page.waitForSelector('#move-stay[open] [data-preview=ok]');

  expect(await text('#move-stay')).toContain('Taşınan Konuk');
  expect(await text('#move-stay [data-preview]')).toContain('₺70.000 artıyor.');
  expect(await stored(id)).toMatchObject({ villa_id: from.id });
  await page.click('#move-stay [type=submit]');
  await page.waitForSelector(`tr[data-listing="${to.id}"] a.stay[data-id="${id}"]`);
  expect(await stored(id)).toEqual({ villa_id: to.id, stay: `[${day(5)},${day(12)})` });
  expect(await page.$(`tr[data-listing="${from.id}"] a.stay`)).toBeNull();
});

test('free days are priced for what is chosen now, however late the answer before comes', async () => {
  const dear = await createVilla({ nightly_price_kurus: 90_000_00 });
  const cheap = await createVilla({ nightly_price_kurus: 10_000_00 });
  const own = await atTakingAnOption();
  await own.page.$eval(
    '#take-dates form',
    (form, from, until) => {
      form.check_in.value = from;
      form.check_out.value = until;
    },
    day(3),
    day(10),
  );
  const asksFor = ({ id }: { id: number }) => `/v1/quote?villa_id=${id}&`;
  const { release } = await holdBack(own.page, asksFor(dear));
  const asked = own.page.waitForRequest((request) => request.url().includes(asksFor(dear)));
  await own.page.select('#take-dates [name=villa_id]', String(dear.id));
  await asked;
  await own.page.select('#take-dates [name=villa_id]', String(cheap.id));
  await own.page.waitForSelector('#take-dates [data-quote] li');
  const late = own.page.waitForResponse((answer) => answer.url().includes(asksFor(dear)));
  release();
  await (await late).text();
  // A way of the page's own, after which it has read the answer.
  await own.page.evaluate(async (address) => (await fetch(address)).text(), dashboard.login());

  expect(await own.page.$eval('#take-dates [data-quote]', (quote) => quote.textContent)).toContain(
    'Toplam ₺70.000,',
  );
  await own.close();
});

describe('a reservation to be moved', () => {
  interface Booking {
    id: number;
    name: string;
  }

  let own: Visit;
  let first: Booking;
  let second: Booking;

  /** Each with a page of its own: what is held back there stays held back. */
  beforeEach(async () => {
    own = await staffAt(dashboard.home(), { width: 1440 });
    const villa = await createVilla();
    const confirmed = { villa_id: villa.id, status: 'CONFIRMED' } as const;
    first = { id: 0, name: 'Birinci Konuk' };
    second = { id: 0, name: 'İkinci Konuk' };
    for (const [place, booking] of [first, second].entries()) {
      const stay = { ...nights(2 + 10 * place, 4), customer_name: booking.name };
      booking.id = (await createReservation({ ...confirmed, ...stay })).id;
    }
    const shown = { dateStart: monday, dateEnd: day(27), villa_id: villa.id };
    await own.page.goto(origin + dashboard.occupancy(shown));
    await own.page.waitForSelector('[data-occupancy] table[role=grid]');
    await atWork(own.page);
  });

  afterEach(() => own.close());

  const dialog = () =>
    own.page.$eval('#move-stay', (place) => {
      const form = place.querySelector('form') as HTMLFormElement;
      const button = place.querySelector('[type=submit]') as HTMLButtonElement;
      return { guest: form.customer_name.value as string, ready: !button.disabled };
    });

  async function ask({ id }: Booking): Promise<void> {
    await own.page.focus(`a.stay[data-id="${id}"]`);
    await own.page.click('[data-selected-acts] [data-act=move]');
    await own.page.waitForSelector('#move-stay[open]');
  }

  async function leave(): Promise<void> {
    await own.page.keyboard.press('Escape');
    await own.page.waitForSelector('#move-stay:not([open])');
  }

  const ready = () => own.page.waitForSelector('#move-stay[open] [data-preview=ok]');
  const meanwhile = () =>
    readAll(own.page, '#move-stay [data-meanwhile] li', (lines) =>
      lines.map(({ textContent }) => textContent),
    );

  test('is not sent before it has been read, least of all with what another one says', async () => {
    await ask(first);
    await ready();
    expect(await dialog()).toEqual({ guest: first.name, ready: true });
    await leave();
    const { release } = await holdBack(own.page, paths.api.reservation(second.id));
    await ask(second);

    expect(await dialog()).toEqual({ guest: '', ready: false });
    release();
    await ready();
    expect(await dialog()).toEqual({ guest: second.name, ready: true });
    expect(await meanwhile()).toEqual([]);
  });

  test('says where a colleague has put it since, and who did', async () => {
    const colleague = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
    await changeReservation(first.id, { stay: `[${day(16)},${day(20)})` });
    await db
      .insertInto('audit_log')
      .values({
        ...{ actor_id: colleague.id, actor_role: 'ADMIN', action: 'reservation.edited' },
        ...{ entity: 'reservation', entity_id: first.id },
      })
      .execute();
    await ask(first);
    await own.page.waitForSelector('#move-stay [data-meanwhile] li + li');

    const [where, who] = await meanwhile();
    const days = formatShortStay(day(16), day(20));
    expect(where).toContain(`siz bakarken taşınmış; şimdi burada: Villa `);
    expect(where).toContain(days);
    expect(who).toMatch(/ · Selin Aksoy, /);
  });

  test('is told nothing by the late answer of the one before', async () => {
    const { release } = await holdBack(own.page, paths.api.reservation(first.id));
    await ask(first);
    await leave();
    await ask(second);
    await ready();
    release();
    // The panel asks as the dialog does.
    await own.page.waitForFunction(
      (address) =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(address))
          .length === 2,
      {},
      paths.api.reservation(first.id),
    );
    // A way of the page's own, after which it has read both.
    await own.page.evaluate(async (address) => (await fetch(address)).text(), dashboard.login());

    expect(await dialog()).toEqual({ guest: second.name, ready: true });
    expect(await own.page.$eval('#move-stay h2', (title) => title.textContent)).toContain(
      second.name,
    );
  });

  test('stays open when the one before it, sent and left, has been moved', async () => {
    await ask(first);
    await ready();
    const { release } = await holdBack(own.page, paths.api.reservation(first.id));
    await own.page.click('#move-stay [type=submit]');
    await leave();
    await ask(second);
    await ready();
    release();
    await own.page.waitForSelector('.toast ::-p-text(Kayıt taşındı)');

    expect(await dialog()).toEqual({ guest: second.name, ready: true });
    expect(await own.page.$('#move-stay[open]')).not.toBeNull();
  });

  test('is moved only at the total that was shown, and then at the new one', async () => {
    await ask(first);
    await ready();
    await own.page.$eval(
      '#move-stay form',
      (form, from, until) => {
        form.check_in.value = from;
        form.check_out.value = until;
        form.check_in.dispatchEvent(new Event('input', { bubbles: true }));
      },
      day(20),
      day(24),
    );
    const total = () =>
      own.page.$eval('#move-stay form', (form) => form.expected_total_kurus.value);
    await own.page.waitForFunction(
      () =>
        document.querySelector<HTMLFormElement>('#move-stay form')?.expected_total_kurus.value !==
        '',
    );
    const { villa_id } = await stored(first.id);
    await db
      .updateTable('villa_prices')
      .set({ nightly_price_kurus: 33_000_00 })
      .where('villa_id', '=', Number(villa_id))
      .execute();
    expect(await total()).toBe('4000000');

    await own.page.click('#move-stay [type=submit]');
    await own.page.waitForSelector('#move-stay ::-p-text(₺40.000 yerine ₺132.000)');
    await own.page.waitForSelector('#move-stay [data-preview] ::-p-text(132.000)');
    expect(await stored(first.id)).toMatchObject({ stay: `[${day(2)},${day(6)})` });

    await own.page.click('#move-stay [type=submit]');
    await own.page.waitForSelector('#move-stay:not([open])');
    expect(await stored(first.id)).toMatchObject({ stay: `[${day(20)},${day(24)})` });
  });

  test('that cannot be read is not sent', async () => {
    await answerFor(own.page, (request) =>
      request.url().endsWith(paths.api.reservation(first.id))
        ? { status: 500, body: { content: 'Olmadı.' } }
        : undefined,
    );
    await ask(first);
    await own.page.waitForSelector('#move-stay .preview .bad');

    expect(await dialog()).toEqual({ guest: '', ready: false });
  });
});

test('free days are sold only at the total that was shown, and then at the new one', async () => {
  const villa = await createVilla();
  const own = await atTakingAnOption();
  const fields = {
    ...{ check_in: day(3), check_out: day(10), customer_name: 'Ayşe Demirtaş' },
    ...{ customer_phone: '0532 123 45 67', customer_email: 'ayse@ornek.example' },
  };
  await own.page.$eval(
    '#take-dates form',
    (form, values) => {
      for (const [name, value] of Object.entries(values)) form[name].value = value;
    },
    fields,
  );
  await own.page.select('#take-dates [name=villa_id]', String(villa.id));
  await own.page.waitForSelector('#take-dates [data-quote] ::-p-text(70.000)');
  await db
    .updateTable('villa_prices')
    .set({ nightly_price_kurus: 20_000_00 })
    .where('villa_id', '=', villa.id)
    .execute();
  const sold = () =>
    db.selectFrom('reservations').select('total_kurus').where('villa_id', '=', villa.id).execute();

  await own.page.click('#take-dates [data-take-submit]');
  await own.page.waitForSelector('#take-dates ::-p-text(₺70.000 yerine ₺140.000)');
  await own.page.waitForSelector('#take-dates [data-quote] ::-p-text(140.000)');
  expect(await sold()).toEqual([]);

  await own.page.click('#take-dates [data-take-submit]');
  await own.page.waitForSelector('#take-dates:not([open])');
  expect(await sold()).toEqual([{ total_kurus: 140_000_00 }]);
  await own.close();
});

test('a charter is dragged to other days of another boat, and keeps what it was', async () => {
  const from = await createBoat({ name: 'Eski Tekne', prices: { DAY: 40_000_00 } });
  const to = await createBoat({ name: 'Yeni Tekne', prices: { DAY: 60_000_00 } });
  const { id } = await createBoatReservation({
    boat_id: from.id,
    status: 'CONFIRMED',
    customer_name: 'Taşınan Konuk',
    check_in: day(3),
    check_out: day(6),
  });
  await openGrid({ kind: 'boat', boat_id: `${from.id},${to.id}` });
  const grabbed = await placeOf(`a.stay[data-id="${id}"]`);
  const width = await page.$eval('thead tr:last-child th:nth-child(2)', (head) => head.clientWidth);
  const goal = await placeOf(`tr[data-listing="${to.id}"] td`);

  await page.mouse.move(grabbed.x + 20, grabbed.y);
  await page.mouse.down();
  await page.mouse.move(grabbed.x + 60, goal.y, { steps: 4 });
  await page.mouse.move(grabbed.x + 20 + width * 2, goal.y, { steps: 4 });
  await page.mouse.up();
  await page.waitForSelector('#move-stay[open] [data-preview=ok]');

  expect(await text('#move-stay [data-preview]')).toContain('₺60.000 artıyor.');
  await page.click('#move-stay [type=submit]');
  await page.waitForSelector(`tr[data-listing="${to.id}"] a.stay[data-id="${id}"]`);
  const moved = await db
    .selectFrom('boat_reservations')
    .select(['boat_id', 'stay', 'total_kurus'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(moved).toEqual({
    boat_id: to.id,
    stay: `[${day(5)},${day(8)})`,
    total_kurus: 180_000_00,
  });
  const kept = await db
    .selectFrom('reservation_revisions')
    .select('stay')
    .where('boat_reservation_id', '=', id)
    .execute();
  expect(kept).toEqual([{ stay: `[${day(3)},${day(6)})` }]);
});

test.each([
  ['villa', 'villa_closings', createVilla, createClosing],
  ['boat', 'boat_closings', createBoat, createBoatClosing],
] as const)(
  'a closing of a %s is moved with its note as it was written',
  async (kind, table, create, close) => {
    const listing = await create();
    const { id } = await close(listing.id, nights(3, 4));
    const note = 'Havuz bakımı:\npompa, filtre\n\nAnahtar Ali’de';
    await db.updateTable(table).set({ note }).where('id', '=', id).execute();
    await openGrid({ kind, [`${kind}_id`]: listing.id });
    await page.focus(`a.stay[data-id="${id}"]`);
    await page.click('[data-selected-acts] [data-act=extend]');
    await page.waitForSelector('#move-closing[open]');
    await page.click('#move-closing [type=submit]');
    await page.waitForSelector('#move-closing:not([open])');

    expect(
      await db.selectFrom(table).select(['note', 'stay']).where('id', '=', id).executeTakeFirst(),
    ).toEqual({ note, stay: `[${day(3)},${day(8)})` });
  },
);

test('the half day left of a stay at the border is wide enough to be met, and another calendar’s nights can be made our own', async () => {
  const villa = await createVilla({ name: 'Villa Kenar' });
  const feed = await createFeed({ villa_id: villa.id, name: 'Airbnb' });
  await createHeldEvent(feed, nights(27, 4));
  await createReservation({ villa_id: villa.id, status: 'CONFIRMED', ...nights(-3, 3) });
  await createReservation({ villa_id: villa.id, status: 'CONFIRMED', ...nights(0, 3) });
  await createReservation({ villa_id: villa.id, status: 'CONFIRMED', ...nights(24, 3) });
  await page.setViewport({ width: 1000, height: 900 });
  await openGrid({ villa_id: villa.id });

  const bars = await readAll(page, 'a.stay', (all) =>
    all.map((bar) => {
      const { left, right, width } = bar.getBoundingClientRect();
      return { left, right, width };
    }),
  );
  expect(bars.length).toBe(4);
  for (const [place, { width, left }] of bars.entries()) {
    expect(width).toBeGreaterThanOrEqual(24);
    expect(left).toBeGreaterThanOrEqual(bars[place - 1]?.right ?? 0);
  }
  await page.$eval('a.stay.feed', (bar) => (bar as HTMLElement).focus());
  await page.click('[data-act=adopt]');
  await page.waitForSelector('#adopt[open]');
  expect(await text('#adopt')).toContain('Villa Kenar');
  await page.type('#adopt [name=note]', 'Airbnb satışı');
  await page.click('#adopt [type=submit]');
  await page.waitForSelector('a.stay.closed');
  await page.setViewport({ width: 1440, height: 900 });

  expect(await page.$eval('a.stay.closed', (bar) => bar.ariaLabel)).toMatch(
    /^Airbnb satışı, Kapalı, .+, 4 gece$/,
  );
  expect(await page.$('a.stay.feed')).toBeNull();
});

test('boats are walked by keyboard too, and lead to where their days are changed', async () => {
  const boat = await createBoat({ name: 'Koy Yıldızı' });
  await createBoatReservation({
    boat_id: boat.id,
    status: 'CONFIRMED',
    customer_name: 'Yelken Konuğu',
    check_in: day(3),
    check_out: day(5),
  });
  await openGrid({ kind: 'boat' });
  await page.focus(`tr[data-listing="${boat.id}"] th a`);
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  expect(await label()).toMatch(/^Yelken K., Kesinleşti, .+, 2 gün/);
  await page.waitForSelector('[data-selected-facts]:not([hidden])');
  expect(await text('[data-fact=customer]')).toContain('Yelken Konuğu');
  const acts = await readAll(page, '[data-selected-acts] [data-act]', (all) =>
    all.flatMap((act) => ((act as HTMLElement).hidden ? [] : [(act as HTMLElement).dataset.act])),
  );
  expect(acts).toEqual(['open', 'extend', 'move', 'leave']);

  await press('ArrowRight');
  expect(await label()).toMatch(/^Koy Yıldızı, .+: boş$/);
  await page.keyboard.down('Shift');
  await press('ArrowRight', 'ArrowRight');
  await page.keyboard.up('Shift');
  const said = await text('[data-occupancy] + [role=status]');
  expect(said).toMatch(/^Koy Yıldızı, .+ seçildi, 2 gün\. /);
  expect(await text('[data-occupancy] .picked')).toBe('2 gün');
  await Promise.all([page.waitForNavigation(), press('Enter')]);
  expect(page.url()).toBe(origin + dashboard.boat(boat.id, 'calendar'));
});

test('a phone begins with today, and not with the days of the week that are over; who stays there is told all the same', async () => {
  const { id: villa_id } = await createVilla();
  const days = { check_in: dayFromToday(-9), check_out: dayFromToday(9) };
  await createReservation({ villa_id, status: 'CHECKED_IN', ...days });
  const seen = async (before: number) => {
    await openGrid({ dateStart: dayFromToday(-before), dateEnd: dayFromToday(27 - before) });
    return page.$eval('[data-occupancy]', (grid) => {
      const edges = (selector: string) => grid.querySelector(selector)?.getBoundingClientRect();
      const { left = 0, right = 0 } = edges('th.today') ?? {};
      const names = edges('thead th')?.right ?? 0;
      return left >= names && right <= grid.getBoundingClientRect().right && left - names < 60;
    });
  };
  await page.setViewport({ width: 360, height: 780 });

  expect(await seen(6)).toBe(true);
  const name = await page.$eval(`tr[data-listing="${villa_id}"] .stay > span`, (element) => {
    const names = element.closest('tr')?.cells[0]?.getBoundingClientRect().right ?? 0;
    return element.getBoundingClientRect().left - names;
  });
  expect(name).toBeGreaterThan(0);
  expect(await seen(0)).toBe(true);
  // Whoever asked for days before sees them.
  expect(await seen(14)).toBe(false);
  await page.setViewport({ width: 1440, height: 900 });
});

test('of 500 villas only those in view are drawn, wherever one is', async () => {
  const region_id = await fillCalendars(db, { villas: 500, from: monday });
  await openGrid({ region_id });
  const drawn = () => readAll(page, '[data-occupancy] tr[data-listing]', (rows) => rows.length);
  const first = await drawn();
  const nodes = await readAll(page, '[data-occupancy] *', (all) => all.length);

  await page.$eval('[data-occupancy]', (grid) => {
    grid.scrollTop = grid.scrollHeight;
  });
  await page.waitForSelector('tr[aria-rowindex="501"]');
  await page.waitForFunction(() => !document.querySelector('tr[aria-rowindex="2"]'));

  expect(first).toBeLessThanOrEqual(60);
  expect(await drawn()).toBeLessThanOrEqual(90);
  expect(nodes).toBeLessThanOrEqual(3_000);
  expect(visit.problems.filter((problem) => !/\b(409|422)\b/.test(problem))).toEqual([]);
});

async function placeOf(selector: string): Promise<{ x: number; y: number }> {
  return page.$eval(selector, (element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return { x: left, y: top + height / 2 };
  });
}

const stored = (id: number) =>
  db
    .selectFrom('reservations')
    .select(['villa_id', 'stay'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
