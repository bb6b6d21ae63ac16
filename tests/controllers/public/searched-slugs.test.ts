import { countQueries } from '../../../server/db/index.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { paths } from '../../../server/shared/paths.ts';
import { db, site } from '../../support/api.ts';
import { createBoat, createBoatType, createMarina } from '../../support/boat-factories.ts';
import { createDistrict, createTown, createVilla, stayFromToday } from '../../support/factories.ts';
import { wordsOf } from '../../views/render.ts';

const stay = stayFromToday(60, 7);

/** Each was once called `eski-…`. */
beforeAll(async () => {
  const town = await createTown({ slug: 'eski-kasaba', name: 'Yeni Kasaba' });
  const district = await createDistrict({ slug: 'eski-mahalle', town_id: town.id });
  const type = await db
    .insertInto('villa_types')
    .values({ slug: 'eski-tip', name: 'Bir tip' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const villa = await createVilla({ name: 'Aranan', district_id: district.id });
  await db
    .insertInto('villa_villa_types')
    .values({ villa_id: villa.id, villa_type_id: type.id })
    .execute();
  await createVilla({ name: 'Başka' });
  const boat_type = await createBoatType({ slug: 'eski-tekne-tipi' });
  const marina = await createMarina({ town_id: town.id });
  await createBoat({ name: 'Aranan', marina_id: marina.id, types: [boat_type.id] });
  await createBoat({ name: 'Başka' });
  const { region_id } = await db
    .selectFrom('towns')
    .select('region_id')
    .where('id', '=', town.id)
    .executeTakeFirstOrThrow();
  const rename =
    (table: 'towns' | 'regions' | 'districts' | 'villa_types' | 'boat_types') =>
    (id: number, slug: string) =>
      db.updateTable(table).set({ slug }).where('id', '=', id).execute();
  await rename('regions')(region_id, 'eski-bolge');
  await rename('regions')(region_id, 'yeni-bolge');
  await rename('towns')(town.id, 'yeni-kasaba');
  await rename('districts')(district.id, 'yeni-mahalle');
  await rename('villa_types')(type.id, 'yeni-tip');
  await rename('boat_types')(boat_type.id, 'yeni-tekne-tipi');
});

const KINDS = [
  {
    kind: 'villas',
    page: paths.villas,
    call: paths.api.villaSearch,
    renamed: [
      ['region', 'eski-bolge', 'yeni-bolge'],
      ['town', 'eski-kasaba', 'yeni-kasaba'],
      ['district', 'eski-mahalle', 'yeni-mahalle'],
      ['type', 'eski-tip', 'yeni-tip'],
    ],
  },
  {
    kind: 'boats',
    page: paths.boats,
    call: paths.api.boatSearch,
    renamed: [
      ['town', 'eski-kasaba', 'yeni-kasaba'],
      ['type', 'eski-tekne-tipi', 'yeni-tekne-tipi'],
    ],
  },
] as const;

describe.each(KINDS)('a search of $kind', ({ page, call, renamed }) => {
  test.each(renamed)('by a former %s is one by the present', async (name, former, present) => {
    const led = await site.get(page({ ...stay, [name]: [former] }));
    const found = await site.get(call({ [name]: former })).expect(200);
    const today = await site.get(call({ [name]: present })).expect(200);

    expect([led.status, led.headers.location]).toEqual([301, page({ ...stay, [name]: [present] })]);
    expect(found.body.content).toMatchObject([{ name: 'Aranan' }]);
    expect(found.body).toEqual(today.body);
  });

  test.each(renamed)(
    'by a %s there never was is told, and refused by API',
    async (name, _, present) => {
      const { status, text } = await site.get(page({ [name]: ['hic-olmadi'] }));
      const refused = await site.get(call({ [name]: `${present},hic-olmadi` }));

      expect(status).toBe(200);
      expect(wordsOf(text)).toContain('“hic-olmadi” diye bir yer ya da tip bulamadık');
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [`${name}.1`]]);
    },
  );

  test('tells what cannot be a name, and one among others', async () => {
    const capital = wordsOf((await site.get(`${page()}?town=Ka%C5%9F!`)).text);
    const some = wordsOf((await site.get(page({ town: ['yeni-kasaba', 'yok'] }))).text);

    expect(capital).toContain('“Kaş!” diye bir yer');
    expect(some).toContain('“yok” diye bir yer');
    expect(some).not.toContain('“yeni-kasaba”');
  });

  test('a type that is no place is none', async () => {
    const type = renamed.at(-1)?.[1] ?? '';

    expect((await site.get(page({ town: [type] }))).status).toBe(200);
    expect((await site.get(call({ town: type }))).status).toBe(422);
  });
});

test('the page of a type keeps its address when a place in its filter was renamed', async () => {
  const led = await site.get('/yeni-tip?town=eski-kasaba&adults=4');

  expect([led.status, led.headers.location]).toEqual([301, '/yeni-tip?town=yeni-kasaba&adults=4']);
});

test('only a slug that no menu has is asked for', async () => {
  await startHearingChanges();
  const count = async (query: object) => {
    const ask = (adults: number) => site.get(paths.api.villaSearch({ ...stay, ...query, adults }));
    await ask(2);
    return (await countQueries(async () => ask(3))).queries.length;
  };

  const usual = await count({ town: 'yeni-kasaba', district: 'yeni-mahalle' });
  const former = await count({ town: 'eski-kasaba', district: 'yeni-mahalle' });
  await stopHearingChanges();

  expect(usual).toBeLessThanOrEqual(3);
  expect(former).toBeLessThanOrEqual(usual + 1);
});

test('a list joined by commas moves as a whole', async () => {
  const { headers } = await site.get('/listing?town=eski-kasaba,yeni-kasaba,yok').expect(301);

  expect(headers.location).toBe('/listing?town=yeni-kasaba&town=yok');
});
