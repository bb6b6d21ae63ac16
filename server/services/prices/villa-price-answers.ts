import type { CopiedSeason } from '../../domain/season-copies.ts';
import { bothEnds, type DayRange, parseDays, printDays } from '../../domain/stay.ts';
import type { DiscountRow } from '../../queries/prices/villa-discounts.ts';
import type { ExtraRow } from '../../queries/prices/villa-extras.ts';
import type { SeasonRow } from '../../queries/prices/villa-prices.ts';
import type { VillaDiscountAnswer } from '../../schemas/answers/villa-discounts.ts';
import type { VillaExtraAnswer } from '../../schemas/answers/villa-extras.ts';
import type { SeasonAnswer, SeasonCopyAnswer } from '../../schemas/answers/villa-prices.ts';

/*
 * A villa's prices as the API answers them. They stand with the services because a refusal (409 with the row
 * as it is now) and the history tell a price in the same words.
 */

/** A season as a form shows it: both ends inside, the week beside the night. */
export const seasonAnswer = (row: SeasonRow): SeasonAnswer => ({
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

export const discountAnswer = (row: DiscountRow): VillaDiscountAnswer => ({
  id: row.id,
  villa_id: row.villa_id,
  kind: row.kind as VillaDiscountAnswer['kind'],
  name: row.name,
  percent: row.percent,
  ...bothEnds(parseDays(row.days)),
  book_before: row.book_before,
  within_days: row.within_days,
  min_nights: row.min_nights,
  active: row.active,
  version: row.version,
});

export const extraAnswer = (row: ExtraRow): VillaExtraAnswer => ({
  id: row.id,
  villa_id: row.villa_id,
  name: row.name,
  description: row.description,
  unit: row.unit as VillaExtraAnswer['unit'],
  amount_kurus: row.amount_kurus,
  optional: row.optional,
  months: row.months,
  position: row.position,
  active: row.active,
  version: row.version,
});

type Dated = Omit<SeasonRow, 'days'> & { days: DayRange; row: SeasonRow };

/** What a copy of seasons to another year does, or did, to one villa. */
export interface VillaCopy {
  villa: { id: number; name: string };
  copies: CopiedSeason<Dated>[];
  /** Seasons the villa has where its copies go. */
  overlaps: Dated[];
  /** The rows written; empty in a preview. */
  written: SeasonRow[];
}

/** One villa's copied seasons, before or after they are written, beside their former price. */
export const seasonCopyAnswer = (copy: VillaCopy): SeasonCopyAnswer => ({
  villa_id: copy.villa.id,
  name: copy.villa.name,
  seasons: copy.copies.map((copied) => copiedAnswer(copied, copy.written)),
  overlaps: copy.overlaps.map(({ row }) => seasonAnswer(row)),
});

function copiedAnswer(
  { season, days, nightly_price_kurus }: CopiedSeason<Dated>,
  written: SeasonRow[],
): SeasonCopyAnswer['seasons'][number] {
  const { villa_id: _, ...former } = seasonAnswer(season.row);
  const row = written.find((candidate) => candidate.days === printDays(days));
  return {
    ...former,
    id: row?.id ?? null,
    version: row?.version ?? null,
    copied_from: season.id,
    copied_version: season.version,
    former_nightly_price_kurus: season.nightly_price_kurus,
    ...bothEnds(days),
    nightly_price_kurus,
    weekly_price_kurus: 7 * nightly_price_kurus,
  };
}
