import type { SeasonRow, VillaPricesRow } from '../../queries/prices/villa-prices.ts';
import type {
  SeasonsReplaced,
  SeasonWritten,
  VillaPricesAnswer,
} from '../../schemas/answers/villa-prices.ts';
import type { Replaced } from '../../services/prices/season-ranges.ts';
import {
  discountAnswer,
  extraAnswer,
  seasonAnswer,
} from '../../services/prices/villa-price-answers.ts';
import { undoOf } from './season-ranges.ts';

export const presentVillaPrices = (row: VillaPricesRow): VillaPricesAnswer => ({
  villa_id: row.id,
  name: row.name,
  rules: {
    min_nights: row.min_nights,
    arrival_weekdays: row.arrival_weekdays,
    short_stay_limit: row.short_stay_limit,
    short_stay_fee_kurus: row.short_stay_fee_kurus,
    prepayment_percent: row.prepayment_percent,
    deposit_kurus: row.deposit_kurus,
    gap_allowed: row.gap_allowed,
    gap_min_nights: row.gap_min_nights,
  },
  seasons: row.seasons.map(seasonAnswer),
  discounts: row.discounts.map(discountAnswer),
  extras: row.extras.map(extraAnswer),
});

/** A season just written, with what became of those in its way. */
export const presentWrittenSeason = ({ season, split }: Written): SeasonWritten => ({
  ...seasonAnswer(season),
  split: {
    trimmed: split.trimmed.map(seasonAnswer),
    continued: split.continued.map(seasonAnswer),
    removed: split.removed.map(seasonAnswer),
  },
});

/** What stands there now, and how what stood there before comes back. */
export const presentReplaced = (
  villa_id: number,
  replaced: Replaced<SeasonRow>,
): SeasonsReplaced => ({
  seasons: replaced.after.map(seasonAnswer),
  undo: { villa_id, ...undoOf(replaced, presentWritable) },
});

/** A season as the calls that write one take it. */
export function presentWritable(row: SeasonRow) {
  const { id, villa_id: _, version: __, weekly_price_kurus: ___, ...written } = seasonAnswer(row);
  return { id, ...written };
}

interface Written {
  season: SeasonRow;
  split: Record<'trimmed' | 'continued' | 'removed', SeasonRow[]>;
}
