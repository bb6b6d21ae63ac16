import { sql } from 'kysely';

import { db } from '../support/db.ts';
import { addVilla, close } from './rows.ts';

const addSeason = (villa_id: number, days: string, rules: object = {}) =>
  db
    .insertInto('villa_prices')
    .values({ villa_id, days, nightly_price_kurus: 900, ...rules })
    .execute();

/** The nights that are open, and from which days which rules of arrival are in force. */
async function opening(villa: number) {
  const { rows } = await sql<{ nights: string; arrivals: string[] }>`
    select
      (select range_agg(daterange(night, night + 1)) from (
        select date '2000-01-01' + word * 60 + bit as night
        from generate_subscripts(o.open_nights, 1) word cross join generate_series(0, 59) bit
        where o.open_nights[word] >> bit & 1 = 1) open)::text as nights,
      array(select (date '2000-01-01' + (rule >> 24)::int) || ' ' || (rule >> 7 & 131071)
        || ' ' || (rule & 127)::int::bit(7) from unnest(o.arrivals) rule) as arrivals
    from villa_openings o where villa_id = ${villa}`.execute(db);
  return rows[0];
}

const activeVilla = async (rules: object = {}) => {
  const villa = await addVilla(db, rules);
  await sell(villa, true);
  return villa;
};

const sell = (id: number, active: boolean) =>
  db
    .updateTable('villas')
    .set({ active, permit_no: '07-1', permit_capacity: 12, permit_verified_at: '2026-01-01' })
    .where('id', '=', id)
    .execute();

test('open nights have a price and are not taken', async () => {
  const villa = await activeVilla();
  expect(await opening(villa)).toEqual({ nights: null, arrivals: [] });
  await addSeason(villa, '[2090-07-01,2090-08-01)');
  await addSeason(villa, '[2090-08-03,2090-10-01)');
  await close(db, villa, '[2090-07-10,2090-07-17)');
  const closing = await close(db, villa, '[2090-07-25,2090-08-10)');
  const nights = '{[2090-07-01,2090-07-10),[2090-07-17,2090-07-25),[2090-08-10,2090-10-01)}';
  expect((await opening(villa))?.nights).toBe(nights);
  await db.deleteFrom('villa_closings').where('id', '=', closing).execute();
  expect((await opening(villa))?.nights).toBe(
    '{[2090-07-01,2090-07-10),[2090-07-17,2090-08-01),[2090-08-03,2090-10-01)}',
  );
});

test('rules of arrival stand once for all seasons in a row that share them', async () => {
  const villa = await activeVilla({ min_nights: 4, arrival_weekdays: [6] });
  await addSeason(villa, '[2090-06-01,2090-07-01)');
  await addSeason(villa, '[2090-07-01,2090-08-01)', { nightly_price_kurus: 1200 });
  await addSeason(villa, '[2090-08-01,2090-09-01)', { min_nights: 7, arrival_weekdays: [1, 7] });
  await addSeason(villa, '[2090-09-03,2090-10-01)', { min_nights: 7, arrival_weekdays: [1, 7] });
  expect((await opening(villa))?.arrivals).toEqual([
    '2090-06-01 4 0100000',
    '2090-08-01 7 1000001',
    '2090-09-01 0 0000000',
    '2090-09-03 7 1000001',
    '2090-10-01 0 0000000',
  ]);
  await db.updateTable('villas').set({ min_nights: 5 }).where('id', '=', villa).execute();
  expect((await opening(villa))?.arrivals[0]).toBe('2090-06-01 5 0100000');
});

test('only villas on sale have one', async () => {
  const villa = await activeVilla();
  await sell(villa, false);
  expect(await opening(villa)).toBeUndefined();
  await sell(villa, true);
  expect(await opening(villa)).toBeDefined();
  await db
    .updateTable('villas')
    .set({ active: false, deleted_at: '2090-01-01' })
    .where('id', '=', villa)
    .execute();
  expect(await opening(villa)).toBeUndefined();
});
