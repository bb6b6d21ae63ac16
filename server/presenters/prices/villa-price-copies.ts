import type { CopiedSeason } from '../../domain/season-copies.ts';
import { type DayRange, printDays } from '../../domain/stay.ts';
import type { SeasonRow } from '../../queries/prices/villa-prices.ts';
import type { SeasonCopyAnswer } from '../../schemas/answers/villa-prices.ts';
import { bothEnds } from '../calendars/day-ranges.ts';
import { presentSeason } from './villa-prices.ts';

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
export const presentSeasonCopy = (copy: VillaCopy): SeasonCopyAnswer => ({
  villa_id: copy.villa.id,
  name: copy.villa.name,
  seasons: copy.copies.map((copied) => presentCopied(copied, copy.written)),
  overlaps: copy.overlaps.map(({ row }) => presentSeason(row)),
});

function presentCopied(
  { season, days, nightly_price_kurus }: CopiedSeason<Dated>,
  written: SeasonRow[],
): SeasonCopyAnswer['seasons'][number] {
  const { villa_id: _, ...former } = presentSeason(season.row);
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
