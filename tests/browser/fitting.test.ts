import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { createBoat, createBoatReservation, saturdayFromToday } from '../support/boat-factories.ts';
import { db, type Visit, visitor } from '../support/browser.ts';
import { createDemo } from '../support/demo.ts';
import {
  createReservation,
  createTransaction,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../support/factories.ts';
import { createRequest } from '../support/guest-factories.ts';
import { createOffer } from '../support/offer-factories.ts';
import { createReportedVilla } from '../support/report-factories.ts';
import { follow, open, readAll, signInAs, textOf } from './actions.ts';
import { cutOff, edgesOf } from './measures.ts';

const { dashboard } = paths;

/** What is read stands whole where there is room for it: a desk of 1440 px, a phone of 360. */
let desk: Visit;
let phone: Visit;

beforeAll(() => createDemo());

beforeAll(async () => {
  desk = await visitor({ width: 1440 });
  phone = await visitor({ width: 360 });
  await signInAs(desk.page, 'ADMIN');
  await signInAs(phone.page, 'ADMIN');
});

afterEach(() => expect([...desk.problems, ...phone.problems]).toEqual([]));

/** The words of those that are cut. */
const cutOf = (page: Page, selector: string) =>
  readAll(page, selector, (elements) =>
    elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );

const only = <Item>(items: readonly Item[]): Item => {
  expect(items).toHaveLength(1);
  return items[0] as Item;
};

describe('a narrow phone', () => {
  // A phone makes its page smaller until it fits: `innerWidth` tells nothing.
  const beyond = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - screen.width);

  test('holds what a stay that can’t be sold offers instead', async () => {
    const { page, close } = await visitor({ width: 320 });
    const { slug } = await db
      .selectFrom('villas')
      .innerJoin('districts', 'districts.id', 'villas.district_id')
      .innerJoin('towns', 'towns.id', 'districts.town_id')
      .select('villas.slug')
      .where('towns.name', '=', 'Marmaris')
      .limit(1)
      .executeTakeFirstOrThrow();
    await open(page, paths.bookVilla(slug, { ...stayFromToday(60, 1), adults: 2 }));

    expect(await textOf(page, '.note + .row')).toContain('Marmaris');
    expect(await beyond(page)).toBeLessThanOrEqual(0);
    await close();
  });

  test('holds an offer for staff, and its sums for who reads large letters', async () => {
    const { page, close } = await visitor({ width: 320 });
    await signInAs(page, 'ADMIN');
    const offer = await createOffer((await createVilla()).id);
    await open(page, dashboard.offer(offer.id));
    expect(await beyond(page)).toBeLessThanOrEqual(0);

    await open(page, paths.offer(offer.code));
    await page.$eval('html', (root) => {
      root.style.fontSize = '32px';
    });
    expect((await edgesOf(page, '.offer-price')).length).toBe(1);
    expect(await cutOff(page)).toEqual([]);
    await close();
  });
});

test('a window just wide enough for the whole header of the site holds it', async () => {
  const { page, close } = await visitor({ width: 1100 });

  await open(page, paths.contact());

  expect(only(await edgesOf(page, '.header .wide.button')).right).toBeLessThanOrEqual(1_100);
  expect(only(await edgesOf(page, '.header .logo svg'))).toMatchObject({ left: 32, right: 66 });
  await close();
});

