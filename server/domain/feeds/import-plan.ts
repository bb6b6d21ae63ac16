import { nightsBetween } from '../../shared/days.ts';
import type { FeedStay } from './calendar-event.ts';
import {
  isCovered,
  later,
  type Nights,
  nightsWithin,
  sharedNights,
  withoutNights,
} from './nights.ts';

/** An event that stands from earlier imports and is not over. */
export interface StandingEvent extends FeedStay {
  id: number;
  /** Good imports in a row that did not show it. */
  missing_count: number;
  /** False where somebody else has the nights; they pass to the event when they are free. */
  held: boolean;
}

/** Nights that anybody but this feed has taken. */
export interface TakenNights extends Nights {
  kind: string;
  /** The reservation's row; null for closings, external records and other feeds. */
  reservation_id: number | null;
}

interface PlannedItem extends Nights {
  summary: string;
}

export interface Clash extends FeedStay {
  reservation_id: number;
}

/** What an import would change, told in nights from today on. */
export interface ImportPlan {
  added: PlannedItem[];
  removed: PlannedItem[];
  unchanged: PlannedItem[];
  conflicts: Clash[];
  /** The calendar lost so much that it may be broken: staff decide (domain.md §5.2). */
  suspicious: boolean;
}

const MANY_NIGHTS = 7;

/**
 * Compares nights, never UIDs: other sites give new ones on every edit, and let the start of a
 * running block creep (domain.md §5.2). `incoming` is clipped to today and free of echoes.
 */
export function planImport(
  standing: readonly StandingEvent[],
  incoming: readonly FeedStay[],
  { taken, today }: { taken: readonly TakenNights[]; today: string },
): ImportPlan {
  const coming = standing
    .filter(({ finished_at }) => finished_at > today)
    .map((event) => ({ ...event, started_at: later(event.started_at, today) }));
  const removed = coming.flatMap((event) => itemsOf(event, withoutNights(event, incoming)));
  const lost = countNights(removed);
  const before = countNights(coming);
  return {
    added: incoming.flatMap((stay) => itemsOf(stay, withoutNights(stay, coming))),
    removed,
    unchanged: incoming.flatMap((stay) => itemsOf(stay, nightsWithin(stay, coming))),
    conflicts: incoming.flatMap((stay) => clashesOf(stay, taken)),
    suspicious: lost > 0 && (incoming.length === 0 || (lost >= MANY_NIGHTS && lost * 2 > before)),
  };
}

const itemsOf = ({ summary }: FeedStay, pieces: Nights[]): PlannedItem[] =>
  pieces.map((piece) => ({ ...piece, summary }));

const clashesOf = (stay: FeedStay, taken: readonly TakenNights[]): Clash[] =>
  taken.flatMap(({ reservation_id, ...nights }) => {
    const shared = reservation_id === null ? null : sharedNights(stay, nights);
    if (!shared || reservation_id === null) return [];
    return [{ ...shared, summary: stay.summary, uid: stay.uid, reservation_id }];
  });

const countNights = (ranges: readonly Nights[]): number =>
  ranges.reduce((sum, range) => sum + nightsBetween(range.started_at, range.finished_at), 0);

/** A part of a standing event as it is to be from now on. */
export interface EventPart extends Nights {
  missing_count: number;
  removed: boolean;
}

/** What has to be written so that events and ledger say what the plan says. */
export interface LedgerChanges {
  /** Standing events whose nights or count change; the first part keeps the event's row. */
  parts: { event: StandingEvent; parts: EventPart[] }[];
  /** Events seen again as they were. */
  seen: number[];
  /** Free nights to take. */
  taken: FeedStay[];
  /** Nights somebody else has: wanted, not held. */
  wanted: FeedStay[];
}

/** Good imports in a row without an event before its nights are given free. */
const MISSES = 2;

/** `at_once`: a person has said so, so nothing waits for a second import. */
export function ledgerChanges(
  standing: readonly StandingEvent[],
  incoming: readonly FeedStay[],
  facts: { taken: readonly TakenNights[]; today: string; at_once: boolean },
): LedgerChanges {
  const held = standing.filter((event) => event.held);
  const split = held.map((event) => ({ event, parts: partsOf(event, incoming, facts) }));
  const kept = split.flatMap(({ parts }) => parts.filter(({ removed }) => !removed));
  const open = incoming.flatMap((stay) =>
    withoutNights(stay, kept).map((nights) => ({ ...stay, ...nights })),
  );
  return {
    parts: split.filter(({ event, parts }) => !isSame(event, parts)),
    seen: split.flatMap(({ event, parts }) => (isSame(event, parts) ? [event.id] : [])),
    taken: open.flatMap((stay) => piecesOf(stay, withoutNights(stay, facts.taken))),
    wanted: open.flatMap((stay) =>
      facts.taken.flatMap((other) => piecesOf(stay, [sharedNights(stay, other)])),
    ),
  };
}

const piecesOf = (stay: FeedStay, pieces: (Nights | null)[]): FeedStay[] =>
  pieces.flatMap((piece) => (piece ? [{ ...stay, ...piece }] : []));

/** Nights before today count as seen: calendars drop what is past, and history stays. */
function partsOf(
  event: StandingEvent,
  incoming: readonly FeedStay[],
  { today, at_once }: { today: string; at_once: boolean },
): EventPart[] {
  const past = { started_at: '0000-01-01', finished_at: today };
  const shown: Nights[] = [...incoming, past];
  const missing_count = event.missing_count + 1;
  const removed = at_once || missing_count >= MISSES;
  return [
    ...nightsWithin(event, shown).map((nights) => ({
      ...nights,
      missing_count: 0,
      removed: false,
    })),
    ...withoutNights(event, shown).map((nights) => ({ ...nights, missing_count, removed })),
  ].toSorted((one, other) => one.started_at.localeCompare(other.started_at));
}

const isSame = ({ missing_count }: StandingEvent, parts: EventPart[]): boolean =>
  parts.length === 1 && missing_count === 0 && parts[0]?.missing_count === 0;

/** Whether an open conflict is still what the calendar says. */
export const stillClashes = (
  known: Nights & { reservation_id: number | null },
  clashes: readonly Clash[],
): boolean =>
  clashes.some(
    (clash) => clash.reservation_id === known.reservation_id && isCovered(clash, [known]),
  );
