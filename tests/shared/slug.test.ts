import { numberedSlug, slugOf } from '../../server/shared/slug.ts';

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
    expect(slugOf(`${slug.slice(0, 74)} uzunlar x`)).toBe(slug.slice(0, 74));
    expect(slugOf('a'.repeat(100))).toBe('a'.repeat(80));
  });
});

test.each([
  [1, 'villa-deniz', 'villa-deniz'],
  [2, 'villa-deniz', 'villa-deniz-2'],
  [12, `${'a'.repeat(70)}-sekizlik`, `${'a'.repeat(70)}-12`],
])('the %ith of a name is told apart within the length of an address', (number, slug, numbered) => {
  expect(numberedSlug(slug, number)).toBe(numbered);
});
