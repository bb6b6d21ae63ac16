import type { Db } from '../../db/index.ts';
import { isWaiting, type ReservationState } from '../../domain/reservation-states.ts';
import { isPaidUnread } from '../../queries/content/legal-documents.ts';
import type { MovementRow } from '../../queries/payments/movements.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
} from '../../queries/reservations/reservation-writes.ts';
import { permitProblems } from '../listings/permits.ts';
import { confirmPaid, isPrepaid, withoutLeaving } from '../reservations/reservation-moves.ts';
import { FORBIDDEN, UNREAD } from './money-movements.ts';

/**
 * Why money that would be enough makes no contract, as staff are told it: nobody may let the listing, or
 * the guest paid on a page that was opened before the sale was made anew, and has not read what it is now.
 * The dates are kept for the guest, who accepts it or has the money back.
 */
export async function hindranceOf(
  db: Db,
  before: LockedReservation,
  { id }: MovementRow,
): Promise<{ note: string | null } | undefined> {
  const [problem] = await permitProblems(db, before);
  if (problem) return { note: problem.code === 'inactive' ? null : FORBIDDEN[before.kind] };
  return (await isPaidUnread(db, before, id)) ? { note: UNREAD } : undefined;
}

/** Confirms what is held for a prepayment that is there: of money that stays after all, or was agreed to. */
export async function confirmStaying(db: Db, { kind, id }: ReservationKey): Promise<void> {
  const after = await getReservationForUpdate(db, id, kind);
  if (!isWaiting(after.status as ReservationState) || !isPrepaid(await withoutLeaving(db, after)))
    return;
  if ((await permitProblems(db, after)).length === 0) await confirmPaid(db, after);
}
