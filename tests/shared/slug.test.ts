import { slugOf } from '../../server/shared/slug.ts';

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
