import type { Db } from '../../db/index.ts';
import type { MovePlan } from '../../domain/reservation-moves.ts';
import { type AppError, conflict } from '../../errors.ts';
import {
  deleteReservationOccupancy,
  insertReservationOccupancy,
  listConflicts,
  listNamedConflicts,
  type TakenByReservation,
  updateReservationOccupancy,
  type WantedHours,
} from '../../queries/calendars/occupancies.ts';
import {
  type Calendar,
  calendarOf,
  listingOf,
} from '../../queries/reservations/reservation-tables.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import { sweepExpiredOptions } from './option-expiry.ts';

/**
 * What a planned move does to the reservation's row in the ledger. Of days that it takes the constraint decides;
 * looking first only lets the answer name what stands in the way. @throws 409 `dates_taken`
 */
export async function changeHold(
  db: Db,
  reservation: LockedReservation,
  { plan, deadline, doer }: { plan: MovePlan; deadline: string | null; doer: Doer },
): Promise<void> {
  const { id, kind, listing_id, stay } = reservation;
  const expires_at = plan.holds === 'OPTION' ? deadline : null;
  if (plan.occupancy === 'release') await deleteReservationOccupancy(db, reservation);
  if (plan.occupancy === 'keep' && plan.holds)
    await updateReservationOccupancy(db, reservation, { kind: plan.holds, expires_at });
  if (plan.occupancy === 'take' && plan.holds) {
    const taken = { stay, kind: plan.holds, reservation_id: id, expires_at };
    const calendar = calendarOf(kind, listing_id);
    const hours =
      kind === 'boat'
        ? hoursOf({ is_trip: reservation.starts_at !== null, trip_at: reservation.starts_at })
        : undefined;
    await clearDates(db, { ...calendar, stay, hours }, { doer });
    await insertReservationOccupancy(db, { ...calendar, ...taken });
  }
}

/** Which hours of a boat a day trip takes, and which who sleeps aboard. One that was asked for has hours of its own. */
export const hoursOf = ({
  is_trip,
  trip_at = null,
}: {
  is_trip: boolean;
  trip_at?: string | null;
}): WantedHours => (is_trip ? { trip_at } : 'night');

/**
 * Takes nights in the ledger where the transaction has locked, swept and read the calendar already, as a new booking has
 * since it was priced: what stood in the way was named then, and the constraint still decides.
 */
export const takeSweptDates = (db: Db, taken: TakenByReservation): Promise<void> =>
  insertReservationOccupancy(db, taken);

/** Days of a villa, or days and hours of a boat. */
type WantedDays = Calendar & { stay: string; hours?: WantedHours | undefined };

/**
 * Waits for the calendar and ends expired options in a stay, so that it can be taken next.
 * @throws 409 `dates_taken` when somebody else has a night of it; `except` is nobody else
 */
export async function clearDates(
  db: Db,
  wanted: WantedDays,
  { doer, except }: { doer: Doer; except?: number },
): Promise<void> {
  const { kind, id } = listingOf(wanted);
  await sweepExpiredOptions(db, { kind, listing_id: id, stay: wanted.stay, except });
  await refuseConflicts(db, wanted, { doer, except });
}

async function refuseConflicts(
  db: Db,
  wanted: WantedDays,
  { doer, except }: { doer: Doer; except?: number | undefined },
): Promise<void> {
  const { kind, id } = listingOf(wanted);
  const conflicts = await listConflicts(db, id, wanted.stay, { kind, except, hours: wanted.hours });
  if (conflicts.length > 0) throw await datesTaken(db, wanted, doer, except);
}

/** 409 `dates_taken`. What stands in the way, with its guest's name, is told to staff alone. */
export async function datesTaken(
  db: Db,
  wanted: WantedDays,
  doer: Doer,
  except?: number,
): Promise<AppError> {
  if (doer.role !== 'ADMIN') return conflict('dates_taken');
  const { kind, id } = listingOf(wanted);
  const taken = await listNamedConflicts(db, id, wanted.stay, {
    kind,
    except,
    hours: wanted.hours,
  });
  const conflicts = taken.map(({ by, unit, leaves_at, starts_at, ...way }) => ({
    ...way,
    ...known({ by, unit, leaves_at, starts_at }),
  }));
  return conflict('dates_taken', { conflicts });
}

/** What is not null. */
const known = (facts: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null));
