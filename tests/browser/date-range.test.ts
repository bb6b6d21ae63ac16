import type { Page } from 'puppeteer-core';

import { addDays, addMonths, monthOf, weekday } from '../../server/shared/days.ts';
import { formatFullDay, formatMonth, formatShortStay } from '../../server/shared/format-days.ts';
import { holdBack, origin, type Visit, visitor } from '../support/browser.ts';
import { dayFromToday } from '../support/factories.ts';
import { until } from '../support/until.ts';
import { readAll } from './actions.ts';

const checkIn = '.finder .villas [name=check_in]';
const checkOut = '.finder .villas [name=check_out]';
const popover = '#villa-stay .range-dialog:popover-open';
const today = dayFromToday(0);

let visit: Visit;
let page: Page;

afterEach(async () => {
  await visit.close();
});

async function openHome(settings?: Parameters<typeof visitor>[0]): Promise<void> {
  visit = await visitor(settings);
  page = visit.page;
  await page.goto(`${origin}/`);
}

async function openCalendar(): Promise<void> {
  await page.click(checkIn);
  await page.waitForSelector(`${popover} [data-day]`);
}

const dayIn = (input: string) =>
  page.$eval(input, (element) => (element as HTMLInputElement).value);
const focusedDay = () =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day);
const pick = (day: string) => page.click(`#villa-stay [data-day="${day}"]`);

/** The first day of the month after next: two months on, so that no month's end is in the way. */
const first = `${addMonths(monthOf(today), 1)}-05`;

test('two clicks choose a stay; the popover closes and the form sends ISO days', async () => {
  await openHome();
  await openCalendar();
  await pick(first);
  await pick(addDays(first, 7));

  await page.waitForSelector(popover, { hidden: true });
  expect(await dayIn(checkIn)).toBe(first);
  expect(await dayIn(checkOut)).toBe(addDays(first, 7));
  await page.$eval('.finder .villas', (form) => {
    // The listing itself is not what is tested here.
    form.setAttribute('action', '/enquire');
  });
  await Promise.all([page.waitForNavigation(), page.click('.finder .villas [type=submit]')]);
  expect(new URL(page.url()).search).toBe(
    `?check_in=${first}&check_out=${addDays(first, 7)}&adults=2`,
  );
});

test('days before today cannot be chosen, earlier months not be seen', async () => {
  await openHome();
  await openCalendar();

  const days = await readAll(page, `${popover} [data-day]`, (all) =>
    all.map((day) => ({
      day: (day as HTMLElement).dataset.day ?? '',
      closed: day.matches(':disabled'),
    })),
  );
  expect(days.map(({ day }) => day)).toContain(today);
  // On the first of a month there is none; tests/islands/date-range.test.tsx looks at a ninth.
  expect(days.filter(({ closed }) => closed)).toEqual(days.filter(({ day }) => day < today));
  expect(await page.$eval(`${popover} .turn button`, (back) => back.matches(':disabled'))).toBe(
    true,
  );
});

test('an earlier second day begins another stay', async () => {
  await openHome();
  await openCalendar();
  await pick(addDays(first, 7));
  await pick(first);

  expect(await dayIn(checkIn)).toBe(first);
  expect(await dayIn(checkOut)).toBe('');
});

test('two months stand beside each other as grids, and days tell what they are', async () => {
  await openHome();
  await openCalendar();
  await pick(first);

  const month = monthOf(today);
  expect(
    await readAll(page, `${popover} [role=grid]`, (grids) => grids.map((grid) => grid.ariaLabel)),
  ).toEqual([month, addMonths(month, 1)].map(formatMonth));
  expect(await page.$eval(`${popover} [data-day="${first}"]`, (day) => day.ariaLabel)).toBe(
    `${formatFullDay(first)}, giriş`,
  );
});

describe('keyboard', () => {
  beforeEach(async () => {
    await openHome();
    await openCalendar();
    await pick(first);
  });

  test.each([
    ['ArrowRight', addDays(first, 1)],
    ['ArrowLeft', addDays(first, -1)],
    ['ArrowDown', addDays(first, 7)],
    ['Home', addDays(first, 1 - weekday(first))],
    ['End', addDays(first, 7 - weekday(first))],
    ['PageDown', `${addMonths(monthOf(first), 1)}-05`],
  ] as const)('%s moves the focus', async (key, day) => {
    await page.keyboard.press(key);

    await page.waitForFunction(
      (expected) => (document.activeElement as HTMLElement).dataset.day === expected,
      {},
      day,
    );
    expect(await focusedDay()).toBe(day);
  });

  test('Shift with an arrow stretches the stay, Enter ends it there', async () => {
    await page.keyboard.down('Shift');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.up('Shift');
    expect(await dayIn(checkOut)).toBe(addDays(first, 7));

    await page.keyboard.press('Enter');
    await page.waitForSelector(popover, { hidden: true });
    expect(await dayIn(checkOut)).toBe(addDays(first, 7));
  });

  test('Tab past its buttons closes it and goes on', async () => {
    await page.focus(`${popover} .foot .primary`);
    await page.keyboard.press('Tab');

    await page.waitForSelector(popover, { hidden: true });
    expect(await page.evaluate(() => document.activeElement?.closest('.finder') !== null)).toBe(
      true,
    );
  });

  test('Escape closes and gives the focus back', async () => {
    await page.keyboard.press('Escape');

    const back = () => (document.activeElement as HTMLInputElement).name?.startsWith('check_');
    expect(await page.waitForFunction(back)).toBeTruthy();
    expect(await page.$(popover)).toBeNull();
  });
});

