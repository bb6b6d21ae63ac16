import { searchTyped } from '../../server/queries/search/villa-search.ts';
import { db } from '../support/db.ts';
import { createDistrict, createTown, createVilla } from '../support/factories.ts';
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
    ['wifi', []],
    ['kalkan wi-fi', ['Villa Poyraz', 'Villa Lodos']],
  ])('«%s»', async (typed, names) => {
    const suggested = await searchTyped(db, typed);
    expect(suggested.map(({ name }) => name).sort()).toEqual(names.toSorted());
  });

  test('knows other words for ours, where no villa bears them', async () => {
    const { id: district_id } = await elsewhere();
    const create = (name: string) => createVilla({ district_id, name });
    await create('Jakuzi Evi');
    await create('Sonsuzluk Evi');
    await create('Muhafazakar Ev');
    await create('Denize Sıfır Ev');
    await create('Ölüdeniz Evi');
    await create('Evcil Hayvan Evi');
    const found = async (typed: string) =>
      (await searchTyped(db, typed)).map(({ name }) => name).sort();

    expect(await found('jacuzzi')).toEqual(['Jakuzi Evi']);
    expect(await found('infinity')).toEqual(['Sonsuzluk Evi']);
    expect(await found('korunaklı')).toEqual(['Muhafazakar Ev', 'Villa Lodos', 'Villa Meltem']);
    expect(await found('sahil')).toEqual(['Denize Sıfır Ev']);
    expect(await found('köpek')).toEqual(['Evcil Hayvan Evi']);
    expect(await found('kedili')).toEqual(['Evcil Hayvan Evi']);
    expect(await found('ölü deniz')).toEqual(['Ölüdeniz Evi']);

    await create('Jacuzzi Konağı');
    expect(await found('jacuzzi')).toEqual(['Jacuzzi Konağı']);
  });

  test('of pets means what their filter means, whatever types a villa is of', async () => {
    const { id: town_id } = await createTown({ name: 'Patika' });
    const { id: district_id } = await createDistrict({ town_id });
    for (const pets of ['YES', 'ON_REQUEST', 'NO'])
      await createVilla({ district_id, pets, name: `Ev ${pets}` });
    await createVilla({ district_id, pets: 'NO', name: 'Evcil Hayvan Konağı' });
    const found = async (typed: string) =>
      (await searchTyped(db, `${typed} patika`)).map(({ name }) => name).sort();

    const both = ['Ev ON_REQUEST', 'Ev YES'];
    for (const typed of ['köpek', 'kedili', 'köpek dostu', 'evcil', 'evcil hayvan kabul eden'])
      expect([typed, await found(typed)]).toEqual([typed, expect.arrayContaining(both)]);
    expect(await found('köpek')).not.toContain('Ev NO');
    expect(await found('dostu')).toEqual([]);
  });

  test('shows where a villa is, and eight at most', async () => {
    expect(await searchTyped(db, 'lodos')).toEqual([
      { slug: expect.any(String), name: 'Villa Lodos', town: 'Kalkan', picture: null },
    ]);
    const { id: district_id } = await elsewhere();
    await Promise.all(Array.from({ length: 6 }, () => createVilla({ district_id })));
    expect(await searchTyped(db, 'villa')).toHaveLength(8);
  });
});
