import type { Db } from '../../db/index.ts';
import { type CopiedSeason, copySeasons, type YearCopy } from '../../domain/season-copies.ts';
import { overlappedSeasons } from '../../domain/season-splits.ts';
import { printDays } from '../../domain/stay.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  type BoatPriceRow,
  insertBoatPrices,
  listBoatPrices,
  lockBoatPrices,
} from '../../queries/prices/boat-prices.ts';
import type { BoatPriceCopy } from '../../schemas/boat-prices.ts';
import { CHARTER_UNIT_NAMES } from '../../shared/listing-choices.ts';
import { auditAll, type Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { refuseOtherRows } from '../stale-rows.ts';
import { boatPriceAnswer } from './boat-price-answers.ts';
import { boatPriceChange, type DatedBoatPrice, ofUnit, roomFor } from './boat-prices.ts';

type Priced = DatedBoatPrice & { nightly_price_kurus: number };

/** What a copy of a boat's year does, or did. */
export interface BoatYearCopy {
  boat_id: number;
  copies: CopiedSeason<Priced>[];
  /** Prices the boat has where its copies go. */
  overlaps: BoatPriceRow[];
  /** Empty in a preview. */
  written: BoatPriceRow[];
}

/**
 * Copies a year's prices of a boat, of every unit, to another year. Prices in the way refuse it (409
 * `seasons_overlap`), unless it may split them; a preview writes nothing. @throws 409
 * `stale` when a preview would no longer show what was seen, 422 when there is nothing to copy
 */
export function copyBoatYear(pool: Db, wanted: BoatPriceCopy, doer: Doer): Promise<BoatYearCopy> {
  const { boat_id, split, preview } = wanted;
  return pool.transaction().execute(async (db) => {
    await namedIn('boat_id', lockBoatPrices(db, boat_id));
    const rows = await listBoatPrices(db, boat_id);
    const plan = previewBoatCopy(boat_id, rows, wanted);
    if (plan.copies.length === 0) throw invalid({ from_year: 'no_seasons' });
    if (preview) return plan;
    refuseOtherRows(rowsOf(plan), wanted.seen, boatPriceAnswer);
    if (plan.overlaps.length > 0 && !split)
      throw conflict('seasons_overlap', { overlaps: plan.overlaps.map(boatPriceAnswer) });
    for (const unit of CHARTER_UNIT_NAMES) {
      const days = plan.copies.filter(({ season }) => season.unit === unit).map((one) => one.days);
      await roomFor(db, { others: ofUnit(rows, unit), wanted: days }, { split, doer });
    }
    const written = await insertBoatPrices(db, plan.copies.map(rowOf));
    await auditAll(
      db,
      doer,
      written.map((row) => boatPriceChange('copied', undefined, row)),
    );
    return { ...plan, written };
  });
}

/** What a preview of the plan shows of what is there: the prices it copies, and those in their way. */
const rowsOf = ({ copies, overlaps }: BoatYearCopy): BoatPriceRow[] => [
  ...copies.map(({ season }) => season.row),
  ...overlaps,
];

/** What a copy would do; reads and writes nothing. */
export function previewBoatCopy(
  boat_id: number,
  rows: BoatPriceRow[],
  wanted: YearCopy,
): BoatYearCopy {
  const plans = CHARTER_UNIT_NAMES.map((unit) => {
    const prices = ofUnit(rows, unit).map((price) => ({
      ...price,
      nightly_price_kurus: price.price_kurus,
    }));
    const copies = copySeasons(prices, wanted);
    const days = copies.map((copy) => copy.days);
    return { copies, overlaps: overlappedSeasons(prices, days).map(({ row }) => row) };
  });
  return {
    boat_id,
    copies: plans.flatMap(({ copies }) => copies),
    overlaps: plans.flatMap(({ overlaps }) => overlaps),
    written: [],
  };
}

function rowOf({ season, days, nightly_price_kurus }: CopiedSeason<Priced>) {
  const { id: _, version: __, ...rules } = season.row;
  return { ...rules, days: printDays(days), price_kurus: nightly_price_kurus };
}
