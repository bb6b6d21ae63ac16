import { parseDays } from '../../domain/stay.ts';
import type { SeasonRow, VillaPricesRow } from '../../queries/prices/villa-prices.ts';
import type {
  SeasonAnswer,
  SeasonsReplaced,
  SeasonWritten,
  VillaPricesAnswer,
} from '../../schemas/answers/villa-prices.ts';
import type { Replaced } from '../../services/prices/season-ranges.ts';
import { bothEnds } from '../calendars/day-ranges.ts';
import { undoOf } from './season-ranges.ts';
import { presentDiscount } from './villa-discounts.ts';
import { presentExtra } from './villa-extras.ts';

/** A season as a form shows it: both ends inside, the week beside the night. */
export const presentSeason = (row: SeasonRow): SeasonAnswer => ({
  id: row.id,
  villa_id: row.villa_id,
  name: row.name,
  ...bothEnds(parseDays(row.days)),
  nightly_price_kurus: row.nightly_price_kurus,
  weekly_price_kurus: 7 * row.nightly_price_kurus,
  min_nights: row.min_nights,
  arrival_weekdays: row.arrival_weekdays,
  short_stay_limit: row.short_stay_limit,
  short_stay_fee_kurus: row.short_stay_fee_kurus,
  prepayment_percent: row.prepayment_percent,
  deposit_kurus: row.deposit_kurus,
  version: row.version,
});

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
  seasons: row.seasons.map(presentSeason),
  discounts: row.discounts.map(presentDiscount),
  extras: row.extras.map(presentExtra),
});

/** A season just written, with what became of those in its way. */
export const presentWrittenSeason = ({ season, split }: Written): SeasonWritten => ({
  ...presentSeason(season),
  split: {
    trimmed: split.trimmed.map(presentSeason),
    continued: split.continued.map(presentSeason),
    removed: split.removed.map(presentSeason),
  },
});

/** What stands there now, and how what stood there before comes back. */
export const presentReplaced = (
  villa_id: number,
  replaced: Replaced<SeasonRow>,
): SeasonsReplaced => ({
  seasons: replaced.after.map(presentSeason),
  undo: { villa_id, ...undoOf(replaced, presentWritable) },
});

/** A season as the calls that write one take it. */
export function presentWritable(row: SeasonRow) {
  const { id, villa_id: _, version: __, weekly_price_kurus: ___, ...written } = presentSeason(row);
  return { id, ...written };
}

interface Written {
  season: SeasonRow;
  split: Record<'trimmed' | 'continued' | 'removed', SeasonRow[]>;
}
