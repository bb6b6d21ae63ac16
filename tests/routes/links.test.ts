import { site, signIn } from '../support/api.ts';
import { addressOf, createRows, isFile } from './samples.ts';
import { pages } from './walk.ts';

/** Follows every link, form and picture of every page, as its reader. */
test('no page of the product leads nowhere', async () => {
  const rows = await createRows();
  const cookie = await signIn('ADMIN');
  const dead = new Set<string>();
  const seen = new Map<string, number>();
  for (const { method, address } of pages) {
    if (method !== 'get' || isFile(address)) continue;
    const { text } = await site.get(addressOf(address, rows)).set('cookie', cookie);
    for (const link of linksIn(text)) {
      const status = seen.get(link) ?? (await site.get(link).set('cookie', cookie)).status;
      seen.set(link, status);
      if (status >= 400) dead.add(`${status} ${link} on ${address}`);
    }
  }

  expect([...dead]).toEqual([]);
});

/** Addresses on this site that a page names in links, sources and stylesheets. */
function linksIn(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src|data-module)="(\/(?!\/)[^"#]*)/g)];
  const addresses = found.map(([, link]) => (link ?? '').replaceAll('&amp;', '&'));
  return [...new Set(addresses)].filter((link) => !link.startsWith('/dashboard/logout'));
}
