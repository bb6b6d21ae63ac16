import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';

import { formatMonth } from '../../server/shared/format-days.ts';
import { paths } from '../../server/shared/paths.ts';
import { visitor } from '../support/browser.ts';
import { createDemo, type FreeWeek, findFreeWeek } from '../support/demo.ts';
import { createReservation } from '../support/factories.ts';
import { until } from '../support/until.ts';
import {
  cardOf,
  follow,
  GUEST,
  open,
  partLoaded,
  placeOf,
  readAll,
  signInAs,
  textOf,
  waitForText,
} from './actions.ts';

/** More stops than any page of ours has. */
const A_LONG_WAY = 400;

const daysOf = ({ check_in, check_out }: FreeWeek) => ({ check_in, check_out });

let week: FreeWeek;

beforeAll(async () => {
  await createDemo();
  week = await findFreeWeek(60);
});

test('the first stop of a page leads past its head', async () => {
  const { page, close } = await visitor({ width: 1440 });
  await open(page, paths.villas());
  await page.keyboard.press('Tab');
  expect(await page.$eval(':focus', (link) => link.getAttribute('href'))).toBe('#content');
  expect(await focusFault(page)).toBe('');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.$eval(':focus', (stop) => stop.closest('main') !== null)).toBe(true);
  await close();
});

test('a stay can be found and asked for without ever touching a mouse', async () => {
  const { page, problems, close } = await visitor({ width: 1440 });
  await open(page, paths.home());
  await tabTo(page, '.finder .villas [name=q]');
  // All places: more than fit, and what scrolls is a stop of its own in some browsers.
  await page.waitForSelector('.finder .villas [name=q][aria-expanded=true]');
  await page.keyboard.press('Tab');
  expect(await focusFault(page)).toBe('');
  await page.focus('.finder .villas [name=q]');
  await page.keyboard.type(week.town.name);
  await tabTo(page, '.finder .villas [name=check_in]');
  await chooseDays(page);
  await tabTo(page, '.finder .villas .party summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.finder .villas [name=adults]');
  await page.keyboard.type('4');
  await followByEnter(page);
  await tabTo(page, `${cardOf(week)} h3 a`);
  await followByEnter(page);

  expect(new URL(page.url()).pathname).toBe(paths.villa(week.villa.slug));
  await stayADayLonger(page);
  await tabTo(page, '#quote .actions a.primary');
  await followByEnter(page);
  await fillRequestByKeys(page);

  const code = await textOf(page, '.code .number');
  expect(placeOf(page)).toBe(paths.booked(week.villa.slug, code));
  await open(page, paths.enquire());
  await tabTo(page, 'main [name=code]');
  await page.keyboard.type(code);
  await tabTo(page, 'main [name=contact]');
  await page.keyboard.type(GUEST.customer_email);
  await followByEnter(page);
  expect(await textOf(page, 'h1')).toContain(week.villa.name);
  expect(problems).toEqual([]);
  await close();
});

/** Keys are pressed until one is heard: a page that is not in front yet hears none. */
async function takeToKeys(page: Page): Promise<void> {
  await partLoaded(page, 'later');
  const isHeard = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/list-focus-')),
    );
  await until(async () => {
    await page.keyboard.press('Tab');
    return isHeard();
  });
  await partLoaded(page, 'list-focus');
}

test('who filters a list and turns its pages by keys goes on where they were', async () => {
  const { page, close } = await visitor({ width: 1440 });
  await open(page, paths.villas());
  await takeToKeys(page);
  await page.focus('#filters [name=town]');
  await follow(page, () => page.keyboard.press('Space'));
  await page.waitForSelector('#filters [name=town]:checked:focus');
  const chosen = await page.$eval(':focus', (box) => (box as HTMLInputElement).value);
  expect(new URL(page.url()).searchParams.get('town')).toBe(chosen);

  await page.focus('[name=sort]');
  await follow(page, () => page.keyboard.press('ArrowDown'));
  await page.waitForSelector('[name=sort]:focus');
  await page.focus('.removable');
  await followByEnter(page);
  await page.waitForSelector('h1:focus');
  for (const view of ['map', null]) {
    await page.focus('.map-link');
    await followByEnter(page);
    await page.waitForSelector('.map-link:focus');
    expect(new URL(page.url()).searchParams.get('view')).toBe(view);
  }
  await page.focus('.pages [rel=next]');
  await followByEnter(page);
  await page.waitForSelector('.list h3 a:focus');
  const phone = await visitor({ width: 360 });
  await open(phone.page, paths.villas());
  await takeToKeys(phone.page);
  await phone.page.focus('.open-filters');
  await phone.page.keyboard.press('Enter');
  await phone.page.focus('#filters .foot [type=submit]');
  await followByEnter(phone.page);
  await phone.page.waitForSelector('.open-filters:focus');
  await phone.close();
  expect(await page.$eval(':focus', (link) => link === document.querySelector('.list h3 a'))).toBe(
    true,
  );
  await close();
});

