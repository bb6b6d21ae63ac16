import type { HTTPResponse, Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { origin, visitor } from '../support/browser.ts';
import { createVilla } from '../support/factories.ts';

/** Brotli bytes of script a public page may load before the visitor does anything. */
const BUDGET = 3 * 1024;

interface Script {
  name: string;
  bytes: number;
  /** Milliseconds after the page's load event; negative before it. */
  after_load: number;
  /** Milliseconds after the page's first paint; negative before it. */
  after_paint: number;
}

interface Listening {
  type: string;
  painted: boolean;
}

const NOWHERE = '/bu-sayfa-yok';

/** By the path of their page. */
const loaded = new Map<string, Script[]>();
const heard = new Map<string, Listening[]>();

beforeAll(async () => {
  const { slug } = await createVilla();
  for (const path of [paths.home(), paths.villa(slug), paths.enquire(), NOWHERE])
    loaded.set(path, await scriptsOf(path));
});

const isScript = (response: HTTPResponse) => response.request().resourceType() === 'script';

/** What scripts a page loads if it is left alone until nothing more comes. */
async function scriptsOf(path: string): Promise<Script[]> {
  const { page, close } = await visitor();
  const responses: HTTPResponse[] = [];
  page.on('response', (response) => {
    if (isScript(response)) responses.push(response);
  });
  await noteListeners(page);
  await page.goto(origin + path, { waitUntil: 'networkidle0' });
  const times = await requestTimes(page);
  const scripts = responses.map((response) => ({
    name: response.url().split('/').at(-1) ?? '',
    bytes: Number(response.headers()['content-length']),
    after_load: (times[response.url()] ?? 0) - (times.load ?? 0),
    after_paint: (times[response.url()] ?? 0) - (times.paint ?? 0),
  }));
  heard.set(path, await page.evaluate(() => window.listening));
  await close();
  return scripts;
}

const requestTimes = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      load: (navigation as PerformanceNavigationTiming).loadEventStart,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      ...Object.fromEntries(
        performance.getEntriesByType('resource').map((each) => [each.name, each.startTime]),
      ),
    };
  });

declare global {
  interface Window {
    /** What the document was made to listen to, and whether it was painted by then. */
    listening: Listening[];
  }
}

const noteListeners = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    window.listening = [];
    const listen = document.addEventListener;
    document.addEventListener = (type: string, ...more: [EventListener, boolean?]) => {
      const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
      window.listening.push({ type, painted });
      listen.call(document, type, ...more);
    };
  });

test('a public page loads one script of at most 3 kB before it is idle', () => {
  for (const scripts of loaded.values()) {
    const early = scripts.filter(({ after_load }) => after_load < 0);

    expect(early.map(({ name }) => name)).toEqual([expect.stringMatching(/^client-/)]);
    expect(early[0]?.bytes).toBeGreaterThan(0);
    expect(early[0]?.bytes).toBeLessThanOrEqual(BUDGET);
  }
  expect(loaded.size).toBe(4);
});

const namesOn = (path: string) => loaded.get(path)?.map(({ name }) => name);

test('React comes to pages with islands when they are idle', () => {
  expect(namesOn(paths.home())).toContainEqual(expect.stringMatching(/^hydrate-/));
});

test('pages without islands get nothing of React at all', () => {
  expect(namesOn(NOWHERE)).toEqual([expect.stringMatching(/^client-/)]);
});

test('what can wait for the first paint does not ask for the line before it', () => {
  for (const scripts of loaded.values()) {
    const others = scripts.filter(({ name }) => !name.startsWith('client-'));

    expect(others.filter(({ after_paint }) => after_paint < 0)).toEqual([]);
  }
  expect(loaded.get(paths.home())?.length).toBeGreaterThan(1);
});

test('a moving pointer is listened to once the page is painted: browsers move it within that task', () => {
  for (const listening of heard.values()) {
    const pointer = listening.filter(({ type }) => type === 'pointerover');

    expect(pointer.map(({ painted }) => painted)).toEqual([true, true]);
    expect(listening).toContainEqual({ type: 'touchstart', painted: expect.any(Boolean) });
  }
  expect(heard.size).toBe(4);
});
