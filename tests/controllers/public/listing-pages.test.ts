import { brotliCompressSync, constants } from 'node:zlib';

import { countQueries } from '../../../server/db/index.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { paths } from '../../../server/shared/paths.ts';
import { inlineCss } from '../../../server/static-files.ts';
import { createSearchedVillas, week } from '../../queries/searched-villas.ts';
import { site } from '../../support/api.ts';
import { createDistrict, createVilla } from '../../support/factories.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

beforeAll(createSearchedVillas);

const listing = async (query: object = {}) => {
  const response = await site.get(paths.villas()).query(query);
  const main = response.text.replace(/.*<main/s, '<main').replace(/<\/main>.*/s, '');
  return { ...response, main, words: wordsOf(main), html: response.text.replaceAll('&amp;', '&') };
};
const linksOf = (html: string) => elementsOf(html, 'a').map(({ href }) => href);
const cardsOf = (main: string) =>
  [...main.matchAll(/<h3><a[^>]*>([^<]*)/g)].map(([, name]) => name);

describe('pages', () => {
  beforeAll(async () => {
    const { id: district_id } = await createDistrict({ slug: 'kalabalik' });
    await Promise.all(Array.from({ length: 41 }, () => createVilla({ district_id })));
  });

  test('hold twenty and say which', async () => {
    const { main, words, html } = await listing({ district: 'kalabalik', page: 2 });

    expect(cardsOf(main)).toHaveLength(20);
    expect(words).toContain('41 villanın 21–40 arası');
    expect(linksOf(html)).toContain(paths.villas({ district: 'kalabalik', page: 3 }));
    expect(linksOf(html)).toContain(paths.villas({ district: 'kalabalik' }));
  });

  test('beyond the last lead to the last', async () => {
    const response = await site.get(paths.villas({ district: 'kalabalik', page: 9 }));

    expect(response.status).toBe(302);
    expect(response.headers.location).toBe(paths.villas({ district: 'kalabalik', page: 3 }));
  });
});

describe('for search engines', () => {
  const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

  test('the whole list is kept, each page under its own address and title', async () => {
    const [first, second] = [await listing(), await listing({ page: 2 })];

    expect(canonicalOf(first.text)).toBe('http://koy.test/listing');
    expect(canonicalOf(second.text)).toBe('http://koy.test/listing?page=2');
    expect(first.text).toMatch(/<title>Kiralık villalar \(\d+\) \| Koy<\/title>/);
    expect(second.text).toMatch(/<title>Kiralık villalar \(\d+\) – Sayfa 2 \| Koy<\/title>/);
    expect(first.text + second.text).not.toContain('noindex');
  });

  test.each([
    [{ town: 'kalkan' }],
    [{ sort: 'price_asc' }],
    [week],
    [{ adults: 4 }],
    [{ q: 'kas' }],
  ])('what is narrowed by %o is not, and names the whole list', async (query) => {
    const { text } = await listing({ ...query, page: 1 });

    expect(text).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(canonicalOf(text)).toBe('http://koy.test/listing');
  });
});

describe('costs', () => {
  // Menus and settings are kept in memory only while changes of them are heard.
  beforeAll(startHearingChanges);
  afterAll(stopHearingChanges);

  test.each([
    ['few villas', { town: 'kas' }],
    ['many villas', {}],
    ['many villas with dates', week],
    ['nothing found', { ...week, town: 'kas', min_price: 999_999 }],
  ])('%s: two queries', async (_, query) => {
    await listing({ adults: 3 });
    const { queries } = await countQueries(() => listing(query));

    expect(queries).toHaveLength(2);
  });

  test('the styles of its first screen are at most 5 kB', () => {
    const { css } = inlineCss('css/core.css', 'css/card.css', 'css/listing.css');
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

    expect(brotliCompressSync(css, quality).length).toBeLessThanOrEqual(5_000);
  });
});