test('a key pressed in the moment the price panel follows a choice still moves the focus', async () => {
  const { page, close } = await visitor({ width: 1440 });
  await open(page, paths.villa(week.villa.slug, { ...daysOf(week), adults: 4 }));
  await openPanelCalendar(page);
  await arrowTo(page, week.check_in, '[id^=quote-day-]');
  // As early as a key can come: before what React left for after its drawing is done.
  await page.$eval('#quote .status', (status) => {
    const keys = new MutationObserver(() => {
      keys.disconnect();
      const key = new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true });
      document.activeElement?.dispatchEvent(key);
    });
    keys.observe(status, { childList: true, characterData: true, subtree: true });
  });
  await page.keyboard.press('Enter');
  const nextMonth = Temporal.PlainDate.from(week.check_in).add({ months: 1 }).toString();
  await page.waitForSelector(`#quote-day-${nextMonth}:focus`);
  await close();
});

describe.each<[what: string, width: number, path: () => string, opener: string, opened: string]>([
  ['the phone’s menu', 360, paths.home, '[popovertarget=drawer]', '#drawer:popover-open'],
  ['the filters', 360, paths.villas, '.open-filters', '#filters:popover-open'],
  [
    'the phone’s price panel',
    360,
    () => paths.villa(week.villa.slug),
    '.bottom-bar [popovertarget]',
    '#quote:popover-open',
  ],
  [
    'the pictures',
    1440,
    () => paths.villa(week.villa.slug),
    '.all-pictures',
    '#gallery:popover-open',
  ],
  [
    'the favourites',
    1440,
    paths.home,
    '[data-favourites-menu] summary',
    '[data-favourites-menu][open]:has(li)',
  ],
  ['a menu of the head', 1440, paths.home, '.header nav summary', '.header nav details[open]'],
])('%s', (_what, width, path, opener, opened) => {
  test('opens and closes by keys, and gives the focus back', async () => {
    const { page, close } = await visitor({ width });
    // The favourites have nothing to stop at while there is none.
    await page.evaluateOnNewDocument(() =>
      localStorage.setItem('favourites', '[{"id":1,"slug":"villa-bir","name":"Villa Bir"}]'),
    );
    await open(page, path());
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await page.waitForSelector(opened);
    await page.keyboard.press('Tab');
    expect(
      await page.$eval(':focus', (stop, within) => stop.closest(within) !== null, opened),
    ).toBe(true);
    expect(await focusFault(page)).toBe('');

    await page.keyboard.press('Escape');
    await page.waitForFunction((within) => !document.querySelector(within), {}, opened);
    expect(await isAt(page, opener)).toBe(true);
    await close();
  });
});

test.each<
  [
    what: string,
    width: number,
    path: () => string,
    as: 'guest' | 'ADMIN',
    opener: string,
    id: string,
  ]
>([
  ['the phone’s menu', 320, paths.home, 'guest', '[popovertarget=drawer]', 'drawer'],
  ['the filters', 360, paths.villas, 'guest', '.open-filters', 'filters'],
  ['the pictures', 1440, () => paths.villa(week.villa.slug), 'guest', '.all-pictures', 'gallery'],
  ['the menu', 320, paths.dashboard.home, 'ADMIN', '.topbar [popovertarget=sidebar]', 'sidebar'],
  [
    'more of the menu',
    390,
    paths.dashboard.home,
    'ADMIN',
    '.tabbar [popovertarget=sidebar]',
    'sidebar',
  ],
  [
    'the list’s filters',
    390,
    () => paths.dashboard.comments(),
    'ADMIN',
    '.filters > button',
    'filter-sheet',
  ],
])('%s keeps the focus while it covers the page, and gives it back', async (...row) => {
  const [, width, path, as, opener, id] = row;
  const { page, close } = await visitor({ width });
  if (as === 'ADMIN') await signInAs(page, as);
  await open(page, path());
  const button = (await page.waitForSelector(opener)) as ElementHandle<HTMLElement>;
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((within) => document.activeElement?.closest(within), {}, `#${id}`);
  await page.waitForSelector('[inert]');
  const outside: string[] = [];
  // Past its end a browser goes on to its own bar.
  for (const _ of Array(30)) {
    await page.keyboard.press('Tab');
    outside.push(await page.evaluate(stopOutside, `#${id}`));
  }
  await page.$eval(`#${id} [popovertargetaction=hide]`, (end) => (end as HTMLElement).focus());
  for (const _ of Array(3)) {
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    outside.push(await page.evaluate(stopOutside, `#${id}`));
  }
  expect(outside.filter(Boolean)).toEqual([]);

  await page.$eval(`#${id} [popovertargetaction=hide]`, (end) => (end as HTMLElement).focus());
  await page.keyboard.press('Escape');
  await page.waitForFunction((given) => document.activeElement === given, {}, button);
  expect(await page.$('[inert]')).toBeNull();
  await close();
});