describe('a list at the desk', () => {
  test('of requests keeps every column in its frame, however much the guest wrote', async () => {
    const { id } = await createReservation({
      customer_name: 'Ayşegül Melike Karamanoğlu Büyükçekmeceli',
      villa_id: (await createVilla({ name: 'Villa Uzun İsimli Portakal Çiçeği Bahçesi' })).id,
    });
    const message = 'Bebek yatağı, mama sandalyesi ve havuz çiti rica ediyoruz. '.repeat(4);
    await createRequest({ reservation_id: id }, { message });

    await open(desk.page, dashboard.guestRequests());

    expect(await textOf(desk.page, '.dense')).toContain('Karamanoğlu');
    expect(await cutOf(desk.page, '.table-frame')).toEqual([]);
  });

  test.each([[1280], [1440]])(
    'of waiting guests shows a long number and how many come whole, %i px wide',
    async (width) => {
      await createReservation({ customer_phone: '+7900000000036', created_at: inHours(-900) });

      await desk.page.setViewport({ width, height: 900 });
      await open(desk.page, dashboard.home());
      const rows = await readAll(desk.page, '.waiting-lines li', (lines) =>
        lines.map((line) => {
          const [phone, days] = [line.querySelector('.phone'), line.querySelector('.when')];
          const cut = [phone, days].some((part) => part && part.scrollWidth > part.clientWidth);
          return { number: phone?.textContent ?? '', fits: !cut };
        }),
      );

      expect(rows.map(({ number }) => number)).toContain('+7 900 000 000 036');
      expect(rows.filter(({ fits }) => !fits)).toEqual([]);
    },
  );

  test('shows a laptop all its columns, whatever a villa is called', async () => {
    const name = 'Villa Kalkan Koyuna Bakan Yüzyıllık Zeytin Ağaçlarının Altındaki Taş Ev';
    const { id: villa_id } = await createReportedVilla({ name, code: 'UZUN', slug: 'villa-uzun' });
    await createOffer(villa_id);
    await createReservation({ villa_id, status: 'COMPLETED', ...stayFromToday(-20, 7) });
    const month = dayFromToday(-20).slice(0, 7);
    const { page, close } = await visitor({ width: 1280 });
    await signInAs(page, 'ADMIN');

    for (const list of [
      dashboard.villas(),
      dashboard.villas({ q: name }),
      dashboard.boats(),
      dashboard.offers(),
      dashboard.transactions(),
      dashboard.feeds(),
      dashboard.closings(),
      dashboard.gaps(),
      dashboard.transportReport({ month }),
      dashboard.villaReport(),
    ]) {
      await open(page, list);
      expect([list, (await edgesOf(page, '.table-frame')).length]).toEqual([list, 1]);
      expect([list, await cutOf(page, '.table-frame')]).toEqual([list, []]);
    }
    await close();
  });

  test('of free villas shows their names whole', async () => {
    await createVilla({ name: 'Villa Kumru Tepesi Konağı' });
    const stay = { check_in: dayFromToday(200), check_out: dayFromToday(207), adults: 2 };

    await open(desk.page, dashboard.newReservation('villa', stay));

    expect((await edgesOf(desk.page, '.dense .row-link')).length).toBeGreaterThan(5);
    expect(await cutOf(desk.page, '.dense .row-link')).toEqual([]);
  });

  test('of those who are there keeps its columns in its frame, whoever they are', async () => {
    const { id: boat_id } = await createBoat({ name: 'Defne Yaprağı Sultanı' });
    const stay = { status: 'CHECKED_IN', ...stayFromToday(-3, 9), babies: 1 } as const;
    const guest = {
      customer_name: 'Ayşe Melike Özdemir-Schmidt',
      customer_phone: '+971500000003',
      customer_note: 'Annem merdiven çıkamıyor, alt katta oda rica ediyoruz.',
    };
    await createBoatReservation({ boat_id, ...stay, ...guest });

    await open(desk.page, dashboard.dayCustomers());

    expect(await textOf(desk.page, 'main')).toContain('Özdemir-Schmidt');
    expect(await cutOf(desk.page, '.table-frame')).toEqual([]);
  });

  test('of reservations tells a name that stands in two lines to whoever points at it', async () => {
    await open(desk.page, dashboard.villaReservations());

    const names = await readAll(desk.page, '.dense .name', (all) =>
      all.map((name) => [name.textContent, (name as HTMLElement).title]),
    );
    expect(names.length).toBeGreaterThan(100);
    for (const [name, title] of names) expect(title).toBe(name);
    expect(await cutOf(desk.page, '.table-frame')).toEqual([]);
  });

  test.each(['boat', 'villa'] as const)(
    'of reservations and payments cuts no name: %s',
    async (kind) => {
      for (const list of [dashboard.reservations(kind, { take: 100 }), dashboard.transactions()]) {
        await open(desk.page, list);
        expect(await cutOf(desk.page, '.dense .name, .dense .name > span')).toEqual([]);
      }
    },
  );
});

