import { searchTyped } from '../../server/queries/villa-search.ts';
import { db } from '../support/db.ts';
import { createVilla } from '../support/factories.ts';
import { createSearchedVillas, elsewhere } from './searched-villas.ts';

beforeAll(createSearchedVillas);

describe('a typed search', () => {
  test.each([
    ['cesme', ['Villa İmbat']],
    ['Çeşme', ['Villa İmbat']],
    ['KAŞ', ['Villa Meltem']],
    ['kas', ['Villa Meltem']],
    ['ISLAMLAR', ['Villa Lodos']],
    ['imbat', ['Villa İmbat']],
    ['balayı kalamar', ['Villa Poyraz']],
    ['kalkan kiralık villa', ['Villa Poyraz', 'Villa Lodos']],
    ['kalkna', ['Villa Poyraz', 'Villa Lodos']],
    ['klakan', ['Villa Poyraz', 'Villa Lodos']],
    ['kalan', ['Villa Poyraz', 'Villa Lodos']],
    ['kalkann', ['Villa Poyraz', 'Villa Lodos']],
    ['calkan', ['Villa Poyraz', 'Villa Lodos']],
    ['melten', ['Villa Meltem']],
    ['kaz', ['Villa Meltem']],
    ['villa imbta', ['Villa İmbat']],
    ['kapalı', []],
    ['zxqwyk', []],
    ['%', []],
    ['___', []],
    ['kiralık', []],
  ])('«%s»', async (typed, names) => {
    const suggested = await searchTyped(db, typed);
    expect(suggested.map(({ name }) => name).sort()).toEqual(names.toSorted());
  });

  test('shows where a villa is, and eight at most', async () => {
    expect(await searchTyped(db, 'lodos')).toEqual([
      { slug: expect.any(String), name: 'Villa Lodos', town: 'Kalkan', hash: null, width: null },
    ]);
    const { id: district_id } = await elsewhere();
    await Promise.all(Array.from({ length: 6 }, () => createVilla({ district_id })));
    expect(await searchTyped(db, 'villa')).toHaveLength(8);
  });
});
