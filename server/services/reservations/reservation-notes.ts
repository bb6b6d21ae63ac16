import type { Db } from '../../db/index.ts';
import type { MovePlan, Mover } from '../../domain/reservation-moves.ts';
import { isWaiting, planMove, type ReservationState } from '../../domain/reservation-states.ts';
import { conflict, invalid } from '../../errors.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import {
  type LockedReservation,
  updateReservationState,
} from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import { closeWaiting } from '../payments/money-movements.ts';
import { moveFactsOf, openMoves } from './move-facts.ts';
import { queueMoveMails } from './reservation-mailing.ts';
import { writeTrail } from './reservation-trail.ts';

/** What a move costs or gives back; written with it. */
export interface EndingSums {
  kept_kurus: number;
  refund_kurus: number;
}

interface Wanted {
  status: ReservationState;
  reason?: string | undefined;
  now: Temporal.Instant;
}

/**
 * The plan of a move. Who asked for the end before the arrival did not just stay away: what is kept is what the
 * ladder kept on that day, so that staff answer first.
 * @throws 409 `move_not_allowed` or `end_asked`; 422 when it wants a reason and has none
 */
export function planLocked(reservation: LockedReservation, wanted: Wanted, doer: Doer): MovePlan {
  const plan = planMove({
    from: reservation.status as ReservationState,
    to: wanted.status,
    who: doer.role as Mover,
    reason: wanted.reason,
    facts: moveFactsOf(reservation, wanted.now),
  });
  if (!plan.ok && plan.code === 'reason_required') throw invalid({ reason: 'required' });
  if (!plan.ok) throw refusedMove(reservation, doer);
  if (plan.to === 'NO_SHOW' && reservation.end_asked_on !== null) throw conflict('end_asked');
  return plan;
}

/** Staff are told what they may do instead. */
export const refusedMove = (reservation: LockedReservation, { role }: Doer) =>
  conflict('move_not_allowed', {
    status: reservation.status,
    ...(role === 'ADMIN' && { moves: openMoves(reservation, role) }),
  });

interface Made {
  plan: MovePlan;
  doer: Doer;
  deadline?: string | null;
  /** Whose wish it was, where that is not the doer's: staff cancel for a guest. */
  by?: string | undefined;
  sums?: EndingSums | undefined;
  /** Further facts for the timeline. */
  details?: object;
}

/** Writes a planned move: state, timeline, audit log and mails; its place in the ledger is not its affair. */
export async function noteMove(db: Db, reservation: LockedReservation, made: Made): Promise<void> {
  const { plan, doer, deadline = null, sums } = made;
  await updateReservationState(db, reservation, {
    status: plan.to,
    option_until: plan.option === 'none' ? undefined : deadline,
    state_reason: plan.reason ?? (plan.staff_word ? 'STAFF_WORD' : null),
    state_by: made.by ?? (doer.role === 'ADMIN' ? 'AGENCY' : doer.role),
    stamp: plan.stamp,
    kept_kurus: sums?.kept_kurus ?? null,
    refund_kurus: sums?.refund_kurus ?? null,
  });
  const happened = {
    kind: 'MOVED',
    from_status: reservation.status,
    to_status: plan.to,
    reason: plan.reason,
    guest_told: plan.mails.length > 0,
    details: { staff_word: plan.staff_word, ...sums, ...made.details },
    action: plan.audit,
    before: { status: reservation.status },
    after: { status: plan.to, reason: plan.reason, ...sums },
  };
  await writeTrail(db, reservation, happened, doer);
  // What lacked is there, or waited for no more: what was paid stands in the contract, or in a refund.
  if (isWaiting(plan.from) && !isWaiting(plan.to)) await closeWaiting(db, reservation, doer);
}

/** The mails of a planned move; call it last, they tell what stands in the database then. */
export const tellMove = (db: Db, reservation: LockedReservation, plan: MovePlan) =>
  queueMoveMails(db, reservation, plan.mails);

/** A line of the agency's own in the timeline, inside the caller's transaction. @throws 404 */
export async function addNote(
  db: Db,
  key: ReservationKey,
  note: string,
  doer: Doer,
): Promise<void> {
  const happened = {
    kind: 'NOTED',
    reason: note,
    action: 'reservation.noted',
    after: { note },
  };
  await writeTrail(db, key, happened, doer);
}