/** What has the focus, unless it is in there or nothing has. */
function stopOutside(within: string): string {
  const stop = document.activeElement;
  return !stop || stop === document.body || stop.closest(within) ? '' : stop.outerHTML;
}

test.each([
  ['the ticks over a form’s bar', () => paths.dashboard.villa(week.villa.id, 'features'), 60],
  ['what orders and ticks a list', () => paths.dashboard.villas(), 8],
])('%s are seen by who goes through them by keys on a phone', async (_what, path, stops) => {
  const { page, close } = await visitor({ width: 360 });
  await signInAs(page, 'ADMIN');
  await open(page, path());
  await tabTo(page, 'main [type=checkbox]');
  const faults: string[] = [];
  for (const _ of Array(stops)) {
    await page.keyboard.press('Tab');
    faults.push(await focusFault(page));
  }
  expect(faults.filter(Boolean)).toEqual([]);
  await close();
});

test('a stop half out of a row that scrolls comes into it, and nothing floats over it', async () => {
  const { page, close } = await visitor({ width: 360 });
  await open(page, paths.home());
  await partLoaded(page, 'later');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
  await tabTo(page, '.chips a:nth-child(4)');
  const { left, right } = await page.$eval(':focus', (chip) => {
    const { left, right } = chip.getBoundingClientRect();
    return { left, right };
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(360);
  expect(await page.$eval('.floating', (place) => getComputedStyle(place).visibility)).toBe(
    'hidden',
  );
  await close();
});

test('a clerk moves a reservation without a mouse; giving up leaves everything as it was', async () => {
  const { page, close } = await visitor({ width: 1440 });
  await signInAs(page, 'ADMIN');
  const { reservation_id } = await createReservation({ villa_id: week.villa.id, ...daysOf(week) });
  await open(page, paths.dashboard.villaReservations({ reservation_id }));
  await tabTo(page, 'tbody .row-link');
  await followByEnter(page);
  await tabTo(page, '[commandfor=move-OPTION]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#move-OPTION[open]');
  expect(await page.$eval(':focus', (stop) => stop.closest('dialog')?.id)).toBe('move-OPTION');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#move-OPTION:not([open])');
  expect(await page.$eval(':focus', (stop) => stop.getAttribute('commandfor'))).toBe('move-OPTION');

  await page.keyboard.press('Enter');
  await tabTo(page, '#move-OPTION .foot [type=submit]');
  await followByEnter(page);
  expect(await textOf(page, 'main')).toContain('Opsiyon');
  await close();
});

/** Goes on from stop to stop until the wanted one has the focus; every stop on the way is seen. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < A_LONG_WAY; stop++) {
    await page.keyboard.press('Tab');
    const fault = await focusFault(page);
    if (fault) throw new Error(fault);
    if (await isAt(page, selector)) return;
  }
  throw new Error(`no way by Tab to ${selector} on ${page.url()}`);
}

const isAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Why somebody could not see where the focus is: not on the screen, covered, or without a ring. */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const named = `${focused.outerHTML.slice(0, 160)} …`;
    const ringed = (element: Element | null, part?: string) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    const shown = [focused, focused.parentElement, focused.closest('label,.cell,.affixed,form')];
    const isRinged = shown.some(
      (element) => ringed(element) || ringed(element, '::after') || ringed(element, '::before'),
    );
    if (!isRinged) return `no ring: ${named}`;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [
      left + (right - left) * part,
      top + (bottom - top) * part,
    ]);
    const isSeen = points.some(([x = 0, y = 0]) => {
      const there = document.elementFromPoint(x, y);
      return there && (there.contains(focused) || focused.contains(there) || isLabel(there));
    });
    function isLabel(there: Element) {
      return there.closest('label')?.contains(focused) ?? false;
    }
    return isSeen ? '' : `covered or off the screen: ${named}`;
  });

