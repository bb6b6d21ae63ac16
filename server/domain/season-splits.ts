import { daysOutside } from './split-days.ts';
import { type DayRange, isBefore } from './stay.ts';

/** What becomes of a villa's seasons when new ones are laid over them. */
interface SeasonSplit<Season> {
  /** Wholly under the new ones. */
  removed: Season[];
  /** The first days that remain of a season: it keeps its row and its rules. */
  trimmed: { season: Season; days: DayRange }[];
  /** Further days that remain of a season the new ones cut in two: a row more, with its rules. */
  continued: { season: Season; days: DayRange }[];
}

/**
 * Makes room for new seasons: their nights are theirs, the nights that remain of the old ones keep
 * price and rules, an old one without a night left goes. Seasons that lose nothing are in no list.
 */
export function makeRoom<Season extends { days: DayRange }>(
  seasons: Season[],
  wanted: DayRange[],
): SeasonSplit<Season> {
  const split: SeasonSplit<Season> = { removed: [], trimmed: [], continued: [] };
  for (const season of overlappedSeasons(seasons, wanted)) {
    const [first, ...others] = wanted.reduce(without, [season.days]);
    if (first) split.trimmed.push({ season, days: first });
    else split.removed.push(season);
    split.continued.push(...others.map((days) => ({ season, days })));
  }
  return split;
}

/** The seasons that share a night with one of the ranges. */
export function overlappedSeasons<Season extends { days: DayRange }>(
  seasons: Season[],
  wanted: DayRange[],
): Season[] {
  return seasons.filter(({ days }) => wanted.some((range) => shareNight(days, range)));
}

const without = (ranges: DayRange[], taken: DayRange): DayRange[] =>
  ranges.flatMap((range) => daysOutside(range, taken));

function shareNight(one: DayRange, other: DayRange): boolean {
  return isBefore(one.from, other.until) && isBefore(other.from, one.until);
}
