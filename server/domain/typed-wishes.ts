import { fold } from '../shared/fold.ts';

/** What typed words ask for that a search has fields for; what is undefined was not typed. */
interface TypedWishes {
  /** The words that are left. */
  q: string | undefined;
  people: number | undefined;
  /** Bedrooms of a villa, cabins of a boat. */
  rooms: number | undefined;
  /** Any week of a month. */
  week: { check_in: string; check_out: string; flex: 'month' } | undefined;
}

/**
 * Reads "kalkan 6 kişilik villa", "3+1 fethiye" or "ağustos" as who typed it means it; null: nothing of it has
 * a field of its own. A villa may be called Eylül, so this is for words under which none is found.
 */
export function typedWishes(typed: string, today: Temporal.PlainDate): TypedWishes | null {
  const words = fold(typed.replaceAll(/(\d)\s*\+\s*1(?!\d)/g, '$1 oda '))
    .replaceAll(/\b(\d+)(?=[a-z])/g, '$1 ')
    .split(' ');
  const people = numberBefore(words, PEOPLE);
  const rooms = numberBefore(words, ROOMS);
  const month = words.map(monthOf).find((found) => found !== 0);
  if (!people && !rooms && !month) return null;
  const read = new Set([...PEOPLE, ...ROOMS, ...SAID_ANYWAY, String(people), String(rooms)]);
  const left = words.filter((word) => !read.has(word) && !monthOf(word));
  return {
    q: left.join(' ') || undefined,
    people,
    rooms,
    week: month ? firstWeek(month, today) : undefined,
  };
}

/** Folded. */
const PEOPLE = ['kisi', 'kisilik', 'kisiye', 'kisiyiz'];
const ROOMS = ['oda', 'odali', 'yatak', 'odasi', 'kabin', 'kabinli'];
/** What every search is for. */
const SAID_ANYWAY = ['villa', 'villalar', 'kiralik', 'ev', 'evi', 'icin', 'tekne', 'ayi', 'ayinda'];

function numberBefore(words: readonly string[], named: readonly string[]): number | undefined {
  const at = words.findIndex((word, index) => index > 0 && named.includes(word));
  const number = Number(words[at - 1]);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  fold(
    new Temporal.PlainYearMonth(2027, index + 1, 'gregory').toLocaleString('tr', { month: 'long' }),
  ),
);

/** 1 – 12, also of "ağustosta" and "ağustosun"; 0: it is none. */
const monthOf = (word: string): number =>
  MONTHS.findIndex(
    (month) => word.replace(/(da|de|ta|te|in|un)$/, '') === month || word === month,
  ) + 1;

/** The first week of that month that is still to come. */
function firstWeek(month: number, today: Temporal.PlainDate): TypedWishes['week'] {
  const first = today.with({ month, day: 1 });
  const tomorrow = today.add({ days: 1 });
  const isRunning = month === today.month && tomorrow.month === month;
  const isPast = Temporal.PlainDate.compare(first, today) < 0;
  const upcoming = isPast ? first.add({ years: 1 }) : first;
  const start = isRunning ? tomorrow : upcoming;
  const [check_in, check_out] = [start, start.add({ days: 7 })].map(String) as [string, string];
  return { check_in, check_out, flex: 'month' };
}
