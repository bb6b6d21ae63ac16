import { divideHalfUp } from '../shared/rounding.ts';
import { type DayRange, isBefore } from './stay.ts';

export interface YearCopy {
  from_year: number;
  to_year: number;
  /** Whole percent up or down on the nightly price, above −100. */
  percent: number;
}

export interface CopiedSeason<Season> {
  season: Season;
  days: DayRange;
  nightly_price_kurus: number;
}

/**
 * A year's seasons on the same days of another year, prices changed by a percent (half up to the
 * kuruş, never to nothing), rules kept. A season belongs to the year of its first day and is copied
 * whole, so one over New Year stays one. A 29 February that the other year lacks becomes 1 March: no
 * night is lost or doubled, and a season of that night alone has nothing left to copy.
 */
export function copySeasons<Season extends { days: DayRange; nightly_price_kurus: number }>(
  seasons: Season[],
  { from_year, to_year, percent }: YearCopy,
): CopiedSeason<Season>[] {
  const years = to_year - from_year;
  return seasons
    .filter(({ days }) => days.from.year === from_year)
    .map((season) => ({
      season,
      days: { from: moved(season.days.from, years), until: moved(season.days.until, years) },
      nightly_price_kurus: changedBy(season.nightly_price_kurus, percent),
    }))
    .filter(({ days }) => isBefore(days.from, days.until));
}

function moved(day: Temporal.PlainDate, years: number): Temporal.PlainDate {
  const there = day.add({ years });
  return there.day === day.day ? there : there.add({ days: 1 });
}

function changedBy(priceKurus: number, percent: number): number {
  return Math.max(1, divideHalfUp(priceKurus * (100 + percent), 100));
}
