import type { ListingKind } from '../../shared/paths/listing.ts';

export type { ListingKind };

/** Which reservation: of a villa or of a boat, and the id of its row. */
export interface ReservationKey {
  kind: ListingKind;
  id: number;
}

/** Whose calendar: the row names a villa or a boat. */
export type Calendar = { villa_id: number } | { boat_id: number };

interface Tables {
  listings: 'villas';
  listing_id: 'villa_id';
  reservations: 'reservations';
  occupancies: 'villa_occupancies';
  of: 'reservation_id';
  /** The first half of the advisory lock's name. */
  calendar: number;
}

/** Villas' names, and boats': their tables have the columns used here under the same names. */
const TABLES: Record<ListingKind, Record<keyof Tables, string | number>> = {
  villa: {
    listings: 'villas',
    listing_id: 'villa_id',
    reservations: 'reservations',
    occupancies: 'villa_occupancies',
    of: 'reservation_id',
    calendar: 7464,
  },
  boat: {
    listings: 'boats',
    listing_id: 'boat_id',
    reservations: 'boat_reservations',
    occupancies: 'boat_occupancies',
    of: 'boat_reservation_id',
    calendar: 7465,
  },
};

/** The tables of one kind, typed as the villas'. */
export const tablesOf = (kind: ListingKind) => TABLES[kind] as unknown as Tables;

/** What a row that hangs on a reservation says it belongs to. */
export const ofReservation = ({ kind, id }: ReservationKey) =>
  ({ [tablesOf(kind).of]: id }) as { reservation_id: number };

/** The columns naming a reservation, read back; undefined when they name none. */
export function keyOf(row: {
  reservation_id: number | null;
  boat_reservation_id: number | null;
}): ReservationKey | undefined {
  if (row.reservation_id !== null) return { kind: 'villa', id: row.reservation_id };
  if (row.boat_reservation_id !== null) return { kind: 'boat', id: row.boat_reservation_id };
  return undefined;
}

/** The ids of those that are of one kind. */
export const idsOf = (keys: readonly ReservationKey[], kind: ListingKind): number[] =>
  keys.filter((key) => key.kind === kind).map(({ id }) => id);

/** A calendar as kind and id of its listing. */
export const listingOf = (calendar: Calendar): { kind: ListingKind; id: number } =>
  'villa_id' in calendar
    ? { kind: 'villa', id: calendar.villa_id }
    : { kind: 'boat', id: calendar.boat_id };

/** The other way round: the column and the id a row of that calendar carries. */
export const calendarOf = (kind: ListingKind, id: number): Calendar =>
  kind === 'villa' ? { villa_id: id } : { boat_id: id };
