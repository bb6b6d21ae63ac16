import { nights, parseDays, parseStay } from '../../domain/stay.ts';
import type { BoatClosingRow } from '../../queries/calendars/boat-closings.ts';
import type { BoatPriceRow, BoatPricesRow } from '../../queries/prices/boat-prices.ts';
import type {
  BoatDateAnswer,
  BoatPriceAnswer,
  BoatPricesAnswer,
  BoatPricesReplaced,
  BoatPriceWritten,
} from '../../schemas/answers/boat-prices.ts';
import type { WrittenBoatPrice } from '../../services/prices/boat-prices.ts';
import type { Replaced } from '../../services/prices/season-ranges.ts';
import { bothEnds } from '../calendars/day-ranges.ts';
import { undoOf } from './season-ranges.ts';

/** A price as a form shows it: both ends inside. */
export const presentBoatPrice = (row: BoatPriceRow): BoatPriceAnswer => ({
  id: row.id,
  boat_id: row.boat_id,
  unit: row.unit as BoatPriceAnswer['unit'],
  name: row.name,
  ...bothEnds(parseDays(row.days)),
  price_kurus: row.price_kurus,
  min_days: row.min_days,
  changeover_weekday: row.changeover_weekday,
  prepayment_percent: row.prepayment_percent,
  deposit_kurus: row.deposit_kurus,
  version: row.version,
});

export const presentWrittenBoatPrice = ({ price, split }: WrittenBoatPrice): BoatPriceWritten => ({
  ...presentBoatPrice(price),
  split: {
    trimmed: split.trimmed.map(presentBoatPrice),
    continued: split.continued.map(presentBoatPrice),
    removed: split.removed.map(presentBoatPrice),
  },
});

/** A price as the calls that write one take it. */
export function presentWritableBoatPrice(row: BoatPriceRow) {
  const { boat_id: _, version: __, ...written } = presentBoatPrice(row);
  return written;
}

/** What stands there now, and how what stood there before comes back. */
export function presentReplacedBoatPrices(
  boat_id: number,
  changed: Replaced<BoatPriceRow>,
): BoatPricesReplaced {
  const { replaced, seasons } = undoOf(changed, presentWritableBoatPrice);
  const prices = changed.after.map(presentBoatPrice);
  return { prices, undo: { boat_id, replaced, prices: seasons } };
}

export const presentBoatPrices = (row: BoatPricesRow): BoatPricesAnswer => ({
  boat_id: row.id,
  name: row.name,
  rules: {
    min_days: row.min_days,
    changeover_weekday: row.changeover_weekday,
    prepayment_percent: row.prepayment_percent,
    deposit_kurus: row.deposit_kurus,
    trip_starts_at: row.trip_starts_at.slice(0, 5),
    trip_ends_at: row.trip_ends_at.slice(0, 5),
  },
  prices: row.prices.map(presentBoatPrice),
  dates: row.closings.map(presentBoatDate),
});

export function presentBoatDate(row: BoatClosingRow): BoatDateAnswer {
  const stay = parseStay(row.stay);
  return {
    id: row.id,
    boat_id: row.boat_id,
    started_at: stay.check_in.toString(),
    finished_at: stay.check_out.toString(),
    nights: nights(stay),
    note: row.note,
    version: row.version,
  };
}
