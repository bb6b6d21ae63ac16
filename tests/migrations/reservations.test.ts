import { db } from '../support/db.ts';
import { addBoat, addReservation, addVilla, refusedBy } from './rows.ts';

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
