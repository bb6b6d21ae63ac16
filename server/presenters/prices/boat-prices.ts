import type { BoatPriceRow, BoatPricesRow } from '../../queries/prices/boat-prices.ts';
import type {
  BoatPricesAnswer,
  BoatPricesReplaced,
  BoatPriceWritten,
} from '../../schemas/answers/boat-prices.ts';
import { boatClosingAnswer } from '../../services/calendars/closing-answers.ts';
import { boatPriceAnswer } from '../../services/prices/boat-price-answers.ts';
import type { WrittenBoatPrice } from '../../services/prices/boat-prices.ts';
import type { Replaced } from '../../services/prices/season-ranges.ts';
import { undoOf } from './season-ranges.ts';

export const presentWrittenBoatPrice = ({ price, split }: WrittenBoatPrice): BoatPriceWritten => ({
  ...boatPriceAnswer(price),
  split: {
    trimmed: split.trimmed.map(boatPriceAnswer),
    continued: split.continued.map(boatPriceAnswer),
    removed: split.removed.map(boatPriceAnswer),
  },
});

/** A price as the calls that write one take it. */
export function presentWritableBoatPrice(row: BoatPriceRow) {
  const { boat_id: _, version: __, ...written } = boatPriceAnswer(row);
  return written;
}

/** What stands there now, and how what stood there before comes back. */
export function presentReplacedBoatPrices(
  boat_id: number,
  changed: Replaced<BoatPriceRow>,
): BoatPricesReplaced {
  const { replaced, seasons } = undoOf(changed, presentWritableBoatPrice);
  const prices = changed.after.map(boatPriceAnswer);
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
  prices: row.prices.map(boatPriceAnswer),
  dates: row.closings.map(boatClosingAnswer),
});
