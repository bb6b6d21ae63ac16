import { now } from '../../../server/clock.ts';
import { getPayable } from '../../../server/services/payments/payables.ts';
import { matchPayment, recordPayment } from '../../../server/services/payments/payments.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  createClosing,
  createReservation,
  createTransaction,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
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

const TOTAL = 70_000_00;

/** Nothing at all would be staff's word, on which nothing is asked for ahead. */
const paidInPart = (table: 'reservations' | 'boat_reservations', id: number) =>
  db.updateTable(table).set({ paid_kurus: 1_000_00 }).where('id', '=', id).execute();

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

  const isLetAgain = async (reservation_id: number) => {
    const { villa_id } = await db
      .selectFrom('reservations')
      .select('villa_id')
      .where('id', '=', reservation_id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('villas')
      .set({ withdrawn_at: null, withdrawn_reason: null, active: true })
      .where('id', '=', villa_id)
      .execute();
  };

  test('waits for a word of staff still once what was too much of it went back', async () => {
    const { id } = await withoutPermit('OPTION');
    await pay(id, { amount_kurus: TOTAL + 1_000_00 });
    expect(await noted(id)).toEqual({ needs_action: 'EXCESS', action_note: 'no_permit' });

    const [, refund] = await movementsOf(id);
    await settle(refund?.id ?? 0, 'PAID');

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION', paid_kurus: TOTAL });
    expect(await needingAction(id)).toEqual(['MISMATCH']);
    expect(await noted(id)).toEqual({ needs_action: 'MISMATCH', action_note: 'no_permit' });
  });

  test('stands there for what was too much of it until all of that went back', async () => {
    const { id } = await withoutPermit('OPTION');
    await pay(id, { amount_kurus: TOTAL + 1_000_00 });
    const [, refund] = await movementsOf(id);

    await settle(refund?.id ?? 0, 'PAID', { amount_kurus: 400_00 });
    expect(await needingAction(id)).toEqual(['EXCESS', 'REFUND_DUE']);

    const [, , rest] = await movementsOf(id);
    await settle(rest?.id ?? 0, 'PAID');
    expect(await noted(id)).toEqual({ needs_action: 'MISMATCH', action_note: 'no_permit' });
  });

  test.each([
    ['a part of it', 1_000_00, ['MISMATCH']],
    ['all of it', PREPAYMENT, []],
  ])(
    'waits for a word of staff as long as some is here: after %s went back',
    async (_, kurus, left) => {
      const { id } = await withoutPermit('OPTION');
      await pay(id);
      const [payment] = await movementsOf(id);
      const refund = await createTransaction({
        ...{ reservation_id: id, refund_of_id: payment?.id ?? 0, amount_kurus: kurus },
        ...{ method: 'TRANSFER', purpose: 'REFUND', needs_action: 'REFUND_DUE' },
      });

      await settle(refund.id, 'PAID');

      expect(await needingAction(id)).toEqual(left);
    },
  );

  test('waits for nothing more once the permit is there and the stay is confirmed', async () => {
    const { id } = await withoutPermit('OPTION');
    await pay(id);
    await isLetAgain(id);

    await moveReservation(db, { kind: 'villa', id }, { status: 'CONFIRMED' }, staff);

    expect(await needingAction(id)).toEqual([]);
  });

  test.each([PREPAYMENT, TOTAL + 1_000_00])(
    'waits for its refund alone once the stay is cancelled, of %d',
    async (amount_kurus) => {
      const { id } = await withoutPermit('OPTION');
      await pay(id, { amount_kurus });

      const cancelled = { status: 'CANCELLED', reason: 'Belge yok' } as const;
      await moveReservation(db, { kind: 'villa', id }, cancelled, staff);

      expect(await needingAction(id)).toEqual(['REFUND_DUE']);
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
