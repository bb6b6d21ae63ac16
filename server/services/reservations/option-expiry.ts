import { now as currentInstant } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { log } from '../../log.ts';
import {
  deleteReservationOccupancy,
  listExpiredOptions,
  lockCalendar,
  lockExpiredOptions,
} from '../../queries/calendars/occupancies.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { getReservationForUpdate } from '../../queries/reservations/reservation-writes.ts';
import { SYSTEM } from '../audit.ts';
import { reopenOffer } from '../offers/offered-prices.ts';
import { settleDeposit } from '../payments/deposit-returns.ts';
import { endExpectedTransfers } from '../payments/due-changes.ts';
import { noteMove, planLocked, tellMove } from './reservation-notes.ts';
import { refundWhatEnds } from './reservation-refunds.ts';

/**
 * Ends the options whose time is over, each by itself: one that cannot be ended keeps no other
 * waiting. Run by a job; true also when the job is late (see `sweepExpiredOptions`).
 */
export async function expireOptions(
  pool: Db,
  now: Temporal.Instant,
  kind: ListingKind,
): Promise<number> {
  const ids = await listExpiredOptions(pool, now.toString(), kind);
  const failures: unknown[] = [];
  let ended = 0;
  for (const id of ids) {
    const ending = inTransaction(pool, (db) => expireLocked(db, now, { id }, kind));
    ended += await ending.catch((error) => {
      failures.push(error);
      return 0;
    });
  }
  for (const error of failures) log.error({ err: error }, 'an option could not be ended');
  if (failures.length > 0) throw new AggregateError(failures, 'Some options could not be ended');
  return ended;
}

interface Wanted {
  kind: ListingKind;
  listing_id: number;
  stay: string;
  /** A reservation that does not stand in its own way. */
  except?: number | undefined;
}

/**
 * Waits for whoever changes a calendar and ends the expired options in a stay, so that it can be taken
 * next in the same transaction. What `read` asks travels with that; to it, too, they take nothing.
 */
export async function lockSwept<Read>(
  db: Db,
  { kind, ...wanted }: Wanted,
  read: (together: Db) => Promise<Read>,
): Promise<Read> {
  const now = currentInstant();
  const [, ids, found] = await inOneTrip(db, (together) => [
    lockCalendar(together, wanted.listing_id, kind),
    lockExpiredOptions(together, now.toString(), wanted, kind),
    read(together),
  ]);
  await expireEach(db, ids, now, kind);
  return found;
}

/** The same where nothing is read. */
export const sweepExpiredOptions = (db: Db, wanted: Wanted): Promise<void> =>
  lockSwept(db, wanted, async () => {});

async function expireLocked(
  db: Db,
  now: Temporal.Instant,
  which: Parameters<typeof lockExpiredOptions>[2],
  kind: ListingKind,
): Promise<number> {
  const ids = await lockExpiredOptions(db, now.toString(), which, kind);
  return expireEach(db, ids, now, kind);
}

async function expireEach(
  db: Db,
  ids: readonly number[],
  now: Temporal.Instant,
  kind: ListingKind,
): Promise<number> {
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
  await endExpectedTransfers(db, reservation, plan.to, SYSTEM);
  // A damage deposit that came before the prepayment waits to go back too.
  await settleDeposit(db, reservation, {}, SYSTEM);
  await reopenOffer(db, reservation, SYSTEM);
  await noteMove(db, reservation, { plan, doer: SYSTEM, sums });
  await tellMove(db, reservation, plan);
  return true;
}
