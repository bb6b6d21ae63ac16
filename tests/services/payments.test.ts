import { now } from '../../server/clock.ts';
import { type Doer, SYSTEM } from '../../server/services/audit.ts';
import { getPayable } from '../../server/services/payables.ts';
import {
  matchPayment,
  openPayment,
  recordPayment,
  settlePayment,
} from '../../server/services/payments.ts';
import { expireOptions, moveReservation } from '../../server/services/reservation-moves.ts';
import { createBoat, createBoatReservation } from '../support/boat-factories.ts';
import { db } from '../support/db.ts';
import {
  createClosing,
  createReservation,
  createUser,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../support/factories.ts';
import { refusalOf } from '../support/refusal.ts';
import { mailsOf } from '../support/reservation-traces.ts';

const inMinutes = (minutes: number) => now().add({ minutes }).toString();
const PREPAYMENT = 14_000_00;
const TOTAL = 70_000_00;
let staff: Doer;

beforeAll(async () => {
  const { id } = await createUser();
  staff = { id, role: 'ADMIN', ip: null, request_id: 'r1' };
});

const pay = (id: number, own: object = {}) =>
  db.transaction().execute((transaction) =>
    recordPayment(
      transaction,
      {
        of: { kind: 'villa', id },
        method: 'TRANSFER',
        purpose: 'PREPAYMENT',
        amount_kurus: PREPAYMENT,
        ...own,
      },
      staff,
    ),
  );

/** Nothing at all would be staff's word, on which nothing is asked for ahead. */
const paidInPart = (table: 'reservations' | 'boat_reservations', id: number) =>
  db.updateTable(table).set({ paid_kurus: 1_000_00 }).where('id', '=', id).execute();

const open = (id: number, own: object = {}) =>
  db.transaction().execute((transaction) =>
    openPayment(
      transaction,
      {
        of: { kind: 'villa', id },
        method: 'CARD',
        purpose: 'PREPAYMENT',
        amount_kurus: PREPAYMENT,
        provider: 'FAKE',
        ...own,
      },
      { ...SYSTEM, role: 'GUEST' },
    ),
  );

const settle = (id: number, status: 'PAID' | 'FAILED', own: object = {}) =>
  db
    .transaction()
    .execute((transaction) => settlePayment(transaction, id, { status, ...own }, SYSTEM));

const stateOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select(['status', 'paid_kurus', 'option_until', 'kept_kurus', 'refund_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const heldAs = async (reservation_id: number) => {
  const held = await db
    .selectFrom('villa_occupancies')
    .select('kind')
    .where('reservation_id', '=', reservation_id)
    .executeTakeFirst();
  return held?.kind;
};

const movementsOf = (reservation_id: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'purpose', 'status', 'amount_kurus', 'needs_action', 'refund_of_id'])
    .where('reservation_id', '=', reservation_id)
    .orderBy('id')
    .execute();

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

    await moveReservation(db, id, { status: 'OPTION' }, staff);

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', option_until: null });
    expect(await heldAs(id)).toBe('RESERVATION');
    expect(await mailsOf(id)).toEqual(['payment_received', 'reservation_confirmed']);
  });

  test('in part leaves an option to be paid', async () => {
    const { id } = await createReservation({ status: 'PENDING' });
    await pay(id, { amount_kurus: PREPAYMENT - 1 });

    await moveReservation(db, id, { status: 'OPTION' }, staff);

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
    await expireOptions(db, now().add({ hours: 1 }));
    const given_until = inMinutes(6);
    await moveReservation(db, id, { status: 'OPTION', option_until: given_until }, staff);

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

    await expireOptions(db, late);

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
    await moveReservation(db, id, { status: 'PAYMENT_REVIEW' }, SYSTEM);

    await settle(payment, 'FAILED', { failure_code: '10051' });

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION', paid_kurus: 0 });
    expect(await heldAs(id)).toBe('OPTION');
  });
});