test('a click into another field closes it and stays there', async () => {
  await openHome();
  await openCalendar();
  await page.click('.finder .villas [name=q]');

  await page.waitForSelector(popover, { hidden: true });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('q');
});

test('a click on its other day leaves it open, for that one', async () => {
  await openHome();
  await openCalendar();
  await pick(first);
  await page.click(checkOut);

  await page.waitForSelector(`${popover} [data-day]:focus`);
  await pick(addDays(first, 2));
  expect([await dayIn(checkIn), await dayIn(checkOut)]).toEqual([first, addDays(first, 2)]);
});

test('days can be typed instead', async () => {
  await openHome();
  await page.focus(checkIn);
  await page.$eval(
    checkIn,
    (input, day) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setter?.call(input, day);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    first,
  );

  await page.waitForFunction(
    (selector, day) => document.querySelector(selector)?.getAttribute('min') === day,
    {},
    checkOut,
    addDays(first, 1),
  );
  expect(await dayIn(checkIn)).toBe(first);
});

test('a click before the calendar is there opens it afterwards', async () => {
  visit = await visitor();
  page = visit.page;
  const { release } = await holdBack(page, '/islands/hydrate-');
  await page.goto(`${origin}/`);
  await page.click(checkIn);
  expect(await page.$(popover)).toBeNull();
  release();

  expect(await page.waitForSelector(`${popover} [data-day]`)).toBeTruthy();
});

