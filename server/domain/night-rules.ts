import { changedPrice, type PriceChange, type Ruling } from './season-ranges.ts';

/** What a villa's season says of each of its nights, as far as a range of nights can change it. */
export interface NightRules {
  nightly_price_kurus: number;
  min_nights: number | null;
  arrival_weekdays: number[] | null;
}

/** What is not given stays as each season has it. */
export interface NightChange {
  price?: PriceChange | undefined;
  min_nights?: number | undefined;
  arrival_weekdays?: number[] | undefined;
}

/** How `changeRange` reads and changes a villa's seasons. */
export const nightRuling = (change: NightChange): Ruling<NightRules, NightRules> => ({
  of: ({ nightly_price_kurus, min_nights, arrival_weekdays }) => ({
    nightly_price_kurus,
    min_nights,
    arrival_weekdays,
  }),
  changed: ({ nightly_price_kurus, min_nights, arrival_weekdays }) => ({
    nightly_price_kurus: changedPrice(nightly_price_kurus, change.price),
    min_nights: change.min_nights ?? min_nights,
    arrival_weekdays: change.arrival_weekdays ?? arrival_weekdays,
  }),
});
