import type {
  Guard,
  Hold,
  Move,
  MoveFacts,
  MoveOrigin,
  MovePlan,
  MoveRefusal,
  MoveRequest,
  Mover,
  MoveTask,
  ReservationState,
  StateRow,
} from './reservation-moves.ts';
import { isBefore } from './stay.ts';

export * from './reservation-moves.ts';

const cancel = (who: Mover[], tasks: MoveTask[] = []): Move => ({
  to: 'CANCELLED',
  who,
  reason: 'required',
  mails: ['reservation_cancelled'],
  tasks,
});

const confirmByStaff: Move = {
  to: 'CONFIRMED',
  who: ['ADMIN'],
  reason: 'staff_word',
  mails: ['reservation_confirmed'],
};

/** Nights that went by are not for sale, however long ago they were asked for. */
const optionByStaff: Move = {
  to: 'OPTION',
  who: ['ADMIN'],
  guards: ['stay_ahead'],
  mails: ['reservation_option'],
};

const confirmByPayment: Move = {
  to: 'CONFIRMED',
  who: ['SYSTEM'],
  guards: ['prepaid'],
  mails: ['reservation_confirmed'],
};

/** Where no prepayment is asked, nothing is waited for but the guest's word. */
const confirmByGuest = (guards: Guard[]): Move => ({
  to: 'CONFIRMED',
  who: ['GUEST'],
  guards: ['prepaid', ...guards],
  mails: ['reservation_confirmed'],
});

const ended: StateRow = { holds: null, stay_change: 'closed', stamp: 'ended_at', moves: [] };

/** The one table of states and moves; what is not in it is not allowed. */
const states: Record<MoveOrigin, StateRow> = {
  NEW: {
    holds: null,
    stay_change: 'free',
    stamp: null,
    moves: [
      { to: 'PENDING', who: ['GUEST'], mails: ['reservation_requested', 'staff_new_request'] },
      { to: 'PENDING', who: ['ADMIN'], mails: ['reservation_requested'] },
      { to: 'OPTION', who: ['ADMIN'], mails: ['reservation_option'] },
      { to: 'OPTION', who: ['GUEST'], guards: ['instant_booking'], mails: [] },
      confirmByGuest(['instant_booking']),
      confirmByStaff,
    ],
  },
  PENDING: {
    holds: null,
    stay_change: 'free',
    stamp: null,
    moves: [
      optionByStaff,
      confirmByStaff,
      { to: 'REJECTED', who: ['ADMIN'], reason: 'required', mails: ['reservation_rejected'] },
      cancel(['GUEST', 'ADMIN']),
    ],
  },
  OPTION: {
    holds: 'OPTION',
    stay_change: 'free',
    stamp: null,
    moves: [
      { to: 'PAYMENT_REVIEW', who: ['GUEST', 'ADMIN', 'SYSTEM'], mails: ['payment_review'] },
      confirmByGuest([]),
      confirmByStaff,
      confirmByPayment,
      { to: 'EXPIRED', who: ['SYSTEM'], guards: ['option_over'], mails: ['reservation_expired'] },
      cancel(['GUEST', 'ADMIN']),
    ],
  },
  PAYMENT_REVIEW: {
    holds: 'RESERVATION',
    stay_change: 'free',
    stamp: null,
    moves: [
      confirmByStaff,
      confirmByPayment,
      { to: 'OPTION', who: ['ADMIN', 'SYSTEM'], mails: ['reservation_option'] },
      cancel(['ADMIN'], ['refund']),
    ],
  },
  CONFIRMED: {
    holds: 'RESERVATION',
    stay_change: 'revision',
    stamp: 'confirmed_at',
    moves: [
      { to: 'CHECKED_IN', who: ['ADMIN'], guards: ['arrival_reached'] },
      { to: 'NO_SHOW', who: ['ADMIN'], guards: ['arrival_missed'] },
      cancel(['ADMIN'], ['refund']),
    ],
  },
  CHECKED_IN: {
    holds: 'RESERVATION',
    stay_change: 'price',
    stamp: 'checked_in_at',
    moves: [
      {
        to: 'COMPLETED',
        who: ['ADMIN', 'SYSTEM'],
        guards: ['stay_over'],
        tasks: ['settle_deposit', 'invite_comment'],
      },
    ],
  },
  COMPLETED: { ...ended, holds: 'RESERVATION', stay_change: 'price', stamp: 'completed_at' },
  NO_SHOW: { ...ended, holds: 'RESERVATION' },
  REJECTED: ended,
  EXPIRED: {
    ...ended,
    moves: [
      optionByStaff,
      { to: 'OPTION', who: ['SYSTEM'], guards: ['prepaid', 'stay_ahead'], mails: [] },
    ],
  },
  CANCELLED: ended,
};

