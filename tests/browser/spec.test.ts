/**
 * The specification's exact texts, times, places and storage keys, as a visitor meets them; its numbers
 * and what servers answer are in tests/spec.test.ts. Headings are the specification's.
 */
import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { answerFor, passTime, stopClock, type Visit, visitor } from '../support/browser.ts';
import { createUser, createVilla, PASSWORD, stayFromToday } from '../support/factories.ts';
import { open as openPath, readAll, signInAt, waitForText } from './actions.ts';

let villa: Awaited<ReturnType<typeof createVilla>>;
let email: string;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  villa = await createVilla({ name: 'Villa Sardunya', slug: 'villa-sardunya' });
  email = (await createUser({ first_name: 'Selin', last_name: 'Aksoy' })).email;
});

beforeEach(async () => {
  visit = await visitor();
  page = visit.page;
});

afterEach(() => visit.close());

const open = (path: string) => openPath(page, path);
const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const toasts = () =>
  readAll(page, '.toast [data-toast-text]', (all) => all.map((each) => each.textContent));

async function nextToast(): Promise<string | null | undefined> {
  await page.waitForSelector('.toast');
  return (await toasts()).at(-1);
}

/** A click where no picture or bar may be in the way. */
const press = (selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click());

const refuse = (part: string, answer: { status: number; body: unknown } | 'none') =>
  answerFor(page, (request) => (request.url().includes(part) ? answer : undefined));

describe('§3 browser storage: session, currency (default TL), favourites, theme', () => {
  test('a first visit keeps the currency TL, and nothing else', async () => {
    await open('/enquire');

    expect(await stored('currency')).toBe('TL');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['currency']);
  });

  test('theme: dark or light', async () => {
    await open('/enquire');
    await page.click('.header .to-dark');
    expect(await stored('theme')).toBe('dark');
    await page.click('.header .to-light');
    expect(await stored('theme')).toBe('light');
  });

  test('favourites: a list of {id, slug, name, thumbnail}', async () => {
    await open(paths.villa(villa.slug));
    await press('[data-favourite]');
    await nextToast();

    expect(JSON.parse((await stored('favourites')) ?? '')).toEqual([
      { id: villa.id, slug: villa.slug, name: 'Villa Sardunya', thumbnail: null },
    ]);
  });

  test('session: iat, exp, id, token, user_role and user_name, both names joined by a space', async () => {
    await open(paths.dashboard.login());
    await Promise.all([page.waitForNavigation(), signIn(PASSWORD)]);

    expect(JSON.parse((await stored('session')) ?? '')).toEqual({
      iat: expect.any(Number),
      exp: expect.any(Number),
      id: expect.any(Number),
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user_role: 'ADMIN',
      user_name: 'Selin Aksoy',
    });
  });
});

describe('§5 newsletter: empty or whitespace-only input', () => {
  test.each(['', '   '])('"%s" does nothing and makes no call', async (text) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(paths.api.subscribe())) calls.push(request.url());
    });
    await open('/enquire');
    await subscribe(text);
    await page.waitForNetworkIdle();
    await subscribe('son@ornek.example');

    await nextToast();
    expect(calls).toHaveLength(1);
    expect(await toasts()).toHaveLength(1);
  });
});

