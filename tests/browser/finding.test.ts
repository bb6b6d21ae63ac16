import type { Page } from 'puppeteer-core';

import { addDays, addMonths, monthOf } from '../../server/shared/days.ts';
import { formatFullDay, formatMonth } from '../../server/shared/format-days.ts';
import { paths } from '../../server/shared/paths.ts';
import { createBoat } from '../support/boat-factories.ts';
import { origin, visitor } from '../support/browser.ts';
import { createPost } from '../support/content-factories.ts';
import { db } from '../support/db.ts';
import {
  createFeature,
  createTown,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../support/factories.ts';
import { createVillaPicture } from '../support/villa-catalogue-factories.ts';
import { follow, readAll, waitForText } from './actions.ts';

/** The pictures' files are not there. */
const isOurs = (problem: string) => !problem.startsWith('Failed to load resource');

const createSeen = async (name: string) => {
  const villa = await createVilla({ name });
  for (let n = 0; n < 3; n++) await createVillaPicture(villa.id);
  return villa;
};

test('a card turns to its other pictures, which nobody fetched before', async () => {
  const villa = await createSeen('Villa Albüm');
  const { page, problems, close } = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(origin + paths.villas({ q: 'Albüm' }), { waitUntil: 'networkidle0' });
  expect(asked.filter((path) => path.includes('resimler'))).toEqual([]);

  await page.hover('article');
  await page.waitForSelector('.swipe');
  expect(asked).toContain(paths.villaPictures([villa.slug]));
  expect(await readAll(page, '.swipe > a', (slides) => slides.length)).toBe(3);

  await page.focus('article h3 a');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    () => document.querySelector('.dots :nth-child(2)')?.className === 'on',
  );
  expect(problems.filter(isOurs)).toEqual([]);
  await close();
});

test('what was looked at last is shown on the next villa and on the list', async () => {
  const [one, other] = [await createSeen('Villa Önce'), await createSeen('Villa Sonra')];
  const { page, problems, close } = await visitor();
  const kept = (name: string) =>
    page.waitForFunction((wanted) => localStorage.viewed?.includes(wanted), {}, name);
  const shown = () =>
    readAll(page, '.viewed:not([hidden]) li b', (names) => names.map((each) => each.textContent));

  await page.goto(origin + paths.villa(one.slug));
  await kept('Villa Önce');
  expect(await shown()).toEqual([]);

  await page.goto(origin + paths.villa(other.slug));
  await page.waitForSelector('.viewed:not([hidden]) li');
  expect(await shown()).toEqual(['Villa Önce']);

  await page.goto(origin + paths.villas());
  await page.waitForSelector('.viewed:not([hidden]) li');
  expect(await shown()).toEqual(['Villa Sonra', 'Villa Önce']);
  expect(problems.filter(isOurs)).toEqual([]);
  await close();
});

test('a name of one long word stays in its column, as does what was looked at last', async () => {
  const long = await createSeen('Villa Muhafazakârlaştırılmışlıktan Esintiler');
  await createSeen('Villa Muhafaza Kısa');
  const { page, close } = await visitor({ width: 1440 });
  const widths = (selector: string) =>
    readAll(page, selector, (all) => all.map((each) => each.getBoundingClientRect().width));

  await page.goto(origin + paths.villa(long.slug), { waitUntil: 'load' });
  await page.waitForFunction(() => localStorage.viewed?.includes('Esintiler'));
  await page.goto(origin + paths.villas({ q: 'Muhafaza' }), { waitUntil: 'load' });
  await page.waitForSelector('.viewed:not([hidden]) li', { visible: true });

  const cards = await widths('article');
  expect(cards).toHaveLength(2);
  expect(Math.max(...cards) - Math.min(...cards)).toBeLessThan(1);
  expect(await widths('.viewed li')).toEqual([140]);
  await close();
});

