import type { Page } from 'puppeteer-core';

import { startFakeProvider } from '../../server/dev/fake-provider/index.ts';
import { chooseProviders } from '../../server/services/payments/gateways/index.ts';
import { paths } from '../../server/shared/paths.ts';
import { createBoat, saturdayFromToday } from '../support/boat-factories.ts';
import { db, type Visit, visitor } from '../support/browser.ts';
import { createDemo } from '../support/demo.ts';
import {
  createReservation,
  createTransaction,
  createVilla,
  inHours,
  stayFromToday,
} from '../support/factories.ts';
import { createAcceptance } from '../support/guest-factories.ts';
import { createOffer } from '../support/offer-factories.ts';
import { follow, open, readAll, signInAs, textOf, waitForText } from './actions.ts';
import { cutOff, edgesOf } from './measures.ts';

const { dashboard } = paths;

/** What is read stands whole where there is room for it: a desk of 1440 px, a phone of 360. */
let desk: Visit;

beforeAll(() => createDemo());

beforeAll(async () => {
  desk = await visitor({ width: 1440 });
});

afterEach(() => expect(desk.problems).toEqual([]));

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

  test('holds what a reader has set wide apart: letters, words and lines (WCAG 1.4.12)', async () => {
    const { page, close } = await visitor({ width: 320 });
    const [boat, villa] = [await createBoat(), await createVilla()];
    const found: [string, number][] = [];
    for (const path of [
      paths.villas(),
      paths.boats(),
      paths.villaCalendar(villa.slug),
      paths.boatCalendar(boat.slug),
      paths.bookVilla(villa.slug, stayFromToday(60, 7)),
      paths.enquire(),
    ]) {
      await open(page, path);
      await page.evaluate(() => {
        const apart = new CSSStyleSheet();
        apart.replaceSync(
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
        );
        document.adoptedStyleSheets.push(apart);
      });
      found.push([path, await beyond(page)]);
    }

    expect(found.filter(([, pixels]) => pixels > 0)).toEqual([]);
    await close();
  });

  test('holds the name of a villa without pictures beside what can be done with its page', async () => {
    const { page, close } = await visitor({ width: 360 });
    const { slug } = await createVilla({ name: 'Villa Çağla Bahçesi' });
    await open(page, paths.villa(slug));

    const [name, acts] = await Promise.all(
      ['h1', '.page-actions'].map((part) =>
        page.$eval(part, (element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(acts?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
    expect(await beyond(page)).toBeLessThanOrEqual(0);
    await close();
  });

  test('holds the way on from an empty list, however much was typed, and the heads of home in whole lines', async () => {
    const { page, close } = await visitor({ width: 360 });
    for (const typed of ['böyle bir villa yok', 'abcdefghij'.repeat(6)]) {
      await open(page, paths.villas({ q: typed }));
      const [frame, ...parts] = await edgesOf(page, '.empty, .empty :is(h2, h3, p, .button)');
      const outside = parts.filter(
        ({ left, right }) => left < (frame?.left ?? 0) + 8 || right > (frame?.right ?? 0) - 8,
      );
      expect([typed, parts.length > 3, outside]).toEqual([typed, true, []]);
    }

    await open(page, paths.home());
    const widths = await readAll(page, '.section-head:has(p) > :first-child', (texts) =>
      texts.map((text) => text.getBoundingClientRect().width),
    );
    expect(widths.length).toBeGreaterThan(4);
    expect(Math.min(...widths)).toBeGreaterThan(230);
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

test('a phone’s first screen of a villa has all its facts, and tells which picture is seen; a desk shows several', async () => {
  const { page, close } = await visitor({ width: 360 });
  await page.setViewport({ width: 360, height: 780 });
  const { slug, count } = await db
    .selectFrom('villa_pictures')
    .innerJoin('villas', 'villas.id', 'villa_id')
    .where('villas.active', '=', true)
    .groupBy('villas.id')
    .select((eb) => ['villas.slug', eb.fn.countAll<string>().as('count')])
    .having((eb) => eb.fn.countAll(), '>', 3)
    // The longest names take a line more.
    .orderBy((eb) => eb.fn('length', ['villas.name']))
    .limit(1)
    .executeTakeFirstOrThrow();
  await open(page, paths.villa(slug));

  const facts = only(await edgesOf(page, '.key-facts'));
  expect(await textOf(page, '.key-facts')).toMatch(/en az kalış.*Giriş \d\d\.\d\d/);
  expect(facts.bottom).toBeLessThanOrEqual(only(await edgesOf(page, '.bottom-bar')).top);

  await page.$eval('.row-of-pictures', (row) => row.scrollTo({ left: 2 * row.clientWidth }));
  await waitForText(page, '.all-pictures', `3 / ${count} fotoğraf`);
  await page.$eval('.row-of-pictures', (row) => row.scrollTo({ left: 0 }));
  await waitForText(page, '.all-pictures', `1 / ${count} fotoğraf`);
  await page.setViewport({ width: 1440, height: 900 });
  await page.waitForFunction(
    (all) => document.querySelector('.all-pictures')?.textContent?.trim() === all,
    {},
    `${count} fotoğraf`,
  );
  await close();
});

test('the company’s pages have their menu in one place, however long they are, and a list what it says of days in its own width', async () => {
  const tops: (number | undefined)[] = [];
  for (const page of [paths.about(), paths.cancellation()]) {
    await open(desk.page, page);
    tops.push((await edgesOf(desk.page, '.company-aside nav'))[0]?.top);
  }
  await open(desk.page, paths.villas(stayFromToday(-9, 7)));
  const [note] = await edgesOf(desk.page, '.list-head > .note');
  const [cards] = await edgesOf(desk.page, '.cards');

  expect(tops[0]).toBeGreaterThan(0);
  expect(tops[1]).toBe(tops[0]);
  expect(note?.right).toBe(cards?.right);
});

test('prices of villas beside each other stand on one line, however long what is above them', async () => {
  await open(desk.page, paths.villas());
  await desk.page.$eval('.cards .place', (place) => {
    place.textContent = 'Çukurbağ Yarımadası '.repeat(6);
  });
  const [long, short] = await edgesOf(desk.page, '.cards .price');

  expect(only((await edgesOf(desk.page, '.cards .place')).slice(0, 1)).bottom).toBeGreaterThan(0);
  expect(short?.bottom).toBeGreaterThan(0);
  expect(long?.bottom).toBe(short?.bottom);
});

test('a window just wide enough for the whole header of the site holds it', async () => {
  const { page, close } = await visitor({ width: 1100 });

  await open(page, paths.contact());

  expect(only(await edgesOf(page, '.header .wide.button')).right).toBeLessThanOrEqual(1_100);
  expect(only(await edgesOf(page, '.header .logo svg'))).toMatchObject({ left: 32, right: 66 });
  await close();
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

test('on the smallest phone the way on to a card payment that was begun stays in the page', async () => {
  const cards = await startFakeProvider();
  chooseProviders([cards.iyzico()]);
  const { id, reservation_id } = await createReservation({
    status: 'OPTION',
    option_until: inHours(20),
  });
  await createAcceptance({ reservation_id: id });
  const begun = { status: 'PENDING', provider: 'FAKE', conversation_id: reservation_id };
  await createTransaction({ reservation_id: id, method: 'CARD', ...begun });
  const { page, close } = await visitor({ width: 320 });
  await open(page, paths.payment(reservation_id));

  expect(await textOf(page, '.obliging')).toContain('ödemeye devam et');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await Promise.all([close(), cards.close()]);
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

  test('a desk’s cards are as much wider, so that no name is parted and no mark lies under the heart', async () => {
    const { page, close } = await visitor({ width: 1440 });
    const devtools = await page.createCDPSession();
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page, paths.villas());

    const [card] = await edgesOf(page, '.cards > .card');
    expect(Number(card?.right) - Number(card?.left)).toBeGreaterThan(500);
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

/** A guest's own page of a booking. */
async function lookUp(page: Page, booked: { reservation_id: string; customer_email: string }) {
  await open(page, paths.enquire({ code: booked.reservation_id }));
  await page.type('input[name=contact]', booked.customer_email);
  await follow(page, () => page.keyboard.press('Enter'));
}

const areaOf = ({ left, right, top, bottom }: Awaited<ReturnType<typeof edgesOf>>[number]) =>
  (right - left) * (bottom - top);

test.each([[360], [1440]])(
  'days of birth in a guest’s list stay in their columns, %i px wide',
  async (width) => {
    const { reservation_id, customer_email } = await createReservation({ status: 'CONFIRMED' });
    const { page, close } = await visitor({ width });
    await lookUp(page, { reservation_id, customer_email });
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
    await lookUp(page, { reservation_id, customer_email });
    await page.$eval('.request', (wish) => wish.setAttribute('open', ''));

    const [panel] = await edgesOf(page, '.request form');
    const days = await edgesOf(page, '.request .pair input');

    expect(days).toHaveLength(2);
    for (const { right } of days) expect(right).toBeLessThanOrEqual((panel?.right ?? 0) + 0.5);
    await close();
  },
);

test('round buttons leave the booking panel of a villa and the cards of a list free, however wide the screen', async () => {
  const { slug } = await createVilla();
  const { page, close } = await visitor();
  for (const width of [1100, 1280, 1366, 1439, 1440]) {
    await page.setViewport({ width, height: 900 });
    await open(page, paths.villa(slug));
    await page.waitForSelector('.floating .whatsapp', {
      visible: width === 1440,
      hidden: width < 1440,
    });
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
    await page.waitForFunction(() =>
      document.querySelector('.floating .up')?.checkVisibility({ visibilityProperty: true }),
    );
    const [panel] = await edgesOf(page, '#quote');
    const buttons = await edgesOf(page, '.floating a');
    const shown = buttons.filter(({ right }) => right > 0);

    expect(shown).toHaveLength(width === 1440 ? 3 : 1);
    for (const { left, right } of shown)
      expect(left >= (panel?.right ?? 0) || right <= (panel?.left ?? 0)).toBe(true);
  }
  for (const width of [1100, 1439, 1440]) {
    await page.setViewport({ width, height: 900 });
    await open(page, paths.villas());
    await page.waitForSelector('.floating', { visible: true });
    const cards = await edgesOf(page, '.cards article');
    const [button] = await edgesOf(page, '.floating .whatsapp');

    expect(cards.length).toBeGreaterThan(0);
    expect(Math.max(...cards.map(({ right }) => right))).toBeLessThan(button?.left ?? 0);
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
      await lookUp(page, { reservation_id, customer_email });
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