describe('money that comes late', () => {
  test('takes the stay up again where the nights are still free', async () => {
    const { id } = await createReservation({ status: 'EXPIRED' });

    await pay(id);

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    expect(await heldAs(id)).toBe('RESERVATION');
    const moves = await db
      .selectFrom('reservation_events')
      .select(['from_status', 'to_status', 'actor_role'])
      .where('reservation_id', '=', id)
      .where('kind', '=', 'MOVED')
      .orderBy('id')
      .execute();
    expect(moves).toEqual([
      { from_status: 'EXPIRED', to_status: 'OPTION', actor_role: 'SYSTEM' },
      { from_status: 'OPTION', to_status: 'CONFIRMED', actor_role: 'SYSTEM' },
    ]);
    expect(await mailsOf(id)).toEqual(['reservation_confirmed']);
    expect(await movementsOf(id)).toEqual([expect.objectContaining({ needs_action: null })]);
  });

  test('is to be given back where somebody took them', async () => {
    const villa = await createVilla();
    const { id } = await createReservation({ villa_id: villa.id, status: 'EXPIRED' });
    await createClosing(villa.id, stayFromToday(33, 2));

    await pay(id);

    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED', paid_kurus: PREPAYMENT });
    expect(await heldAs(id)).toBeUndefined();
    const [payment, refund] = await movementsOf(id);
    expect(payment).toMatchObject({ status: 'PAID', needs_action: 'LATE' });
    expect(refund).toMatchObject({
      purpose: 'REFUND',
      status: 'PENDING',
      amount_kurus: PREPAYMENT,
      refund_of_id: payment?.id,
    });
  });

  test('in part brings nothing back, and is to be given back', async () => {
    const { id } = await createReservation({ status: 'EXPIRED' });

    await pay(id, { amount_kurus: PREPAYMENT - 1 });

    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED' });
    expect((await movementsOf(id))[0]).toMatchObject({ needs_action: 'LATE' });
  });

  test('with its missing part after all takes the stay up again, and nothing is given back', async () => {
    const { id } = await createReservation({ status: 'EXPIRED' });
    await pay(id, { amount_kurus: PREPAYMENT - 1 });

    await pay(id, { amount_kurus: 1 });

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    expect((await movementsOf(id)).filter(({ status }) => status === 'PENDING')).toEqual([]);
    expect(await needingAction(id)).toEqual([]);
  });

  test.each(['CANCELLED', 'REJECTED'])(
    'for a %s reservation is to be given back',
    async (status) => {
      const { id } = await createReservation({ status });

      await pay(id);

      expect(await stateOf(id)).toMatchObject({ status });
      expect(await needingAction(id)).toEqual(['LATE']);
    },
  );

  test('for a stay that began without it is to be given back', async () => {
    const { id } = await createReservation({ status: 'EXPIRED', ...stayFromToday(-1, 7) });

    await pay(id);

    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await needingAction(id)).toEqual(['LATE']);
  });
});

describe('money for a villa whose permit is gone', () => {
  const withoutPermit = async (status: string) => {
    const villa = await createVilla();
    const { id, reservation_id } = await createReservation({ villa_id: villa.id, status });
    await db
      .updateTable('villas')
      .set({ active: false, withdrawn_at: now().toString(), withdrawn_reason: 'PERMIT_LOST' })
      .where('id', '=', villa.id)
      .execute();
    return { id, reservation_id };
  };

  const noted = async (id: number) => {
    const { needs_action, action_note } = await db
      .selectFrom('transactions')
      .select(['needs_action', 'action_note'])
      .where('reservation_id', '=', id)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { needs_action, action_note };
  };

  test('brings nothing back, and is to be given back', async () => {
    const { id } = await withoutPermit('EXPIRED');

    await pay(id);

    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED', paid_kurus: PREPAYMENT });
    expect(await heldAs(id)).toBeUndefined();
    expect(await noted(id)).toEqual({ needs_action: 'LATE', action_note: 'no_permit' });
    expect((await movementsOf(id))[1]).toMatchObject({
      purpose: 'REFUND',
      status: 'PENDING',
      amount_kurus: PREPAYMENT,
    });
  });

  test.each(['OPTION', 'PAYMENT_REVIEW'])(
    'does not confirm what is %s: staff decide',
    async (status) => {
      const { id } = await withoutPermit(status);

      await pay(id);

      expect(await stateOf(id)).toMatchObject({ status, paid_kurus: PREPAYMENT });
      expect(await noted(id)).toEqual({ needs_action: 'MISMATCH', action_note: 'no_permit' });
      expect(await mailsOf(id)).toEqual(['payment_received']);
    },
  );

  test('is not asked for by card before the stay is confirmed, and still is after it', async () => {
    const held = await withoutPermit('OPTION');
    const agreed = await withoutPermit('CONFIRMED');
    await paidInPart('reservations', agreed.id);

    expect(await refusalOf(open(held.id))).toMatchObject({ code: 'move_not_allowed' });
    expect((await getPayable(db, held.reservation_id)).state).toBe('closed');
    expect((await getPayable(db, agreed.reservation_id)).state).toBe('open');
    expect(await open(agreed.id)).toMatchObject({ status: 'PENDING' });
  });
});

describe('money for a boat whose papers ran out', () => {
  const withoutPapers = async (status: string) => {
    const boat = await createBoat();
    const charter = await createBoatReservation({ boat_id: boat.id, status });
    const yesterday = dayFromToday(-1);
    await db
      .updateTable('boats')
      .set({ active: false, insurance_until: yesterday })
      .where('id', '=', boat.id)
      .execute();
    return charter;
  };

  test('does not confirm it: staff decide', async () => {
    const { id } = await withoutPapers('OPTION');

    await pay(id, { of: { kind: 'boat', id }, amount_kurus: TOTAL });

    const told = await db
      .selectFrom('boat_reservations as r')
      .innerJoin('transactions as t', 't.boat_reservation_id', 'r.id')
      .select(['r.status', 't.needs_action', 't.action_note'])
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(told).toEqual({
      status: 'OPTION',
      needs_action: 'MISMATCH',
      action_note: 'no_papers',
    });
  });

  test('is not asked for before the charter is confirmed, and still is after it', async () => {
    const held = await withoutPapers('OPTION');
    const agreed = await withoutPapers('CONFIRMED');
    await paidInPart('boat_reservations', agreed.id);

    expect((await getPayable(db, held.reservation_id)).state).toBe('closed');
    expect((await getPayable(db, agreed.reservation_id)).state).toBe('open');
  });
});

