import type {
  CharterDiscount,
  CharterSeason,
  CharterUnit,
  PricedBoat,
} from '../../domain/charter-pricing.ts';
import type { Extra } from '../../domain/pricing.ts';
import { parseDay, parseDays, parseStay } from '../../domain/stay.ts';
import type { PricedBoatRow } from '../../queries/prices/priced-boats.ts';
import { papersUntil } from '../../shared/boat-papers.ts';

type Row = Pick<
  PricedBoatRow,
  | 'active'
  | 'insurance_until'
  | 'seaworthiness_until'
  | 'guests_day'
  | 'guests_night'
  | 'trip_starts_at'
  | 'leaving_time'
  | 'changeover_weekday'
  | 'min_days'
  | 'prepayment_percent'
  | 'deposit_kurus'
  | 'prices'
  | 'discounts'
  | 'extras'
  | 'occupied'
>;

/** A boat's rows as the rule of prices wants them: days instead of texts, the trade's lower-case kinds. */
export const asPricedBoat = (row: Row): PricedBoat => ({
  active: row.active,
  papers_until: papersOf(row),
  guests_day: row.guests_day,
  guests_night: row.guests_night,
  trip_starts_at: Temporal.PlainTime.from(row.trip_starts_at),
  leaving_time: Temporal.PlainTime.from(row.leaving_time),
  changeover_weekday: row.changeover_weekday,
  min_days: row.min_days,
  prepayment_percent: row.prepayment_percent,
  deposit_kurus: row.deposit_kurus,
  seasons: row.prices.map(asSeason),
  discounts: row.discounts.map(asDiscount),
  extras: row.extras.map(asExtra),
  occupied: row.occupied.map(asTaken),
});

function papersOf(row: Row): Temporal.PlainDate | null {
  const until = papersUntil(row);
  return until === null ? null : parseDay(until);
}

const asTaken = ({ stay, starts_at, leaves_at }: PricedBoatRow['occupied'][number]) => ({
  ...parseStay(stay),
  starts_at: starts_at === null ? null : Temporal.PlainTime.from(starts_at),
  leaves_at: leaves_at === null ? null : Temporal.PlainTime.from(leaves_at),
});

const asSeason = (row: PricedBoatRow['prices'][number]): CharterSeason => ({
  ...row,
  unit: row.unit.toLowerCase() as CharterUnit,
  days: parseDays(row.days),
});

const asDiscount = (row: PricedBoatRow['discounts'][number]): CharterDiscount => ({
  ...row,
  unit: row.unit === null ? null : (row.unit.toLowerCase() as CharterUnit),
  kind: row.kind.toLowerCase() as CharterDiscount['kind'],
  days: parseDays(row.days),
  book_before: row.book_before === null ? null : parseDay(row.book_before),
});

const asExtra = (row: PricedBoatRow['extras'][number]): Extra => ({
  id: row.id,
  name: row.name,
  amount_kurus: row.amount_kurus,
  unit: row.unit.toLowerCase() as Extra['unit'],
  optional: row.optional,
});
