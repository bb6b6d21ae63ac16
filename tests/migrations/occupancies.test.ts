import { sql } from 'kysely';

import { holdOf } from '../../server/domain/reservation-states.ts';
import { RESERVATION_STATES } from '../../server/shared/reservation-states.ts';
import { createBoatClosing } from '../support/boat-factories.ts';
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
])('%s', async (_what, own, rule) => {
  const villa_id = await addVilla(db);
  const reservation_id = await addReservation(db, villa_id);
  const row = { villa_id, stay: '[2090-07-01,2090-07-06)', reservation_id, ...own };
  expect(await refusedBy(db.insertInto('villa_occupancies').values(row).execute())).toBe(
    `villa_occupancies__${rule}`,
  );
});

test('a reservation takes its days once', async () => {
  const villa_id = await addVilla(db);
  const reservation_id = await sold(villa_id);
  const take = (stay: string) =>
    db
      .insertInto('villa_occupancies')
      .values({ villa_id, stay, kind: 'RESERVATION', reservation_id })
      .execute();
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
  const take = (stay: string) => {
    const [check_in = '', check_out = ''] = stay.slice(1, -1).split(',');
    return createBoatClosing(boat_id, { check_in, check_out });
  };
  await take('[2090-07-01,2090-07-08)');
  expect(await refusedBy(take('[2090-07-08,2090-07-09)'))).toBe('nothing');
  expect(await refusedBy(take('[2090-07-07,2090-07-08)'))).toBe('boat_occupancies__no_overlap');
});

/** A confirmed stay of five nights with its place in the ledger. */
const sold = (villa_id: number) =>
  db.transaction().execute(async (transaction) => {
    const confirmed = { status: 'CONFIRMED', confirmed_at: '2090-01-01' };
    const reservation_id = await addReservation(transaction, villa_id, confirmed);
    const taken = {
      villa_id,
      stay: '[2090-07-01,2090-07-06)',
      kind: 'RESERVATION',
      reservation_id,
    };
    await transaction.insertInto('villa_occupancies').values(taken).execute();
    return reservation_id;
  });

describe('what takes days and the ledger are parted by no statement alone:', () => {
  test.each([
    ['days freed under a stay', 'delete from villa_occupancies where reservation_id = $1'],
    [
      'a stay moved without its days',
      `update reservations set stay = '[2090-08-01,2090-08-06)' where id = $1`,
    ],
    [
      'days moved without their stay',
      `update villa_occupancies set stay = '[2090-08-01,2090-08-06)' where reservation_id = $1`,
    ],
    [
      'a stay called off that keeps its days',
      `update reservations set status = 'CANCELLED', state_reason = 'x' where id = $1`,
    ],
    [
      'days that wait, of a stay that is sold',
      `update villa_occupancies set kind = 'OPTION', expires_at = now() where reservation_id = $1`,
    ],
  ])('%s', async (_what, statement) => {
    const id = await sold(await addVilla(db));
    const done = sql.raw(statement.replace('$1', String(id))).execute(db);
    expect(await refusedBy(done)).toBe('reservations__in_ledger');
  });

  test('a closing, told and read elsewhere', async () => {
    const villa_id = await addVilla(db);
    const stay = '[2090-07-10,2090-07-17)';
    const closing = await close(db, villa_id, stay);
    const moved = sql`update villa_closings set stay = '[2090-08-01,2090-08-06)' where id = ${closing}`;
    const told = db.insertInto('external_records');
    const approved = { villa_id, stay, status: 'APPROVED', decided_at: '2090-01-01' };
    const boat_id = await addBoat(db);
    const boat = db.insertInto('boat_closings').values({ boat_id, stay });

    expect(await refusedBy(moved.execute(db))).toBe('villa_closings__in_ledger');
    expect(await refusedBy(told.values(approved).execute())).toBe('external_records__in_ledger');
    expect(await refusedBy(boat.execute())).toBe('boat_closings__in_ledger');
  });

  test('what a state holds is what the domain says it does', async () => {
    const villa_id = await addVilla(db);
    const refused = await Promise.all(
      RESERVATION_STATES.map(async (status) => {
        const own = { status, option_until: '2090-01-01', confirmed_at: '2090-01-01' };
        const added = addReservation(db, villa_id, { ...own, state_reason: 'Vazgeçti' });
        return [status, await refusedBy(added)];
      }),
    );
    const said = RESERVATION_STATES.map((status) => [
      status,
      holdOf(status) ? 'reservations__in_ledger' : 'nothing',
    ]);
    expect(refused).toEqual(said);
  });
});
