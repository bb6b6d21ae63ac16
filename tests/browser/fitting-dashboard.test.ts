import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { createBoat, createBoatReservation } from '../support/boat-factories.ts';
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

test.each([
  ['the occupancy grid', dashboard.occupancy({ isActive: 1 })],
  ['payments', dashboard.transactions()],
])('the filters of %s stand in one line at 1440 px', async (_, list) => {
  await open(desk.page, list);
  const middles = await readAll(
    desk.page,
    '.filters :is(select, .joined, .check, .filter-buttons)',
    (all) =>
      all.map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
  );

  expect(middles.length).toBeGreaterThan(4);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
});

test('all states of a list are in sight at 1440 px', async () => {
  await open(desk.page, dashboard.villaReservations());
  const hidden = await readAll(desk.page, '.tabs', ([tabs]) => {
    const end = tabs?.getBoundingClientRect().right ?? 0;
    const states = [...(tabs?.querySelectorAll('a') ?? [])];
    return states.filter((state) => state.getBoundingClientRect().right > end).length;
  });

  expect(hidden).toBe(0);
});

test('an entry of the menu stands in one line, beside how many wait', async () => {
  await open(desk.page, dashboard.villaReservations());
  const heights = await readAll(desk.page, '.sidebar details[open] a', (entries) =>
    entries.map((entry) => entry.getBoundingClientRect().height),
  );

  expect(heights.length).toBeGreaterThan(4);
  expect([...new Set(heights)]).toHaveLength(1);

  // Nobody waiting, each group's arrow stands at the same edge.
  const edges = await readAll(desk.page, '.sidebar summary', (groups) =>
    groups.map((group) => {
      for (const count of group.querySelectorAll<HTMLElement>('.waiting')) count.hidden = true;
      return group.lastElementChild?.getBoundingClientRect().right;
    }),
  );
  expect(edges.length).toBeGreaterThan(4);
  expect([...new Set(edges)]).toHaveLength(1);
});

