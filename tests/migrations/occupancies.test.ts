import { db } from '../support/db.ts';
import { addBoat, addReservation, addVilla, close, refusedBy } from './rows.ts';

test.each([
  ['[2090-07-10,2090-07-17)', '[2090-07-17,2090-07-20)', 'nothing'],
  ['[2090-07-10,2090-07-17)', '[2090-07-03,2090-07-10)', 'nothing'],
  ['[2090-07-10,2090-07-17)', '[2090-07-16,2090-07-20)', 'villa_occupancies__no_overlap'],
  ['[2090-07-10,2090-07-17)', '[2090-07-01,2090-07-31)', 'villa_occupancies__no_overlap'],
  ['[2090-07-10,2090-07-17)', '[2090-07-12,2090-07-13)', 'villa_occupancies__no_overlap'],
])('%s is taken, then %s: refused by %s', async (taken, wanted, rule) => {
  const villa = await addVilla(db);
  await close(db, villa, taken);
  expect(await refusedBy(close(db, villa, wanted))).toBe(rule);
});

test('the same days of another villa are free', async () => {
  await close(db, await addVilla(db), '[2090-07-10,2090-07-17)');
  expect(await refusedBy(close(db, await addVilla(db), '[2090-07-10,2090-07-17)'))).toBe('nothing');
});

test.each([
  'empty',
  '[2090-07-10,2090-07-10)',
  '[2090-07-10,)',
  '(,2090-07-10)',
  '(,)',
  '[2090-07-10,infinity)',
])('a stay must be a bounded range of nights: %s is refused', async (stay) => {
  const villa = await addVilla(db);
  expect(await refusedBy(close(db, villa, stay))).toBe('villa_closings__stay_bounded');
  const reservation_id = await addReservation(db, villa);
  const occupancy = { villa_id: villa, stay, kind: 'RESERVATION', reservation_id };
  expect(await refusedBy(db.insertInto('villa_occupancies').values(occupancy).execute())).toBe(
    'villa_occupancies__stay_bounded',
  );
});

test('of twenty at once exactly one takes the days', async () => {
  const villa = await addVilla(db);
  const results = await Promise.all(
    Array.from({ length: 20 }, () => refusedBy(close(db, villa, '[2090-07-10,2090-07-17)'))),
  );
  expect(results.filter((rule) => rule === 'nothing')).toHaveLength(1);
  expect(results.filter((rule) => rule === 'villa_occupancies__no_overlap')).toHaveLength(19);
});

test.each([
  ['an option without a deadline', { kind: 'OPTION' }, 'only_options_expire'],
  [
    'a reservation with a deadline',
    { kind: 'RESERVATION', expires_at: '2090-01-01' },
    'only_options_expire',
  ],
  ['a closing that names a reservation', { kind: 'CLOSING' }, 'taken_by_one'],
  ['an option', { kind: 'OPTION', expires_at: '2090-01-01' }, undefined],
])('%s', async (_what, own, rule) => {
  const villa_id = await addVilla(db);
  const reservation_id = await addReservation(db, villa_id);
  const row = { villa_id, stay: '[2090-07-01,2090-07-06)', reservation_id, ...own };
  expect(await refusedBy(db.insertInto('villa_occupancies').values(row).execute())).toBe(
    rule ? `villa_occupancies__${rule}` : 'nothing',
  );
});

test('a reservation takes its days once', async () => {
  const villa_id = await addVilla(db);
  const reservation_id = await addReservation(db, villa_id);
  const take = (stay: string) =>
    db
      .insertInto('villa_occupancies')
      .values({ villa_id, stay, kind: 'RESERVATION', reservation_id })
      .execute();
  await take('[2090-07-01,2090-07-06)');
  expect(await refusedBy(take('[2090-08-01,2090-08-06)'))).toBe(
    'villa_occupancies__reservation_unique',
  );
});

test('a closing gives its days back when it is deleted', async () => {
  const villa = await addVilla(db);
  const closing = await close(db, villa, '[2090-07-10,2090-07-17)');
  await db.deleteFrom('villa_closings').where('id', '=', closing).execute();
  expect(await refusedBy(close(db, villa, '[2090-07-10,2090-07-17)'))).toBe('nothing');
});

test('a boat can be on one charter or one trip at a time', async () => {
  const boat_id = await addBoat(db);
  const take = async (stay: string) => {
    const closing = await db
      .insertInto('boat_closings')
      .values({ boat_id, stay })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('boat_occupancies')
      .values({ boat_id, stay, kind: 'CLOSING', closing_id: closing.id })
      .execute();
  };
  await take('[2090-07-01,2090-07-08)');
  expect(await refusedBy(take('[2090-07-08,2090-07-09)'))).toBe('nothing');
  expect(await refusedBy(take('[2090-07-07,2090-07-08)'))).toBe('boat_occupancies__no_overlap');
});
