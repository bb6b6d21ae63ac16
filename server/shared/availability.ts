import { addDays, addMonths, dayNumber, monthGrid, monthOf, weekday } from './days.ts';
import { formatCount } from './format.ts';
import { onceEach, onceEachWith } from './once-each.ts';

/** A taken range, half-open; an option is held only until its deadline. */
interface TakenDays {
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
  /** The weekdays a stay may begin on, 1 Monday … 7 Sunday; absent: any. */
  arrivals?: readonly number[];
}

/** What a villa's calendar is drawn from: ranges in order, days ISO. */
export interface Availability {
  today: string;
  taken: TakenDays[];
  seasons: SeasonDays[];
  /** Sold by day trips alone: nobody leaves in the morning, and a day is taken or free as a whole. */
  whole_days?: true;
  /** Today's day trip has left. */
  trip_left?: true;
}

/**
 * How a day stands. `in0`: somebody arrives, so one can only leave. `out0`: somebody leaves, so one
 * can only arrive. `opti`, `opto`: the same with an option. `oi`: one leaves, the next arrives.
 * `off`: free, but without a price.
 */
type DayKind = 'past' | 'free' | 'off' | 'busy' | 'opt' | 'in0' | 'out0' | 'opti' | 'opto' | 'oi';

export interface DayState {
  day: string;
  kind: DayKind;
  /** Of a turn-over day: what its morning and its afternoon are taken by. */
  halves?: string;
  /** Of the night that begins here, in kuruş; null when it cannot be sold. */
  price_kurus: number | null;
  /** The night can be had, but no stay begins on this weekday. */
  no_arrival?: true;
}

export const MONTHS_SHOWN = 12;

/** The months of the calendar from today's on, 'YYYY-MM'. */
export const monthsFrom = (today: string): string[] =>
  Array.from({ length: MONTHS_SHOWN }, (_, index) => addMonths(monthOf(today), index));

/** The weeks of a month, Monday first; null where a week reaches into another month. */
export const monthStates = onceEachWith(
  (availability: Availability, month: string): (DayState | null)[][] => {
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
  },
);

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

function stateOf(availability: Availability, day: string, { before, now }: Nights): DayState {
  const { seasons, whole_days } = availability;
  if (day < firstDay(availability)) return { day, kind: 'past', price_kurus: null };
  if (now) return { day, price_kurus: null, ...takenDay(whole_days ? now : before, now) };
  const season = seasonOf(seasons, day);
  if (before && !whole_days)
    return { day, kind: before.option ? 'opto' : 'out0', ...nightOf(season, day) };
  return { day, kind: season ? 'free' : 'off', ...nightOf(season, day) };
}

/** The first day that is not over. */
const firstDay = ({ today, whole_days, trip_left }: Availability): string =>
  whole_days && trip_left ? addDays(today, 1) : today;

/** The night that begins on a day of the season. */
function nightOf(season: SeasonDays | undefined, day: string) {
  const isArrival = season?.arrivals?.includes(weekday(day)) ?? true;
  return {
    price_kurus: season?.price_kurus ?? null,
    ...(!isArrival && { no_arrival: true as const }),
  };
}

/** A day whose night is taken, by what was there the night before. */
function takenDay(before: TakenDays | undefined, now: TakenDays) {
  if (!before) return { kind: now.option ? 'opti' : 'in0' } as const;
  if (before === now) return { kind: now.option ? 'opt' : 'busy' } as const;
  const halves = [before.option && 'opt-before', now.option && 'opt-after'];
  return { kind: 'oi', halves: halves.filter(Boolean).join(' ') } as const;
}

/** The season whose row the night that begins on `day` belongs to. */
const seasonOf = (seasons: readonly SeasonDays[], day: string): SeasonDays | undefined =>
  seasons.find(({ from, until }) => from <= day && day < until);

