import { setTimeout } from 'node:timers/promises';

import type { Page } from 'puppeteer-core';

import { formatMoney } from '../../server/shared/format.ts';
import { paths } from '../../server/shared/paths.ts';
import { db, setLine, type Visit, visitor } from '../support/browser.ts';
import { createDemo, type FreeWeek, findFreeWeek } from '../support/demo.ts';
import {
  cardOf,
  fillIn,
  fillRequest,
  follow,
  GUEST,
  open,
  placeOf,
  quoteOf,
  readAll,
  signInAs,
  textOf,
} from './actions.ts';

const UNFINISHED =
  'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)';

const { dashboard } = paths;

beforeAll(createDemo);

describe.each([
  ['a phone', 360, 60],
  ['a wide screen', 1440, 100],
])('without JavaScript, on %s', (_screen, width, fromDay) => {
  const isPhone = width < 720;
  let week: FreeWeek;
  let guest: Visit;
  let page: Page;
  let code: string;

  beforeAll(async () => {
    week = await findFreeWeek(fromDay);
    guest = await visitor({ width, script: false });
    page = guest.page;
  });

  afterAll(() => guest.close());

  test('no script runs', async () => {
    await open(page, paths.home());

    expect(await page.$('.islands-ready, [data-hydrated]')).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('currency'))).toBeNull();
  });

  test('a guest finds the villa with the total of the stay', async () => {
    await page.click('.finder .party summary');
    await setFields('.finder .villas', { ...daysOf(week), q: week.town.name, adults: '4' });
    await follow(page, () => page.click('.finder .villas [type=submit]'));

    const { total_kurus } = await quoteOf(week);
    expect(await textOf(page, `${cardOf(week)} .price`)).toContain(formatMoney(total_kurus));
  });

  test('sorts the list, and reaches every page of it', async () => {
    const found = placeOf(page);
    await open(page, paths.villas());
    await page.select('[name=sort]', 'price_asc');
    await follow(page, () => page.click('.sort button'));
    const cheapest = await cardNames();
    await follow(page, () => page.click('.pages a[rel=next]'));

    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ sort: 'price_asc', page: '2' });
    expect(cheapest).toHaveLength(20);
    expect(await cardNames()).not.toEqual(cheapest);
    await open(page, found);
  });

  test('changes days on the villa’s page, and reads the new price and every reason against it', async () => {
    await follow(page, () => page.click(`${cardOf(week)} h3 a`));
    const longer = { ...week, check_out: dayAfter(week.check_out) };
    const { total_kurus } = await quoteOf(longer);
    await askFor(longer, '4');
    expect(await textOf(page, '#quote dd.total')).toBe(formatMoney(total_kurus));

    await askFor(week, String(week.villa.capacity), '1');
    expect(await textOf(page, '#quote .against')).toContain(`${week.villa.capacity} kişi`);
    expect(await page.$('#quote .actions a.primary')).toBeNull();
    await askFor(week, '4');
  });

  test('asks for it: what is missing is told in words, what was typed is kept', async () => {
    await follow(page, () => page.click('#quote .actions a.primary'));
    await fillIn(page, GUEST);
    await follow(page, () => page.click('.send button'));

    expect(await page.title()).toMatch(/^Hata: /);
    // The browser moves the focus there once it has drawn the page.
    await page.waitForSelector('.note.bad:focus');
    const missing = await readAll(page, '.note.bad:focus a', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(missing).toEqual(['#field-accept_information', '#field-accept_contract']);
    for (const field of missing) expect(await page.$(field ?? '')).not.toBeNull();
    expect(
      await page.$eval('[name=customer_name]', (input) => (input as HTMLInputElement).value),
    ).toBe(GUEST.customer_name);
    expect(guest.problems.splice(0)).toEqual([UNFINISHED]);
  });

  test('agrees, and gets a code', async () => {
    await fillRequest(page);
    await follow(page, () => page.click('.send button'));

    code = await textOf(page, '.code .number');
    expect(placeOf(page)).toBe(paths.booked(week.villa.slug, code));
  });

  test('looks the request up', async () => {
    await open(page, paths.enquire({ code }));
    await fillIn(page, { contact: '0532 123 45 67' });
    await follow(page, () => page.click('main form .primary'));

    expect(await textOf(page, 'h1')).toContain(week.villa.name);
  });

  test('turns the page dark, and reads prices in euro', async () => {
    await open(page, paths.villas());
    await openMenu();
    await follow(page, () => page.click(`${choices} .to-dark`));
    await openMenu();
    if (!isPhone) await page.click('[data-currency-label]');
    await follow(page, () => page.click(`${choices} [name=currency][value=EURO]`));

    expect(placeOf(page)).toBe(paths.villas());
    expect(await page.$eval('html', (html) => html.dataset.theme)).toBe('dark');
    expect(await textOf(page, '.card .price')).toContain('€');
  });

  test('nothing on the whole way troubled the console or the security policy', () => {
    expect(guest.problems).toEqual([]);
  });

  /** Days and people into the price panel’s own form, and sends it. */
  async function askFor(stay: FreeWeek, adults: string, children = '0') {
    await openSheet();
    await setFields('#quote .stay-form', { ...daysOf(stay), adults, children });
    await follow(page, () => page.click('#quote .stay-form [type=submit]'));
    await openSheet();
  }

  /** On phones the price panel is a sheet that the bar at the bottom opens. */
  async function openSheet() {
    if (!isPhone || (await page.$('#quote:popover-open'))) return;
    await page.click('.bottom-bar [popovertarget]');
    await page.waitForSelector('#quote:popover-open');
  }

  /** Theme and currency stand in the header, on phones in its drawer. */
  const choices = isPhone ? '#drawer' : '.header';
  const openMenu = async () => isPhone && page.click('[popovertarget=drawer]');

  const cardNames = () =>
    readAll(page, '.card h3', (titles) => titles.map(({ textContent }) => textContent));

  const setFields = (form: string, fields: Record<string, string>) =>
    page.$eval(
      form,
      (element, values) => {
        for (const [name, value] of Object.entries(values)) {
          const field = (element as HTMLFormElement).elements.namedItem(name);
          (field as HTMLInputElement).value = value;
        }
      },
      fields,
    );
});