test('a choice of words is read whole on a phone', async () => {
  await open(phone.page, dashboard.transportReport());
  const rooms = await readAll(phone.page, '.month-form select', (selects) =>
    (selects as HTMLSelectElement[]).map((select) => {
      const needed = select.cloneNode(true) as HTMLSelectElement;
      Object.assign(needed.style, { position: 'absolute', width: 'max-content', flex: 'none' });
      select.after(needed);
      const wide = needed.getBoundingClientRect().width;
      needed.remove();
      return select.getBoundingClientRect().width - wide;
    }),
  );

  expect(rooms).toHaveLength(2);
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(0);
});

test.each([720, 840, 959, 1024])('charts use the room of a screen of %i px', async (width) => {
  const tablet = await visitor({ width });
  await signInAs(tablet.page, 'ADMIN');
  const { villa_id } = await db
    .selectFrom('reservations')
    .select('villa_id')
    .where('status', '=', 'COMPLETED')
    .where('villa_id', 'is not', null)
    .executeTakeFirstOrThrow();
  for (const screen of [dashboard.home(), dashboard.occupancyReport({ villa_id })]) {
    await open(tablet.page, screen);
    const rooms = await readAll(tablet.page, 'main svg.chart', (charts) =>
      charts
        .filter((chart) => chart.checkVisibility())
        .map((chart) => [
          chart.getBoundingClientRect().width,
          Number.parseFloat(getComputedStyle(chart.parentElement as Element).width),
        ]),
    );

    expect(rooms.length).toBeGreaterThan(0);
    for (const [shown = 0, room = 0] of rooms) expect(shown / room).toBeGreaterThan(0.85);
  }
  await tablet.close();
});