test.each(['villa', 'boat'] as const)(
  'money for a %s that was deleted after its option ended goes back',
  async (kind) => {
    const { id, listing_id } = await (kind === 'villa' ? endedStay() : endedCharter());
    const gone = { active: false, deleted_at: now().toString() };
    await db
      .updateTable(kind === 'villa' ? 'villas' : 'boats')
      .set(gone)
      .where('id', '=', listing_id)
      .execute();

    await pay(id, { of: { kind, id }, amount_kurus: TOTAL });

    const { status } = await db
      .selectFrom(kind === 'villa' ? 'reservations' : 'boat_reservations')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const movements = await db
      .selectFrom('transactions')
      .select(['purpose', 'status', 'needs_action', 'action_note'])
      .where(kind === 'villa' ? 'reservation_id' : 'boat_reservation_id', '=', id)
      .orderBy('id')
      .execute();
    expect(status).toBe('EXPIRED');
    expect(movements).toEqual([
      { purpose: 'PREPAYMENT', status: 'PAID', needs_action: 'LATE', action_note: null },
      { purpose: 'REFUND', status: 'PENDING', needs_action: null, action_note: null },
    ]);
  },
);

async function endedStay() {
  const { id, villa_id } = await createReservation({ status: 'EXPIRED' });
  return { id, listing_id: villa_id };
}

async function endedCharter() {
  const boat = await createBoat();
  const { id } = await createBoatReservation({ boat_id: boat.id, status: 'EXPIRED' });
  return { id, listing_id: boat.id };
}

describe('money that is too much', () => {
  test('over the total is to be given back', async () => {
    const { id } = await createReservation({ status: 'OPTION' });

    await pay(id, { amount_kurus: TOTAL + 500 });

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: TOTAL + 500 });
    const [payment, refund] = await movementsOf(id);
    expect(payment).toMatchObject({ needs_action: 'EXCESS' });
    expect(refund).toMatchObject({ purpose: 'REFUND', amount_kurus: 500, status: 'PENDING' });
  });

  test('because the prepayment came twice is to be looked at', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    await pay(id);

    await pay(id);

    expect(await needingAction(id)).toEqual(['DUPLICATE']);
  });

  test('is given back once, when the rest comes before what came twice went back', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    await pay(id);
    await pay(id);

    await pay(id, { purpose: 'BALANCE', amount_kurus: TOTAL - PREPAYMENT });

    const refunds = (await movementsOf(id)).filter(({ purpose }) => purpose === 'REFUND');
    expect(refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([PREPAYMENT]);
  });

  test('is not what the balance is', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    await pay(id);

    await pay(id, { purpose: 'BALANCE', amount_kurus: TOTAL - PREPAYMENT });

    expect(await stateOf(id)).toMatchObject({ paid_kurus: TOTAL });
    expect(await needingAction(id)).toEqual([]);
  });

  test('or too little, as the provider tells it, is counted as it is and shown', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { id: payment } = await open(id);

    await settle(payment, 'PAID', { amount_kurus: PREPAYMENT - 100 });

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION', paid_kurus: PREPAYMENT - 100 });
    expect(await needingAction(id)).toEqual(['MISMATCH']);
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

describe('money nobody knows', () => {
  const unmatched = () =>
    db.transaction().execute((transaction) =>
      recordPayment(
        transaction,
        {
          of: null,
          method: 'TRANSFER',
          purpose: 'PREPAYMENT',
          amount_kurus: PREPAYMENT,
          payer_name: 'H. TANDOĞAN',
        },
        staff,
      ),
    );

  const match = (id: number, reservation_id: number) =>
    db
      .transaction()
      .execute((transaction) =>
        matchPayment(transaction, id, { kind: 'villa', id: reservation_id }, { doer: staff }),
      );

  test('acts as if it had come now, once it is known whose it is', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const money = await unmatched();

    await match(money, id);

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    expect(await needingAction(id)).toEqual([]);
  });

  test('sent back is nobody’s who paid less', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });
    await pay(id);
    const refund = await pay(0, { of: null, purpose: 'REFUND', amount_kurus: PREPAYMENT + 1 });

    const refusal = await refusalOf(match(refund, id));

    expect(refusal).toMatchObject({ status: 422, fields: { amount_kurus: 'more_than_paid' } });
    expect(await stateOf(id)).toMatchObject({ paid_kurus: PREPAYMENT });
  });

  test('is matched once', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const money = await unmatched();
    await match(money, id);

    expect(await refusalOf(match(money, id))).toMatchObject({ code: 'already_matched' });
  });
});

const needingAction = async (reservation_id: number) => {
  const rows = await db
    .selectFrom('transactions')
    .select('needs_action')
    .where('reservation_id', '=', reservation_id)
    .where('needs_action', 'is not', null)
    .where('action_done_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ needs_action }) => needs_action);
};