test('a boat’s price follows its form, and so do the ways on from it', async () => {
  const boat = await createBoat({ prices: { DAY: 60_000_00, TRIP: 45_000_00 } });
  const { check_in, check_out } = stayFromToday(40, 3);
  const { page, problems, close } = await visitor();
  const shown = (text: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector('[data-priced=quote]')?.textContent?.includes(wanted),
      {},
      text,
    );
  const choose = (name: string, value: string) =>
    page.$eval(
      `[data-prices] [name=${name}]`,
      (field, chosen) => {
        (field as HTMLInputElement).value = chosen;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      value,
    );
  await page.goto(origin + paths.boat(boat.slug), { waitUntil: 'networkidle0' });

  await choose('check_in', check_in);
  await shown('Biniş ve iniş gününü birlikte seçin');
  await choose('check_out', check_out);
  await shown('₺180.000');
  expect(new URL(page.url()).searchParams.get('check_out')).toBe(check_out);
  await choose('unit', 'trip');
  await shown('₺45.000');
  await choose('adults', '13');
  await shown('en fazla 12 kişi');
  expect(await page.$('[data-priced=bar] a[href^="/rezervasyon"]')).toBeNull();
  expect(problems.filter(isOurs)).toEqual([]);
  await close();
});

describe('a phone’s calendar, which shows one month', () => {
  const last = addMonths(monthOf(dayFromToday(0)), 11);
  const captions = (page: Page) =>
    readAll(page, '#availability caption', (all) => all.map((caption) => caption.textContent));
  const openCalendar = async (stay?: { check_in: string; check_out: string }) => {
    const villa = await createVilla();
    const visit = await visitor({ width: 360 });
    await visit.page.goto(origin + paths.villa(villa.slug, stay), { waitUntil: 'networkidle0' });
    await visit.page.tap('.calendar-head h2');
    await visit.page.waitForSelector('.calendar-head .row:not([hidden])');
    return visit;
  };

  test('reaches each of the twelve months, and marks it alone', async () => {
    const { page, close } = await openCalendar();

    await page.click('.month-strip a:last-child');

    await waitForText(page, '#availability caption', formatMonth(last));
    expect(await readAll(page, '#availability .month', (months) => months.length)).toBe(1);
    expect(
      await readAll(page, '.month-strip [aria-current]', (all) => all.map((a) => a.textContent)),
    ).toEqual([expect.stringContaining(formatMonth(last).slice(0, 3))]);
    await close();
  });

  test('goes on with the next month where the arrows leave one', async () => {
    const { page, close } = await openCalendar();
    await page.focus('#availability td[tabindex="0"]');

    for (let week = 0; week < 6; week++) await page.keyboard.press('ArrowDown');

    const day = dayFromToday(42);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`availability-day-${day}`);
    await waitForText(page, '#availability caption', formatMonth(monthOf(day)));
    await close();
  });

  test('stands on its day where the arrows would leave the last month', async () => {
    const { page, close } = await openCalendar();
    await page.click('.month-strip a:last-child');
    await page.waitForSelector(`[id="availability-day-${last}-22"]`);
    await page.focus('#availability td[tabindex="0"]');

    for (let week = 0; week < 6; week++) await page.keyboard.press('ArrowDown');

    const fifth = addDays(`${last}-01`, 28);
    const day = monthOf(fifth) === last ? fifth : addDays(fifth, -7);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`availability-day-${day}`);
    await close();
  });

  test('shows a stay of the last month, and once it is turned that month beside the one before', async () => {
    const stay = { check_in: `${last}-10`, check_out: `${last}-17` };
    const { page, close } = await openCalendar(stay);
    expect(await captions(page)).toEqual([formatMonth(last)]);

    await page.setViewport({ width: 780, height: 360, hasTouch: true, isMobile: true });

    await waitForText(page, '#availability', formatMonth(addMonths(last, -1)));
    expect(await captions(page)).toEqual([addMonths(last, -1), last].map(formatMonth));
    await close();
  });
});

test('a day trip is priced by one click in the calendar, and by the next one anew', async () => {
  const boat = await createBoat({ prices: { DAY: 60_000_00, TRIP: 45_000_00 } });
  const [first, second] = [dayFromToday(3), dayFromToday(6)];
  const { page, problems, close } = await visitor();
  const heading = (day: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector('[data-priced=quote] h3')?.textContent === wanted,
      {},
      formatFullDay(day),
    );
  const chosen = () => readAll(page, '[aria-selected=true]', (all) => all.map(({ id }) => id));
  const isShown = (name: string) =>
    page.$eval(`[name=${name}]`, (field) => field.checkVisibility());
  await page.goto(origin + paths.boat(boat.slug, { unit: 'day' }), { waitUntil: 'networkidle0' });
  expect(await isShown('check_out')).toBe(true);
  await page.select('[data-prices] [name=unit]', 'trip');

  await page.click(`#availability-day-${first}`);
  await heading(first);
  await page.click(`#availability-day-${second}`);
  await heading(second);

  expect(await chosen()).toEqual([`availability-day-${second}`]);
  expect(new URL(page.url()).searchParams.get('check_out')).toBeNull();
  expect(await isShown('check_out')).toBe(false);
  expect(problems.filter(isOurs)).toEqual([]);
  await close();
});