describe('a desk of 1024 px', () => {
  let small: Visit;

  beforeAll(async () => {
    small = await visitor({ width: 1024 });
    await signInAs(small.page, 'ADMIN');
  });

  test('and a wider one give a state no more room than it needs beside names', async () => {
    const stateWidth = async ({ page }: Visit) => {
      await open(page, dashboard.villaReservations());
      const { left, right } = only(await edgesOf(page, 'tr:first-child > td:has(> .state-dot)'));
      return right - left;
    };

    expect(await stateWidth(desk)).toBeCloseTo(await stateWidth(small), 0);
  });

  test('sees what there is to do about a payment', async () => {
    await open(small.page, dashboard.transactions({ needs_action: '1' }));

    const frame = only(await edgesOf(small.page, '.table-frame'));
    const sentences = await edgesOf(small.page, '.action-text');

    expect(sentences.length).toBeGreaterThan(3);
    for (const { right } of sentences) expect(right).toBeLessThanOrEqual(frame.right);
  });

  test('sees every column of the lists that are narrow enough', async () => {
    const { villa_id } = await db
      .selectFrom('villa_discounts')
      .select('villa_id')
      .where('within_days', 'is not', null)
      .executeTakeFirstOrThrow();
    const lists = [
      dashboard.banks(),
      dashboard.users(),
      dashboard.contactMessages(),
      dashboard.villa(villa_id, 'discounts'),
    ];
    for (const list of lists) {
      await open(small.page, list);
      expect((await edgesOf(small.page, '.dense .row-link')).length).toBeGreaterThan(1);
      expect(
        await cutOf(small.page, '.table-frame, .dense tbody :is(td, th), .dense .name'),
      ).toEqual([]);
    }
  });

  test('sees every fact of the widest lists, some of them in one cell', async () => {
    const folded = (selector: string) =>
      readAll(small.page, `.dense tbody tr:first-child :is(td, th) > ${selector}`, (cells) =>
        (cells as HTMLElement[]).map(({ innerText }) => innerText),
      );
    for (const list of [
      dashboard.villas(),
      dashboard.villaReservations(),
      dashboard.boatReservations(),
    ]) {
      await open(small.page, list);
      expect(await cutOf(small.page, '.table-frame')).toEqual([]);
    }

    await open(small.page, dashboard.villaReservations({ status: 'OPTION' }));
    expect(await folded('.on-laptop')).toEqual([
      expect.stringMatching(/^Kayıt \d\d\.\d\d\.\d\d$/),
      expect.stringMatching(/^\d+ kişi · \d+ gece$/),
      expect.stringMatching(/^\d\d\.\d\d\.\d\d$/),
      expect.stringMatching(/^₺[\d.]+ kalan$/),
    ]);
    expect(await folded('.on-tablet')).toEqual([]);
    await open(desk.page, dashboard.villaReservations());
    expect(
      await readAll(desk.page, '.dense .on-laptop', (all) =>
        all.filter((each) => each.checkVisibility()),
      ),
    ).toEqual([]);
  });

  test('sees no link above what stays at the edge of a table', async () => {
    await open(small.page, dashboard.feedConflicts());

    const seen = await readAll(small.page, '.dense td.stick', (cells) =>
      cells.map((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        const points = [1, 2, 3, 4, 5, 6, 7].map((part) => left + ((right - left) * part) / 8);
        return points.every((x) => cell.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      }),
    );

    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([true]));
  });

  test('has a list’s form below it, and an opened record above its list', async () => {
    await open(small.page, dashboard.marinas());
    const marinas = only(await edgesOf(small.page, '.table-frame'));
    const form = only(await edgesOf(small.page, 'aside#form'));
    await open(small.page, dashboard.closings());
    await follow(small.page, () => small.page.click('.dense .row-link'));
    const records = only(await edgesOf(small.page, '.table-frame'));
    const record = only(await edgesOf(small.page, '.record-first > aside'));

    expect(marinas.right - marinas.left).toBe(form.right - form.left);
    expect(form.top).toBeGreaterThan(marinas.bottom);
    expect(record.bottom).toBeLessThan(records.top);
  });

  test('sees a reservation’s sums inside their panel', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });
    await createTransaction({
      ...{ reservation_id: id, payer_name: 'NERMİN ÇALIŞKAN', status: 'PAID' },
      ...{ paid_at: new Date(), needs_action: 'MISMATCH', action_note: 'Fazla geldi.' },
    });
    await open(small.page, dashboard.reservation('villa', id));

    const panel = only(await edgesOf(small.page, '#payments'));
    const sums = await edgesOf(small.page, '.payments td.end');

    expect(sums.length).toBeGreaterThan(1);
    for (const { right } of sums) expect(right).toBeLessThanOrEqual(panel.right - 16);
  });

  test('reads the names of places in one line', async () => {
    await open(small.page, dashboard.regions({ region: 1 }));

    const names = await edgesOf(small.page, '.sort-list .row-link b');

    expect(names.length).toBeGreaterThan(4);
    for (const { top, bottom } of names) expect(bottom - top).toBeLessThan(30);
  });
});

test('fields beside each other stand on one line where a label takes two', async () => {
  await open(desk.page, dashboard.newUser());

  const inputs = '[name=vkn], [name=tckn], [name=foreign_identity]';
  const lines = await edgesOf(desk.page, inputs);
  const labels = await edgesOf(desk.page, `.field:has(${inputs}) > label`);

  expect(lines).toHaveLength(3);
  expect(new Set(lines.map(({ top }) => top)).size).toBe(1);
  expect(new Set(labels.map(({ bottom }) => bottom)).size).toBe(1);
  expect(new Set(labels.map(({ top }) => top)).size).toBe(2);
});

test('a bar of the occupancy too short for its words ends them with dots', async () => {
  await open(desk.page, dashboard.occupancy());

  const ends = await readAll(desk.page, 'a.stay > span, td.gap span', (labels) =>
    labels.map((label) => getComputedStyle(label).textOverflow),
  );
  expect(ends.length).toBeGreaterThan(20);
  expect(new Set(ends)).toEqual(new Set(['ellipsis']));
});

