import { readFileSync } from 'node:fs';
import path from 'node:path';

import type axe from 'axe-core';
import type { AxeResults, RunOnly } from 'axe-core';
import type { HTTPResponse, Page } from 'puppeteer-core';

import { projectRoot } from '../../server/project-root.ts';
import { paths } from '../../server/shared/paths.ts';
import { pages as routes } from '../routes/walk.ts';
import { untranslated } from '../routes/whole-page.ts';
import { origin, type Visit, visitor } from '../support/browser.ts';
import { open, readAll, signInAs } from './actions.ts';
import { createPlaces, type Place, placesAt } from './places.ts';
import { type Look, looksFor, ZOOMED } from './views.ts';

const { pages, states } = await createPlaces();
const onPhones = placesAt(states, { width: 360, script: true });
const onWideScreens = states.filter((state) => !onPhones.includes(state));

/** Every look there is in this run, with the places seen in it: each place is opened once in each. */
const looks = looksFor(pages, { onPhones, onWideScreens });

const AXE = readFileSync(path.join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

const titles = new Map<string, string>();
const links = new Map<string, Place>();
const followed = new Set<string>();
const zoomedPages = pages.filter(({ name }) => ZOOMED.includes(name));

describe.each(looks)('$width px, script $script', ({ width, script, seen }) => {
  const visits = new Map<Place['as'], Promise<Visit>>();
  const shells = new Map<string, Set<string>>();
  const visitOf = (who: Place['as']): Promise<Visit> => {
    const visit = visits.get(who) ?? begin(who, { width, script });
    visits.set(who, visit);
    return visit;
  };

  afterAll(async () => {
    for (const visit of visits.values()) await (await visit).close();
  });

  test.each(seen)('$theme $place.name', async ({ place, theme }) => {
    const { page, problems } = await visitOf(place.as);
    await wear(page, theme);
    problems.length = 0;
    const documents = documentsOf(page);
    await open(page, place.path);
    if (script) await laidOut(page);
    await place.act?.(page);
    const last = documents.at(-1);
    // Before the long look: a page that waits for a payment loads itself again.
    titles.set(place.name, await page.title());

    expect([place.status ?? 200, 304]).toContain(last?.status());
    expect(problems.filter((problem) => !isOwnStatus(problem, place))).toEqual([]);
    expect(await faultsOf(page)).toEqual(NO_FAULTS);
    const html = (await last?.text()) ?? '';
    expect(html.match(/\sstyle="[^"]*"/g)).toBeNull();
    expect(untranslated(html)).toEqual([]);
    const around = `${theme} ${place.as}`;
    const known = shells.get(around) ?? new Set();
    shells.set(around, known);
    await expectAccessible(page, { script, theme }, known);
    if (place.status) return;
    for (const link of await linksOf(page)) {
      links.set(link, place);
      if (isFollowed(link, place, html)) followed.add(link);
    }
  });
});

test.each(zoomedPages)('$name at 200 % zoom', async (place) => {
  const { page, close } = await begin(place.as, { width: 720, script: true });
  await page.setViewport({ width: 720, height: 450, deviceScaleFactor: 2 });
  await open(page, place.path);
  await laidOut(page);

  expect(await faultsOf(page)).toEqual(NO_FAULTS);
  expect(await violationsOf(page, ALL)).toEqual([]);
  await close();
});

test('every page has a title, and no two pages the same one', () => {
  const own = pages.filter(({ path }) => path !== paths.shell());
  const titleOf = ({ name }: Place) => titles.get(name)?.trim() ?? '';
  const firstOf = new Map(own.toReversed().map((place) => [titleOf(place), place.name]));

  expect(own.filter((place) => titleOf(place).length < 3).map(({ name }) => name)).toEqual([]);
  const twice = own.filter((place) => firstOf.get(titleOf(place)) !== place.name);
  expect(twice.map((place) => `${place.name}: ${titleOf(place)}`)).toEqual([]);
});

test('no link leads nowhere', async () => {
  const visit = await visitor({ width: 1440 });
  await signInAs(visit.page, 'ADMIN');
  const cookies = await visit.page.browserContext().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const unasked = [...links].filter(([link]) => !followed.has(link));
  const answers: { link: string; on: string; status: number }[] = [];
  for (const some of chunksOf(unasked, 8))
    answers.push(
      ...(await Promise.all(
        some.map(async ([link, { name: on }]) => {
          const { status } = await fetch(origin + link, { headers: { cookie } });
          return { link, on, status };
        }),
      )),
    );
  await visit.close();

  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter(({ link, status }) => status >= 400 && !isUnbuilt(link))).toEqual([]);
});

const chunksOf = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

async function begin(who: Place['as'], as: Pick<Look, 'width' | 'script'>): Promise<Visit> {
  const visit = await visitor(as);
  // In every document from here on: sending it to each page would take longer than its look does.
  if (as.script) await visit.page.evaluateOnNewDocument(AXE);
  if (who !== 'guest') await signInAs(visit.page, who);
  return visit;
}

const wear = (page: Page, theme: 'light' | 'dark') =>
  page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);