describe('the search of the home page', () => {
  const place = '.finder .villas [name=q]';
  const offered = '.finder .suggestions:not([hidden]) [role=option]';

  test('offers places at once, fills the chosen one in, and goes on to the days', async () => {
    const { name } = await createTown({ name: 'Gümüşlük' });
    const { page, problems, close } = await visitor({ width: 360 });

    await page.goto(origin + paths.home());
    await page.click(place);
    await page.waitForSelector(offered);
    await page.type(place, 'gumus');
    await page.waitForFunction(
      (options) => document.querySelectorAll(options).length === 1,
      {},
      offered,
    );
    await waitForText(page, '.finder .villas .hidden-text[role=status]', '1 sonuç');
    await page.click(offered);

    expect(await page.$eval(place, (input) => (input as HTMLInputElement).value)).toBe(name);
    expect(await page.$eval(':focus', (input) => input.getAttribute('name'))).toBe('check_in');
    expect(problems.filter(isOurs)).toEqual([]);
    await close();
  });

  test('leads to a villa by its name, for the party that was counted', async () => {
    const villa = await createVilla({ name: 'Villa Kuzguncuk' });
    const { page, problems, close } = await visitor();

    await page.goto(origin + paths.home());
    await page.click('.finder .party summary');
    await page.click('.finder .party .stepper:last-child [data-step="1"]');
    await page.waitForFunction(
      () => document.querySelector('.finder .party summary b')?.textContent === '2 kişi, 1 bebek',
    );
    await waitForText(page, '.finder .party .stepper:last-child output', '1');
    await page.keyboard.press('Escape');
    await page.type(place, 'kuzgun');
    await page.waitForSelector(offered);
    await Promise.all([page.waitForNavigation(), page.click(offered)]);

    expect(page.url()).toBe(origin + paths.villa(villa.slug, { adults: 2, babies: 1 }));
    expect(problems.filter(isOurs)).toEqual([]);
    await close();
  });

  test('counts as many as a house can hold, and searches with its cell folded again', async () => {
    const { page, problems, close } = await visitor();
    const adults = '.finder .villas [name=adults]';

    await page.goto(origin + paths.home());
    await page.click('.finder .party summary');
    await page.$eval(adults, (input) => (input as HTMLInputElement).select());
    await page.keyboard.type('99');
    await page.waitForFunction(
      () => document.querySelector('.finder .party summary b')?.textContent === '50 kişi',
    );
    await page.keyboard.press('Escape');
    await Promise.all([page.waitForNavigation(), page.click('.finder .villas [type=submit]')]);

    expect(new URL(page.url()).searchParams.get('adults')).toBe('50');
    expect(problems.filter(isOurs)).toEqual([]);
    await close();
  });
});

test('a filter that is ticked without a line says so, and the list stays', async () => {
  await createVilla();
  const { page, close } = await visitor();
  await page.goto(origin + paths.villas(), { waitUntil: 'load' });
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  );
  await page.click('#filters [type=checkbox]');
  const said = await page.waitForSelector('.toast [data-tone=bad] ~ [data-toast-text]');

  expect(await said?.evaluate((each) => each.textContent)).toContain('Sunucuya ulaşılamadı');
  expect(page.url()).toBe(origin + paths.villas());
  expect(await page.$('#filters [type=checkbox]:checked')).toBeNull();
  await close();
});

test('who goes back to a list finds its form as the list is', async () => {
  await createVilla();
  const { page, close } = await visitor();
  await page.goto(origin + paths.villas(), { waitUntil: 'load' });
  await follow(page, () => page.select('[name=sort]', 'price_asc'));
  await follow(page, () => page.click('#filters [type=checkbox]'));
  await page.goBack({ waitUntil: 'load' });
  const chosen = () =>
    page.evaluate(() => [
      document.querySelector<HTMLSelectElement>('[name=sort]')?.value,
      document.querySelectorAll('#filters :checked[type=checkbox]').length,
    ]);
  expect(await chosen()).toEqual(['price_asc', 0]);
  await page.goBack({ waitUntil: 'load' });

  expect(await chosen()).toEqual(['recommended', 0]);
  await close();
});

