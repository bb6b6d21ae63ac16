import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { createBoat } from '../support/boat-factories.ts';
import {
  answerFor,
  holdBack,
  origin,
  passTime,
  stopClock,
  type Visit,
  visitor,
} from '../support/browser.ts';
import { createClosing, createSettings, createVilla, stayFromToday } from '../support/factories.ts';
import { until } from '../support/until.ts';
import { createVillaPicture } from '../support/villa-catalogue-factories.ts';
import { nextPage, partLoaded, readAll } from './actions.ts';

let villa: Awaited<ReturnType<typeof createVilla>>;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  villa = await createVilla({ name: 'Villa Sardunya', slug: 'villa-sardunya' });
});

beforeEach(async () => {
  visit = await visitor();
  page = visit.page;
});

afterEach(async () => {
  await visit.close();
});

const open = (path: string, on = page) => on.goto(origin + path, { waitUntil: 'load' });
const villaPage = () => paths.villa(villa.slug);

const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const cookie = async (name: string) =>
  (await page.browserContext().cookies()).find((each) => each.name === name)?.value;

const toasts = (on = page) =>
  readAll(on, '.toast [data-toast-text]', (all) => all.map((each) => each.textContent));

async function nextToast(on = page): Promise<string | undefined> {
  await on.waitForSelector('.toast');
  return (await toasts(on)).at(-1) ?? undefined;
}

/** A click where no picture or bar may be in the way. */
const press = (selector: string, on = page) =>
  on.$eval(selector, (element) => (element as HTMLElement).click());

describe('theme', () => {
  test('turns at once, and is kept in storage and cookie', async () => {
    await open('/enquire');
    await page.click('.header .to-dark');

    expect(await page.$eval('html', (html) => html.dataset.theme)).toBe('dark');
    expect(await stored('theme')).toBe('dark');
    expect(await cookie('theme')).toBe('dark');
    expect(page.url()).toBe(`${origin}/enquire`);
  });

  test('is rendered by the server on the next page', async () => {
    await open('/enquire');
    await page.click('.header .to-dark');
    const response = await open('/');

    expect(await response?.text()).toMatch(/<html[^>]* data-theme="dark"/);
  });

  test('comes back from storage where the cookie was lost', async () => {
    await open('/enquire');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();

    await page.waitForSelector('html[data-theme=dark]');
    expect(await cookie('theme')).toBe('dark');
  });

  test('follows another tab', async () => {
    await open('/enquire');
    const other = await page.browserContext().newPage();
    await open('/enquire', other);
    await press('.header .to-dark', other);

    expect(await page.waitForSelector('html[data-theme=dark]')).toBeTruthy();
  });
});

describe('currency', () => {
  beforeAll(async () => {
    await createSettings({
      dollar_exchange_rate: '40',
      euro_exchange_rate: '50',
      sterling_exchange_rate: '60',
    });
  });

  test('goes to storage and cookie, and the server renders it', async () => {
    await open('/enquire');
    await Promise.all([page.waitForNavigation(), press('[data-currency][value=EURO]')]);

    expect(await stored('currency')).toBe('EURO');
    expect(await cookie('currency')).toBe('EURO');
    expect(await page.$eval('[data-currency-label]', (label) => label.textContent)).toContain('€');
  });

  test('comes back from storage where the cookie was lost', async () => {
    await open('/enquire');
    await page.evaluate(() => localStorage.setItem('currency', 'POUND'));
    await page.reload();

    const shown = () => document.querySelector('[data-currency-label]')?.textContent?.includes('£');
    expect(await page.waitForFunction(shown)).toBeTruthy();
  });
});

