import type { Page } from 'puppeteer-core';

import { formatMoney } from '../../server/shared/format.ts';
import { paths } from '../../server/shared/paths.ts';
import { type Visit, visitor } from '../support/browser.ts';
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
  stayOf,
  textOf,
  waitForText,
} from './actions.ts';

/** In a bank's transfer and in the mail that asks for it. */
const IBAN = /TR\d{2}( ?\d{4}){5} ?\d{2}/;
const REFUSED = 'Failed to load resource: the server responded with a status of 409 (Conflict)';

beforeAll(createDemo);

/** Who asks for the same days a moment later. */
const OTHER_GUEST = {
  customer_name: 'Mehmet Kaya',
  customer_phone: '0533 765 43 21',
  customer_email: 'mehmet.kaya@ornek.example',
};

describe.each([
  ['a phone', 360, 60],
  ['a wide screen', 1440, 100],
])('on %s', (_screen, width, fromDay) => {
  const isPhone = width < 720;
  let week: FreeWeek;
  let guest: Visit;
  let late: Visit;
  let clerk: Visit;
  let page: Page;
  let desk: Page;
  let code: string;

  beforeAll(async () => {
    week = await findFreeWeek(fromDay);
    guest = await visitor({ width });
    late = await visitor({ width });
    clerk = await visitor({ width });
    page = guest.page;
    desk = clerk.page;
  });

  afterAll(() => Promise.all([guest, late, clerk].map((visit) => visit.close())));

  test('a guest chooses a town, days and people, and finds the villa with the total of the stay', async () => {
    await open(page, paths.home());
    await page.type('.finder .villas [name=q]', week.town.name);
    await page.waitForSelector('.finder .suggestions [role=option]');
    await page.click('.finder .suggestions [role=option]');
    await pickDays(page, week);
    await page.click('.finder .party summary');
    for (const _ of ['third', 'fourth']) await page.click('.finder .party [data-step="1"]');
    await page.waitForFunction(
      () => document.querySelector('.finder .party summary b')?.textContent === '4 kişi',
    );
    await follow(page, () => page.click('.finder .villas [type=submit]'));

    const search = new URL(page.url()).searchParams;
    expect(Object.fromEntries(search)).toMatchObject({
      q: week.town.name,
      check_in: week.check_in,
      check_out: week.check_out,
      adults: '4',
    });
    const { total_kurus } = await quoteOf(week);
    // A card further down has no text before it is laid out, in idle time.
    await waitForText(page, `${cardOf(week)} .price`, '7 gece');
    expect(await textOf(page, `${cardOf(week)} .price`)).toContain(formatMoney(total_kurus));
  });

  test('on its page every change of days and people is priced at once', async () => {
    await follow(page, () => page.click(`${cardOf(week)} h3 a`));
    const { total_kurus } = await quoteOf(week);
    if (isPhone) await page.click('.bottom-bar .link');
    await waitForText(page, '#quote dd.total', formatMoney(total_kurus));

    const longer = { ...week, check_out: dayAfter(week.check_out) };
    await pickStay(page, longer);
    const more = await quoteOf(longer);
    await waitForText(page, '#quote dd.total', formatMoney(more.total_kurus));
    expect(placeOf(page)).toBe(paths.villa(week.villa.slug, stayOf(longer)));

    await setChildren(page, week.villa.capacity);
    await page.waitForSelector('#quote .against');
    expect(await textOf(page, '#quote .status')).toContain(`${week.villa.capacity} kişi`);
    expect(await page.$('#quote .actions a.primary')).toBeNull();
    if (isPhone)
      expect(await textOf(page, '.bottom-bar')).toMatch(
        new RegExp(`^En fazla ${week.villa.capacity} kişi .* Kişileri değiştir$`),
      );

    await setChildren(page, 0);
    await pickStay(page, week);
    await waitForText(page, '#quote dd.total', formatMoney(total_kurus));
  });

  test('asks for it, and gets a code', async () => {
    await follow(page, () => page.click('#quote .actions a.primary'));
    await fillRequest(page);
    await follow(page, () => page.click('.send button'));

    code = (await textOf(page, '.code .number')).trim();
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{6}$/);
    expect(placeOf(page)).toBe(paths.booked(week.villa.slug, code));
    expect(await textOf(page, 'main')).not.toContain(GUEST.customer_name);
  });

  test('is told of the request, going back to its form', async () => {
    await page.goBack({ waitUntil: 'load' });
    const note = '#content .note[role=alert]';
    await waitForText(page, note, 'talebinizi aldık');
    // A browser puts the page back to where its button was pressed, far below.
    await page.waitForFunction(
      (place) => {
        const { top = 0 } = document.querySelector(place)?.getBoundingClientRect() ?? {};
        return (
          top >= (document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity)
        );
      },
      {},
      note,
    );
    await follow(page, () => page.click(`${note} a`));

    expect(placeOf(page)).toBe(paths.booked(week.villa.slug, code));
  });

  test('looks the request up by code and e-mail', async () => {
    await enquire();

    expect(await textOf(page, 'h1')).toContain(week.villa.name);
    expect(await textOf(page, 'main')).toContain('Talep');
  });

  test('another guest has the form open for the same nights meanwhile', async () => {
    await open(late.page, paths.bookVilla(week.villa.slug, stayOf(week)));
    await fillRequest(late.page);
    await fillIn(late.page, OTHER_GUEST);

    expect(await late.page.$('.send button')).not.toBeNull();
  });

  test('a clerk signs in, and the browser keeps exactly the session the contract names', async () => {
    await signInAs(desk, 'ADMIN');

    await waitForText(desk, '#toasts', 'Başarılı');
    expect(placeOf(desk)).toBe(paths.dashboard.home());
    const kept = await desk.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}'));
    expect(kept).toEqual({
      iat: expect.any(Number),
      exp: kept.iat + 12 * 60 * 60,
      id: expect.any(Number),
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user_role: 'ADMIN',
      user_name: expect.stringMatching(/^\S+ \S+/),
    });
  });

  test('finds the request in the list and opens it', async () => {
    await open(desk, paths.dashboard.villaReservations({ reservation_id: code }));
    expect(await readAll(desk, 'tbody tr', (rows) => rows.length)).toBe(1);
    await follow(desk, () => desk.click('tbody .row-link'));

    expect(await textOf(desk, 'h1')).toContain(code);
    expect(await textOf(desk, 'main')).toContain(GUEST.customer_name);
  });

  test('gives an option: the mail with the bank details waits in the outbox', async () => {
    await move('OPTION');

    await openMail('saatine kadar sizin için ayrıldı');
    expect(await textOf(desk, '.mail-text')).toMatch(IBAN);
    expect(await textOf(desk, '.mail-text')).toContain(code);
  });

  test('the guest sees the option with the account to send the prepayment to', async () => {
    await enquire();

    expect(await textOf(page, 'main')).toContain('Opsiyon');
    expect(await textOf(page, 'main')).toMatch(IBAN);
  });

  test('the clerk confirms: the voucher is in the outbox', async () => {
    await desk.goBack({ waitUntil: 'load' });
    await move('CONFIRMED', 'Dekontu telefonda okudu');

    await openMail('Rezervasyonunuz kesinleşti');
    expect(await textOf(desk, '.mail-text')).toContain(week.villa.name);
    expect(await textOf(desk, '.mail-text')).toContain(code);
  });

  test('the guest sees it confirmed, with the voucher', async () => {
    await enquire();

    expect(await textOf(page, 'main')).toContain('Kesinleşti');
    expect(await page.$('.voucher')).not.toBeNull();
  });

  test('the nights are gone for everybody else', async () => {
    const other = late.page.browserContext();
    const reader = await other.newPage();
    await open(reader, paths.villas({ ...stayOf(week), town: week.town.slug }));
    expect(await reader.$(cardOf(week))).toBeNull();

    const { sellable, reasons } = await quoteOf(week);
    expect({ sellable, codes: reasons.map(({ code: reason }) => reason) }).toEqual({
      sellable: false,
      codes: ['taken'],
    });
    await open(reader, paths.villa(week.villa.slug, stayOf(week)));
    expect(await reader.$eval('#quote .status', (status) => status.textContent)).toContain(
      reasons[0]?.text,
    );
    expect(await reader.$('#quote .actions a.primary')).toBeNull();
    await reader.close();
  });

  test('who had the form open is told, keeps what was typed, and gets no reservation', async () => {
    await follow(late.page, () => late.page.click('.send button'));

    expect(await textOf(late.page, 'main')).toContain('Bu tarihler doldu');
    expect(await late.page.$eval('[name=customer_name]', typedIn)).toBe(OTHER_GUEST.customer_name);
    expect(late.problems).toEqual([REFUSED]);
  });

  test('signing out clears the session and leads home', async () => {
    await desk.click('.user-button');
    await desk.waitForSelector('#user-menu:popover-open');
    await follow(desk, () => desk.click('#user-menu form[data-logout] button'));

    expect(placeOf(desk)).toBe(paths.home());
    expect(await desk.evaluate(() => localStorage.getItem('session'))).toBeNull();
    await open(desk, paths.dashboard.home());
    expect(placeOf(desk)).toBe(paths.dashboard.login(paths.dashboard.home()));
  });

  test('nothing on the whole way troubled the console or the security policy', () => {
    expect(guest.problems).toEqual([]);
    expect(clerk.problems).toEqual([]);
  });

  async function enquire() {
    await open(page, paths.enquire());
    await fillIn(page, { code, contact: GUEST.customer_email });
    await follow(page, () => page.click('main form [type=submit], main form .primary'));
  }

  async function move(to: string, reason?: string) {
    await desk.click(`[commandfor=move-${to}]`);
    await desk.waitForSelector(`#move-${to}[open]`);
    if (reason) await desk.type(`#move-${to}-reason`, reason);
    await follow(desk, () => desk.click(`#move-${to} .foot [type=submit]`));
  }

  /** Opens a mail of the reservation by what its subject says, and checks that it waits for its job. */
  async function openMail(subject: string) {
    const links = await desk.$$('main a[href^="/dashboard/mails/"]');
    const subjects = await Promise.all(links.map((link) => link.evaluate((a) => a.textContent)));
    const at = subjects.findIndex((words) => words.includes(subject));
    expect(subjects[at]).toContain(code);
    await follow(desk, () => links[at]!.click());
    expect(await textOf(desk, 'main')).toContain('Sırada');
  }
});