describe('on a phone', () => {
  test('the names of a numbered list stand below each other', async () => {
    await open(phone.page, dashboard.villas());

    const names = await edgesOf(phone.page, '.dense [data-slot=a1]');

    expect(names.length).toBeGreaterThan(9);
    expect(new Set(names.map(({ left }) => left)).size).toBe(1);
  });

  test('the prices of a filter take the width there is', async () => {
    await open(phone.page, dashboard.villas());
    await phone.page.click('[popovertarget*=filter]');

    const prices = await edgesOf(phone.page, '.filter-sheet .joined .amount');

    expect(prices).toHaveLength(2);
    for (const { left, right } of prices) expect(right - left).toBeGreaterThan(150);
  });

  test('what the news of a reservation is narrowed by stays in its panel', async () => {
    const { id } = await createReservation();
    await open(phone.page, dashboard.reservation('villa', id));

    const panel = only(await edgesOf(phone.page, '.panel:has(> .panel-head .segment)'));
    const segment = only(await edgesOf(phone.page, '.panel-head .segment'));

    expect(segment.right).toBeLessThanOrEqual(panel.right - 16);
  });

  test('a code in the heading of a dialog stands on one line', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });
    await open(phone.page, dashboard.reservation('villa', id));

    const lines = await readAll(phone.page, 'dialog h2 .nowrap', (codes) =>
      codes.map((code) => {
        const dialog = code.closest('dialog');
        dialog?.showModal();
        const { length } = code.getClientRects();
        dialog?.close();
        return [code.textContent, length];
      }),
    );

    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines)
      expect(line).toEqual([expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{6}$/), 1]);
  });

  test('the open part of an editor keeps off the edge', async () => {
    const { id } = await db
      .selectFrom('villas')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await open(phone.page, `${dashboard.villa(id)}/search-engine`);

    const current = only(await edgesOf(phone.page, '.subtabs [aria-current]'));

    expect(current.left).toBeGreaterThanOrEqual(16);
    expect(current.right).toBeLessThanOrEqual(345);
  });

  test('the occupancy speaks of fingers, at the desk of a pointer', async () => {
    await open(phone.page, dashboard.occupancy());
    expect(await textOf(phone.page, '[data-selected-text]')).toContain('dokun');

    await open(desk.page, dashboard.occupancy());
    expect(await textOf(desk.page, '[data-selected-text]')).not.toContain('dokun');
  });

  test('a found reservation says whose it is before its code, and is read whole', async () => {
    await createReservation({ customer_name: 'Bulunacak Abdurrahman Müşterioğlu' });
    await open(phone.page, dashboard.home());
    await phone.page.waitForSelector('[data-token-state=ready]');
    await phone.page.click('a[data-search]');
    await phone.page.waitForSelector('#palette[open]');
    await phone.page.type('#palette input', 'bulunacak');
    await phone.page.waitForSelector('#palette [role=option] small:not(:empty)');

    expect(await textOf(phone.page, '#palette [role=option] b')).toMatch(
      /^Bulunacak Abdurrahman Müşterioğlu · [0-9A-Z]{4}-[0-9A-Z]{6}$/,
    );
    expect(await cutOf(phone.page, '#palette [role=option] > *')).toEqual([]);
  });
});

test.each([320, 360])(
  'without a script the order of villas is in sight at %i px',
  async (width) => {
    const { page, close } = await visitor({ width, script: false });
    await open(page, paths.villas());

    for (const { left, right } of await edgesOf(page, '.tools :is(select, .button)')) {
      expect(left).toBeGreaterThanOrEqual(16);
      expect(right).toBeLessThanOrEqual(width - 16);
    }
    await close();
  },
);