describe('§2 admin shell: 12-column layout', () => {
  test('sidebar and content share the columns; on a small screen a hamburger has the sidebar’s place', async () => {
    await signInAt(page, email, paths.dashboard.home());
    const shell = () =>
      page.$eval('.app', (app) => ({
        columns: getComputedStyle(app).gridTemplateColumns.split(' ').length,
        shares: ['.sidebar', '.app-main'].map((part) => {
          const { gridColumnStart, gridColumnEnd } = getComputedStyle(
            app.querySelector(part) as Element,
          );
          return `${gridColumnStart} ${gridColumnEnd}`;
        }),
      }));
    const isShown = (selector: string) =>
      page.$eval(selector, (element) => element.checkVisibility());

    expect(await shell()).toEqual({ columns: 12, shares: ['span 2 auto', 'span 10 auto'] });
    expect([await isShown('.sidebar'), await isShown('.topbar [popovertarget=sidebar]')]).toEqual([
      true,
      false,
    ]);
    await page.setViewport({ width: 720, height: 900 });
    expect([await isShown('.sidebar'), await isShown('.topbar [popovertarget=sidebar]')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('§8 error catalogue', () => {
  test.each([
    ['success', 201, 'E-mail adresiniz eklenmiştir.', 'ok'],
    ['status 409', 409, 'Zaten kayıt oldunuz...', 'info'],
    ['status 422', 422, 'E-mail adresiniz eklenemedi... Lütfen bizimle iletişime geçiniz.', 'bad'],
    ['status 500', 500, 'E-mail adresiniz eklenemedi... Lütfen bizimle iletişime geçiniz.', 'bad'],
    ['no answer', 0, 'E-mail adresiniz eklenemedi... Lütfen bizimle iletişime geçiniz.', 'bad'],
  ])('newsletter %s (%i): "%s", and the input is cleared', async (_, status, words, tone) => {
    await refuse(paths.api.subscribe(), status ? { status, body: {} } : 'none');
    await open('/enquire');
    await subscribe('ayse@ornek.example');

    expect(await nextToast()).toBe(words);
    expect(await page.$eval('.toast [data-tone]', (mark) => mark.getAttribute('data-tone'))).toBe(
      tone,
    );
    expect(await page.$eval('[data-newsletter] input', textIn)).toBe('');
  });

  test('newsletter, against the server: success, then 409', async () => {
    await open('/enquire');
    await subscribe('iki.kez@ornek.example');
    expect(await nextToast()).toBe('E-mail adresiniz eklenmiştir.');
    await press('.toast .close');
    await subscribe('iki.kez@ornek.example');

    expect(await nextToast()).toBe('Zaten kayıt oldunuz...');
  });

  test('favourite added and removed: toasts', async () => {
    await open(paths.villa(villa.slug));
    await press('[data-favourite]');
    expect(await nextToast()).toBe('Villa favorilere eklendi.');
    await press('[data-favourite]');

    await waitForText(page, '#toasts', 'Villa favorilerden kaldırıldı.');
    expect(await stored('favourites')).toBe('[]');
  });

  test('empty favourites: "Favorilere eklenmiş villanız yok."', async () => {
    await open('/enquire');
    await page.click('[data-favourites-menu] summary');

    expect(await page.$eval('[data-favourites-empty]', (empty) => empty.textContent)).toBe(
      'Favorilere eklenmiş villanız yok.',
    );
  });

  test('search failure: "Error..."', async () => {
    await refuse('/v1/search/input', { status: 500, body: {} });
    await typeIntoSearch('sardunya');
    await passTime(page, 1000);
    await page.waitForSelector('.header .suggestions:not([hidden])');

    expect(await page.$eval('.header .suggestions', (list) => list.textContent?.trim())).toBe(
      'Error...',
    );
  });

  test('load failure: "Failed to load; network/connection error."', async () => {
    await refuse(paths.api.comparedVillas([villa.id]), 'none');
    await open('/enquire');
    await page.evaluate((kept) => localStorage.setItem('favourites', JSON.stringify([kept])), {
      id: villa.id,
      slug: villa.slug,
      name: villa.name,
      thumbnail: null,
    });
    await open(paths.favourites());

    await waitForText(page, 'main', 'Failed to load; network/connection error.');
    expect(visit.problems.filter((problem) => problem.includes('CSP'))).toEqual([]);
  });

  test('the price that cannot be loaded says the same', async () => {
    await refuse('/v1/quote', 'none');
    await open(paths.villa(villa.slug, { ...stayFromToday(30, 7), adults: 2 }));
    await press('#quote .guests summary');
    await press('#quote .guests .stepper button:last-of-type');

    await waitForText(page, '#quote', 'Failed to load; network/connection error.');
    expect(page.url()).toContain(villa.slug);
  });

  test('login failure: toast "Bir hata meydana geldi. Err:" and the server’s message', async () => {
    await open(paths.dashboard.login());
    await signIn('yanlış parola');

    expect(await nextToast()).toMatch(/^Bir hata meydana geldi\. Err: E-posta ya da şifre/);
    expect(await stored('session')).toBeNull();
  });

  test('login success: toast "Başarılı"', async () => {
    await open(paths.dashboard.login());
    await Promise.all([page.waitForNavigation(), signIn(PASSWORD)]);

    expect(await nextToast()).toBe('Başarılı');
  });

  test('token decode failure: its toast, and nothing is kept', async () => {
    const user = { role: 'ADMIN', UserDetail: { firstName: 'Selin', lastName: 'Aksoy' } };
    const content = { accessToken: 'no.token', user };
    await refuse(paths.api.login(), { status: 200, body: { content } });
    await open(paths.dashboard.login());
    await signIn(PASSWORD);

    expect(await nextToast()).toBe(
      'Error encountered on server (Token decode failed). Please Inform administrators.',
    );
    expect(await stored('session')).toBeNull();
  });

  test('toasts close after 5000 ms', async () => {
    await stopClock(page);
    await open(paths.villa(villa.slug));
    await press('[data-favourite]');
    await page.waitForSelector('.toast');
    await passTime(page, 4999);
    expect(await toasts()).toHaveLength(1);
    await passTime(page, 1);

    expect(await toasts()).toEqual([]);
  });

  test('toasts stand top right on a light ground', async () => {
    await open(paths.villa(villa.slug));
    await press('[data-favourite]');
    await nextToast();
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

describe('§9 constants', () => {
  test('public search: debounced 1000 ms', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/v1/search/input') asked.push(searchParams.get('searchString') ?? '');
    });
    await typeIntoSearch('sard');
    await passTime(page, 900);
    await page.type('#search', 'unya');
    await passTime(page, 999);
    expect(asked).toEqual([]);
    await passTime(page, 1);
    await page.waitForSelector('.header .suggestions [role=option]');

    expect(asked).toEqual(['sardunya']);
  });

  test.each([
    ['no-preference', 1280],
    ['reduce', 1280],
    ['no-preference', 390],
  ])(
    'scroll button: once scrolled more than 50 px (motion: %s, %i px wide)',
    async (value, width) => {
      await page.setViewport({ width, height: 844 });
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
      await open('/');
      const shown = () =>
        page.$eval('[data-scroll-top]', (link) =>
          link.checkVisibility({ visibilityProperty: true }),
        );
      const scrollTo = async (place: number) => {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
        await page.evaluate(
          () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
        );
      };

      await scrollTo(50);
      expect(await shown()).toBe(false);
      await scrollTo(52);
      expect(await shown()).toBe(true);
    },
  );

  test('route progress bar: stops 200 ms after the page is there', async () => {
    await stopClock(page);
    await open('/enquire');
    const hidden = () => page.$eval('[data-progress]', (bar) => (bar as HTMLElement).hidden);
    expect(await hidden()).toBe(true);
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'load' }),
      press('.header a[href="/"]'),
    ]);
    await passTime(page, 199);
    expect(await hidden()).toBe(false);
    await passTime(page, 1);

    expect(await hidden()).toBe(true);
  });
});

const textIn = (input: Element) => (input as HTMLInputElement).value;

async function subscribe(address: string): Promise<void> {
  await page.$eval(
    '[data-newsletter]',
    (form, text) => {
      const input = form.querySelector('input') as HTMLInputElement;
      input.value = text;
      (form as HTMLFormElement).requestSubmit();
    },
    address,
  );
}

async function signIn(password: string): Promise<void> {
  await page.type('[name=email]', email);
  await page.type('[name=password]', password);
  await page.click('form[data-login] [type=submit]');
}

async function typeIntoSearch(text: string): Promise<void> {
  await stopClock(page);
  await open('/enquire');
  await page.click('#search');
  await page.waitForSelector('#search[role=combobox]');
  await page.type('#search', text);
}
