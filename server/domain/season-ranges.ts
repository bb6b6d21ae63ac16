import { divideHalfUp } from '../shared/rounding.ts';
import { overlappedSeasons } from './season-splits.ts';
import { daysOutside } from './split-days.ts';
import { type DayRange, isBefore } from './stay.ts';

/** What becomes of the price of each day: up or down by a percent or an amount, or one for all. */
export type PriceChange =
  /** With at most two digits behind its comma. */
  | { by: 'percent'; percent: number }
  | { by: 'amount'; amount_kurus: number }
  | { by: 'fixed'; price_kurus: number };

interface RangedSeason {
  id: number;
  days: DayRange;
}

/** What a season says of each of its days, and what a change makes of that. */
export interface Ruling<Season, Rules> {
  of: (season: Season) => Rules;
  changed: (rules: Rules) => Rules;
}

export interface RangePlan<Season, Rules> {
  /** The days that change, season by season. */
  changed: { season: Season; days: DayRange; rules: Rules }[];
  /** Every season that is touched, as it will stand: `id` null is a row more. */
  seasons: { id: number | null; season: Season; days: DayRange; rules: Rules }[];
  /** Days of the range that no season covers. */
  unpriced_days: number;
}

/**
 * Changes the days of a range: the days of a season outside it keep price and rules, as a season of
 * their own. Seasons that would not differ are left alone, days without a price get none. A villa's day
 * is its night.
 */
export function changeRange<Season extends RangedSeason, Rules extends object>(
  seasons: Season[],
  range: DayRange,
  ruling: Ruling<Season, Rules>,
): RangePlan<Season, Rules> {
  const touched = overlappedSeasons(seasons, [range]);
  const changed = touched
    .map((season) => ({
      season,
      days: within(season.days, range),
      rules: ruling.changed(ruling.of(season)),
    }))
    .filter(({ season, rules }) => JSON.stringify(ruling.of(season)) !== JSON.stringify(rules));
  return {
    changed,
    seasons: changed.flatMap((piece) => [
      ...daysOutside(piece.season.days, range).map((days, index) => ({
        // The first days that remain keep the row, and with it what was done to it.
        id: index === 0 ? piece.season.id : null,
        season: piece.season,
        days,
        rules: ruling.of(piece.season),
      })),
      { ...piece, id: isWhole(piece) ? piece.season.id : null },
    ]),
    unpriced_days:
      lengthOf(range) - touched.reduce((sum, { days }) => sum + lengthOf(within(days, range)), 0),
  };
}

/** Half up to the kuruş, as a copy of a year rounds; an amount may take it to nothing or below. */
export function changedPrice(kurus: number, change: PriceChange | undefined): number {
  switch (change?.by) {
    case 'percent':
      return Math.max(1, divideHalfUp(kurus * Math.round(100 * (100 + change.percent)), 10_000));
    case 'amount':
      return kurus + change.amount_kurus;
    case 'fixed':
      return change.price_kurus;
    default:
      return kurus;
  }
}

const isWhole = ({ season, days }: { season: RangedSeason; days: DayRange }): boolean =>
  season.days.from.equals(days.from) && season.days.until.equals(days.until);

const within = (one: DayRange, other: DayRange): DayRange => ({
  from: isBefore(one.from, other.from) ? other.from : one.from,
  until: isBefore(one.until, other.until) ? one.until : other.until,
});

const lengthOf = ({ from, until }: DayRange): number => from.until(until).days;
