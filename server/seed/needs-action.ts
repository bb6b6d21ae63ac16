import { dayFrom, type Moment } from './moments.ts';
import { type Movement, paidKurus } from './movements.ts';
import texts from './texts/trail.json' with { type: 'json' };
import { type PaidMovement, payerOf } from './transactions.ts';
import type { BookedVilla } from './villa-reservations.ts';

type Action = keyof typeof texts.actions;

/**
 * Money that somebody has to look at, one of each kind, with the refund that is planned of it, as the product plans
 * it; changes what the reservations were paid.
 */
export function addTroubles(booked: readonly BookedVilla[], moment: Moment): PaidMovement[] {
  const newest = [...booked].reverse();
  const coming = newest.filter(
    ({ draft, movements, sums }) =>
      draft.state === 'CONFIRMED' &&
      draft.check_in > dayFrom(moment, 20) &&
      sums.balance_kurus > 0 &&
      movements.length === 1 &&
      movements[0]?.method === 'TRANSFER',
  );
  const expired = newest.find(
    ({ draft }) => draft.state === 'EXPIRED' && draft.check_in > moment.today,
  );
  const refunded = newest.find(({ movements }) => movements.at(-1)?.purpose === 'REFUND');
  const [much, twice] = coming;
  if (expired) bring(expired, transfer('LATE', expired.sums.prepayment_kurus, moment));
  if (twice) bring(twice, transfer('DUPLICATE', twice.sums.prepayment_kurus, moment));
  if (much) {
    const balance = transfer('EXCESS', much.sums.balance_kurus + TOO_MUCH_KURUS, moment);
    bring(much, { ...balance, purpose: 'BALANCE' }, TOO_MUCH_KURUS);
  }
  leaveRefundOpen(refunded);
  const nobody = {
    reservation_id: null,
    boat_reservation_id: null,
    code: 'UNKNOWN',
    name: 'Hüseyin Tandoğan',
  };
  return [{ movement: transfer('UNMATCHED', 1_250_000, moment), payer: nobody }];
}

/** All movements of villa reservations with whose they are. */
export const paidMovements = (booked: readonly BookedVilla[]): PaidMovement[] =>
  booked.flatMap((each) =>
    each.movements.map((movement) => ({ movement, payer: payerOf(each, 'reservation_id') })),
  );

function transfer(action: Action, amount_kurus: number, { now }: Moment): Movement {
  return {
    status: 'PAID',
    method: 'TRANSFER',
    purpose: 'PREPAYMENT',
    amount_kurus,
    at: now.subtract({ hours: 5 }),
    refund_of: null,
    failure: null,
    needs_action: action,
    action_note: texts.actions[action],
  };
}

const TOO_MUCH_KURUS = 100_000;

/** It came, and what nobody can use of it, all unless said otherwise, waits to go back. */
function bring(booked: BookedVilla, movement: Movement, back_kurus = movement.amount_kurus): void {
  const planned = { status: 'PENDING', purpose: 'REFUND', needs_action: 'REFUND_DUE' } as const;
  const waits = { amount_kurus: back_kurus, refund_of: movement, action_note: null };
  booked.movements.push(movement, { ...movement, ...planned, ...waits });
  booked.row.paid_kurus = paidKurus(booked.movements);
}

function leaveRefundOpen(booked: BookedVilla | undefined): void {
  const refund = booked?.movements.at(-1);
  if (!booked || !refund) return;
  refund.status = 'PENDING';
  refund.needs_action = 'REFUND_DUE';
  refund.action_note = texts.actions.REFUND_DUE;
  booked.row.paid_kurus = paidKurus(booked.movements);
}
