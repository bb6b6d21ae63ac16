import { paths } from '../../server/shared/paths.ts';
import { isReservedSlug, numberedSlug, slugOf } from '../../server/shared/slug.ts';

describe('the address of a name', () => {
  test.each([
    ['Villa İSLAMLAR I', 'villa-islamlar-i'],
    ['Villa Poyraz', 'villa-poyraz'],
    ['Ölüdeniz’e', 'oludenize'],
    ["Kaş'ın Villası", 'kasin-villasi'],
    ['Havuz & Bahçe', 'havuz-ve-bahce'],
    ['A&B', 'a-ve-b'],
    ['3+1 Villa', '3-1-villa'],
    ['  --Işık--  ', 'isik'],
    ['!!!', ''],
    ['', ''],
  ])('%p → %p', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('has at most 80 characters and no half word', () => {
    const slug = slugOf(
      'Deniz manzaralı muhafazakâr havuzlu çok uzun isimli bir villa daha da uzun olsun diye',
    );
    expect(slug).toBe(
      'deniz-manzarali-muhafazakar-havuzlu-cok-uzun-isimli-bir-villa-daha-da-uzun-olsun',
    );
    expect(slug).toHaveLength(80);
    expect(slugOf(`${slug} x`)).toBe(slug);
    expect(slugOf('a'.repeat(100))).toBe('a'.repeat(80));
  });
});

describe('a name that is taken', () => {
  test.each([
    ['villa-poyraz', 1, 'villa-poyraz'],
    ['villa-poyraz', 2, 'villa-poyraz-2'],
    ['villa-poyraz', 11, 'villa-poyraz-11'],
  ])('%s, the %i. time: %s', (slug, number, expected) => {
    expect(numberedSlug(slug, number)).toBe(expected);
  });

  test('the number fits into the 80 characters', () => {
    expect(numberedSlug('a'.repeat(80), 12)).toBe(`${'a'.repeat(77)}-12`);
    expect(numberedSlug(`${'ab-'.repeat(26)}cd`, 2)).toBe(`${'ab-'.repeat(25)}ab-2`);
  });
});

describe('addresses the site keeps for itself', () => {
  // The last two take a list, below addresses that stand here already.
  const { dashboard, api, landing, villaPictures, boatPictures, ...pages } = paths;
  const links: unknown[] = [...Object.values(pages), dashboard.home, api.login];

  test('none of the public addresses can be taken by a landing page', () => {
    const firstSegments = links
      .map(
        (link) =>
          String((link as (slug: string, search: object) => string)('x', {})).split(/[/?]/)[1] ??
          '',
      )
      .map((segment) => segment.replace(/\..*$/, ''))
      .filter((segment) => /^[a-z0-9-]+$/.test(segment));
    expect(firstSegments.length).toBeGreaterThan(20);
    expect(firstSegments.filter((segment) => !isReservedSlug(segment))).toEqual([]);
  });

  test.each(['kalkan', 'balayi-villalari', 'gulet', landing('fethiye').slice(1)])(
    '%s is free',
    (slug) => {
      expect(isReservedSlug(slug)).toBe(false);
    },
  );
});
