import { signIn, site } from '../support/api.ts';
import { addressOf, createRows, isFile } from './samples.ts';
import { pages } from './walk.ts';

test('no page leads nowhere', async () => {
  const rows = await createRows();
  const cookie = await signIn('ADMIN');
  const statuses = new Map<string, number>();
  for (const { method, address } of pages) {
    if (method !== 'get' || isFile(address)) continue;
    const { text } = await site.get(addressOf(address, rows)).set('cookie', cookie);
    for (const link of linksIn(text)) {
      const known = statuses.get(link);
      statuses.set(link, known ?? (await site.get(link).set('cookie', cookie)).status);
    }
  }
  const dead = [...statuses].filter(([, status]) => status >= 400).map(([link]) => link);

  expect(dead.toSorted()).toEqual([]);
}, 90_000);

/** Addresses on this site that a page names in links, sources and stylesheets. */
function linksIn(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src|data-module)="(\/(?!\/)[^"#]*)/g)];
  return [...new Set(found.map(([, link]) => (link ?? '').replaceAll('&amp;', '&')))];
}
