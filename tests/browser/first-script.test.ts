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
}

const NOWHERE = '/bu-sayfa-yok';

/** By the path of their page. */
const loaded = new Map<string, Script[]>();

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
  await page.goto(origin + path, { waitUntil: 'networkidle0' });
  const times = await requestTimes(page);
  const scripts = responses.map((response) => ({
    name: response.url().split('/').at(-1) ?? '',
    bytes: Number(response.headers()['content-length']),
    after_load: times[response.url()] ?? 0,
  }));
  await close();
  return scripts;
}

const requestTimes = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = (navigation as PerformanceNavigationTiming).loadEventStart;
    return Object.fromEntries(
      performance.getEntriesByType('resource').map((each) => [each.name, each.startTime - loaded]),
    );
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
