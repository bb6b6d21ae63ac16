import { type GridDays, lineOf, type Segment } from '../../domain/occupancy-line.ts';
import type { BoatLineRow } from '../../queries/calendars/boat-occupancy-page.ts';
import type {
  OccupancySums,
  TakenRow,
  VillaLineRow,
} from '../../queries/calendars/occupancy-page.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { nightsBetween } from '../../shared/days.ts';

/** A taken range as the calendar page shows it. */
export interface TakenStay {
  started_at: string;
  finished_at: string;
  kind: TakenRow[2];
  /** Of the reservation or the external record. */
  status: string | null;
  /** The reservation's code. */
  code: string | null;
  /** Guest, note, or what the other calendar says. */
  label: string;
  /** Of the reservation, closing, external record or feed. */
  id: number;
  version: number | null;
  total_kurus: number | null;
  /** Of a feed: the event, which staff can make their own. */
  feed_event_id: number | null;
  /** How a boat is let; null of what is no charter. */
  unit: string | null;
}

/** A villa's or a boat's line of the calendar page. */
export interface CalendarLine {
  kind: ListingKind;
  id: number;
  name: string;
  active: boolean;
  /** Town, or marina. */
  place: string;
  capacity: number;
  segments: Segment<TakenStay>[];
}

/** Gaps are marked where they can be sold: not in a villa that is off the site. */
export const presentLine = ({ stays, ...villa }: VillaLineRow, days: GridDays): CalendarLine => ({
  kind: 'villa',
  id: villa.villa_id,
  name: villa.name,
  active: villa.active,
  place: villa.town,
  capacity: villa.capacity,
  segments: lineOf(stays.map(presentTaken), villa.active ? days : { ...days, gap_max_nights: 0 }),
});

/** Boats have no gaps: what they are sold by is no longer than one. */
export const presentBoatLine = ({ stays, ...boat }: BoatLineRow, days: GridDays): CalendarLine => ({
  kind: 'boat',
  id: boat.boat_id,
  name: boat.name,
  active: boat.active,
  place: boat.marina,
  // Whole days are what the calendar shows; a boat without beds has trips alone.
  capacity: boat.guests_night || boat.guests_day,
  segments: lineOf(stays.map(presentTaken), { ...days, gap_max_nights: 0 }),
});

const presentTaken = ([
  started_at,
  finished_at,
  kind,
  status,
  code,
  label,
  id,
  version,
  total_kurus,
  feed_event_id,
  unit = null,
]: TakenRow): TakenStay => ({
  started_at,
  finished_at,
  kind,
  status,
  code,
  label,
  id,
  version,
  total_kurus,
  feed_event_id,
  unit,
});

/** Sold nights of those that are not closed, in percent; null when all are closed. */
export function percentTaken(
  { villas, sold_nights, closed_nights }: OccupancySums,
  { from, until }: { from: string; until: string },
): number | null {
  const on_sale = villas * nightsBetween(from, until) - closed_nights;
  return on_sale > 0 ? Math.round((sold_nights / on_sale) * 100) : null;
}
