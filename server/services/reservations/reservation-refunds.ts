import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { endingRefund, type Refund } from '../../domain/cancellation.ts';
import { frozenPolicy } from '../../domain/frozen-sale.ts';
import type { MovePlan } from '../../domain/reservation-moves.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { parseDay } from '../../domain/stay.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { EndedBy } from '../../shared/ended-by.ts';
import type { Doer } from '../audit.ts';
import { replanRefund } from '../payments/money-movements.ts';
import type { EndingSums } from './reservation-notes.ts';

type Ending = Pick<
  LockedReservation,
  | 'check_in'
  | 'policy'
  | 'status'
  | 'total_kurus'
  | 'prepayment_kurus'
  | 'paid_kurus'
  | 'leaving_kurus'
  | 'end_asked_on'
>;

/**
 * What an end today would keep and give back, by the ladder frozen at the sale; null: it ends nothing. Who
 * asked for it on their page saw the sum of that day, however long the answer takes.
 */
export function refundIfEnded(
  reservation: Ending,
  to: ReservationState,
  ended_by: EndedBy,
): Refund | null {
  const { check_in, policy, status, total_kurus, prepayment_kurus } = reservation;
  const { paid_kurus, leaving_kurus, end_asked_on } = reservation;
  const isAsked = ended_by === 'GUEST' && end_asked_on !== null;
  return endingRefund({
    check_in: parseDay(check_in),
    cancelled_on: isAsked ? parseDay(end_asked_on) : today(),
    ended_by,
    from: status as ReservationState,
    to,
    policy: frozenPolicy(policy),
    total_kurus,
    prepayment_kurus,
    paid_kurus,
    leaving_kurus,
  });
}

/**
 * The money's side of a move that ends a reservation: what is kept, and a refund to be sent if any is
 * due. Undefined: the move ends nothing, or nothing was paid and nothing is kept.
 */
export async function refundWhatEnds(
  db: Db,
  reservation: LockedReservation,
  { plan, by, doer }: { plan: MovePlan; by: EndedBy; doer: Doer },
): Promise<EndingSums | undefined> {
  const refund = refundIfEnded(reservation, plan.to, by);
  if (!refund || (reservation.paid_kurus === 0 && plan.to !== 'CANCELLED')) return undefined;
  const { kept_kurus, refund_kurus } = refund;
  await replanRefund(db, reservation, refund_kurus, doer);
  return { kept_kurus, refund_kurus };
}
