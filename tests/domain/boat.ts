import type {
  CharterRequest,
  CharterSeason,
  CharterUnit,
  PricedBoat,
} from '../../server/domain/charter-pricing.ts';
import { daysIncluding, parseDay, stayOf } from '../../server/domain/stay.ts';
import { tl } from './villa.ts';

const SATURDAY = 6;

/** The first day and the day after the last. */
export type CharterDays = [check_in: string, check_out: string];

/** A price of one unit for the summer of 2026, in TL; its rules are the boat's unless given. */
export const charterSeason = (
  id: number,
  unit: CharterUnit,
  price: number,
  rest: Partial<CharterSeason> = {},
): CharterSeason => ({
  id,
  unit,
  days: daysIncluding('2026-06-01', '2026-08-31'),
  price_kurus: tl(price),
  min_days: null,
  changeover_weekday: null,
  prepayment_percent: null,
  deposit_kurus: null,
  ...rest,
});

/** Sold by the week from Saturday, by the day (at least three) and for day trips. */
export const gulet = (changes: Partial<PricedBoat> = {}): PricedBoat => ({
  active: true,
  papers_until: parseDay('2099-12-31'),
  guests_day: 20,
  guests_night: 8,
  trip_starts_at: Temporal.PlainTime.from('10:00'),
  changeover_weekday: SATURDAY,
  min_days: 1,
  prepayment_percent: 30,
  deposit_kurus: tl(20_000),
  seasons: [
    charterSeason(1, 'week', 350_000),
    charterSeason(2, 'day', 60_000, { min_days: 3 }),
    charterSeason(3, 'trip', 40_000),
  ],
  discounts: [],
  extras: [],
  leaving_time: Temporal.PlainTime.from('11:00'),
  occupied: [],
  ...changes,
});

interface Asked {
  adults?: number;
  children?: number;
  babies?: number;
  extras?: number[];
  today?: string;
  time?: string;
}

/** A charter for two, asked for on the first of April. */
export const charterRequest = (
  unit: CharterUnit,
  days: CharterDays,
  {
    adults = 2,
    children = 0,
    babies = 0,
    extras = [],
    today = '2026-04-01',
    time = '09:00',
  }: Asked = {},
): CharterRequest => ({
  unit,
  stay: stayOf(...days),
  guests: { adults, children, babies },
  extra_ids: extras,
  today: parseDay(today),
  time: Temporal.PlainTime.from(time),
  full_payment_days: 14,
  gap_max_nights: 6,
});
