import { now } from '../../../server/clock.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { db } from '../../support/db.ts';
import { createReservation, inHours } from '../../support/factories.ts';
import {
  heldAs,
  movementsOf,
  needingAction,
  open,
  PREPAYMENT,
  pay,
  settle,
  staff,
  stateOf,
} from '../../support/payment-acts.ts';
import { refusalOf } from '../../support/refusal.ts';
import { mailsOf } from '../../support/reservation-traces.ts';

const inMinutes = (minutes: number) => now().add({ minutes }).toString();

describe('the prepayment', () => {
  test('confirms an option, with its mail', async () => {
    const { id } = await createReservation({ status: 'OPTION' });

    await pay(id);

    expect(await stateOf(id)).toMatchObject({
      status: 'CONFIRMED',
      paid_kurus: PREPAYMENT,
      option_until: null,
    });
    expect(await heldAs(id)).toBe('RESERVATION');
    expect(await mailsOf(id)).toEqual(['reservation_confirmed']);
  });

  test('confirms what was under review', async () => {
    const { id } = await createReservation({ status: 'PAYMENT_REVIEW' });

    await pay(id);

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('in two parts confirms with the second', async () => {
    const { id } = await createReservation({ status: 'OPTION' });

    await pay(id, { amount_kurus: PREPAYMENT - 1 });
    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
    await pay(id, { amount_kurus: 1 });

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
  });

  test('of a request that holds nothing is kept and decides nothing', async () => {
    const { id } = await createReservation({ status: 'PENDING' });

    await pay(id);

    expect(await stateOf(id)).toMatchObject({ status: 'PENDING', paid_kurus: PREPAYMENT });
    expect(await heldAs(id)).toBeUndefined();
  });

  test('of a request confirms it once staff hold its dates, and says so once', async () => {
    const { id } = await createReservation({ status: 'PENDING' });
    await pay(id);

    await moveReservation(db, { kind: 'villa', id }, { status: 'OPTION' }, staff);

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', option_until: null });
    expect(await heldAs(id)).toBe('RESERVATION');
    expect(await mailsOf(id)).toEqual(['payment_received', 'reservation_confirmed']);
  });

  test('in part leaves an option to be paid', async () => {
    const { id } = await createReservation({ status: 'PENDING' });
    await pay(id, { amount_kurus: PREPAYMENT - 1 });

    await moveReservation(db, { kind: 'villa', id }, { status: 'OPTION' }, staff);

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
  });

  test('that is only expected decides nothing yet', async () => {
    const { id } = await createReservation({ status: 'OPTION' });

    const expected = await pay(id, { status: 'PENDING' });
    expect(await stateOf(id)).toMatchObject({ status: 'OPTION', paid_kurus: 0 });
    await settle(expected, 'PAID');

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('has its trail, and its place in the audit log', async () => {
    const { id } = await createReservation({ status: 'OPTION' });

    const transaction_id = await pay(id);

    const trail = await db
      .selectFrom('transaction_events')
      .select(['kind', 'from_status', 'to_status', 'actor_id'])
      .where('transaction_id', '=', transaction_id)
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { kind: 'CREATED', from_status: null, to_status: 'PENDING', actor_id: staff.id },
      { kind: 'DECIDED', from_status: 'PENDING', to_status: 'PAID', actor_id: staff.id },
    ]);
    const noted = await db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'transaction')
      .where('entity_id', '=', transaction_id)
      .orderBy('id')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual(['transaction.pending', 'transaction.paid']);
  });
});

describe('a payment told twice', () => {
  test('acts once', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { id: payment } = await open(id);

    expect(await settle(payment, 'PAID')).toBe(true);
    expect(await settle(payment, 'PAID')).toBe(false);

    expect(await stateOf(id)).toMatchObject({ paid_kurus: PREPAYMENT });
    expect(await mailsOf(id)).toEqual(['reservation_confirmed']);
  });

  test('is not unpaid by a later word', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { id: payment } = await open(id);
    await settle(payment, 'PAID');

    expect(await settle(payment, 'FAILED')).toBe(false);

    expect(await movementsOf(id)).toEqual([expect.objectContaining({ status: 'PAID' })]);
    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('is paid after all where it was believed to have failed', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { id: payment } = await open(id);
    await settle(payment, 'FAILED');

    expect(await settle(payment, 'PAID')).toBe(true);

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
  });
});

