import type { Db } from '../../server/db/index.ts';
import { db } from '../support/db.ts';
import { waiting } from '../support/gates.ts';
import { until } from '../support/until.ts';
import { addBoat, addReservation, addVilla, refusedBy } from './rows.ts';

const SETTLED = { returned_at: '2090-07-06T10:00:00Z', deduction_reason: 'Kırılan cam' };

test.each([
  ['a hundred nights', { stay: '[2090-01-01,2090-04-11)' }, undefined],
  ['a hundred and one nights', { stay: '[2090-01-01,2090-04-12)' }, 'at_most_100_nights'],
  ['no adult', { adults: 0 }, 'adults_at_least_one'],
  ['an unknown state', { status: 'SOLD' }, 'status_known'],
  ['an option without a deadline', { status: 'OPTION' }, 'option_has_deadline'],
  ['a cancellation without a reason', { status: 'CANCELLED' }, 'end_has_reason'],
  ['a cancellation', { status: 'CANCELLED', state_reason: 'Misafir vazgeçti' }, undefined],
  ['a confirmation without its time', { status: 'CONFIRMED' }, 'confirmed_has_time'],
  ['a total that is not the sum', { total_kurus: 90_000, balance_kurus: 70_000 }, 'total_adds_up'],
  [
    'a total staff gave, with a reason',
    { total_kurus: 90_000, balance_kurus: 70_000, override_reason: 'Eski misafir' },
    undefined,
  ],
  ['parts that are not the total', { balance_kurus: 1 }, 'parts_make_total'],
  [
    'a discount above the price',
    { discount_kurus: 200_000, total_kurus: 0, balance_kurus: 0, prepayment_kurus: 0 },
    'discount_range',
  ],
  [
    'two e-mail addresses',
    { customer_email: 'a@example.com,b@example.com' },
    'customer_email_form',
  ],
  ['an e-mail address in capitals', { customer_email: 'Ayse@example.com' }, 'customer_email_form'],
  ['a phone without its country', { customer_phone: '05321234567' }, 'customer_phone_form'],
])('a reservation with %s', async (_what, own, rule) => {
  const villa = await addVilla(db);
  expect(await refusedBy(addReservation(db, villa, own))).toBe(
    rule ? `reservations__${rule}` : 'nothing',
  );
});

