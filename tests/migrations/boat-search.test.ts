import { db } from '../support/db.ts';
import { addBoat } from './rows.ts';

test('boats are searchable with their units and taken days', async () => {
  const boat_id = await addBoat(db, { name: 'Gulet Rüya' });
  await db
    .insertInto('boat_prices')
    .values([
      { boat_id, unit: 'WEEK', days: '[2090-06-01,2090-07-01)', price_kurus: 700 },
      { boat_id, unit: 'TRIP', days: '[2090-06-01,2090-07-01)', price_kurus: 50 },
    ])
    .execute();
  const closing = await db
    .insertInto('boat_closings')
    .values({ boat_id, stay: '[2090-06-03,2090-06-10)' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('boat_occupancies')
    .values({ boat_id, stay: '[2090-06-03,2090-06-10)', kind: 'CLOSING', closing_id: closing.id })
    .execute();
  expect(
    await db
      .selectFrom('boat_search')
      .selectAll()
      .where('boat_id', '=', boat_id)
      .executeTakeFirst(),
  ).toMatchObject({
    units: ['TRIP', 'WEEK'],
    from_week_price_kurus: 700,
    from_day_price_kurus: null,
    from_trip_price_kurus: 50,
    busy: '{[2090-06-03,2090-06-10)}',
  });
});