test('without JavaScript what was typed outlives a line that breaks', async () => {
  const { comment_code } = await db
    .selectFrom('reservations as r')
    .leftJoin('comments as c', 'c.reservation_id', 'r.id')
    .select('r.comment_code')
    .where('r.status', '=', 'COMPLETED')
    .where('r.comment_code', 'is not', null)
    .where('c.id', 'is', null)
    .orderBy('r.check_out', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { page, close } = await visitor({ script: false });
  const keptOf = async (form: string, field: string) => {
    await open(page, form);
    await fillIn(page, { [field]: QUESTION });
    await setTimeout(NOTED);
    await setLine(page, 'none');
    await page.click('main form button.primary');
    await page.waitForFunction(() => document.URL.startsWith('chrome-error:'));
    await setLine(page, 'good');
    await page.goBack();
    await page.waitForFunction(
      (name, typed) =>
        document.querySelector<HTMLTextAreaElement>(`main [name=${name}]`)?.value === typed,
      {},
      field,
      QUESTION,
    );
    return placeOf(page);
  };

  await open(page, paths.faq());
  expect(await keptOf(paths.contact(), 'message')).toBe(paths.contact());
  const review = paths.review(String(comment_code));
  expect(await keptOf(review, 'body')).toBe(review);
  await close();
});

/** A browser keeps what stands in a page's fields from a second after it was typed on, in milliseconds. */
const NOTED = 1_500;

const QUESTION = 'Havuz kışın da ısıtılıyor mu?';

describe('without JavaScript the back-office', () => {
  let clerk: Visit;
  let reservation: number;

  beforeAll(async () => {
    const { id } = await db
      .selectFrom('reservations')
      .select('id')
      .where('status', '=', 'CONFIRMED')
      .executeTakeFirstOrThrow();
    reservation = id;
    clerk = await visitor({ width: 1440, script: false });
    await signInAs(clerk.page, 'ADMIN');
  });

  test('lets a clerk in, and go from a list to its row', async () => {
    const { page, problems } = clerk;
    expect(placeOf(page)).toBe(dashboard.home());

    await open(page, dashboard.villaReservations());
    await follow(page, () => page.click('tbody .row-link'));
    expect(await textOf(page, 'h1')).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{6} · Villa/);
    expect(await textOf(page, 'noscript')).toContain('JavaScript');
    expect(problems).toEqual([]);
  });

  test.each([
    ['villas in staff’s order', dashboard.villas],
    ['boats in staff’s order', dashboard.boats],
    ['villa types', dashboard.villaTypes],
    ['features', dashboard.features],
    ['questions', dashboard.questions],
    ['reservations', dashboard.villaReservations],
    ['a reservation', () => dashboard.villaReservation(reservation)],
    ['its guests', () => dashboard.reservationGuests('villa', reservation)],
    ['payments', dashboard.transactions],
    ['the day’s customers', dashboard.dayCustomers],
    ['the report of what was paid', dashboard.transportReport],
    ['a villa’s rooms', () => dashboard.villa(1, 'rooms')],
    ['a post', () => dashboard.post(1)],
    ['a mail’s template', () => dashboard.mailTemplate(1)],
    ['a contract', () => dashboard.contracts()],
  ])(
    'shows %s to be read, and no button that a script would have to answer',
    async (_what, path) => {
      const { page } = clerk;
      await open(page, path());

      expect(await textOf(page, '.app-main')).toContain('JavaScript kapalı');
      expect(
        await readAll(page, 'button[type=button]:not([command], [popovertarget])', (buttons) =>
          buttons.filter((button) => button.checkVisibility()).map((button) => button.outerHTML),
        ),
      ).toEqual([]);
    },
  );
});

const daysOf = ({ check_in, check_out }: FreeWeek) => ({ check_in, check_out });
const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();
