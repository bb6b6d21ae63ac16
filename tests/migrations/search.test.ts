import { sql } from 'kysely';

import { type Db, db as pool } from '../../server/db/index.ts';
import { db } from '../support/db.ts';
import { addDistrict, addVilla, close } from './rows.ts';

const COLUMNS = [
  ...(['villa_id', 'active', 'town_id', 'district_id', 'max_guests', 'pets_allowed'] as const),
  ...(['type_ids', 'feature_ids', 'sea_metres', 'rating', 'rating_count'] as const),
  ...(['from_price_kurus', 'search_text', 'busy'] as const),
];

const found = (villa: number) =>
  db.selectFrom('villa_search').select(COLUMNS).where('villa_id', '=', villa).executeTakeFirst();
const busyTime = async (villa: number) => (await found(villa))?.busy;

const addSeason = (villa_id: number, days: string, nightly_price_kurus: number) =>
  db.insertInto('villa_prices').values({ villa_id, days, nightly_price_kurus }).execute();

test('a villa is searchable from the moment it is written', async () => {
  const district_id = await addDistrict(db, 'Çukurbağ');
  const villa = await addVilla(db, { name: 'Villa Işık', code: 'KV-12', district_id, pets: 'YES' });
  expect(await found(villa)).toMatchObject({
    active: false,
    district_id,
    max_guests: 6,
    pets_allowed: true,
    type_ids: [],
    feature_ids: [],
    from_price_kurus: null,
    busy: '{}',
    search_text: 'villa isik kv 12 cukurbag kalkan antalya',
  });
});

test('taken time follows the ledger, and touching stays are one', async () => {
  const villa = await addVilla(db);
  const closing = await close(db, villa, '[2090-07-10,2090-07-17)');
  await close(db, villa, '[2090-07-17,2090-07-20)');
  await close(db, villa, '[2090-08-01,2090-08-05)');
  expect(await busyTime(villa)).toBe('{[2090-07-10,2090-07-20),[2090-08-01,2090-08-05)}');
  await db.transaction().execute(async (transaction) => {
    const stay = '[2090-07-11,2090-07-12)';
    await transaction
      .updateTable('villa_closings')
      .set({ stay })
      .where('id', '=', closing)
      .execute();
    await transaction
      .updateTable('villa_occupancies')
      .set({ stay })
      .where('closing_id', '=', closing)
      .execute();
  });
  expect(await busyTime(villa)).toBe(
    '{[2090-07-11,2090-07-12),[2090-07-17,2090-07-20),[2090-08-01,2090-08-05)}',
  );
  await db.deleteFrom('villa_closings').where('villa_id', '=', villa).execute();
  expect(await busyTime(villa)).toBe('{}');
});

test.each([
  ['nothing', [], '{}'],
  ['a night', ['[2000-01-01,2000-01-02)'], '[0:0]={1}'],
  [
    'the end of one word and the beginning of the next',
    ['[2000-02-29,2000-03-02)'],
    '[0:1]={576460752303423488,1}',
  ],
  ['a whole word', ['[2000-03-01,2000-04-30)'], '{1152921504606846975}'],
  [
    'words with an empty one between',
    ['[2000-01-03,2000-01-05)', '[2000-05-01,2000-05-02)'],
    '[0:2]={12,0,2}',
  ],
  ['what lies in the next century', ['[2099-12-31,2100-01-05)'], '[608:608]={17592186044416}'],
])('taken days as bits: %s', async (_, stays, words) => {
  const { rows } = await sql`
    select villa_taken_words(${`{${stays.join(',')}}`}::datemultirange)::text as words`.execute(db);
  expect(rows).toEqual([{ words }]);
});