test('the price of an extra stays on one line with what it is for', async () => {
  const { page, close } = await visitor({ width: 360 });
  const { slug } = await db
    .selectFrom('villas as v')
    .innerJoin('villa_extras as e', 'e.villa_id', 'v.id')
    .select('v.slug')
    .where('v.active', '=', true)
    .where('e.unit', '=', 'NIGHT')
    .orderBy('v.id')
    .executeTakeFirstOrThrow();
  await open(page, paths.villa(slug));

  const lines = await readAll(page, 'dl.lines dd', (all) =>
    all.map((price) => {
      const words = document.createRange();
      words.selectNodeContents(price);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set([1]));
  await close();
});

test('on the smallest phone a booking’s code does not lie under the button that copies it', async () => {
  const { slug, id } = await createVilla();
  const { reservation_id } = await createReservation({
    ...{ villa_id: id, status: 'OPTION', option_until: inHours(20) },
  });
  const { page, close } = await visitor({ width: 320 });
  await open(page, paths.booked(slug, reservation_id));

  const code = only(await edgesOf(page, '.code b'));
  const button = only(await edgesOf(page, '.code [data-copy]'));

  expect(code.right).toBeLessThanOrEqual(button.left);
  expect(button.right).toBeLessThanOrEqual(284);
  await close();
});

describe('with letters twice as large', () => {
  let large: Visit;

  beforeAll(async () => {
    large = await visitor({ width: 360 });
    const devtools = await large.page.createCDPSession();
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  });
  afterAll(() => large.close());

  const slugOfVilla = async () => {
    const { slug } = await db
      .selectFrom('villas')
      .select('slug')
      .where('active', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return slug;
  };

  const slugOfBoat = async () => {
    const boats = db.selectFrom('boats').select('slug').where('active', '=', true);
    return (await boats.orderBy('id').executeTakeFirstOrThrow()).slug;
  };

  test.each<[string, () => string | Promise<string>]>([
    ['home', () => paths.home()],
    ['a list', () => paths.villas(stayFromToday(120, 7))],
    ['a list of boats', () => paths.boats()],
    ['a villa', async () => paths.villa(await slugOfVilla(), stayFromToday(300, 7))],
    ['a boat', async () => paths.boat(await slugOfBoat())],
    ['what is not there', () => '/boyle-bir-sayfa-yok'],
    ['the page behind a code', () => paths.enquire()],
    ['the contact form', () => paths.contact()],
    ['a booking', async () => paths.bookVilla(await slugOfVilla(), stayFromToday(300, 7))],
    [
      'a payment',
      async () => {
        const { reservation_id } = await createReservation({
          status: 'OPTION',
          option_until: inHours(20),
        });
        return paths.payment(reservation_id);
      },
    ],
  ])('%s is no wider than a phone, and no word is cut off', async (_page, address) => {
    await open(large.page, await address());

    const [width, size] = await large.page.evaluate(() => [
      document.documentElement.scrollWidth,
      getComputedStyle(document.body).fontSize,
    ]);

    expect(size).toBe('32px');
    expect(width).toBe(360);
    expect(await cutOff(large.page)).toEqual([]);
  });

  test.each([
    ['the footer', () => paths.faq()],
    ['what stands beside a text', () => paths.banks()],
  ])('%s does not stand out of a window', async (_what, address) => {
    const { page, close } = await visitor({ width: 1280 });
    const devtools = await page.createCDPSession();
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });

    await open(page, address());

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1_280);
    await close();
  });

  test.each([[320], [390], [1024]])(
    'no page’s footer is wider than a screen of %i px whose text alone is larger',
    async (width) => {
      const { page, close } = await visitor({ width });
      await open(page, paths.blog());
      // What a reader's own stylesheet does: the widths that are asked for in em stay as they were.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

      const edges = await edgesOf(page, '.footer :is(a, span, h2, li, summary)');

      expect(edges.length).toBeGreaterThan(20);
      for (const { right } of edges) expect(right).toBeLessThanOrEqual(width);
      await close();
    },
  );

  test('the questions are no wider than the smallest phone', async () => {
    const { page, close } = await visitor({ width: 320 });
    const devtools = await page.createCDPSession();
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page, paths.faq());

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  });

  test.each([
    ['a villa', async () => paths.villa(await slugOfVilla(), stayFromToday(300, 7))],
    ['a boat', async () => paths.boat(await slugOfBoat())],
  ])('the price of %s beside its page is not scrolled sideways', async (_kind, address) => {
    const { page, close } = await visitor({ width: 1100 });
    const devtools = await page.createCDPSession();
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });

    await open(page, await address());

    expect(
      await page.$eval('.quote', ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
    await close();
  });
});