describe('favourites', () => {
  const added = 'Villa favorilere eklendi.';
  const removed = 'Villa favorilerden kaldırıldı.';
  const menu = '[data-favourites-menu]';

  test('a heart adds and removes, with its toasts, storage, badge and cookie', async () => {
    await open(villaPage());
    await press('[data-favourite]');

    expect(await nextToast()).toBe(added);
    expect(await readAll(page, '.toast b', (all) => all.map((each) => each.textContent))).toEqual([
      villa.name,
    ]);
    expect(JSON.parse((await stored('favourites')) ?? '')).toEqual([
      { id: villa.id, slug: villa.slug, name: villa.name, thumbnail: null },
    ]);
    expect(await cookie('favourites')).toBe('1');
    expect(await page.$eval('[data-favourite]', (heart) => heart.ariaPressed)).toBe('true');
    expect(await page.$eval('[data-favourites-count]', (badge) => badge.textContent)).toBe('1');

    await press('[data-favourite]');
    await page.waitForFunction(
      (words) => document.querySelector('#toasts')?.textContent?.includes(words),
      {},
      removed,
    );
    // Of hearts pressed one after the other only the last is told.
    expect(await toasts()).toEqual([removed]);
    expect(await stored('favourites')).toBe('[]');
    expect(await page.$eval('[data-favourite]', (heart) => heart.ariaPressed)).toBe('false');
    expect(await cookie('favourites')).not.toBe('1');
  });

  test('a heart keeps what its card shows, and its page the same', async () => {
    const { id, slug, name } = await createVilla({ name: 'Villa Lavanta' });
    const { hash } = await createVillaPicture(id);
    const heart = `[data-favourite="${id}"]`;
    const kept = [{ id, slug, name, thumbnail: `/media/${hash}/360.webp` }];

    for (const address of [paths.villas({ adults: 2 }), paths.villa(slug)]) {
      await open(address);
      await press(heart);
      await nextToast();
      expect(JSON.parse((await stored('favourites')) ?? '')).toEqual(kept);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('a heart that the browser may not keep says so', async () => {
    await page.evaluateOnNewDocument(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'SecurityError');
      };
    });
    await open(villaPage());
    await press('[data-favourite]');

    expect(await nextToast()).toMatch(/^Favori saklanamadı/);
    expect(await page.$eval('[data-favourite]', (heart) => heart.ariaPressed)).toBe('false');
  });

  test('every heart of a list is named after its card', async () => {
    await open(paths.villas());
    await page.waitForSelector('[data-favourite][aria-label*=":"]');
    const names = await readAll(page, 'article:has([data-favourite])', (cards) =>
      cards.map((card) => [
        card.querySelector('[data-favourite]')?.getAttribute('aria-label'),
        `Favorilere ekle: ${card.querySelector('h3')?.textContent}`,
      ]),
    );

    expect(names.length).toBeGreaterThan(0);
    for (const [label, wanted] of names) expect(label).toBe(wanted);
  });

  test('a boat’s heart keeps it as a boat, on its card and on its page', async () => {
    const { id, slug, name } = await createBoat({ name: 'Gulet Lavanta' });
    const heart = `[data-favourite="boat${id}"]`;
    const kept = [{ kind: 'boat', id, slug, name, thumbnail: null }];

    for (const address of [paths.boats({ adults: 2 }), paths.boat(slug)]) {
      await open(address);
      await press(heart);
      expect(await nextToast()).toBe('Tekne favorilere eklendi.');
      expect(JSON.parse((await stored('favourites')) ?? '')).toEqual(kept);
      expect(await page.$eval(heart, (button) => button.ariaPressed)).toBe('true');
      await page.click(`${menu} summary`);
      await page.waitForSelector('[data-favourites-list] li');
      expect(
        await page.$eval('[data-favourites-list] a', (link) => link.getAttribute('href')),
      ).toBe(paths.boat(slug));
      await press('[data-favourites-list] button');
      await page.waitForSelector('[data-favourites-empty]:not([hidden])');
      expect((await toasts()).at(-1)).toBe('Tekne favorilerden kaldırıldı.');
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('a toast closed by keys gives the focus back', async () => {
    await open(villaPage());
    await page.focus('[data-favourite]');
    await page.keyboard.press('Enter');
    await nextToast();
    await page.focus('.toast .close');
    await page.keyboard.press('Enter');

    expect(await toasts()).toEqual([]);
    expect(await page.$eval(':focus', (stop) => stop.matches('[data-favourite]'))).toBe(true);
  });

  test('a heart pressed before its script is there is not lost', async () => {
    const { release } = await holdBack(page, '/islands/favourites-');
    await page.goto(origin + villaPage());
    await press('[data-favourite]');
    expect(await toasts()).toEqual([]);
    release();

    expect(await nextToast()).toBe(added);
  });

  test('the dropdown lists them as links, and each can be removed; nothing is compared where there is none', async () => {
    const onward = `${menu} a[href="/favoriler"]:not([hidden])`;
    await open(villaPage());
    await press('[data-favourite]');
    await page.click(`${menu} summary`);
    await page.waitForSelector('[data-favourites-list] li');

    expect(await page.$eval('[data-favourites-list] a', (link) => link.getAttribute('href'))).toBe(
      villaPage(),
    );
    expect(await page.$(onward)).not.toBeNull();
    await press('[data-favourites-list] button');
    await page.waitForSelector('[data-favourites-empty]:not([hidden])');
    expect(await page.$(onward)).toBeNull();
    expect((await toasts()).at(-1)).toBe(removed);
    expect(await page.$eval(menu, (details) => (details as HTMLDetailsElement).open)).toBe(true);
  });

  test('follow another tab', async () => {
    await open(villaPage());
    const other = await page.browserContext().newPage();
    await open(villaPage(), other);
    await press('[data-favourite]', other);

    expect(await page.waitForSelector('[data-favourite][aria-pressed=true]')).toBeTruthy();
  });
});

test('a tap whose part of the script does not come says so, instead of doing nothing', async () => {
  await answerFor(page, (request) => (/favourites-/.test(request.url()) ? 'none' : undefined));
  await open(villaPage());
  await press('[data-favourite]');
  const said = await page.waitForSelector('[data-failed]', { visible: true });

  expect(await said?.evaluate((each) => each.textContent)).toBe(
    'Sunucuya ulaşılamadı. Sayfayı yenileyip yeniden deneyin.',
  );
});

test('a sign-up that nobody answers says that it is on its way, and in time that it is not', async () => {
  await stopClock(page);
  await holdBack(page, paths.api.subscribe());
  await open('/enquire');
  const words = () => page.$eval('[data-newsletter] button', (button) => button.textContent);
  const before = await words();
  await page.type('[data-newsletter] [name=email]', 'ayse@ornek.example');
  await press('[data-newsletter] button');
  await page.waitForSelector('[data-newsletter][aria-busy]');
  expect(await words()).toBe('Gönderiliyor…');
  await passTime(page, 15_000);

  expect(await nextToast()).toMatch(/eklenemedi/);
  expect(await words()).toBe(before);
});

describe('toasts', () => {
  beforeEach(async () => {
    await stopClock(page);
    await open(villaPage());
  });

  const count = () => readAll(page, '.toast', (all) => all.length);

  test('stay while they are pointed at', async () => {
    await press('[data-favourite]');
    await page.waitForSelector('.toast');
    await passTime(page, 4000);
    await page.hover('.toast');
    await passTime(page, 60_000);
    expect(await count()).toBe(1);

    await page.mouse.move(10, 700);
    await passTime(page, 999);
    expect(await count()).toBe(1);
    await passTime(page, 1);
    expect(await count()).toBe(0);
  });

  test('are three at most, and stand top right on a light ground', async () => {
    for (let turn = 0; turn < 5; turn++) {
      await press('[data-copied]');
      await page.waitForFunction(
        (least) => document.querySelectorAll('.toast').length >= least,
        {},
        Math.min(turn + 1, 3),
      );
    }

    expect(await count()).toBe(3);
    const place = await page.$eval('#toasts', (region) => {
      const { top, right } = region.getBoundingClientRect();
      return { top, right: innerWidth - right };
    });
    expect(place.top).toBeLessThan(100);
    expect(place.right).toBeLessThan(40);
    expect(await page.$eval('.toast', (toast) => getComputedStyle(toast).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
});

describe('the map of a list', () => {
  const pin = '.map .pin';
  const search = '[data-map-search]';

  beforeEach(async () => {
    await createVilla({ lat: 36.271234, lon: 29.412345 });
    await open(paths.villas({ view: 'map', area: '36.200,29.300,36.341,29.424' }));
    await partLoaded(page, 'map');
  });

  test('shows which price is which card’s', async () => {
    await page.hover('.cards article');
    expect(await page.$eval(pin, ({ classList }) => classList.contains('on'))).toBe(true);
    await page.hover(pin);
    expect(await page.$eval(pin, ({ classList }) => classList.contains('on'))).toBe(false);
    expect(await page.$eval('.cards article', ({ classList }) => classList.contains('on'))).toBe(
      true,
    );
  });

  test('has its six ways in one line on a phone', async () => {
    await page.setViewport({ width: 360, height: 780 });
    const tops = await page.$$eval('.moves .icon-button', (ways) =>
      ways.map((way) => way.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(1);
  });

  test('once it is dragged leads to what it shows then, and not to what was under the hand', async () => {
    expect(await page.$eval(search, (link) => (link as HTMLElement).hidden)).toBe(true);
    const { x, y, quarter } = await placeOfPin();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - quarter, y, { steps: 4 });
    await page.mouse.up();

    expect(new URL(page.url()).pathname).toBe(paths.villas());
    await Promise.all([nextPage(page), page.click(search)]);
    const [south, west] =
      new URL(page.url()).searchParams.get('area')?.split(',').map(Number) ?? [];
    expect(south).toBeCloseTo(36.2, 2);
    expect(west).toBeCloseTo(29.331, 2);
  });

  test('follows a finger that begins sideways; one that goes up scrolls the page', async () => {
    await page.setViewport({ width: 360, height: 780, hasTouch: true, isMobile: true });
    await page.$eval('.map', (map) => map.scrollIntoView());
    const left = () =>
      page.$eval('.map svg', (drawing) => (drawing as SVGSVGElement).viewBox.baseVal.x);
    const [before, { x, y, quarter }] = [await left(), await placeOfPin()];

    await drawFinger(x, y, { up: 60 });
    expect(await left()).toBe(before);
    expect(await page.$eval(search, (link) => (link as HTMLElement).hidden)).toBe(true);

    await drawFinger(x, y, { left: quarter });
    expect(await left()).toBeGreaterThan(before);
    expect(await page.$eval(search, (link) => (link as HTMLElement).hidden)).toBe(false);
  });

  /** The middle of a price's tag, and a quarter of the map's width, in pixels. */
  async function placeOfPin() {
    const tag = await (await page.$(pin))?.boundingBox();
    const drawing = await (await page.$('.map svg'))?.boundingBox();
    if (!tag || !drawing) throw new Error('the map has no price');
    return { x: tag.x + tag.width / 2, y: tag.y + 10, quarter: drawing.width / 4 };
  }

  async function drawFinger(x: number, y: number, { left = 0, up = 0 }): Promise<void> {
    const finger = await page.touchscreen.touchStart(x, y);
    for (const part of [0.25, 0.5, 0.75, 1]) await finger.move(x - left * part, y - up * part);
    await finger.end();
  }
});

describe('typed search', () => {
  const input = '#search';
  const list = '.header .suggestions';

  async function suggestions(): Promise<void> {
    await stopClock(page);
    await open('/enquire');
    await page.click(input);
    await page.waitForSelector(`${input}[role=combobox]`);
    await page.type(input, 'sardunya');
    await passTime(page, 1000);
    await page.waitForSelector(`${list}:not([hidden])`);
  }

  test('arrow keys choose, Enter opens the villa', async () => {
    await suggestions();
    await page.keyboard.press('ArrowDown');
    const active = await page.$eval(input, (box) => box.getAttribute('aria-activedescendant'));
    expect(await page.$eval(`#${active}`, (option) => option.textContent)).toContain(
      'Villa Sardunya',
    );
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);

    expect(page.url()).toBe(origin + villaPage());
  });

  test('Escape closes the list and keeps what was typed', async () => {
    await suggestions();
    await page.keyboard.press('Escape');

    expect(await page.$eval(list, (panel) => (panel as HTMLElement).hidden)).toBe(true);
    expect(await page.$eval(input, (box) => (box as HTMLInputElement).value)).toBe('sardunya');
    expect(await page.$eval(input, (box) => box.ariaExpanded)).toBe('false');
  });

  test('what was chosen is offered again', async () => {
    await suggestions();
    await Promise.all([page.waitForNavigation(), press(`${list} [role=option]`)]);
    await page.click(input);
    await page.waitForSelector(`${list} [role=option]`);

    expect(await page.$eval(list, (panel) => (panel as HTMLElement).textContent)).toMatch(
      /Son aramalar\s*Villa Sardunya/,
    );
  });
});

describe('menus', () => {
  const first = '.header nav details[data-menu]';

  test('Escape closes and gives the focus back', async () => {
    await open('/enquire');
    await page.click(`${first} summary`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');

    expect(await page.$eval(first, (menu) => (menu as HTMLDetailsElement).open)).toBe(false);
    expect(await page.$eval(`${first} summary`, (head) => head === document.activeElement)).toBe(
      true,
    );
  });

  test('a click elsewhere closes, another menu too', async () => {
    await open('/enquire');
    await page.click(`${first} summary`);
    await page.click('[data-favourites-menu] summary');
    expect(await readAll(page, 'details[data-menu][open]', (menus) => menus.length)).toBe(1);

    // Where no open menu covers it.
    await page.click('h1', { offset: { x: 5, y: 5 } });
    expect(await readAll(page, 'details[data-menu][open]', (menus) => menus.length)).toBe(0);
  });
});

test('a phone’s magnifier opens the menu at its search box; without a script it leads to the villas', async () => {
  const phone = await visitor({ width: 360 });
  await open('/enquire', phone.page);
  const magnifier = '.header [data-drawer-search]';
  expect(await phone.page.$eval(magnifier, (link) => link.getAttribute('href'))).toBe(
    paths.villas(),
  );
  await phone.page.click(magnifier);
  await phone.page.waitForSelector('#drawer:popover-open');
  const focused = () => phone.page.evaluate(() => document.activeElement?.id);
  await phone.page.waitForFunction(() => document.activeElement?.id === 'drawer-search');
  await phone.page.keyboard.press('Escape');

  expect(await focused()).toBe('');
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('a form on its way says so; pressed again it is not sent again', async () => {
  await open('/enquire');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const button = 'main form[method=post] button';
  await page.type('main [name=code]', 'K7M2-Q4XH9T');
  await page.type('main [name=contact]', 'kimse@ornek.example');
  const answered = nextPage(page);
  const words = await page.$eval(button, (pressed) => {
    const { click, textContent } = pressed as HTMLElement;
    for (const _ of [1, 2]) click.call(pressed);
    return [textContent, pressed.textContent];
  });
  await answered;

  expect(words).toEqual(['Sorgula', 'Gönderiliyor…']);
  expect(sent).toBe(1);
  expect(await page.$eval(button, (fresh) => fresh.textContent)).toBe('Sorgula');
});

describe('a field of a form', () => {
  const sentences = () =>
    readAll(page, 'main .field .error', (all) => all.map(({ textContent }) => textContent));
  const wait = (count: number) =>
    page.waitForFunction(
      (wanted) => document.querySelectorAll('main .field .error').length === wanted,
      {},
      count,
    );

  test('is judged as it is left, and again with every letter until it is right', async () => {
    await open(paths.contact());
    await page.type('main [name=email]', 'ayse@');
    expect(await sentences()).toEqual([]);
    await page.type('main [name=phone]', '0532 12');
    await wait(1);
    await page.focus('main [name=message]');
    await wait(2);

    expect(await sentences()).toEqual([
      'Geçerli bir e-posta adresi girin, örneğin ad@ornek.com.',
      'Geçerli bir telefon numarası girin, örneğin 0532 123 45 67.',
    ]);
    const email = 'main [name=email]';
    expect(await page.$eval(email, (input) => input.ariaInvalid)).toBe('true');
    const described = () =>
      page.$eval(email, (input) => {
        const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
        return note?.hidden ? 'hidden' : note?.className;
      });
    expect(await described()).toBe('error');
    await page.type(email, 'ornek.com');
    await wait(1);
    expect(await page.$eval(email, (input) => input.ariaInvalid)).toBe('false');
    expect(await described()).toBe('hint');
  });

  test('keeps the server’s word on it until it is put right', async () => {
    await open(paths.contact());
    await page.type('main [name=email]', 'ayse@');
    await Promise.all([nextPage(page), page.keyboard.press('Enter')]);
    const before = await sentences();

    await page.focus('main [name=email]');
    await page.keyboard.press('End');
    await page.keyboard.type('ornek.com');
    await page.focus('main [name=message]');
    await wait(before.length - 1);

    expect(before).toContain('Geçerli bir e-posta adresi girin, örneğin ad@ornek.com.');
    expect(await sentences()).not.toContain(before.find((each) => each?.includes('e-posta')));
    const told = (input: Element) => input.getAttribute('aria-describedby');
    expect(await page.$eval('main [name=email]', told)).toBeNull();
  });
});

test('nothing of all this troubles the console or the security policy', async () => {
  await open('/');
  await page.click('.finder .villas [name=check_in]');
  await page.waitForSelector('.range-dialog:popover-open');
  await open(villaPage());
  await press('[data-favourite]');
  await nextToast();

  expect(visit.problems).toEqual([]);
});

/** A villa whose price of one guest more could not be read: what asks `again` is there. */
async function openWithoutPrice(again: string): Promise<{ fail: boolean; asked: number }> {
  const { slug } = await createVilla();
  const prices = { fail: true, asked: 0 };
  await answerFor(page, (request) => {
    if (!request.url().includes('/v1/quote')) return undefined;
    prices.asked += 1;
    return prices.fail ? 'none' : undefined;
  });
  await open(paths.villa(slug, { ...stayFromToday(60, 7), adults: 3 }));
  await press('#quote .guests summary');
  await press('#quote .guests button[aria-label^="Artır"]');
  await page.waitForSelector(again);
  return prices;
}

test('who asks for a price once more by keys goes on from its answer, whichever it is', async () => {
  const again = '#quote .status button';
  const isGoingOn = () => page.$eval('#quote .status', (place) => place.matches(':focus'));
  const prices = await openWithoutPrice(again);

  await page.focus(again);
  await page.keyboard.press('Enter');
  expect(await isGoingOn()).toBe(true);
  // The button of the first answer stands there for a moment longer.
  await until(() => prices.asked === 2);
  await page.waitForSelector(again);
  expect(await isGoingOn()).toBe(true);

  prices.fail = false;
  await page.keyboard.press('Tab');
  expect(await page.$eval(again, (button) => button.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#quote .status :is(.free, .against):not([lang])');
  expect(await isGoingOn()).toBe(true);
});

test('on a phone who asks for it once more in the bar goes on from the bar', async () => {
  const again = '.bottom-bar button.primary:not([popovertarget], [disabled])';
  const isGoingOn = () => page.$eval('.bottom-bar', (bar) => bar.matches(':focus'));
  await page.setViewport({ width: 360, height: 780 });
  const prices = await openWithoutPrice(again);

  await page.focus(again);
  await page.keyboard.press('Enter');
  await until(() => prices.asked === 2);
  await page.waitForSelector(again);
  expect(await isGoingOn()).toBe(true);

  prices.fail = false;
  await page.focus(again);
  await page.keyboard.press('Enter');
  await until(() => prices.asked === 3);
  await page.waitForSelector('.bottom-bar :is(a, button:not([disabled])).primary');
  expect(await isGoingOn()).toBe(true);
});

describe('the main button of a price panel', () => {
  const button = '#quote .actions button.primary';

  test('stays until what it opens is open', async () => {
    await open(villaPage());
    await page.waitForSelector(button);
    await press('#quote .guests summary');
    expect(await page.$eval(button, (way) => way.checkVisibility())).toBe(true);

    await press(button);
    await page.waitForSelector('#quote .days[open] summary:focus');
    await page.waitForSelector(button, { hidden: true });
  });

  test('comes back with the nearest days, chosen in place from those that are taken', async () => {
    const { id, slug } = await createVilla();
    await createClosing(id, stayFromToday(58, 6));
    const free = paths.villa(slug, { ...stayFromToday(64, 7), adults: 3, children: 1, babies: 0 });

    await open(paths.villa(slug, { ...stayFromToday(60, 7), adults: 3, children: 1 }));
    await page.waitForSelector(`${button}.to-days`);
    await press('#quote .status a');
    await page.waitForSelector('#quote .actions a.primary');

    expect(page.url()).toBe(origin + free);
    expect(await page.$eval('#quote .days summary', (head) => head.matches(':focus'))).toBe(true);
  });
});
