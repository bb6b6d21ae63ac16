import { divideHalfUp } from '../shared/rounding.ts';
import { overlappedSeasons } from './season-splits.ts';
import { daysOutside } from './split-days.ts';
import { type DayRange, isBefore } from './stay.ts';

/** What becomes of the price of each night: up or down by a percent or an amount, or one for all. */
export type PriceChange =
  /** With at most two digits behind its comma. */
  | { by: 'percent'; percent: number }
  | { by: 'amount'; amount_kurus: number }
  | { by: 'fixed'; price_kurus: number };

/** What is not given stays as each season has it. */
export interface RangeChange {
  price?: PriceChange | undefined;
  min_nights?: number | undefined;
  arrival_weekdays?: number[] | undefined;
}

export interface RangedSeason {
  id: number;
  days: DayRange;
  nightly_price_kurus: number;
  min_nights: number | null;
  arrival_weekdays: number[] | null;
}

export interface RangePlan<Season> {
  /** The nights that change, season by season. */
  changed: { season: Season; days: DayRange; rules: Rules }[];
  /** Every season that is touched, as it will stand: `id` null is a row more. */
  seasons: { id: number | null; season: Season; days: DayRange; rules: Rules }[];
  /** Nights of the range that no season covers. */
  unpriced_nights: number;
}

type Rules = Pick<RangedSeason, 'nightly_price_kurus' | 'min_nights' | 'arrival_weekdays'>;

/**
 * Changes the nights of a range of days: the nights of a season outside it keep price and rules, as a
 * season of their own. Seasons that would not differ are left alone, nights without a price get none.
 */
export function changeRange<Season extends RangedSeason>(
  seasons: Season[],
  range: DayRange,
  change: RangeChange,
): RangePlan<Season> {
  const touched = overlappedSeasons(seasons, [range]);
  const changed = touched
    .map((season) => ({
      season,
      days: within(season.days, range),
      rules: changedRules(season, change),
    }))
    .filter(({ season, rules }) => differs(season, rules));
  return {
    changed,
    seasons: changed.flatMap((piece) => [
      ...daysOutside(piece.season.days, range).map((days, index) => ({
        // The first days that remain keep the row, and with it what was done to it.
        id: index === 0 ? piece.season.id : null,
        season: piece.season,
        days,
        rules: rulesOf(piece.season),
      })),
      { ...piece, id: isWhole(piece) ? piece.season.id : null },
    ]),
    unpriced_nights:
      nightsOf(range) - touched.reduce((sum, { days }) => sum + nightsOf(within(days, range)), 0),
  };
}

const rulesOf = ({ nightly_price_kurus, min_nights, arrival_weekdays }: RangedSeason): Rules => ({
  nightly_price_kurus,
  min_nights,
  arrival_weekdays,
});

const changedRules = (season: RangedSeason, change: RangeChange): Rules => ({
  nightly_price_kurus: changedPrice(season.nightly_price_kurus, change.price),
  min_nights: change.min_nights ?? season.min_nights,
  arrival_weekdays: change.arrival_weekdays ?? season.arrival_weekdays,
});

/** Half up to the kuruş, as a copy of a year rounds; an amount may take it to nothing or below. */
function changedPrice(kurus: number, change: PriceChange | undefined): number {
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

const differs = (season: RangedSeason, rules: Rules): boolean =>
  JSON.stringify(rulesOf(season)) !== JSON.stringify(rules);

const isWhole = ({ season, days }: { season: RangedSeason; days: DayRange }): boolean =>
  season.days.from.equals(days.from) && season.days.until.equals(days.until);

const within = (one: DayRange, other: DayRange): DayRange => ({
  from: isBefore(one.from, other.from) ? other.from : one.from,
  until: isBefore(one.until, other.until) ? one.until : other.until,
});

const nightsOf = ({ from, until }: DayRange): number => from.until(until).days;