const typedIn = (input: Element) => (input as HTMLInputElement).value;
const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** Picks a stay in the calendar of the home page's search form. */
async function pickDays(page: Page, { check_in, check_out }: FreeWeek) {
  await page.click('.finder .villas [name=check_in]');
  // Over a phone's whole screen are all months, soon; beside the fields are two to turn.
  await page.waitForSelector('.range-dialog:popover-open :is(.turn, [role=grid]:nth-of-type(12))');
  for (const day of [check_in, check_out]) {
    const button = `.range-dialog [data-day="${day}"]`;
    await turnTo(page, button, {
      months: '.range-dialog .calendar',
      next: '.range-dialog .turn button:last-child',
    });
    await page.locator(button).click();
  }
  const apply = '.range-dialog .foot .primary';
  if (await page.$(apply).then((button) => button?.isVisible())) await page.click(apply);
}

/** Picks a stay in the calendar of the villa's price panel. */
async function pickStay(page: Page, { check_in, check_out }: FreeWeek) {
  await page.locator('#quote .days summary').click();
  for (const day of [check_in, check_out]) {
    const cell = `#quote-day-${day}`;
    await page.waitForSelector('#quote .picker [role=grid]');
    await turnTo(page, cell, {
      months: '#quote .picker',
      next: '#quote .picker-head button:last-child',
    });
    await page.locator(cell).click();
  }
  await page.waitForSelector('#quote .days:not([open])');
}

/**
 * Turns the months one by one, each seen to have turned, until a day of them is there. Buttons are
 * pressed by locators, which wait until they stand still: the calendar is laid out anew meanwhile.
 */
async function turnTo(page: Page, day: string, { months, next }: { months: string; next: string }) {
  while (!(await page.$(day))) {
    const shown = await page.$eval(months, (element) => element.textContent);
    await page.locator(next).click();
    await page.waitForFunction(
      (selector, before) => document.querySelector(selector)?.textContent !== before,
      {},
      months,
      shown,
    );
  }
}

async function setChildren(page: Page, count: number) {
  const isOpen = await page.$('#quote .guests[open]');
  if (!isOpen) await page.locator('#quote .guests summary').click();
  await page.click('#guests-children', { count: 3 });
  await page.type('#guests-children', String(count));
}