test('a day typed before the calendar is there stays typed', async () => {
  visit = await visitor();
  page = visit.page;
  const { release } = await holdBack(page, '/islands/hydrate-');
  await page.goto(`${origin}/`);
  await page.$eval(
    checkIn,
    (input, day) => {
      (input as HTMLInputElement).value = day;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    first,
  );
  release();
  await page.waitForSelector('#villa-stay[data-alive]');

  expect(await dayIn(checkIn)).toBe(first);
  expect(await page.$eval(checkOut, (input) => input.getAttribute('min'))).toBe(addDays(first, 1));
});

test('on a phone it is a dialog over the whole screen with twelve months', async () => {
  await openHome({ width: 360 });
  await page.tap(checkIn);
  await page.waitForSelector('#villa-stay .range-dialog:popover-open [data-day]');

  const box = await page.$eval('#villa-stay .range-dialog', (dialog) => {
    const { left, top, width, height } = dialog.getBoundingClientRect();
    return [left, top, width, height];
  });
  expect(box).toEqual([0, 0, 360, 780]);
  await page.waitForSelector('#villa-stay [role=grid]:nth-of-type(12)');
  expect(await readAll(page, '#villa-stay [role=grid]', (grids) => grids.length)).toBe(12);

  await page.tap(`#villa-stay [data-day="${first}"]`);
  await page.tap(`#villa-stay [data-day="${addDays(first, 3)}"]`);
  expect(await page.$eval('#villa-stay .foot', (foot) => foot.textContent)).toContain(
    formatShortStay(first, addDays(first, 3)),
  );
  await page.tap('#villa-stay .foot .primary');
  expect(await page.$('#villa-stay .range-dialog:popover-open')).toBeNull();
  expect(await dayIn(checkOut)).toBe(addDays(first, 3));
});

test('on a phone nothing behind it can be reached while it is open', async () => {
  await openHome({ width: 360 });
  await page.waitForSelector('#villa-stay[data-alive]');
  const inert = () => readAll(page, '[inert]', (all) => all.length);
  const canScroll = () =>
    page.$eval('html', (root) => getComputedStyle(root).overflowY !== 'hidden');
  expect([await inert(), await canScroll()]).toEqual([0, true]);

  await page.tap(checkIn);
  await page.waitForSelector('main[inert], .header[inert]');
  expect(await page.$eval('main', (main) => main.inert)).toBe(false);
  expect(await page.$eval(checkIn, (input) => input.closest('[inert]') !== null)).toBe(true);
  expect(await page.$eval('#villa-stay .range-dialog', (dialog) => dialog.ariaModal)).toBe('true');
  // In a moment of rest of its own.
  await until(async () => !(await canScroll()));
  const apply = '#villa-stay .foot .primary';
  await page.focus(apply);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, .header'))).toBeFalsy();

  await page.keyboard.press('Escape');
  await page.waitForSelector('#villa-stay .range-dialog:not(:popover-open)');
  expect([await inert(), await canScroll()]).toEqual([0, true]);
  await page.waitForFunction((field) => document.activeElement?.matches(field), {}, checkIn);
});

test('on a phone the page stays where it was when it closes', async () => {
  await openHome({ width: 360 });
  await page.waitForSelector('#villa-stay[data-alive]');
  // Low on the screen, where a browser that gives the focus back would scroll.
  await page.$eval(checkIn, (input) => scrollBy(0, input.getBoundingClientRect().bottom - 760));
  const before = await page.evaluate(() => scrollY);
  await page.tap(checkIn);
  await page.waitForSelector(popover);
  await page.tap(`#villa-stay [data-day="${today}"]`);
  await page.tap('#villa-stay .foot .primary');

  await page.waitForFunction(() => document.activeElement?.matches('[name=check_out]'));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a phone may be turned or unfolded while it is open', async () => {
  await openHome({ width: 360 });
  await page.tap(checkIn);
  await page.waitForSelector('main[inert], .header[inert]');
  const box = () =>
    page.$eval(popover, (dialog) => {
      const { left, top, width, height } = dialog.getBoundingClientRect();
      return [left, top, width, height];
    });
  // On its side the screen is too low for what stands under an input.
  await page.setViewport({ width: 780, height: 360, isMobile: true, hasTouch: true });
  expect(await box()).toEqual([0, 0, 780, 360]);
  const named = await page.$eval(`${popover} .calendar`, (calendar) => {
    calendar.scrollTo({ top: 120, behavior: 'instant' });
    const { left, top } = calendar.getBoundingClientRect();
    return document.elementFromPoint(left + 30, top + 10)?.localName;
  });
  expect(named).toBe('caption');
  await page.setViewport({ width: 780, height: 900, isMobile: true, hasTouch: true });

  await page.waitForFunction(() => document.querySelectorAll('[inert]').length === 0);
  const months = () => readAll(page, `${popover} [role=grid]`, (grids) => grids.length);
  expect(await months()).toBe(2);
  expect(await page.$eval(popover, (dialog) => getComputedStyle(dialog).position)).toBe('absolute');
  await page.setViewport({ width: 360, height: 780, isMobile: true, hasTouch: true });
  await page.waitForSelector('main[inert], .header[inert]');
  expect(await box()).toEqual([0, 0, 360, 780]);
});

test('comes alive while the browser is idle, so that the first tap waits for nothing', async () => {
  await openHome({ width: 360 });
  await page.waitForSelector('#villa-stay[data-alive]');

  // What a phone shows first is drawn by then, the other months only once it is open.
  await page.waitForSelector('#villa-stay .range-dialog:not(:popover-open) [data-day]');
  const grids = () => readAll(page, '#villa-stay [role=grid]', (all) => all.length);
  expect(await grids()).toBe(2);
  await page.tap(checkIn);
  await page.waitForSelector('#villa-stay .range-dialog:popover-open [role=grid]:nth-of-type(12)');
  expect(await grids()).toBe(12);
});

test('opened before the browser was idle, it is not drawn once more after it was closed', async () => {
  visit = await visitor();
  page = visit.page;
  await page.evaluateOnNewDocument(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (act) => waiting.push(act as () => void);
    addEventListener('idle', () => {
      for (const act of waiting.splice(0)) act();
    });
  });
  await page.goto(`${origin}/`);
  await page.click(checkIn);
  await page.waitForSelector('#villa-stay .range-dialog:popover-open [data-day]:focus');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#villa-stay .range-dialog:empty');

  await page.evaluate(async () => {
    dispatchEvent(new Event('idle'));
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  });

  expect(await page.$('#villa-stay .range-dialog:empty')).toBeTruthy();
});

test('without a script there are two date inputs that the form sends', async () => {
  await openHome({ script: false });

  expect(
    await readAll(page, '.finder .villas [type=date]', (inputs) =>
      inputs.map((input) => (input as HTMLInputElement).name),
    ),
  ).toEqual(['check_in', 'check_out']);
});

test('a press during which the calendar comes alive is still a click', async () => {
  visit = await visitor();
  page = visit.page;
  const { release } = await holdBack(page, '/islands/hydrate-');
  await page.goto(`${origin}/`);
  await page.hover(checkIn);
  await page.mouse.down();
  const loaded = page.waitForResponse((response) => response.url().includes('/islands/hydrate-'));
  release();
  await loaded;
  await page.waitForNetworkIdle();
  await page.mouse.up();

  expect(await page.waitForSelector(`${popover} [data-day]`)).toBeTruthy();
});