/** Opens the calendar, leaves it, opens it again and moves to the days by arrows. */
async function chooseDays(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await page.waitForSelector('.range-dialog [data-day]:focus');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.finder .villas .range-dialog:empty');
  await page.waitForSelector('.finder .villas [name=check_in]:focus');
  await page.keyboard.press('Space');
  await page.waitForSelector('.range-dialog [data-day]:focus');
  await arrowTo(page, week.check_in, '[data-day]');
  await page.keyboard.press('Enter');
  await arrowTo(page, week.check_out, '[data-day]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.finder .villas .range-dialog:empty');
  await page.waitForSelector('.finder .villas [type=date]:focus');
  expect(
    await readAll(page, '.finder .villas [type=date]', (inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    ),
  ).toEqual([week.check_in, week.check_out]);
}

/** In the price panel's own calendar; afterwards the focus is where it was opened from. */
async function stayADayLonger(page: Page): Promise<void> {
  await openPanelCalendar(page);
  await hearMonthsTurned(page);
  const longer = Temporal.PlainDate.from(week.check_out).add({ days: 1 }).toString();
  await arrowTo(page, week.check_in, '[id^=quote-day-]');
  await page.keyboard.press('Enter');
  await waitForText(page, '#quote .picker-head p[role=status]', 'Çıkış gününü seçin');
  await arrowTo(page, longer, '[id^=quote-day-]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#quote .days:not([open])');
  expect(await isAt(page, '#quote .days summary')).toBe(true);
  await page.waitForSelector('#quote .free');
}

/** Turns to the next month and back by the buttons: the focus stays on them, so the months are said. */
async function hearMonthsTurned(page: Page): Promise<void> {
  const said = '#quote .picker-head span[role=status]';
  await page.focus('#quote .picker-head button:last-of-type');
  await page.keyboard.press('Enter');
  const next = Temporal.PlainDate.from(week.check_in).add({ months: 1 });
  await waitForText(page, said, formatMonth(next.toString().slice(0, 7)));
  await page.focus('#quote .picker-head button');
  await page.keyboard.press('Enter');
  await waitForText(page, said, formatMonth(week.check_in.slice(0, 7)));
  await tabTo(page, '#quote .picker [role=gridcell]');
}

async function openPanelCalendar(page: Page): Promise<void> {
  await tabTo(page, '#quote .days summary');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#quote .picker [role=grid]');
  await tabTo(page, '#quote .picker [role=gridcell]');
}

async function arrowTo(page: Page, day: string, cell: string): Promise<void> {
  for (;;) {
    const focused = await focusedDay(page, cell);
    const key = keyTowards(day, focused);
    if (!key) return;
    await page.keyboard.press(key);
    await page.waitForFunction(
      (before, within) =>
        [...document.querySelectorAll(within)].some(
          (each) =>
            each === document.activeElement &&
            !(each.getAttribute('data-day') ?? each.id).endsWith(before),
        ),
      {},
      focused,
      cell,
    );
  }
}

/** Months by Page Down and Page Up, then weeks and days by the arrows; none when it is there. */
function keyTowards(wanted: string, focused: string): KeyInput | undefined {
  const days = daysBetween(focused, wanted);
  if (days === 0) return undefined;
  if (wanted.slice(0, 7) !== focused.slice(0, 7)) return days > 0 ? 'PageDown' : 'PageUp';
  if (Math.abs(days) >= 7) return days > 0 ? 'ArrowDown' : 'ArrowUp';
  return days > 0 ? 'ArrowRight' : 'ArrowLeft';
}

const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(to).since(Temporal.PlainDate.from(from), { largestUnit: 'days' }).days;

const focusedDay = (page: Page, cell: string) =>
  page.$eval(`${cell}:focus`, (element) =>
    (element.getAttribute('data-day') ?? element.id).slice(-10),
  );

async function fillRequestByKeys(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(GUEST)) {
    await tabTo(page, `main [name=${name}]`);
    await page.keyboard.type(value);
  }
  for (const name of ['accept_information', 'accept_contract']) {
    await tabTo(page, `main [name=${name}]`);
    await page.keyboard.press('Space');
  }
  await tabTo(page, '.send button');
  await followByEnter(page);
}

const followByEnter = (page: Page) => follow(page, () => page.keyboard.press('Enter'));