test('check-in, check-out and nights follow the stay', async () => {
  const id = await addReservation(db, await addVilla(db), { stay: '[2090-07-01,2090-07-08]' });
  expect(
    await db
      .selectFrom('reservations')
      .select(['check_in', 'check_out', 'nights'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  ).toEqual({ check_in: '2090-07-01', check_out: '2090-07-09', nights: 8 });
});

test('other days are an edit, money that is to go back is none', async () => {
  const id = await addReservation(db, await addVilla(db));
  const versionAfter = async (change: object) => {
    const row = await db
      .updateTable('reservations')
      .set(change)
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    return row.version;
  };
  expect(await versionAfter({ leaving_kurus: 500 })).toBe(1);
  expect(await versionAfter({ stay: '[2090-08-01,2090-08-08)' })).toBe(2);
  expect(await versionAfter({ stay: '[2090-08-01,2090-08-08)' })).toBe(2);
});

test.each([
  ['a week', { unit: 'WEEK', stay: '[2090-07-01,2090-07-08)' }, undefined],
  ['six days by the week', { unit: 'WEEK', stay: '[2090-07-01,2090-07-07)' }, 'at_least_a_week'],
  ['a day trip without hours', { unit: 'TRIP', stay: '[2090-07-01,2090-07-02)' }, 'trip_has_hours'],
  [
    'a day trip',
    { unit: 'TRIP', stay: '[2090-07-01,2090-07-02)', starts_at: '10:00', ends_at: '18:00' },
    undefined,
  ],
])('a boat for %s', async (_what, own, rule) => {
  const reservation = {
    reservation_id: `B7M2-${Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '2')}`,
    boat_id: await addBoat(db),
    adults: 4,
    customer_name: 'Ali Demir',
    customer_phone: '+905321234567',
    customer_email: 'ali@example.com',
    quote: '{}',
    accommodation_kurus: 100_000,
    total_kurus: 100_000,
    prepayment_kurus: 30_000,
    balance_kurus: 70_000,
    ...own,
  };
  expect(await refusedBy(db.insertInto('boat_reservations').values(reservation).execute())).toBe(
    rule ? `boat_reservations__${rule}` : 'nothing',
  );
});

test('money that nobody can place stands in the list of what needs action', async () => {
  const movement = { method: 'TRANSFER', purpose: 'PREPAYMENT', amount_kurus: 20_000 };
  const add = (own: object) =>
    db
      .insertInto('transactions')
      .values({ ...movement, ...own })
      .execute();
  expect(await refusedBy(add({}))).toBe('transactions__unmatched_needs_action');
  expect(await refusedBy(add({ needs_action: 'UNMATCHED' }))).toBe('nothing');
});

test.each([
  ['settled, and nobody knows when', { state: 'RETURNED', returned_kurus: 500 }],
  ['returned, and not all of it', { ...SETTLED, state: 'RETURNED', returned_kurus: 400 }],
  ['kept, and some of it returned', { ...SETTLED, state: 'KEPT', returned_kurus: 100 }],
  ['partly returned, and all of it', { ...SETTLED, state: 'PARTLY_RETURNED', returned_kurus: 500 }],
  ['held, and settled at an hour', { ...SETTLED, state: 'TAKEN' }],
])('no deposit is %s', async (_what, own) => {
  const reservation_id = await addReservation(db, await addVilla(db));
  const deposit = { reservation_id, amount_kurus: 500, method: 'CASH', ...own };
  const added = db.insertInto('deposits').values(deposit).execute();
  expect(await refusedBy(added)).toBe('deposits__state_as_returned');
});

describe('what waits to go back of a reservation', () => {
  const refund = { method: 'TRANSFER', purpose: 'REFUND', amount_kurus: 20_000 };
  const leavingOf = async (id: number) => {
    const row = db.selectFrom('reservations').select('leaving_kurus').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).leaving_kurus;
  };

  test('is all of it, also where two were written at once', async () => {
    const reservation_id = await addReservation(db, await addVilla(db));
    const write = (one: Db) =>
      one
        .insertInto('transactions')
        .values({ ...refund, reservation_id })
        .execute();
    const first = await db.startTransaction().execute();
    await write(first);
    const second = write(db);
    await until(async () => (await waiting()) > 0);
    await first.commit().execute();
    await second;
    expect(await leavingOf(reservation_id)).toBe(40_000);
  });

  test('goes along with its refund, to another reservation or away', async () => {
    const villa = await addVilla(db);
    const [one, other] = [await addReservation(db, villa), await addReservation(db, villa)];
    const { id } = await db
      .insertInto('transactions')
      .values({ ...refund, reservation_id: one })
      .returning('id')
      .executeTakeFirstOrThrow();
    const moved = db.updateTable('transactions').set({ reservation_id: other });
    await moved.where('id', '=', id).execute();
    expect([await leavingOf(one), await leavingOf(other)]).toEqual([0, 20_000]);
    await db.deleteFrom('transactions').where('id', '=', id).execute();
    expect(await leavingOf(other)).toBe(0);
  });
});

test('identity numbers stand in the database sealed alone, and no rate is zero', async () => {
  const reservation_id = await addReservation(db, await addVilla(db));
  const guest = { reservation_id, first_name: 'Ayşe', last_name: 'Kaya' };
  const plain = db
    .insertInto('reservation_guests')
    .values({ ...guest, document_no_encrypted: '10000000146' });
  const rate = db.insertInto('settings').values({ key: 'yen_exchange_rate', value: '0.00' });
  expect(await refusedBy(plain.execute())).toBe('reservation_guests__document_no_sealed');
  expect(await refusedBy(rate.execute())).toBe('settings__rate_positive');
});
