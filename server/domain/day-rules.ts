import { changedPrice, type PriceChange, type Ruling } from './season-ranges.ts';

/** What a boat's price of one unit says of each of its days, as far as a range of days can change it. */
export interface DayRules {
  /** Of a week, a day or a trip. */
  price_kurus: number;
  min_days: number | null;
  changeover_weekday: number | null;
}

/** What is not given stays as each price has it. */
export interface DayChange {
  price?: PriceChange | undefined;
  min_days?: number | undefined;
  changeover_weekday?: number | undefined;
}

/** How `changeRange` reads and changes a boat's prices. */
export const dayRuling = (change: DayChange): Ruling<DayRules, DayRules> => ({
  of: ({ price_kurus, min_days, changeover_weekday }) => ({
    price_kurus,
    min_days,
    changeover_weekday,
  }),
  changed: ({ price_kurus, min_days, changeover_weekday }) => ({
    price_kurus: changedPrice(price_kurus, change.price),
    min_days: change.min_days ?? min_days,
    changeover_weekday: change.changeover_weekday ?? changeover_weekday,
  }),
});