test('what saves a new sale is a phone’s last line of it, never half behind the menu', async () => {
  const { id } = await createVilla();
  const { check_in, check_out } = stayFromToday(300, 7);
  await open(phone.page, dashboard.newReservation('villa', { check_in, check_out, listing: id }));
  const [bar, before] = await readAll(
    phone.page,
    'form > .save-bar, form > :has(+ .save-bar)',
    (all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .sort((a, b) => b.top - a.top)
        .map(({ top, bottom }) => ({ top, bottom })),
  );

  expect(bar?.top).toBeGreaterThan(before?.bottom ?? 0);
});

test('the buttons of a form’s last bar stand within it on a phone, however many they are', async () => {
  await open(phone.page, dashboard.contracts());
  const bar = only(await edgesOf(phone.page, '.save-bar'));
  const buttons = await edgesOf(phone.page, '.save-bar .button');

  expect(buttons).toHaveLength(3);
  expect(Math.min(...buttons.map(({ left }) => left))).toBeGreaterThan(bar.left);
  expect(Math.max(...buttons.map(({ right }) => right))).toBeLessThan(bar.right);
});

test('on phones a list that can be neither ordered nor ticked has no band above it', async () => {
  await open(phone.page, dashboard.ops());
  const heights = await readAll(phone.page, '.dense thead tr:not(:has(a, input))', (bands) =>
    bands.map((band) => band.getBoundingClientRect().height),
  );

  expect(heights.length).toBeGreaterThan(0);
  expect(heights.filter((height) => height > 0)).toEqual([]);
});

test('a chart is written as what stands around it', async () => {
  const { villa_id } = await createReservation({ status: 'CONFIRMED' });
  await open(desk.page, dashboard.occupancyReport({ villa_id }));
  const colours = await readAll(desk.page, '.nights-chart :is(figcaption, .on-wide text)', (all) =>
    all.map((each) => {
      const { color, fill } = getComputedStyle(each);
      return each.localName === 'text' ? fill : color;
    }),
  );

  expect(colours.length).toBeGreaterThan(12);
  expect([...new Set(colours)]).toHaveLength(1);
});

test.each([360, 500])(
  'the figures of the day leave no grey place in their frame of %i px',
  async (width) => {
    const { page, close } = await visitor({ width });
    await signInAs(page, 'ADMIN');
    await open(page, dashboard.home());
    const [frame] = await edgesOf(page, '.kpis');
    const places = await edgesOf(page, '.kpis li');
    const ends = places.filter(({ right }) => Math.abs(right - Number(frame?.right)) <= 1);
    const heights = ends.map(({ top, bottom }) => Math.round(bottom - top + 1));

    expect(places).toHaveLength(5);
    expect(heights.reduce((sum, height) => sum + height, 1)).toBeCloseTo(
      Number(frame?.bottom) - Number(frame?.top),
      -1,
    );
    await close();
  },
);

test('what can be switched stands within its ground, and the fields of a line are equally high', async () => {
  const { id, villa_id } = await createReservation();
  await open(desk.page, dashboard.villaReservation(id));
  const outside = await readAll(desk.page, '.panel-head .segment', ([ground]) => {
    const { top = 0, bottom = 0 } = ground?.getBoundingClientRect() ?? {};
    const parts = [...(ground?.children ?? [])].map((part) => part.getBoundingClientRect());
    return parts.map((part) => part.top > top && part.bottom < bottom);
  });
  await open(desk.page, dashboard.villa(villa_id));
  const heights = await readAll(
    desk.page,
    '.fields :is(.affixed, select, :not(.affixed) > input.input)',
    (fields) =>
      fields.map((field) => field.getBoundingClientRect().height).filter((height) => height > 0),
  );

  expect(outside).toEqual([true, true, true, true]);
  expect(heights.length).toBeGreaterThan(8);
  expect([...new Set(heights)]).toHaveLength(1);
});

test('what the desk’s searches are for can be read in both themes', async () => {
  await open(desk.page, dashboard.home());
  await desk.page.keyboard.press('/');
  await desk.page.waitForSelector('#palette[open]');
  const colours = await readAll(desk.page, ':is(.global-search, .palette) input', (fields) =>
    fields.map((field) => [
      getComputedStyle(field, '::placeholder').color,
      getComputedStyle(document.querySelector('.screen-head p') as Element).color,
    ]),
  );
  await desk.page.keyboard.press('Escape');

  expect(colours.length).toBeGreaterThan(1);
  // As the words under the title, whose contrast axe looks at: of placeholders it knows nothing.
  expect(colours.filter(([given, read]) => given !== read)).toEqual([]);
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

  test.each([[360], [1440]])(
    'cuts nothing off for who reads letters half as large again, %i px wide',
    async (width) => {
      await desk.page.setViewport({ width, height: 900 });
      const faults: string[] = [];
      for (const screen of [dashboard.home(), dashboard.newOffer()]) {
        await open(desk.page, screen);
        await desk.page.evaluate(() =>
          document.documentElement.style.setProperty('font-size', '150%'),
        );
        faults.push(...(await cutOff(desk.page)));
      }

      expect(faults).toEqual([]);
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
    await open(desk.page, dashboard.villas({ q: name }));
    expect(await textOf(desk.page, '.dense')).toContain(name);
    expect(await cutOf(desk.page, '.table-frame')).toEqual([]);
  });

  test('of gaps says what to do about one in one line', async () => {
    await open(desk.page, dashboard.gaps({ status: 'too_short' }));
    const lines = await readAll(desk.page, '.dense .wrapping:has(> .dim + .link)', (steps) =>
      steps.map((step) => step.getClientRects().length),
    );

    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines)).toEqual(new Set([1]));
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

  test('of a day opens a long note by a press, and has it whole on paper', async () => {
    const note = 'Uçakları gece iniyor; park yatak ve mama sandalyesi rica ettiler. '.repeat(9);
    const stay = { status: 'CONFIRMED', ...stayFromToday(0, 4) } as const;
    const { reservation_id } = await createReservation({ ...stay, customer_note: note });
    const { page } = desk;
    await open(page, dashboard.dayCustomers());
    const rowHeight = () =>
      page.$$eval(
        'tbody tr',
        (rows, code) =>
          rows.find(({ innerText }) => innerText.includes(code))?.getBoundingClientRect().height,
        reservation_id,
      );
    const isCut = () =>
      page.$eval(
        'td > details span',
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
      );

    expect(await rowHeight()).toBeLessThan(80);
    expect(await isCut()).toBe(true);
    await page.emulateMediaType('print');
    expect(await isCut()).toBe(false);
    await page.emulateMediaType('screen');
    await page.click('td > details > summary');

    expect(page.url()).toContain(dashboard.dayCustomers());
    expect(await rowHeight()).toBeGreaterThan(200);
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
        expect(await cutOf(desk.page, '.dense .name, .dense .name > bdi')).toEqual([]);
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
      dashboard.villa(villa_id, 'prices'),
    ];
    for (const list of lists) {
      await open(small.page, list);
      expect((await edgesOf(small.page, '.dense .row-link')).length).toBeGreaterThan(1);
      expect(
        await cutOf(small.page, '.table-frame, .dense tbody :is(td, th), .dense .name'),
      ).toEqual([]);
    }
  });

  test('reads how many a boat takes with its word, in the line below its code', async () => {
    await open(small.page, dashboard.boats());
    const lines = await readAll(small.page, '.dense tbody small .on-laptop', (all) =>
      all.map(({ textContent }) => textContent),
    );

    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^(\u00a0· )?\d+\/\d+\u00a0kişi$/);
  });

  test('sees every fact of the widest lists, some of them in one cell', async () => {
    const folded = (selector: string) =>
      readAll(small.page, `.dense tbody tr:first-child :is(td, th) > ${selector}`, (cells) =>
        (cells as HTMLElement[]).map(({ innerText }) => innerText),
      );
    for (const list of [
      dashboard.villas(),
      dashboard.boats(),
      dashboard.villaReservations(),
      dashboard.boatReservations(),
      dashboard.transactions(),
      dashboard.transportReport(),
      dashboard.villaReport(),
      dashboard.dayCustomers(),
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

  test('sees most villas and boats in no more than three lines', async () => {
    for (const list of [dashboard.villas(), dashboard.boats({ q: 'T-30' })]) {
      await open(small.page, list);
      const heights = await readAll(small.page, '.dense tbody tr', (rows) =>
        rows.map((row) => row.getBoundingClientRect().height),
      );
      const middle = heights.toSorted((one, other) => one - other)[heights.length >> 1];
      expect(middle).toBeLessThan(72);
    }
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
  test.each([
    ['the list of stays', dashboard.villaReservations()],
    ['the day', dashboard.dayCustomers()],
  ])('a name that is read from right to left comes before the party in %s', async (_, list) => {
    const customer_name = 'محمد عبد الله';
    await createReservation({ customer_name, status: 'CONFIRMED', ...stayFromToday(0, 4) });
    await open(phone.page, list);
    const gaps = await readAll(phone.page, 'td > * + .on-phone', (parties) =>
      parties
        .map((party) => [party.previousElementSibling as HTMLElement, party] as const)
        .filter(([{ innerText }]) => innerText.startsWith('محمد'))
        .map(([name, party]) =>
          Math.round(party.getBoundingClientRect().left - name.getBoundingClientRect().right),
        ),
    );

    expect(new Set(gaps)).toEqual(new Set([0]));
  });

  test('the names of a numbered list stand below each other', async () => {
    await open(phone.page, dashboard.villas());

    const names = await edgesOf(phone.page, '.dense [data-slot=a1]');

    expect(names.length).toBeGreaterThan(9);
    expect(new Set(names.map(({ left }) => left)).size).toBe(1);
  });

  test('the form of a new password ends with its button, however many sessions stand beside it', async () => {
    await open(desk.page, dashboard.account());
    await desk.page.$eval('.sessions', (list) => {
      for (let row = 0; row < 20; row++) list.append(list.children[0]?.cloneNode(true) ?? '');
    });

    const [panel] = await edgesOf(desk.page, '.panel:has(.own-password)');
    const [button] = await edgesOf(desk.page, '.own-password [type=submit]');

    expect((panel?.bottom ?? 0) - (button?.bottom ?? 0)).toBeLessThan(40);
  });

  test('who sees all in colours of their own sees which screen, tab and part of it are open', async () => {
    const devtools = await desk.page.createCDPSession();
    const features = [{ name: 'forced-colors', value: 'active' }];
    const [first] = await db.selectFrom('villas').select('id').limit(1).execute();
    await open(desk.page, dashboard.villa(first?.id ?? 0, 'texts'));
    const ringsOf = () =>
      readAll(desk.page, 'a[aria-current]', (links) =>
        links.map((link) => {
          const { outlineStyle, outlineOffset } = getComputedStyle(link);
          return [link.textContent, `${outlineStyle} ${outlineOffset}`];
        }),
      );
    await devtools.send('Emulation.setEmulatedMedia', { features });
    const rings = await ringsOf();
    await desk.page.focus('.tabs a[aria-current]');
    const [ring, focus] = await readAll(desk.page, '.app a[aria-current]', (links) =>
      [links.at(-1), document.activeElement].map(
        (link) => getComputedStyle(link as Element).outlineWidth,
      ),
    );
    await devtools.send('Emulation.setEmulatedMedia', { features: [] });

    // Within what is ringed: rows of tabs scroll, and would cut the ring off.
    expect(Object.fromEntries(rings)).toEqual({
      Villalar: 'solid -2px',
      Bilgiler: 'solid -2px',
      Metinler: 'solid -2px',
    });
    expect(focus).not.toBe(ring);
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

test('a phone’s bar that saves has its words beside its buttons', async () => {
  const { id } = await createVilla();
  await open(phone.page, dashboard.villa(id));
  await phone.page.type('[name=bedrooms]', '1');
  await phone.page.waitForSelector('.save-bar .unsaved', { visible: true });
  const [words] = await edgesOf(phone.page, '.save-bar .unsaved');
  const [save] = await edgesOf(phone.page, '.save-bar [type=submit]');
  await phone.page.keyboard.press('Backspace');

  expect(words?.right).toBeLessThan(save?.left ?? 0);
  expect(words?.bottom).toBeGreaterThan(save?.top ?? Number.POSITIVE_INFINITY);
});

test('a phone reads the code of a logged change on one line, and what changed across the screen', async () => {
  await open(phone.page, dashboard.audit({ entity: 'reservation' }));
  const lines = await readAll(phone.page, '.audit-row a', (codes) =>
    codes.map((code) => code.getClientRects().length),
  );
  const [widest] = await edgesOf(phone.page, '.audit-change');

  expect(lines.length).toBeGreaterThan(5);
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(Number(widest?.right) - Number(widest?.left)).toBeGreaterThan(300);
});

test('a screen zoomed to four times its size shows each IBAN to its last digit', async () => {
  const narrow = await visitor({ width: 320 });
  await signInAs(narrow.page, 'ADMIN');
  await open(narrow.page, dashboard.banks());

  expect(await textOf(narrow.page, 'tbody')).toMatch(/TR\d\d /);
  expect(await cutOf(narrow.page, 'tbody td')).toEqual([]);
  await narrow.close();
});

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

test('the filters of the villas’ reservations stand in one line on a desk, with what sends them', async () => {
  await open(desk.page, dashboard.villaReservations());

  const search = only(await edgesOf(desk.page, '.filters > .search-field'));
  const send = only(await edgesOf(desk.page, '.filter-buttons'));

  expect(send.top).toBeLessThan(search.bottom);
});