const guards: Record<Guard, (facts: MoveFacts) => boolean> = {
  instant_booking: ({ instant_booking }) => instant_booking,
  prepaid: ({ prepaid }) => prepaid,
  option_over: ({ option_until, now, payment_in_flight }) =>
    !payment_in_flight && option_until !== null && Temporal.Instant.compare(option_until, now) <= 0,
  stay_ahead: ({ today, stay }) => !isBefore(stay.check_in, today),
  arrival_reached: ({ today, stay }) => !isBefore(today, stay.check_in),
  arrival_missed: ({ today, stay }) => isBefore(stay.check_in, today),
  stay_over: ({ today, leaves_on }) => !isBefore(today, leaves_on),
};

/** Whether a reservation in this state stands in the ledger of taken time. */
export function holdsDates(state: ReservationState): boolean {
  return states[state].holds !== null;
}

/** Whether its dates are held until the prepayment is there. */
export const isWaiting = (state: MoveOrigin): boolean =>
  state === 'OPTION' || state === 'PAYMENT_REVIEW';

/** The kind of the reservation's row in the ledger; null: none. */
export function holdOf(state: ReservationState): Hold {
  return states[state].holds;
}

/** How the sale may change in this state. */
export function stayChange(state: ReservationState): StateRow['stay_change'] {
  return states[state].stay_change;
}

/** Whether dates, villa, people and extras may still change. */
export function stayMayChange(state: ReservationState): boolean {
  return stayChange(state) === 'free' || stayChange(state) === 'revision';
}

/** The moves open to somebody; with `facts`, only those whose guards hold now. */
export function allowedMoves(state: MoveOrigin, who: Mover, facts?: MoveFacts): Move[] {
  return states[state].moves.filter(
    (move) => move.who.includes(who) && (facts === undefined || guardsHold(move, facts)),
  );
}

/**
 * What a move does, or why it is refused: `move_not_allowed` (409) when the table has no such move
 * for this person now, `reason_required` (422) when it wants a reason and has none.
 */
export function planMove({ from, to, who, reason, facts }: MoveRequest): MovePlan | MoveRefusal {
  const move = allowedMoves(from, who, facts).find((allowed) => allowed.to === to);
  if (!move) return { ok: false, code: 'move_not_allowed' };
  const given = reason?.trim() || null;
  if (move.reason === 'required' && !given) return { ok: false, code: 'reason_required' };
  const { holds, stamp } = states[to];
  return {
    ok: true,
    from,
    to,
    occupancy: occupancyChange(states[from].holds, holds),
    holds,
    option: optionChange(from, to),
    stamp,
    mails: move.mails ?? [],
    tasks: move.tasks ?? [],
    staff_word: move.reason === 'staff_word' && !facts.prepaid,
    reason: given,
    audit: `reservation.${to.toLowerCase()}`,
  };
}

function guardsHold(move: Move, facts: MoveFacts): boolean {
  return (move.guards ?? []).every((guard) => guards[guard](facts));
}

function occupancyChange(before: Hold, after: Hold): MovePlan['occupancy'] {
  if (before === null) return after === null ? 'none' : 'take';
  return after === null ? 'release' : 'keep';
}

function optionChange(from: MoveOrigin, to: ReservationState): MovePlan['option'] {
  if (to === 'OPTION') return 'start';
  return from === 'OPTION' ? 'stop' : 'none';
}