test('terms follow seasons, discounts and extras in the same transaction', async () => {
  const villa_id = await addVilla(db, { min_nights: 4 });
  await addSeason(villa_id, '[2090-07-01,2090-08-01)', 900);
  await addSeason(villa_id, '[2090-08-03,2090-08-05)', 700);
  const discount = { villa_id, kind: 'LONG_STAY', days: '[2090-07-01,2090-08-01)', min_nights: 7 };
  await db
    .insertInto('villa_discounts')
    .values({ ...discount, percent: 10 })
    .execute();
  await db
    .insertInto('villa_discounts')
    .values({ ...discount, percent: 15, kind: 'GAP' })
    .execute();
  const extra = { villa_id, optional: false, amount_kurus: 50 };
  await db
    .insertInto('villa_extras')
    .values({ ...extra, name: 'Temizlik', unit: 'STAY' })
    .execute();
  const terms = async () =>
    (
      await sql`
        select season_from::text, season_block::text, season_min_nights::text,
          season_night_kurus::text, season_sum_kurus::text, discount_percent::text,
          discount_in_gap::text, stay_extras_kurus
        from villa_search where villa_id = ${villa_id}`.execute(db)
    ).rows[0];
  expect(await terms()).toEqual({
    season_from: '{2090-07-01,2090-08-01,2090-08-03,2090-08-05}',
    season_block: '{1,0,2,0}',
    season_min_nights: '{4,0,4,0}',
    season_night_kurus: '{900,0,700,0}',
    season_sum_kurus: '{0,27900,27900,29300}',
    discount_percent: '{15,10}',
    discount_in_gap: '{t,f}',
    stay_extras_kurus: 50,
  });
  await db.updateTable('villas').set({ min_nights: 5 }).where('id', '=', villa_id).execute();
  await db.deleteFrom('villa_discounts').where('kind', '=', 'GAP').execute();
  await db.updateTable('villa_extras').set({ active: false }).execute();
  expect(await terms()).toMatchObject({
    season_min_nights: '{5,0,5,0}',
    discount_percent: '{10}',
    stay_extras_kurus: 0,
  });
});

test('a stay moved to another villa leaves the first one free', async () => {
  const [from, to] = [await addVilla(db), await addVilla(db)];
  const stay = '[2090-07-01,2090-07-06)';
  const closing = await close(db, from, stay);
  await db.transaction().execute(async (transaction) => {
    const moved = { villa_id: to };
    await transaction.updateTable('villa_closings').set(moved).where('id', '=', closing).execute();
    await transaction
      .updateTable('villa_occupancies')
      .set(moved)
      .where('closing_id', '=', closing)
      .execute();
  });
  expect([await busyTime(from), await busyTime(to)]).toEqual(['{}', `{${stay}}`]);
});

test('stays that are over are not kept', async () => {
  const villa = await addVilla(db);
  await close(db, villa, '[2001-07-10,2001-07-17)');
  expect(await busyTime(villa)).toBe('{}');
});

