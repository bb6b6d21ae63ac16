import type { Db } from '../../db/index.ts';
import { staysOpen } from '../../domain/amount-due.ts';
import { isKeptDeposit } from '../../domain/kept-deposits.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import {
  getMovement,
  listOpenRefunds,
  type MovementRow,
  refreshPaid,
  standsForRefund,
} from '../../queries/payments/movements.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { MovementMethod } from '../../shared/movement-codes.ts';
import type { Doer } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { followReturn } from './deposit-returns.ts';
import { keepAfterAll } from './kept-refunds.ts';
import { lessenRefunds } from './lessened-refunds.ts';
import { closeAction, closeRefunded, openMovement } from './money-movements.ts';
import { confirmStaying } from './paid-contracts.ts';

/** A movement that was decided. */
export interface Followed {
  movement: MovementRow;
  /** What the row asked for before the provider said what moved. */
  expected_kurus: number;
  /** How it stood before it was decided, if it was now. */
  from_status?: string | undefined;
  deduction_reason?: string | undefined;
  /** Why it failed, if it did. */
  failure_code?: string | null | undefined;
  /** The site's hours, for the option that a review falls back to. */
  rules?: SiteRules | undefined;
  doer: Doer;
}

/**
 * A refund was sent, or will not be: either way nobody has to look at it any more. Of the stay's money
 * what was not sent of it waits on; of a deposit it is what staff keep, and say why.
 */
export async function followRefund(
  db: Db,
  reservation: LockedReservation,
  followed: Followed,
): Promise<void> {
  const { movement, doer } = followed;
  const refunded =
    movement.refund_of_id === null ? undefined : await getMovement(db, movement.refund_of_id);
  if (refunded && isKeptDeposit(refunded))
    await followReturn(db, reservation, {
      planned_kurus: followed.expected_kurus,
      sent_kurus: movement.status === 'PAID' ? movement.amount_kurus : 0,
      was_dropped: followed.from_status === 'FAILED',
      deduction_reason: followed.deduction_reason,
    });
  else await planRest(db, reservation, { ...followed, refunded });
  if (movement.status === 'PAID') await lessenPlans(db, reservation, followed);
  else await confirmStaying(db, reservation);
  if (movement.needs_action !== null) await closeAction(db, movement.id, doer);
  if (refunded?.needs_action && !(await standsForRefund(db, refunded.id)))
    await closeRefunded(db, refunded.id, doer);
}

/**
 * What was sent is not sent a second time: neither more than is still here, nor what was too much before staff sent
 * it beside its plan. Of what an end gives back that is told by the sum alone: another may be beyond the plan, a
 * part of what was kept that the agency lets go.
 */
async function lessenPlans(
  db: Db,
  of: LockedReservation,
  { movement, doer }: Followed,
): Promise<void> {
  const isBesidePlan = movement.needs_action !== 'REFUND_DUE' && movement.refund_of_id === null;
  if (
    isBesidePlan &&
    (staysOpen(of.status as ReservationState) || (await isPlanned(db, of, movement)))
  )
    await keepAfterAll(db, of, { over_kurus: movement.amount_kurus, went_back: true, doer });
  await lessenRefunds(db, of, doer);
}

async function isPlanned(
  db: Db,
  of: LockedReservation,
  { amount_kurus }: MovementRow,
): Promise<boolean> {
  const waiting = await listOpenRefunds(db, of);
  const all_kurus = waiting.reduce((sum, refund) => sum + refund.amount_kurus, 0);
  return [all_kurus, ...waiting.map((refund) => refund.amount_kurus)].includes(amount_kurus);
}

/**
 * Less went back than was to: the rest, as far as it is still here, is a refund of its own until it is
 * sent or staff let it be.
 */
async function planRest(
  db: Db,
  of: LockedReservation,
  { movement, refunded, expected_kurus, doer }: Followed & { refunded: MovementRow | undefined },
): Promise<void> {
  const { paid_kurus, leaving_kurus } = await refreshPaid(db, of);
  if (movement.status !== 'PAID') return;
  const unsent_kurus = expected_kurus - movement.amount_kurus;
  // A deposit is in no sum of the stay.
  const isOfStay = refunded?.purpose !== 'DEPOSIT';
  const here_kurus = isOfStay ? paid_kurus - leaving_kurus : unsent_kurus;
  const amount_kurus = Math.min(unsent_kurus, here_kurus);
  if (amount_kurus <= 0) return;
  const { refund_of_id, of_resale } = movement;
  const method = movement.method as MovementMethod;
  const rest = { of, method, purpose: 'REFUND', amount_kurus, refund_of_id, of_resale } as const;
  await openMovement(db, { ...rest, needs_action: 'REFUND_DUE' }, doer);
}
