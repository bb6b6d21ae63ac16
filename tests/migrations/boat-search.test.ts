import { createBoatClosing } from '../support/boat-factories.ts';
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
  await createBoatClosing(boat_id, { check_in: '2090-06-03', check_out: '2090-06-10' });
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

test('a boat that only moves in the order takes its place along, and nothing else is made anew', async () => {
  const boat_id = await addBoat(db, { name: 'Gulet Rüya' });
  await db.updateTable('boat_search').set({ search_text: 'as it was' }).execute();
  await db.updateTable('boats').set({ position: 70 }).where('id', '=', boat_id).execute();
  const search = db.selectFrom('boat_search').select(['position', 'search_text']);
  expect(await search.where('boat_id', '=', boat_id).execute()).toEqual([
    { position: 70, search_text: 'as it was' },
  ]);
});

test('a boat with its captain has a crew, before anybody counted it', async () => {
  const boat_id = await addBoat(db, { name: 'Gulet Rüya', with_captain: true, crew_count: 0 });
  const crew = db.selectFrom('boat_search').select('crew_count').where('boat_id', '=', boat_id);
  expect(await crew.executeTakeFirst()).toEqual({ crew_count: 1 });
  await db.updateTable('boats').set({ with_captain: false }).where('id', '=', boat_id).execute();
  expect(await crew.executeTakeFirst()).toEqual({ crew_count: 0 });
});