test('a filter shows the rest of its choices in place, and forgets nothing that is ticked', async () => {
  const words = 'Vitamin';
  const { id } = await createVilla({ name: `Villa ${words}` });
  for (let number = 1; number <= 7; number += 1)
    await db
      .insertInto('villa_features')
      .values({ villa_id: id, feature_id: await createFeature(`Özellik ${number}`) })
      .execute();
  const { page, problems, close } = await visitor({ width: 360 });
  const ticks = () =>
    readAll(page, '#filters [name=feature]', (boxes) =>
      boxes.map((box) => (box as HTMLInputElement).checked),
    );

  await page.goto(origin + paths.villas({ q: words }));
  await page.click('.open-filters');
  await page.waitForSelector('#filters:popover-open');
  await page.click('#filters [name=feature]');
  expect(await ticks()).toHaveLength(5);
  await page.click('[name=all-feature] [data-more]');
  await page.waitForFunction(
    () => document.querySelectorAll('#filters [name=feature]').length === 7,
  );

  expect((await ticks()).filter(Boolean)).toHaveLength(1);
  expect(await page.$$('[name=all-feature] fieldset')).toHaveLength(7);
  expect(new URL(page.url()).searchParams.has('filters')).toBe(false);
  expect(problems.filter(isOurs)).toEqual([]);
  await close();
});

describe('where the system’s own colours stand for ours', () => {
  let villa: Awaited<ReturnType<typeof createVilla>>;

  beforeAll(async () => {
    villa = await createVilla();
    await createPost({ tags: ['rehber'] });
  });

  const stay = { ...stayFromToday(60, 7), adults: 2 };

  test.each<[string, () => string, marked: string, other: string]>([
    [
      'a chosen filter',
      () => paths.villas({ bedrooms: 2 }),
      '.filters .chip:has(:checked)',
      '.filters .chip:not(:has(:checked))',
    ],
    [
      'the choice among links that is on',
      () => paths.blog(),
      '.chips [aria-current]',
      '.chips :not([aria-current])',
    ],
    [
      'a day that is taken',
      () => paths.villaCalendar(villa.slug),
      '.legend .busy',
      '.legend .free',
    ],
    ['a day of arrival', () => paths.villaCalendar(villa.slug), '.legend .in0', '.legend .free'],
    ['a chosen day', () => paths.villa(villa.slug, stay), '.month .seli', '.month td:not([class])'],
    [
      'the months that are shown',
      () => paths.villa(villa.slug),
      '.month-strip [aria-current]',
      '.month-strip a:not([aria-current])',
    ],
    [
      'the kind that is searched for',
      () => paths.home(),
      '.finder .segment :is([aria-current], [aria-pressed="true"], :has(:checked))',
      '.finder .segment > :not([aria-current], [aria-pressed="true"], :has(:checked))',
    ],
    [
      'the step of a booking',
      () => paths.bookVilla(villa.slug, stay),
      '.steps [aria-current]',
      '.steps .reached:not([aria-current])',
    ],
    [
      'the page of the company',
      () => paths.banks(),
      '.company-aside a[aria-current]',
      '.company-aside a:not([aria-current])',
    ],
  ])('%s is told from the others', async (_what, address, marked, other) => {
    const { page, close } = await visitor();
    const devtools = await page.createCDPSession();
    const features = [{ name: 'forced-colors', value: 'active' }];
    await devtools.send('Emulation.setEmulatedMedia', { features });
    const looksOf = (selector: string) =>
      readAll(page, selector, ([first]) => {
        if (!first) throw new Error('It is not there.');
        const { backgroundColor, backgroundImage, textDecorationLine, ...edges } =
          getComputedStyle(first);
        const ground = backgroundColor.endsWith(', 0)') ? document.body : first;
        return [
          getComputedStyle(ground).backgroundColor,
          backgroundImage,
          textDecorationLine === 'underline',
          edges.borderTopWidth !== '0px' && edges.borderTopColor,
          edges.outlineStyle,
        ].join();
      });

    await page.goto(origin + address(), { waitUntil: 'load' });

    expect(await looksOf(marked)).not.toBe(await looksOf(other));
    await close();
  });
});

test('the phone’s filters say what they would find before they are sent', async () => {
  const words = 'Süzgeç';
  await createVilla({ name: `Villa ${words} Bir`, pets: 'YES' });
  await createVilla({ name: `Villa ${words} İki`, pets: 'NO' });
  const { page, problems, close } = await visitor({ width: 360 });

  await page.goto(origin + paths.villas({ q: words }));
  await page.click('.open-filters');
  await page.waitForSelector('#filters:popover-open');
  await page.click('#filters [name=pets]');
  await page.waitForFunction(
    () =>
      document.querySelector('#filters .foot [type=submit]')?.textContent === '1 villayı göster',
  );
  expect(new URL(page.url()).searchParams.has('pets')).toBe(false);

  // As from a page that the browser kept: its choices are those of the list, and nothing is counted.
  const said = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.querySelector('#filters .foot [type=submit]')?.textContent;
  });
  expect(said).toBe('Süz');
  expect(await page.$('#filters [name=pets]:checked')).toBeNull();
  expect(problems.filter(isOurs)).toEqual([]);
  await close();
});
