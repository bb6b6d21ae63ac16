import type { CancellationPolicy } from '../domain/cancellation.ts';
import type { MovementMethod, MovementPurpose, MovementState } from '../shared/movement-codes.ts';
import { type EndingSums, endingSums } from './ending-sums.ts';
import type { Random } from './random.ts';
import { type Booked, stepTo } from './reservation-rows.ts';

/** A movement of money before it has a number. */
export interface Movement {
  status: MovementState;
  method: MovementMethod;
  purpose: MovementPurpose;
  amount_kurus: number;
  at: Temporal.Instant;
  refund_of: Movement | null;
  failure: 'declined' | 'not_enough' | null;
  needs_action: string | null;
  action_note: string | null;
}

type Part = Partial<Movement> & Pick<Movement, 'method' | 'purpose' | 'amount_kurus' | 'at'>;

export const movement = (part: Part): Movement => ({
  status: 'PAID',
  refund_of: null,
  failure: null,
  needs_action: null,
  action_note: null,
  ...part,
});

/** What was paid for a reservation by now, in order; nothing where staff's word stands for it. */
export function movementsOf(
  booked: Booked,
  policy: CancellationPolicy | undefined,
  random: Random,
): Movement[] {
  const { draft, sums } = booked;
  const confirmed = stepTo(booked, 'CONFIRMED');
  if (!confirmed) return unconfirmed(booked, random);
  if (draft.staff_word) return [];
  const method =
    confirmed.by === 'SYSTEM' ? 'CARD' : random.pick(['TRANSFER', 'TRANSFER', 'CASH'] as const);
  const paidAt = confirmed.at.subtract({ minutes: method === 'CARD' ? 1 : 25 });
  const amount_kurus = sums.prepayment_kurus;
  const prepayment = movement({ method, purpose: 'PREPAYMENT', amount_kurus, at: paidAt });
  if (draft.state === 'CANCELLED') return cancelled(booked, { prepayment, policy, random });
  return [...failedAttempts(prepayment, random), prepayment, ...balanceOf(booked, random)];
}

/** What the end of a reservation kept and gave back of all that had come. */
export const endOf = (
  booked: Booked,
  policy: CancellationPolicy | undefined,
  movements: readonly Movement[],
): EndingSums | null =>
  endingSums(booked, policy, paidKurus(movements.filter(({ purpose }) => purpose !== 'REFUND')));

/** Net of refunds, as the reservation's `paid_kurus` keeps it. */
export const paidKurus = (movements: readonly Movement[]) =>
  movements
    .filter(({ status }) => status === 'PAID')
    .reduce(
      (sum, { purpose, amount_kurus }) =>
        sum + (purpose === 'REFUND' ? -amount_kurus : amount_kurus),
      0,
    );

function unconfirmed({ draft, sums, steps }: Booked, random: Random): Movement[] {
  const amount_kurus = sums.prepayment_kurus;
  const at = steps.at(-1)?.at ?? draft.created;
  if (draft.state === 'PAYMENT_REVIEW')
    return [
      movement({ status: 'PENDING', method: 'TRANSFER', purpose: 'PREPAYMENT', amount_kurus, at }),
    ];
  if (draft.state !== 'EXPIRED' || !random.chance(0.2)) return [];
  const failed = { status: 'FAILED', failure: 'declined' } as const;
  return [
    movement({
      ...failed,
      method: 'CARD',
      purpose: 'PREPAYMENT',
      amount_kurus,
      at: draft.created.add({ minutes: 400 }),
    }),
  ];
}

function failedAttempts(prepayment: Movement, random: Random): Movement[] {
  if (prepayment.method !== 'CARD' || !random.chance(0.08)) return [];
  const failure = random.pick(['declined', 'not_enough'] as const);
  return [
    { ...prepayment, status: 'FAILED', failure, at: prepayment.at.subtract({ minutes: 12 }) },
  ];
}

function balanceOf(booked: Booked, random: Random): Movement[] {
  const arrived = stepTo(booked, 'CHECKED_IN');
  const amount_kurus = booked.sums.balance_kurus;
  if (!arrived || amount_kurus === 0) return [];
  const method = random.pick(['CASH', 'CASH', 'TRANSFER', 'CARD'] as const);
  return [movement({ method, purpose: 'BALANCE', amount_kurus, at: arrived.at })];
}

interface Cancelling {
  prepayment: Movement;
  policy: CancellationPolicy | undefined;
  random: Random;
}

/** The policy decides what goes back; what the agency called off goes back whole. */
function cancelled(booked: Booked, { prepayment, policy, random }: Cancelling): Movement[] {
  const step = stepTo(booked, 'CANCELLED');
  const { refund_kurus = 0 } = endOf(booked, policy, [prepayment]) ?? {};
  if (!step || refund_kurus === 0) return [prepayment];
  const method = prepayment.method === 'CASH' ? 'TRANSFER' : prepayment.method;
  const refund = movement({
    method,
    purpose: 'REFUND',
    amount_kurus: refund_kurus,
    at: step.at.add({ minutes: random.int(10, 600) }),
    refund_of: prepayment,
  });
  return [prepayment, refund];
}
