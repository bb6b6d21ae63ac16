import axe, { type AxeResults, type RunOnly } from 'axe-core';
import type { Page } from 'puppeteer-core';

import { type Visit, visitor } from '../support/browser.ts';
import { open, signInAs } from './actions.ts';
import { createPlaces, type Place, placesAt } from './places.ts';

const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The only ones that a look can change. */
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const { pages, states } = await createPlaces();
const onPhones = placesAt(states, { width: 360, script: true });

describe.each([
  { width: 360, places: [...pages, ...onPhones] },
  { width: 1440, places: [...pages, ...states.filter((state) => !onPhones.includes(state))] },
])('at $width px', ({ width, places }) => {
  let visits: Record<Place['as'], Visit>;

  beforeAll(async () => {
    const [guest, ADMIN, OWNER] = await Promise.all([1, 2, 3].map(() => visitor({ width })));
    visits = { guest: guest!, ADMIN: ADMIN!, OWNER: OWNER! };
    await signInAs(visits.ADMIN.page, 'ADMIN');
    await signInAs(visits.OWNER.page, 'OWNER');
  });

  afterAll(async () => {
    for (const visit of Object.values(visits)) await visit.close();
  });

  test.each(places)('$name', async (place) => {
    const { page } = visits[place.as];
    await open(page, place.path);
    await place.act?.(page);

    expect(await violationsOf(page, ALL)).toEqual([]);
    await look(page, 'dark');
    expect(await violationsOf(page, COLOURS)).toEqual([]);
    await look(page, 'light');
  });
});

const look = (page: Page, theme: 'light' | 'dark') =>
  page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);

/** What axe finds: its rule with the first places. Evaluated, not inserted, as the policy stays in force. */
async function violationsOf(page: Page, rules: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = (await page.evaluate(
    (runOnly) => window.axe.run({ runOnly, resultTypes: ['violations'] }),
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

declare global {
  interface Window {
    axe: typeof axe;
  }
}
