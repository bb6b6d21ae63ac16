import { addDays, addMonths, dayNumber, monthGrid, monthOf } from './days.ts';

/** A taken range, half-open; an option is held only until its deadline. */
export interface TakenDays {
  from: string;
  until: string;
  option?: true;
}

/** A season as a calendar shows it, half-open. */
export interface SeasonDays {
  from: string;
  until: string;
  /** Of a night. */
  price_kurus: number;
  min_nights: number;
}

/** What a villa's calendar is drawn from: ranges in order, days ISO. */
export interface Availability {
  today: string;
  taken: TakenDays[];
  seasons: SeasonDays[];
}

/**
 * How a day stands. `in0`: somebody arrives, so one can only leave. `out0`: somebody leaves, so one
 * can only arrive. `opti`, `opto`: the same with an option. `oi`: one leaves, the next arrives.
 * `off`: free, but without a price.
 */
export type DayKind =
  | 'past'
  | 'free'
  | 'off'
  | 'busy'
  | 'opt'
  | 'in0'
  | 'out0'
  | 'opti'
  | 'opto'
  | 'oi';

export interface DayState {
  day: string;
  kind: DayKind;
  /** Of a turn-over day: what its morning and its afternoon are taken by. */
  halves?: string;
  /** Of the night that begins here, in kuruş; null when it cannot be sold. */
  price_kurus: number | null;
}

export const MONTHS_SHOWN = 12;

/** The months of the calendar from today's on, 'YYYY-MM'. */
export const monthsFrom = (today: string, count = MONTHS_SHOWN): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(monthOf(today), index));

/** The weeks of a month, Monday first; null where a week reaches into another month. */
export function monthStates(availability: Availability, month: string): (DayState | null)[][] {
  let before = ownerOf(availability.taken, addDays(`${month}-01`, -1));
  return monthGrid(month).map((week) =>
    week.map((day) => {
      if (day === null) return null;
      const now = ownerOf(availability.taken, day);
      const state = stateOf(availability, day, { before, now });
      before = now;
      return state;
    }),
  );
}

export const dayState = (availability: Availability, day: string): DayState =>
  stateOf(availability, day, {
    before: ownerOf(availability.taken, addDays(day, -1)),
    now: ownerOf(availability.taken, day),
  });

/** What takes the night before a day, and the night that begins on it. */
interface Nights {
  before: TakenDays | undefined;
  now: TakenDays | undefined;
}

function stateOf({ today, seasons }: Availability, day: string, { before, now }: Nights): DayState {
  if (day < today) return { day, kind: 'past', price_kurus: null };
  if (now) return { day, price_kurus: null, ...takenDay(before, now) };
  const price_kurus = seasonOf(seasons, day)?.price_kurus ?? null;
  if (before) return { day, kind: before.option ? 'opto' : 'out0', price_kurus };
  return { day, kind: price_kurus === null ? 'off' : 'free', price_kurus };
}

/** A day whose night is taken, by what was there the night before. */
function takenDay(before: TakenDays | undefined, now: TakenDays) {
  if (!before) return { kind: now.option ? 'opti' : 'in0' } as const;
  if (before === now) return { kind: now.option ? 'opt' : 'busy' } as const;
  const halves = [before.option && 'opt-before', now.option && 'opt-after'];
  return { kind: 'oi', halves: halves.filter(Boolean).join(' ') } as const;
}

/** The season whose row the night that begins on `day` belongs to. */
export const seasonOf = (seasons: readonly SeasonDays[], day: string): SeasonDays | undefined =>
  seasons.find(({ from, until }) => from <= day && day < until);

/** Share of each month's nights from today on that can be had, in whole percent. */
export function freeShares(availability: Availability, months: readonly string[]): number[] {
  const { taken, seasons } = availability;
  const numbered = (ranges: readonly { from: string; until: string }[]): Range[] =>
    ranges.map(({ from, until }) => [dayNumber(from), dayNumber(until)]);
  const [priced, gone, today] = [numbered(seasons), numbered(taken), dayNumber(availability.today)];
  return months.map((month) => {
    const start = Math.max(today, dayNumber(`${month}-01`));
    const end = dayNumber(`${addMonths(month, 1)}-01`);
    const free = priced.reduce((sum, [from, until]) => {
      const part: Range = [Math.max(from, start), Math.min(until, end)];
      return sum + lengthOf(part) - gone.reduce((lost, range) => lost + shared(range, part), 0);
    }, 0);
    return Math.round((free * 100) / (end - start));
  });
}

type Range = [from: number, until: number];

const lengthOf = ([from, until]: Range) => Math.max(0, until - from);

const shared = (one: Range, other: Range) =>
  lengthOf([Math.max(one[0], other[0]), Math.min(one[1], other[1])]);

/** The least nights of stays that begin in some months, range by range; `until` is not inside. */
export function minimumsOf({ today, seasons }: Availability, months: readonly string[]) {
  const from = later(`${months[0]}-01`, today);
  const until = `${addMonths(months.at(-1) ?? '', 1)}-01`;
  const ranges: { from: string; until: string; min_nights: number }[] = [];
  for (const season of seasons.filter((each) => each.from < until && from < each.until)) {
    const start = later(season.from, from);
    const end = season.until < until ? season.until : until;
    const last = ranges.at(-1);
    if (last?.until === start && last.min_nights === season.min_nights) last.until = end;
    else ranges.push({ from: start, until: end, min_nights: season.min_nights });
  }
  return ranges;
}

const later = (one: string, other: string) => (one > other ? one : other);

/** Kuruş as thousands of lira, as short as a calendar's cell: 1850000 → '18,5'. */
export const inThousands = (kurus: number): string =>
  String(Math.round(kurus / 10_000) / 10).replace('.', ',');

/** Whether a stay may begin on a day; the quote says the rest. */
export const canArrive = ({ price_kurus }: DayState): boolean => price_kurus !== null;

/** Whether a stay that begins on `from` may end on `until`: every night between is free. */
export function canLeave({ taken }: Availability, from: string, until: string): boolean {
  return from < until && !taken.some((range) => range.from < until && from < range.until);
}

const ownerOf = (taken: readonly TakenDays[], day: string) =>
  taken.find(({ from, until }) => from <= day && day < until);