describe('a card payment that is open', () => {
  test('extends the option once, to the end of the provider’s token', async () => {
    const { id } = await createReservation({ status: 'OPTION', option_until: inMinutes(6) });

    await open(id);
    const first = (await stateOf(id)).option_until;
    await open(id);
    const second = (await stateOf(id)).option_until;

    const minutes = ((first?.getTime() ?? 0) - now().epochMilliseconds) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    expect(second).toEqual(first);
    const held = await db
      .selectFrom('villa_occupancies')
      .select('expires_at')
      .where('reservation_id', '=', id)
      .executeTakeFirst();
    expect(held?.expires_at).toEqual(first);
  });

  test('extends an option that staff give anew after it had ended, though the first was extended', async () => {
    const { id } = await createReservation({ status: 'OPTION', option_until: inMinutes(6) });
    await open(id, { provider_expires_at: inMinutes(-1) });
    await expireOptions(db, now().add({ hours: 1 }), 'villa');
    const given_until = inMinutes(6);
    await moveReservation(
      db,
      { kind: 'villa', id },
      { status: 'OPTION', option_until: given_until },
      staff,
    );

    await open(id);

    const { status, option_until } = await stateOf(id);
    expect(status).toBe('OPTION');
    expect(option_until?.getTime()).toBeGreaterThan(Date.parse(given_until));
  });

  test('does not shorten a longer option', async () => {
    const { id } = await createReservation({ status: 'OPTION', option_until: inHours(20) });
    const before = (await stateOf(id)).option_until;

    await open(id);

    expect((await stateOf(id)).option_until).toEqual(before);
  });

  test('keeps the option alive until its token ends', async () => {
    const late = now().add({ hours: 1 });
    const waiting = await createReservation({ status: 'OPTION', option_until: inMinutes(12) });
    const given_up = await createReservation({ status: 'OPTION', option_until: inMinutes(12) });
    await open(waiting.id, { provider_expires_at: inHours(2) });
    await open(given_up.id, { provider_expires_at: inMinutes(-6) });

    await expireOptions(db, late, 'villa');

    expect(await stateOf(waiting.id)).toMatchObject({ status: 'OPTION' });
    expect(await stateOf(given_up.id)).toMatchObject({ status: 'EXPIRED' });
  });

  test.each(['PENDING', 'EXPIRED', 'CANCELLED', 'REJECTED'])(
    'is not opened for a reservation that is %s',
    async (status) => {
      const { id } = await createReservation({ status });

      expect(await refusalOf(open(id))).toMatchObject({ status: 409, code: 'move_not_allowed' });
    },
  );

  test('is not opened for an option whose time is over', async () => {
    const { id } = await createReservation({ status: 'OPTION', option_until: inHours(-1) });

    expect(await refusalOf(open(id))).toMatchObject({ code: 'move_not_allowed' });
  });

  test('gives the option back when the review ends badly', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { id: payment } = await open(id);
    await moveReservation(db, { kind: 'villa', id }, { status: 'PAYMENT_REVIEW' }, SYSTEM);

    await settle(payment, 'FAILED', { failure_code: '10051' });

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION', paid_kurus: 0 });
    expect(await heldAs(id)).toBe('OPTION');
  });
});

describe('a refund', () => {
  test('that was sent lowers what was paid and leaves nothing to be done', async () => {
    const { id } = await createReservation({ status: 'CANCELLED' });
    await pay(id);
    const [, refund] = await movementsOf(id);

    await settle(refund?.id ?? 0, 'PAID');

    expect(await stateOf(id)).toMatchObject({ paid_kurus: 0 });
    expect(await needingAction(id)).toEqual([]);
  });

  test('of more than was paid is refused', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    await pay(id);

    const refusal = await refusalOf(pay(id, { purpose: 'REFUND', amount_kurus: PREPAYMENT + 1 }));

    expect(refusal).toMatchObject({ status: 422, fields: { amount_kurus: 'more_than_paid' } });
  });
});

describe('the damage deposit', () => {
  test('is in no sum of the stay', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });

    await pay(id, { purpose: 'DEPOSIT', method: 'CASH', amount_kurus: 5_000_00 });

    expect(await stateOf(id)).toMatchObject({ paid_kurus: 0 });
    const deposit = await db
      .selectFrom('deposits')
      .select(['amount_kurus', 'state', 'method', 'taken_by'])
      .where('reservation_id', '=', id)
      .executeTakeFirst();
    expect(deposit).toEqual({
      amount_kurus: 5_000_00,
      state: 'TAKEN',
      method: 'CASH',
      taken_by: staff.id,
    });
  });
});
