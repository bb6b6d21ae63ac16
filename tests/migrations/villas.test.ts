import { db } from '../support/db.ts';
import { addBoat, addVilla, refusedBy } from './rows.ts';

const VERIFIED = { permit_no: '07-1234', permit_verified_at: '2090-01-01T00:00:00Z' };
const PERMIT = { ...VERIFIED, permit_capacity: 6 };
const PAPERS = {
  licence_no: 'DT-9',
  licence_holder: 'Mavi Denizcilik',
  licence_verified_at: '2090-01-01T00:00:00Z',
  insurance_until: '2091-01-01',
  seaworthiness_until: '2091-01-01',
};

test.each([
  ['no permit', {}, 'active_needs_permit'],
  ['a permit nobody verified', { permit_no: '07-1234' }, 'active_needs_permit'],
  ['a verified permit', PERMIT, undefined],
  ['a permit for fewer guests', { ...PERMIT, permit_capacity: 4 }, 'capacity_within_permit'],
  ['a permit for nobody knows how many', VERIFIED, 'verified_with_capacity'],
  ['a permit without a number', { ...PERMIT, permit_no: ' ' }, 'permit_no_given'],
  ['a deletion', { ...PERMIT, deleted_at: '2090-01-01T00:00:00Z' }, 'active_not_withdrawn'],
])('a villa with %s goes on sale: %s', async (_what, own, rule) => {
  expect(await refusedBy(addVilla(db, { ...own, active: true }))).toBe(
    rule ? `villas__${rule}` : 'nothing',
  );
});

test('a villa on sale cannot lose its permit', async () => {
  const id = await addVilla(db, { ...PERMIT, active: true });
  const lose = db.updateTable('villas').set({ permit_verified_at: null }).where('id', '=', id);
  expect(await refusedBy(lose.execute())).toBe('villas__active_needs_permit');
});

test('whose permit says for how many is not known is not verified, on sale or not', async () => {
  expect(await refusedBy(addVilla(db, VERIFIED))).toBe('villas__verified_with_capacity');
});

test.each([
  ['no papers', {}, 'boats__active_needs_papers'],
  ['no insurance date', { ...PAPERS, insurance_until: null }, 'boats__active_needs_papers'],
  ['nobody who lets it', { ...PAPERS, licence_holder: null }, 'boats__active_needs_papers'],
  ['all papers', PAPERS, 'nothing'],
])('a boat with %s goes on sale: %s', async (_what, own, rule) => {
  expect(await refusedBy(addBoat(db, { ...own, active: true }))).toBe(rule);
});

test.each(['villas', 'boats'] as const)('%s: the first sale is noted, once', async (listings) => {
  const id =
    listings === 'villas' ? await addVilla(db, { ...PERMIT }) : await addBoat(db, { ...PAPERS });
  const publishedAfter = async (active: boolean) => {
    await db.updateTable(listings).set({ active }).where('id', '=', id).execute();
    const { published_at } = await db
      .selectFrom(listings)
      .select('published_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return published_at;
  };
  expect(await publishedAfter(false)).toBeNull();
  const first = await publishedAfter(true);
  expect(first).not.toBeNull();
  expect(await publishedAfter(false)).toEqual(first);
  expect(await publishedAfter(true)).toEqual(first);
});

test('an edit counts the version up; rank and ratings are no edit', async () => {
  const id = await addVilla(db);
  const version = async (change: object) => {
    await db.updateTable('villas').set(change).where('id', '=', id).execute();
    const row = await db
      .selectFrom('villas')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.version;
  };
  expect(await version({ position: 9 })).toBe(1);
  expect(await version({ rating_count: 3 })).toBe(1);
  expect(await version({ summary: 'Yeni metin' })).toBe(2);
  expect(await version({ summary: 'Yeni metin' })).toBe(2);
  expect(await version({ version: 40 })).toBe(2);
});

test.each([
  ['[2090-06-15,2090-09-01)', '[2090-09-01,2090-10-01)', 'nothing'],
  ['[2090-06-15,2090-09-01)', '[2090-08-31,2090-10-01)', 'villa_prices__no_overlap'],
  ['[2090-06-15,2090-09-01)', 'empty', 'villa_prices__days_bounded'],
])('season %s, then %s: refused by %s', async (first, second, rule) => {
  const villa_id = await addVilla(db);
  const add = (days: string) =>
    db
      .insertInto('villa_prices')
      .values({ villa_id, days, nightly_price_kurus: 1_400_000 })
      .execute();
  await add(first);
  expect(await refusedBy(add(second))).toBe(rule);
});

test.each([
  ['arrival on an eighth day', { arrival_weekdays: [8] }, 'arrival_weekdays_known'],
  ['no arrival day at all', { arrival_weekdays: [] }, 'arrival_weekdays_known'],
  ['arrival on Saturdays', { arrival_weekdays: [6] }, undefined],
  ['a free night', { nightly_price_kurus: 0 }, 'price_positive'],
  ['a negative fee', { short_stay_fee_kurus: -1 }, 'short_stay_fee_positive'],
])('a season with %s', async (_what, own, rule) => {
  const villa_id = await addVilla(db);
  const season = { villa_id, days: '[2090-06-15,2090-09-01)', nightly_price_kurus: 1, ...own };
  expect(await refusedBy(db.insertInto('villa_prices').values(season).execute())).toBe(
    rule ? `villa_prices__${rule}` : 'nothing',
  );
});

test.each([
  ['all year', null, true, 'nothing'],
  ['in months', [4, 10], true, 'nothing'],
  ['in no month', [], true, 'villa_extras__months_known'],
  ['in a month that is none', [13], true, 'villa_extras__months_known'],
  ['in months, part of every stay', [4], false, 'villa_extras__months_only_optional'],
])('an extra offered %s: %s', async (_what, months, optional, expected) => {
  const villa_id = await addVilla(db);
  const extra = {
    villa_id,
    name: 'Havuz ısıtma',
    unit: 'NIGHT',
    amount_kurus: 1,
    months,
    optional,
  };
  expect(await refusedBy(db.insertInto('villa_extras').values(extra).execute())).toBe(expected);
});