test('nothing of an undone booking is left', async () => {
  const villa = await addVilla(db);
  const undone = db.transaction().execute(async (inside) => {
    await close(inside, villa, '[2090-07-10,2090-07-17)');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await busyTime(villa)).toBe('{}');
});

test('two bookings of one villa at the same moment are both seen', async () => {
  const villa = await addVilla(db);
  const first = await pool.startTransaction().execute();
  const second = await pool.startTransaction().execute();
  const pid = await backend(second);
  await close(first, villa, '[2090-07-01,2090-07-05)');
  const waiting = close(second, villa, '[2090-07-10,2090-07-15)');
  while (!(await waitsForLock(pid)));
  await first.commit().execute();
  await waiting;
  await second.commit().execute();
  expect(await busyTime(villa)).toBe('{[2090-07-01,2090-07-05),[2090-07-10,2090-07-15)}');
});

test('the from-price is the lowest of nights that can still be booked', async () => {
  const villa = await addVilla(db);
  await addSeason(villa, '[2001-01-01,2001-02-01)', 100);
  expect((await found(villa))?.from_price_kurus).toBeNull();
  await addSeason(villa, '[2090-07-01,2090-08-01)', 900);
  await addSeason(villa, '[2090-11-01,2090-11-11)', 300);
  expect((await found(villa))?.from_price_kurus).toBe(300);
  await close(db, villa, '[2090-11-01,2090-11-11)');
  expect((await found(villa))?.from_price_kurus).toBe(900);
  await db.deleteFrom('villa_prices').where('villa_id', '=', villa).execute();
  expect((await found(villa))?.from_price_kurus).toBeNull();
});

test('types, features and the distance to the sea are beside', async () => {
  const villa_id = await addVilla(db, { name: 'Villa Mavi' });
  const type = await db
    .insertInto('villa_types')
    .values({ slug: 'luks-villalar', name: 'Lüks Villalar' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const category = await db
    .insertInto('feature_categories')
    .values({ kind: 'VILLA', name: 'Havuz' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const feature = await db
    .insertInto('features')
    .values({ category_id: category.id, name: 'Şezlong' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('villa_villa_types').values({ villa_id, villa_type_id: type.id }).execute();
  await db.insertInto('villa_features').values({ villa_id, feature_id: feature.id }).execute();
  await db.insertInto('villa_distances').values({ villa_id, key: 'SEA', metres: 350 }).execute();
  const row = { type_ids: [type.id], feature_ids: [feature.id], sea_metres: 350 };
  expect(await found(villa_id)).toMatchObject(row);
  await db
    .updateTable('villa_types')
    .set({ name: 'Ultra Lüks' })
    .where('id', '=', type.id)
    .execute();
  expect((await found(villa_id))?.search_text).toBe(
    'villa mavi islamlar kalkan antalya ultra luks',
  );
  await db.deleteFrom('villa_features').where('villa_id', '=', villa_id).execute();
  expect((await found(villa_id))?.feature_ids).toEqual([]);
});

test('a place that is renamed or moved takes its villas along', async () => {
  const district_id = await addDistrict(db, 'Kördere');
  const villa = await addVilla(db, { name: 'Villa Ay', district_id });
  await db.updateTable('districts').set({ name: 'Üzümlü' }).where('id', '=', district_id).execute();
  expect((await found(villa))?.search_text).toBe('villa ay uzumlu kalkan antalya');
  const other = await addDistrict(db);
  const { town_id } = await db
    .selectFrom('districts')
    .select('town_id')
    .where('id', '=', other)
    .executeTakeFirstOrThrow();
  await db.updateTable('districts').set({ town_id }).where('id', '=', district_id).execute();
  expect(await found(villa)).toMatchObject({ town_id, district_id });
});

test('a deleted villa is out of search, and back when it is restored', async () => {
  const villa = await addVilla(db);
  const set = (deleted_at: string | null) =>
    db.updateTable('villas').set({ deleted_at }).where('id', '=', villa).execute();
  await set('2090-01-01T00:00:00Z');
  expect(await found(villa)).toBeUndefined();
  await set(null);
  expect(await found(villa)).toMatchObject({ villa_id: villa });
});

test('published comments make the rating, without counting as an edit', async () => {
  const villa_id = await addVilla(db);
  const comment = { villa_id, author_name: 'Ayşe', body: 'Güzeldi', published_at: '2090-01-01' };
  await db
    .insertInto('comments')
    .values([
      { ...comment, score: 5, state: 'PUBLISHED' },
      { ...comment, score: 4, state: 'PUBLISHED' },
      { ...comment, score: 1, state: 'WAITING' },
    ])
    .execute();
  expect(await found(villa_id)).toMatchObject({ rating: '4.50', rating_count: 2 });
  await db.updateTable('comments').set({ state: 'HIDDEN' }).where('score', '=', 4).execute();
  expect(await found(villa_id)).toMatchObject({ rating: '5.00', rating_count: 1 });
});

test('a villa that only moves in the order takes its place along, and nothing else is made anew', async () => {
  const villa_id = await addVilla(db);
  await db.updateTable('villa_search').set({ search_text: 'as it was' }).execute();
  await db.updateTable('villas').set({ position: 70 }).where('id', '=', villa_id).execute();
  const search = db.selectFrom('villa_search').select(['position', 'search_text']);
  const row = search.where('villa_id', '=', villa_id);
  expect(await row.execute()).toEqual([{ position: 70, search_text: 'as it was' }]);
  const edit = { position: 71, name: 'Villa Işık', code: 'KV-71' };
  await db.updateTable('villas').set(edit).where('id', '=', villa_id).execute();
  expect(await row.execute()).toEqual([
    { position: 71, search_text: expect.stringContaining('villa isik kv 71') },
  ]);
});

async function backend(inside: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inside);
  return rows[0]?.pid ?? 0;
}

async function waitsForLock(pid: number): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where pid = ${pid} and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0;
}
