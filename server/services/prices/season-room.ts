import type { Db } from '../../db/index.ts';
import { makeRoom } from '../../domain/season-splits.ts';
import { type DayRange, parseDays, printDays } from '../../domain/stay.ts';
import {
  deleteSeasons,
  insertSeasons,
  type SeasonRow,
  trimSeasons,
} from '../../queries/prices/villa-prices.ts';
import { auditAll, type Change, type Doer } from '../audit.ts';
import { seasonAnswer } from './villa-price-answers.ts';

/** What became of the seasons that were in the way. */
export interface MadeRoom {
  trimmed: SeasonRow[];
  continued: SeasonRow[];
  removed: SeasonRow[];
}

/** A season with its days read. */
export type DatedSeason = Omit<SeasonRow, 'days'> & { days: DayRange; row: SeasonRow };

/** Reads its days; the row itself goes along for the audit log. */
export const dated = (row: SeasonRow): DatedSeason => ({ ...row, days: parseDays(row.days), row });

/** New seasons of one villa and what it has already. */
export interface WantedRoom {
  seasons: DatedSeason[];
  wanted: DayRange[];
}

/**
 * Makes room for new seasons in the given transaction, whose villas are locked: old ones are
 * trimmed, cut in two or removed, each with its note in the audit log. For many villas at once.
 */
export async function makeRoomFor(db: Db, villas: WantedRoom[], doer: Doer): Promise<MadeRoom> {
  const splits = villas.map(({ seasons, wanted }) => makeRoom(seasons, wanted));
  const removed = splits.flatMap((split) => split.removed.map(({ row }) => row));
  const shorter = splits.flatMap((split) => split.trimmed);
  const cut = splits.flatMap((split) => split.continued);
  await deleteSeasons(
    db,
    removed.map(({ id }) => id),
  );
  const trimmed = await trimSeasons(
    db,
    shorter.map(({ season, days }) => ({ id: season.id, days: printDays(days) })),
  );
  const continued = await insertSeasons(
    db,
    cut.map(({ season, days }) => ({ ...rulesOf(season.row), days: printDays(days) })),
  );
  const before = new Map(shorter.map(({ season }) => [season.id, season.row]));
  await auditAll(db, doer, [
    ...removed.map((row) => seasonChange('removed', row)),
    ...trimmed.map((row) => seasonChange('trimmed', before.get(row.id), row)),
    ...continued.map((row) => seasonChange('continued', undefined, row)),
  ]);
  return { trimmed, continued, removed };
}

/** All that a season is but its days. */
export function rulesOf({ id: _, version: __, days: ___, ...rules }: SeasonRow) {
  return rules;
}

/** A line of the audit log about one season. */
export const seasonChange = (
  what: 'created' | 'edited' | 'copied' | 'trimmed' | 'continued' | 'removed',
  before: SeasonRow | undefined,
  after?: SeasonRow,
): Change => ({
  action: `villa_price.${what}`,
  entity: 'villa_price',
  entity_id: (after ?? before)?.id ?? 0,
  before: before && seasonAnswer(before),
  after: after && seasonAnswer(after),
});