const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The only ones that a theme can change. */
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** All rules; then, in a sweep of everything, the colours of the other theme, which others show here. */
async function expectAccessible(
  page: Page,
  { script, theme }: Pick<Look, 'script' | 'theme'>,
  known: Set<string>,
): Promise<void> {
  if (!script) return;
  await layBarsDown(page);
  for (const part of await markKnown(page, [...known])) known.add(part);
  expect(await violationsOf(page, ALL)).toEqual([]);
  if (process.env.SWEEP !== 'full') return;
  await wear(page, theme === 'light' ? 'dark' : 'light');
  expect(await violationsOf(page, COLOURS)).toEqual([]);
}

/** A bar that stays covers the half of what happens to stand at its edge, which is as large as ever once it is scrolled. */
const layBarsDown = (page: Page) =>
  page.$$eval('.save-bar', (bars) => {
    for (const bar of bars) (bar as HTMLElement).style.position = 'static';
  });

/** Once no section waits for idle time any more (islands/client/sections.ts): until then it has no size. */
const laidOut = (page: Page) =>
  page.evaluate(async () => {
    const sections = [...document.querySelectorAll('main > .section, .block, .card')];
    const isLeftOut = (each: Element) => getComputedStyle(each).contentVisibility === 'auto';
    while (sections.some(isLeftOut)) await new Promise(requestAnimationFrame);
  });

/**
 * What axe finds: its rule with the first places. None of these rules reads the stylesheets, which it fetches
 * beforehand. Of rows and cards that are built alike it looks at two, as stripes have two colours.
 */
async function violationsOf(page: Page, rules: RunOnly): Promise<string[]> {
  await markRepeated(page);
  const { violations } = (await page.evaluate(
    (runOnly) =>
      window.axe.run(
        { exclude: ['[data-repeated]'] },
        { runOnly, resultTypes: ['violations'], preload: false },
      ),
    rules,
  )) as AxeResults;
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`)
        .join('\n')}`,
  );
}

/**
 * Links, buttons and texts around the content, which every page has: those that were seen before in the same
 * colours, or hidden as they are now, are not looked at again.
 */
const markKnown = (page: Page, known: string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const before = new Set(names);
    const parts = [...document.querySelectorAll(':is(a, button, summary, p, h2):not(main *)')];
    const groundOf = (part: Element): string => {
      const { backgroundColor: ground } = getComputedStyle(part);
      const around = ground === 'rgba(0, 0, 0, 0)' && part.parentElement;
      return around ? groundOf(around) : ground;
    };
    const nameOf = (part: Element) =>
      `${part.checkVisibility()} ${getComputedStyle(part).color} ${groundOf(part)} ${part.outerHTML}`;
    const named = parts.map((part) => ({ part, name: nameOf(part) }));
    for (const { part, name } of named)
      if (before.has(name)) part.setAttribute('data-repeated', '');
    return named.map(({ name }) => name).filter((name) => !before.has(name));
  }, known);

/** Rows and cards with the tags, attributes and classes of one before them, empty and filled at the same places. */
const markRepeated = (page: Page) =>
  page.evaluate(() => {
    /** What an attribute changes of a look or of a control: all of it, where it is no name, address or number. */
    const isTold = (name: string, value: string) =>
      /^(class|role|type)$/.test(name) ||
      (/^(data-|aria-(?!label|described|controls))/.test(name) && !/\d/.test(value));
    const buildOf = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent?.trim() ? 'text' : '';
      const attributes = [...node.attributes].map(({ name, value }) =>
        isTold(name, value) ? `${name}=${value}` : `${name} ${value !== ''}`,
      );
      return `<${node.localName} ${attributes}>${[...node.childNodes].map(buildOf)}`;
    };
    const seen = new Set<string>();
    for (const parent of document.querySelectorAll('tbody, ul, ol, :has(> article)'))
      for (const [at, row] of [...parent.children].entries()) {
        const build = `${at % 2} ${parent.className} ${buildOf(row)}`;
        if (seen.has(build)) row.setAttribute('data-repeated', '');
        seen.add(build);
      }
  });

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What a browser finds wrong with a page as it stands there. */
interface Faults {
  /** Pixels that the page is wider than the screen, or on a desk's screen a list than its frame. */
  too_wide: number;
  /** Pictures without their size, their words or their file. */
  pictures: string[];
  /** Controls nobody could name. */
  unnamed: string[];
  /** Ids that two elements share. */
  shared_ids: string[];
}

const NO_FAULTS: Faults = { too_wide: 0, pictures: [], unnamed: [], shared_ids: [] };

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
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const frames = innerWidth < 1440 ? [] : [...document.querySelectorAll('.table-frame')];
    return {
      too_wide: Math.max(
        document.documentElement.scrollWidth - innerWidth,
        ...frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        0,
      ),
      pictures: pictures.map(({ outerHTML }) => outerHTML.slice(0, 300)),
      unnamed: unnamed.map(({ outerHTML }) => outerHTML.slice(0, 300)),
      shared_ids: ids.filter((id, at) => ids.indexOf(id) !== at),
    };
  });

/** Whether tests/routes/links.test.ts asks where it leads: what staff's pages and the site's came with. */
const isFollowed = (link: string, place: Place, html: string) =>
  pages.includes(place) &&
  place.as !== 'OWNER' &&
  ['"', '?', '#'].some((end) => html.includes(`href="${link}${end}`));

/** The addresses of this site that a page links to, without their queries. */
const linksOf = (page: Page) =>
  readAll(page, 'a[href]', (all) => [
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
