import type { Db } from '../../db/index.ts';
import { type CopiedSeason, copySeasons, type YearCopy } from '../../domain/season-copies.ts';
import { overlappedSeasons } from '../../domain/season-splits.ts';
import { printDays } from '../../domain/stay.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  insertSeasons,
  listSeasons,
  lockVillaPrices,
  type SeasonRow,
} from '../../queries/prices/villa-prices.ts';
import type { SeasonCopy } from '../../schemas/villa-prices.ts';
import { auditAll, type Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { refuseOtherRows } from '../stale-rows.ts';
import { type DatedSeason, dated, makeRoomFor, rulesOf, seasonChange } from './season-room.ts';
import { seasonAnswer, seasonCopyAnswer, type VillaCopy } from './villa-price-answers.ts';

/**
 * Copies a year's seasons of some villas to another year, all or none. Seasons in the way refuse it
 * (409 `seasons_overlap`, villa by villa), unless it may split them. A preview tells the same and
 * writes nothing. @throws 422 for an unknown villa, 409 `stale` when a preview would no longer show what
 * was seen, 422 as well when there is nothing to copy
 */
export function copySeasonYear(pool: Db, wanted: SeasonCopy, doer: Doer): Promise<VillaCopy[]> {
  return pool.transaction().execute(async (db) => {
    const villas = await namedIn(wanted.named_in, lockVillaPrices(db, wanted.villa_ids));
    const seasons = (await listSeasons(db, wanted.villa_ids)).map(dated);
    const plans = villas.map((villa) => planCopy(villa, seasons, wanted));
    if (plans.every(({ copies }) => copies.length === 0))
      throw invalid({ from_year: 'no_seasons' });
    if (wanted.preview) return plans;
    refuseOtherRows(plans.flatMap(rowsOf), wanted.seen, seasonAnswer);
    refuseOverlaps(plans, wanted);
    return writeCopies(db, plans, doer);
  });
}

/** What a copy would do to one villa's seasons; reads and writes nothing. */
export const previewSeasonCopy = (
  villa: { id: number; name: string; seasons: SeasonRow[] },
  wanted: YearCopy,
): VillaCopy => planCopy(villa, villa.seasons.map(dated), wanted);

type Plan = VillaCopy & { seasons: DatedSeason[] };

function planCopy(villa: VillaCopy['villa'], all: DatedSeason[], wanted: YearCopy): Plan {
  const seasons = all.filter(({ villa_id }) => villa_id === villa.id);
  const copies = copySeasons(seasons, wanted);
  const overlaps = overlappedSeasons(
    seasons,
    copies.map(({ days }) => days),
  );
  return { villa, seasons, copies, overlaps, written: [] };
}

/** What a preview of the plan shows of what is there: the seasons it copies, and those in their way. */
const rowsOf = ({ copies, overlaps }: Plan): SeasonRow[] => [
  ...copies.map(({ season }) => season.row),
  ...overlaps.map(({ row }) => row),
];

function refuseOverlaps(plans: Plan[], { split }: SeasonCopy) {
  const overlapping = plans.filter(({ overlaps }) => overlaps.length > 0);
  if (overlapping.length > 0 && !split)
    throw conflict('seasons_overlap', { villas: overlapping.map(seasonCopyAnswer) });
}

async function writeCopies(db: Db, plans: Plan[], doer: Doer): Promise<VillaCopy[]> {
  const rooms = plans.map(({ seasons, copies }) => ({
    seasons,
    wanted: copies.map(({ days }) => days),
  }));
  await makeRoomFor(db, rooms, doer);
  const rows = await insertSeasons(
    db,
    plans.flatMap(({ copies }) => copies.map(rowOf)),
  );
  await auditAll(
    db,
    doer,
    rows.map((row) => seasonChange('copied', undefined, row)),
  );
  return plans.map((plan) => ({
    ...plan,
    written: rows.filter(({ villa_id }) => villa_id === plan.villa.id),
  }));
}

const rowOf = ({ season, days, nightly_price_kurus }: CopiedSeason<DatedSeason>) => ({
  ...rulesOf(season.row),
  days: printDays(days),
  nightly_price_kurus,
});
