import type { HTTPResponse, Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { pages as routes } from '../routes/walk.ts';
import { untranslated } from '../routes/whole-page.ts';
import { origin, type Visit, visitor } from '../support/browser.ts';
import { open, signInAs } from './actions.ts';
import { createPlaces, type Place, placesAt } from './places.ts';

const { pages, states } = await createPlaces();
const onPhones = placesAt(states, { width: 360, script: true });
const onWideScreens = states.filter((state) => !onPhones.includes(state));

/** Every two of width, theme and script meet on every page; its states are seen once. */
const VIEWS = [
  { width: 360, theme: 'light', script: true, places: [...pages, ...onPhones] },
  { width: 360, theme: 'dark', script: false, places: pages },
  { width: 1440, theme: 'light', script: false, places: pages },
  { width: 1440, theme: 'dark', script: true, places: [...pages, ...onWideScreens] },
] as const;

const titles = new Map<string, string>();
const links = new Map<string, Place>();

describe.each(VIEWS)('$width px, $theme, script $script', ({ width, theme, script, places }) => {
  let visits: Record<Place['as'], Visit>;

  beforeAll(async () => {
    const [guest, ADMIN, OWNER] = await Promise.all(
      [1, 2, 3].map(() => visitor({ width, script })),
    );
    visits = { guest: guest!, ADMIN: ADMIN!, OWNER: OWNER! };
    for (const { page } of Object.values(visits))
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: theme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
    await signInAs(visits.ADMIN.page, 'ADMIN');
    await signInAs(visits.OWNER.page, 'OWNER');
  });

  afterAll(async () => {
    for (const visit of Object.values(visits)) await visit.close();
  });

  test.each(places)('$name', async (place) => {
    const { page, problems } = visits[place.as];
    problems.length = 0;
    const documents = documentsOf(page);
    await open(page, place.path);
    await place.act?.(page);
    const last = documents.at(-1);

    expect([place.status ?? 200, 304]).toContain(last?.status());
    expect(problems.filter((problem) => !isOwnStatus(problem, place))).toEqual([]);
    expect(await faultsOf(page)).toEqual(NO_FAULTS);
    const html = (await last?.text()) ?? '';
    expect(html.match(/\sstyle="[^"]*"/g)).toBeNull();
    expect(untranslated(html)).toEqual([]);
    titles.set(place.name, await page.title());
    if (!place.status) for (const link of await linksOf(page)) links.set(link, place);
  });
});

test('every page has a title, and no two pages the same one', () => {
  const own = pages
    .filter(({ path }) => path !== paths.shell())
    .map(({ name }) => titles.get(name) ?? '');

  expect(own.filter((title) => title.trim().length < 3)).toEqual([]);
  expect(own.filter((title, at) => own.indexOf(title) !== at)).toEqual([]);
});

test('no link leads nowhere', async () => {
  const visit = await visitor({ width: 1440 });
  await signInAs(visit.page, 'ADMIN');
  const cookies = await visit.page.browserContext().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answers = await Promise.all(
    [...links].map(async ([link, { name }]) => {
      const { status } = await fetch(origin + link, { headers: { cookie } });
      return { link, on: name, status };
    }),
  );
  await visit.close();

  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter(({ link, status }) => status >= 400 && !isUnbuilt(link))).toEqual([]);
});

/** What a browser finds wrong with a page as it stands there. */
interface Faults {
  /** Pixels that the page is wider than the screen. */
  too_wide: number;
  /** Pictures without their size, their words or their file. */
  pictures: string[];
  /** Controls nobody could name, and ids that two elements share. */
  unnamed: string[];
}

const NO_FAULTS: Faults = { too_wide: 0, pictures: [], unnamed: [] };

const faultsOf = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    const pictures = [...document.images].filter(
      (image) =>
        !image.hasAttribute('alt') ||
        !image.getAttribute('width') ||
        !image.getAttribute('height') ||
        (image.complete && image.currentSrc !== '' && image.naturalWidth === 0),
    );
    const controls = document.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden]),select,textarea',
    );
    const unnamed = [...controls].filter(
      (each) => !each.labels?.length && !each.ariaLabel && !each.getAttribute('aria-labelledby'),
    );
    return {
      too_wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      pictures: pictures.map(({ outerHTML }) => outerHTML.slice(0, 300)),
      unnamed: unnamed.map(({ outerHTML }) => outerHTML.slice(0, 300)),
    };
  });

/** The addresses of this site that a page links to, without their queries. */
const linksOf = (page: Page) =>
  page.$$eval('a[href]', (all) => [
    ...new Set(
      all
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .filter(({ origin: site }) => site === location.origin)
        .map(({ pathname }) => pathname),
    ),
  ]);

/** The documents a page showed, in their order. */
function documentsOf(page: Page): HTTPResponse[] {
  const documents: HTTPResponse[] = [];
  page.removeAllListeners('response');
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.push(response);
  });
  return documents;
}

/** A browser tells of every document that is not 200. */
const isOwnStatus = (problem: string, { status }: Place) =>
  status !== undefined && problem.includes(`responded with a status of ${status} `);

/** An address the product has a name for, and no page yet. */
function isUnbuilt(link: string): boolean {
  const built = routes.map(({ address }) => address).filter((address) => address !== '/:slug');
  if (built.some((address) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`).test(link)))
    return false;
  const isOneWord = /^\/[^/]+$/.test(link);
  return !isOneWord || Object.values(paths).some((path) => isCalled(path, link));
}

const isCalled = (path: unknown, link: string) =>
  typeof path === 'function' && path.length === 0 && path() === link;
