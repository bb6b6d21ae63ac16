import type { Db } from '../../db/index.ts';
import type { MovePlan } from '../../domain/reservation-moves.ts';
import { holdOf, type ReservationState } from '../../domain/reservation-states.ts';
import { type AppError, conflict } from '../../errors.ts';
import {
  deleteReservationOccupancy,
  insertReservationOccupancy,
  listConflicts,
  listNamedConflicts,
  moveReservationOccupancy,
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
  const { occupancy, holds } = plan;
  if (occupancy === 'release') await deleteReservationOccupancy(db, reservation);
  if (!holds) return;
  const held = { kind: holds, expires_at: holds === 'OPTION' ? deadline : null };
  if (occupancy === 'keep') await keepHold(db, reservation, held, doer);
  if (occupancy === 'take') await takeDates(db, reservation, held, doer);
}

interface Held {
  kind: 'OPTION' | 'RESERVATION';
  expires_at: string | null;
}

/**
 * The reservation's nights, held as it is from now on. A stay of before the ledger was watched may have lost its
 * place in it: it takes its nights anew, so that its guest can arrive. @throws 409 `dates_taken` where somebody
 * has them by now, which staff are told by name
 */
export async function keepHold(
  db: Db,
  reservation: LockedReservation,
  held: Held,
  doer: Doer,
): Promise<void> {
  if (await updateReservationOccupancy(db, reservation, held)) return;
  await takeDates(db, reservation, held, doer);
}

async function takeDates(
  db: Db,
  { id, kind, listing_id, stay, starts_at }: LockedReservation,
  held: Held,
  doer: Doer,
): Promise<void> {
  const calendar = calendarOf(kind, listing_id);
  const hours =
    kind === 'boat' ? hoursOf({ is_trip: starts_at !== null, trip_at: starts_at }) : undefined;
  await clearDates(db, { ...calendar, stay, hours }, { doer });
  await insertReservationOccupancy(db, { ...calendar, stay, ...held, reservation_id: id });
}

/** Moves the nights of a sale made anew; days and listing are clear. One that had no place in the ledger gets it. */
export async function moveHold(
  db: Db,
  { id, kind, status, option_until }: LockedReservation,
  { listing_id, stay }: { listing_id: number; stay: string },
): Promise<void> {
  const holds = holdOf(status as ReservationState);
  if (!holds || (await moveReservationOccupancy(db, { kind, id }, { listing_id, stay }))) return;
  const expires_at = holds === 'OPTION' ? (option_until?.toISOString() ?? null) : null;
  const calendar = calendarOf(kind, listing_id);
  await insertReservationOccupancy(db, {
    ...calendar,
    stay,
    kind: holds,
    reservation_id: id,
    expires_at,
  });
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
