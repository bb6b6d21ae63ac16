import { paths } from '../../server/shared/paths.ts';
import { db } from '../support/db.ts';
import { addDistrict, addVilla, refusedBy } from './rows.ts';

const addType = async (slug: string): Promise<number> => {
  const row = await db
    .insertInto('villa_types')
    .values({ slug, name: slug })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
const rename = (id: number, slug: string) =>
  db.updateTable('villa_types').set({ slug }).where('id', '=', id).execute();
const landing = (slug: string) =>
  db
    .selectFrom('landing_slugs')
    .select(['kind', 'entity_id', 'current'])
    .where('slug', '=', slug)
    .executeTakeFirst();

test('a page has its slug, and keeps the former one for a redirect', async () => {
  const id = await addType('balayi-villalari');
  await rename(id, 'balayi-evleri');
  const page = { kind: 'VILLA_TYPE', entity_id: id };
  expect(await landing('balayi-villalari')).toEqual({ ...page, current: false });
  expect(await landing('balayi-evleri')).toEqual({ ...page, current: true });
  await rename(id, 'balayi-villalari');
  expect(await landing('balayi-villalari')).toEqual({ ...page, current: true });
  expect(await landing('balayi-evleri')).toEqual({ ...page, current: false });
});

test('types, regions, towns and districts share one namespace', async () => {
  await addType('patara');
  const district = await addDistrict(db);
  const take = (slug: string) =>
    db.updateTable('districts').set({ slug }).where('id', '=', district).execute();
  expect(await refusedBy(take('patara'))).toBe('landing_slugs__slug_unique');
  const boatType = db.insertInto('boat_types').values({ slug: 'patara', name: 'Gulet' });
  expect(await refusedBy(boatType.execute())).toBe('landing_slugs__slug_unique');
});

test('a live page may take an address that another page has left', async () => {
  const first = await addType('goceklik');
  await rename(first, 'gocek-tipi');
  const second = await addType('goceklik');
  expect(await landing('goceklik')).toMatchObject({ entity_id: second, current: true });
});

test('a deleted page leaves no address behind', async () => {
  const id = await addType('tas-evler');
  await rename(id, 'tas-villalar');
  await db.deleteFrom('villa_types').where('id', '=', id).execute();
  expect(await landing('tas-evler')).toBeUndefined();
  expect(await landing('tas-villalar')).toBeUndefined();
});

test.each([
  ['listing', 'landing_slugs__not_reserved'],
  ['dashboard', 'landing_slugs__not_reserved'],
  ['guvenli-odeme', 'landing_slugs__not_reserved'],
  ['Büyük Harf', 'landing_slugs__slug_form'],
  ['-tire', 'landing_slugs__slug_form'],
])('no page can be at /%s', async (slug, rule) => {
  expect(await refusedBy(addType(slug))).toBe(rule);
});

/** The last two take a list, below addresses that stand here already. */
function ownAddresses(): string[] {
  const { dashboard, api, landing: _, villaPictures, boatPictures, ...pages } = paths;
  const links: unknown[] = [...Object.values(pages), dashboard.home, api.login];
  const segments = links.map((link) =>
    String((link as (slug: string, search: object) => string)('x', {}))
      .split(/[/?]/)[1]
      ?.replace(/\..*$/, ''),
  );
  return [...new Set(segments.filter((segment) => /^[a-z0-9-]+$/.test(segment ?? '')))] as string[];
}

test('no landing page can take what an address of the site begins with', async () => {
  const own = ownAddresses();

  expect(own.length).toBeGreaterThan(15);
  for (const slug of own)
    expect([slug, await refusedBy(addType(slug))]).toEqual([slug, 'landing_slugs__not_reserved']);
});

test('a former address of what is on sale is nobody else’s, until it leaves the sale', async () => {
  const villa = {
    permit_no: '07-1',
    permit_verified_at: '2026-01-01T00:00:00Z',
    permit_capacity: 6,
  };
  const id = await addVilla(db, { slug: 'villa-lale', active: true, ...villa });
  const change = (own: object) => db.updateTable('villas').set(own).where('id', '=', id).execute();
  await change({ slug: 'villa-gul' });
  const other = await addVilla(db);
  const take = () =>
    db.updateTable('villas').set({ slug: 'villa-lale' }).where('id', '=', other).execute();

  expect(await refusedBy(addVilla(db, { slug: 'villa-lale' }))).toBe('past_slugs__pkey');
  expect(await refusedBy(take())).toBe('past_slugs__pkey');
  await change({ slug: 'villa-lale' });
  await change({ slug: 'villa-gul' });
  await change({ active: false });
  expect(await refusedBy(take())).toBe('nothing');
});

test('a renamed villa that is not on sale is found under its former slug until another takes it', async () => {
  const id = await addVilla(db, { slug: 'villa-defne' });
  const former = () =>
    db.selectFrom('past_slugs').select('entity_id').where('slug', '=', 'villa-defne').execute();
  await db.updateTable('villas').set({ slug: 'villa-nar' }).where('id', '=', id).execute();
  expect(await former()).toEqual([{ entity_id: id }]);
  await addVilla(db, { slug: 'villa-defne' });
  expect(await former()).toEqual([]);
});