/** Share of each month's nights from now on that can be had, in whole percent; null: none has a price. */
export function freeShares(
  availability: Availability,
  months: readonly string[],
): (number | null)[] {
  const { taken, seasons } = availability;
  const numbered = (ranges: readonly { from: string; until: string }[]): Range[] =>
    ranges.map(({ from, until }) => [dayNumber(from), dayNumber(until)]);
  const [priced, gone, first] = [
    numbered(seasons),
    numbered(taken),
    dayNumber(firstDay(availability)),
  ];
  return months.map((month) => {
    const start = Math.max(first, dayNumber(`${month}-01`));
    const end = dayNumber(`${addMonths(month, 1)}-01`);
    // Of the last day of a month nothing may be left.
    if (start >= end) return 0;
    const parts = priced
      .map(([from, until]): Range => [Math.max(from, start), Math.min(until, end)])
      .filter((part) => lengthOf(part) > 0);
    if (parts.length === 0) return null;
    const free = parts.reduce(
      (sum, part) =>
        sum + lengthOf(part) - gone.reduce((lost, range) => lost + shared(range, part), 0),
      0,
    );
    return Math.round((free * 100) / (end - start));
  });
}

/** Those of the months that a calendar shows. */
export const shownShares = onceEach((availability: Availability) =>
  freeShares(availability, monthsFrom(availability.today)),
);

type Range = [from: number, until: number];

const lengthOf = ([from, until]: Range) => Math.max(0, until - from);

const shared = (one: Range, other: Range) =>
  lengthOf([Math.max(one[0], other[0]), Math.min(one[1], other[1])]);

/** The least nights of stays that begin in some months, range by range; `until` is not inside. Of whole days nothing is to be said. */
export const minimumsOf = (availability: Availability, months: readonly string[]) =>
  availability.whole_days
    ? []
    : ruledRanges(availability, months, ({ min_nights }) => String(min_nights)).map(
        ({ from, until, season }) => ({ from, until, min_nights: season.min_nights }),
      );

/** Where not every weekday is one of arrival; `until` is not inside. */
export const arrivalsOf = (availability: Availability, months: readonly string[]) =>
  ruledRanges(availability, months, ({ arrivals }) => String(arrivals)).flatMap(
    ({ from, until, season: { arrivals } }) => (arrivals ? [{ from, until, arrivals }] : []),
  );

/** The seasons in some months from today on; neighbours with the same rule are one range. */
function ruledRanges(
  { today, seasons }: Availability,
  months: readonly string[],
  ruleOf: (season: SeasonDays) => string,
) {
  const from = later(`${months[0]}-01`, today);
  const until = `${addMonths(months.at(-1) ?? '', 1)}-01`;
  const ranges: { from: string; until: string; season: SeasonDays }[] = [];
  for (const season of seasons.filter((each) => each.from < until && from < each.until)) {
    const start = later(season.from, from);
    const end = season.until < until ? season.until : until;
    const last = ranges.at(-1);
    if (last?.until === start && ruleOf(last.season) === ruleOf(season)) last.until = end;
    else ranges.push({ from: start, until: end, season });
  }
  return ranges;
}

const later = (one: string, other: string) => (one > other ? one : other);

/** Kuruş as thousands of lira, as short as a calendar's cell: 1850000 → '18,5', from a million on '1.200'. */
export function inThousands(kurus: number): string {
  const thousands = kurus / 100_000;
  if (thousands >= 999.95) return formatCount(thousands);
  return String(Math.round(thousands * 10) / 10).replace('.', ',');
}

/** Whether a stay may begin on a day; the quote says the rest. */
export const canArrive = ({ price_kurus, no_arrival }: DayState): boolean =>
  price_kurus !== null && !no_arrival;

/** Whether a stay that begins on `from` may end on `until`: every night between is free. */
export function canLeave({ taken }: Availability, from: string, until: string): boolean {
  return from < until && !taken.some((range) => range.from < until && from < range.until);
}

const ownerOf = (taken: readonly TakenDays[], day: string) =>
  taken.find(({ from, until }) => from <= day && day < until);