describe('on a phone a finger finds', () => {
  const heightsOf = async (selector: string) => {
    const edges = await edgesOf(phone.page, selector);
    return edges.map(({ top, bottom }) => Math.round(bottom - top));
  };

  test('the arrows that move a boat, beside which its name stands whole', async () => {
    await open(phone.page, dashboard.boats());
    const heights = await heightsOf('.moves [data-sort-step]');

    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await heightsOf('.moves [data-sort-handle]')).toEqual(
      heights.slice(0, heights.length / 2).map(() => 0),
    );
  });

  test.each([
    ['the way back', '.crumbs a'],
    ['what a panel’s head leads to', '.panel-head a'],
  ])('%s', async (_name, selector) => {
    await open(phone.page, dashboard.villa((await createVilla()).id));
    const heights = await heightsOf(selector);

    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('the numbers of those who arrive today', async () => {
    await open(phone.page, dashboard.dayCustomers());
    const heights = await heightsOf('main :is(td, th) a.over');

    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
  });
});

test.each([1, 2, 3, 4, 5, 7])('%i pictures fill their place at the desk', async (count) => {
  const { id, slug } = await createVilla();
  const stored = await db.selectFrom('stored_pictures').select('hash').limit(count).execute();
  await db
    .insertInto('villa_pictures')
    .values(stored.map(({ hash }, position) => ({ villa_id: id, hash, position })))
    .execute();
  await open(desk.page, paths.villa(slug));

  const place = only(await edgesOf(desk.page, '.gallery-place'));
  const pictures = await edgesOf(desk.page, '.row-of-pictures > a');
  const covered = pictures.reduce((area, picture) => area + areaOf(picture), 0);
  const gaps = 8 * (3 * 472 + 640);
  expect(covered).toBeGreaterThan(areaOf(place) - gaps);
});

const areaOf = ({ left, right, top, bottom }: Awaited<ReturnType<typeof edgesOf>>[number]) =>
  (right - left) * (bottom - top);

test('names of months beside a villa’s prices stand on one line each', async () => {
  const { id } = await createVilla();
  await open(phone.page, dashboard.villa(id, 'prices'));

  const lines = await readAll(phone.page, '.year-bar figcaption span', (months) =>
    months.map((month) => {
      const words = document.createRange();
      words.selectNodeContents(month);
      return words.getClientRects().length;
    }),
  );

  expect(lines).toEqual(lines.map(() => 1));
  expect(lines).toHaveLength(12);
});

test.each([[360], [1440]])(
  'days of birth in a guest’s list stay in their columns, %i px wide',
  async (width) => {
    const { reservation_id, customer_email } = await createReservation({ status: 'CONFIRMED' });
    const { page, close } = await visitor({ width });
    await open(page, paths.enquire({ code: reservation_id }));
    await page.type('input[name=contact]', customer_email);
    await follow(page, () => page.keyboard.press('Enter'));
    await page.$eval('.guests-panel details', (list) => list.setAttribute('open', ''));

    const fields = await edgesOf(page, '.person .field:has([name="birth_date"])');
    const inputs = await edgesOf(page, '.person [name="birth_date"]');

    expect(inputs.length).toBeGreaterThan(0);
    for (const [n, { right }] of inputs.entries())
      expect(right).toBeLessThanOrEqual((fields[n]?.right ?? 0) + 0.5);
    await close();
  },
);

test.each([[360], [1280], [1440]])(
  'days of other dates in a guest’s wish stay in their panel, %i px wide',
  async (width) => {
    const { reservation_id, customer_email } = await createReservation({ status: 'CONFIRMED' });
    const { page, close } = await visitor({ width });
    await open(page, paths.enquire({ code: reservation_id }));
    await page.type('input[name=contact]', customer_email);
    await follow(page, () => page.keyboard.press('Enter'));
    await page.$eval('.request', (wish) => wish.setAttribute('open', ''));

    const [panel] = await edgesOf(page, '.request form');
    const days = await edgesOf(page, '.request .pair input');

    expect(days).toHaveLength(2);
    for (const { right } of days) expect(right).toBeLessThanOrEqual((panel?.right ?? 0) + 0.5);
    await close();
  },
);

test('round buttons leave the booking panel of a villa free, however wide the screen', async () => {
  const { slug } = await createVilla();
  const { page, close } = await visitor();
  for (const width of [1100, 1280, 1366, 1439, 1440]) {
    await page.setViewport({ width, height: 900 });
    await open(page, paths.villa(slug));
    await page.waitForSelector('.floating', { visible: width === 1440, hidden: width < 1440 });
    const [panel] = await edgesOf(page, '#quote');
    const buttons = await edgesOf(page, '.floating a:not(.up)');

    for (const { left } of buttons.filter((each) => each.right > 0))
      expect(left).toBeGreaterThanOrEqual(panel?.right ?? 0);
  }
  await close();
});

describe('the booking box of a boat', () => {
  test.each([
    ['the price of its days', '[role=status] .primary', saturdayFromToday(90)],
    ['days to be priced', 'form .primary', {}],
  ])('holds its way on without being scrolled, with %s', async (_case, button, days) => {
    const { slug } = await createBoat({ prices: { WEEK: 350_000_00, DAY: 60_000_00 } });
    const { page, close } = await visitor({ width: 1440 });

    await open(page, paths.boat(slug, { ...days, adults: 4 }));
    const box = only(await edgesOf(page, '.quote'));
    const way = only(await edgesOf(page, `.quote ${button}`));

    expect(way.bottom).toBeGreaterThan(box.top);
    expect(way.bottom).toBeLessThan(box.bottom);
    await close();
  });

  test.each([[360], [768]])('comes after what the boat is, %i px wide', async (width) => {
    const { slug } = await createBoat();
    const { page, close } = await visitor({ width });

    await open(page, paths.boat(slug));
    const facts = only(await edgesOf(page, '.key-facts'));
    const box = only(await edgesOf(page, '.quote'));

    expect(facts.bottom).toBeLessThan(box.top);
    await close();
  });
});

describe('a guest’s own booking on a phone', () => {
  test.each([[320], [390]])(
    'keeps its fields free of round buttons, %i px wide, and what was sent off the buttons above',
    async (width) => {
      const { reservation_id, customer_email } = await createReservation({ status: 'CONFIRMED' });
      const { page, close } = await visitor({ width });
      await open(page, paths.enquire({ code: reservation_id }));
      await page.type('input[name=contact]', customer_email);
      await follow(page, () => page.keyboard.press('Enter'));
      await follow(page, () =>
        page.evaluate(() => location.assign(`${location.href}&sent=message`)),
      );

      const said = only(await edgesOf(page, '.enquired [role=alert]'));
      const above = await edgesOf(page, '.enquired > header .button');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));

      expect(above.length).toBeGreaterThan(0);
      for (const { bottom } of above) expect(said.top - bottom).toBeGreaterThanOrEqual(16);
      expect(await page.$eval('.floating', (buttons) => buttons.checkVisibility())).toBe(false);
      await close();
    },
  );
});

test('the ways from one landing to others are no wider than the smallest phone', async () => {
  const { page, close } = await visitor({ width: 320 });
  await db
    .updateTable('villa_types')
    .set({ name: 'Çok Kalabalık Gruplar ve Aileler İçin Geniş Villalar' })
    .where('slug', 'like', 'kalabalik%')
    .execute();
  await open(page, paths.landing('kalkan'));

  const ways = await edgesOf(page, '.related .chip');

  expect(await textOf(page, '.related')).toContain('Geniş Villalar');
  for (const { right } of ways) expect(right).toBeLessThanOrEqual(304);
  await close();
});
