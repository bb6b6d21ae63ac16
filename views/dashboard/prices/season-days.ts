import { addDays, nightsBetween } from '../../../server/shared/days.ts';
import { formatStay, formatStayWithYear } from '../../../server/shared/format.ts';

/** What a season of a villa and one of a boat have in common; both ends are inside. */
export interface PricedDays {
  id: number;
  name: string;
  start_date: string;
  end_date: string;
  price_kurus: number;
  version: number;
}

/** Days without a price, both ends inside; `between`: a season stands before and one after them. */
export interface UnpricedDays {
  start_date: string;
  end_date: string;
  between: boolean;
}

/** The seasons that have a day in a year. */
export const seasonsOf = <Season extends Pick<PricedDays, 'start_date' | 'end_date'>>(
  seasons: Season[],
  year: number,
): Season[] =>
  seasons.filter(
    ({ start_date, end_date }) => start_date <= `${year}-12-31` && end_date >= `${year}-01-01`,
  );

/** The year a page shows: the one asked for or this one, unless a season just written lies in another. */
export function yearShown(
  { year, written }: { year?: number | undefined; written?: number | undefined },
  seasons: PricedDays[],
  today: string,
): number {
  const asked = year ?? Number(today.slice(0, 4));
  const saved = seasons.filter(({ id }) => id === written);
  if (saved.length === 0 || seasonsOf(saved, asked).length > 0) return asked;
  return Number(saved[0]?.start_date.slice(0, 4));
}

/** The years to choose from: those with a season, this one, and the one after the last of them. */
export function yearsOf(seasons: PricedDays[], today: string): number[] {
  const years = seasons.map(({ end_date }) => Number(end_date.slice(0, 4)));
  const now = Number(today.slice(0, 4));
  const starts = seasons.map(({ start_date }) => Number(start_date.slice(0, 4)));
  const first = Math.max(Math.min(now, ...starts), now - 3);
  const last = Math.max(now, ...years) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Days of a year, from today on, that no season covers; seasons in the order of their days. */
export function unpricedDays(seasons: PricedDays[], year: number, today: string): UnpricedDays[] {
  const found: UnpricedDays[] = [];
  const end = `${year}-12-31`;
  let next = `${year}-01-01` > today ? `${year}-01-01` : today;
  let before = false;
  for (const { start_date, end_date } of seasons) {
    if (start_date > next && start_date <= end)
      found.push({ start_date: next, end_date: addDays(start_date, -1), between: before });
    if (end_date >= next) next = addDays(end_date, 1);
    before = true;
  }
  if (next <= end) found.push({ start_date: next, end_date: end, between: false });
  return found;
}

/** Nights of both days and all between them. */
export const nightCount = ({ start_date, end_date }: { start_date: string; end_date: string }) =>
  nightsBetween(start_date, end_date) + 1;

/** The last of the seasons that end before a day. */
export const seasonBefore = <Season extends PricedDays>(
  seasons: Season[],
  day: string,
): Season | undefined => seasons.findLast(({ end_date }) => end_date < day);

/** The page is of one year: only a season that leaves it has to name its years. */
export function daysText({ start_date, end_date }: { start_date: string; end_date: string }) {
  if (start_date.slice(0, 4) !== end_date.slice(0, 4))
    return formatStayWithYear(start_date, end_date);
  const days = formatStay(start_date, end_date);
  return start_date === end_date ? days.replace(/^.* – /, '') : days;
}
