import { now as currentInstant } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { log } from '../log.ts';
import {
  deleteReservationOccupancy,
  listExpiredOptions,
  lockExpiredOptions,
} from '../queries/occupancies.ts';
import type { ListingKind } from '../queries/reservation-tables.ts';
import { getReservationForUpdate } from '../queries/reservation-writes.ts';
import { SYSTEM } from './audit.ts';
import { noteMove, planLocked, tellMove } from './reservation-notes.ts';
import { refundWhatEnds } from './reservation-refunds.ts';

/**
 * Ends the options whose time is over, each by itself: one that cannot be ended keeps no other
 * waiting. Run by a job; true also when the job is late (see `sweepExpiredOptions`).
 */
export async function expireOptions(
  pool: Db,
  now: Temporal.Instant,
  kind: ListingKind = 'villa',
): Promise<number> {
  const ids = await listExpiredOptions(pool, now.toString(), kind);
  const failures: unknown[] = [];
  let ended = 0;
  for (const id of ids) {
    const ending = pool.transaction().execute((db) => expireLocked(db, now, { id }, kind));
    ended += await ending.catch((error) => {
      failures.push(error);
      return 0;
    });
  }
  for (const error of failures) log.error({ err: error }, 'an option could not be ended');
  if (failures.length > 0) throw new AggregateError(failures, 'Some options could not be ended');
  return ended;
}

/** Ends expired options that would stand in the way of a stay, before it is taken, in the same transaction. */
export async function sweepExpiredOptions(
  db: Db,
  listingId: number,
  stay: string,
  { kind = 'villa', except }: { kind?: ListingKind; except?: number | undefined } = {},
): Promise<void> {
  await expireLocked(db, currentInstant(), { listing_id: listingId, stay, except }, kind);
}

async function expireLocked(
  db: Db,
  now: Temporal.Instant,
  which: Parameters<typeof lockExpiredOptions>[2],
  kind: ListingKind,
): Promise<number> {
  const ids = await lockExpiredOptions(db, now.toString(), which, kind);
  let ended = 0;
  for (const id of ids) ended += Number(await expire(db, id, now, kind));
  return ended;
}

/** An open card payment keeps its option alive: whether it ended is the answer. */
async function expire(db: Db, id: number, now: Temporal.Instant, kind: ListingKind) {
  const reservation = await getReservationForUpdate(db, id, kind);
  if (reservation.payment_in_flight) return false;
  const plan = planLocked(reservation, { status: 'EXPIRED', now }, SYSTEM);
  await deleteReservationOccupancy(db, reservation);
  const sums = await refundWhatEnds(db, reservation, { plan, by: 'AGENCY', doer: SYSTEM });
  await noteMove(db, reservation, { plan, doer: SYSTEM, sums });
  await tellMove(db, reservation, plan);
  return true;
}
