import type { Db } from '../../db/index.ts';
import { overlappedSeasons } from '../../domain/season-splits.ts';
import { daysIncluding, printDays } from '../../domain/stay.ts';
import { conflict } from '../../errors.ts';
import {
  deleteSeasons,
  getSeason,
  insertSeasons,
  listSeasons,
  lockVillaPrices,
  type SeasonRow,
  updateSeason,
} from '../../queries/prices/villa-prices.ts';
import type { NewSeason, SeasonChanges } from '../../schemas/villa-prices.ts';
import { auditAll, type Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { areAsSeen, refuseOtherVilla, refuseStale, type SeenRow } from '../stale-rows.ts';
import {
  type DatedSeason,
  dated,
  type MadeRoom,
  makeRoomFor,
  seasonChange,
  type WantedRoom,
} from './season-room.ts';
import { seasonAnswer } from './villa-price-answers.ts';

interface WrittenSeason {
  season: SeasonRow;
  split: MadeRoom;
}

/**
 * Adds a season to a villa. Others in the way refuse it (409 `seasons_overlap`, naming them), unless
 * it may split them; then it wins, and what remains of them keeps their rules. @throws 422 for an unknown villa
 */
export function createSeason(pool: Db, wanted: NewSeason, doer: Doer): Promise<WrittenSeason> {
  const { villa_id, split, seen, start_date, end_date, ...rules } = wanted;
  const days = daysIncluding(start_date, end_date);
  return pool.transaction().execute(async (db) => {
    await namedIn('villa_id', lockVillaPrices(db, [villa_id]));
    const seasons = (await listSeasons(db, [villa_id])).map(dated);
    const made = await roomFor(db, { seasons, wanted: [days] }, { split, seen, doer });
    const [season] = await insertSeasons(db, [{ villa_id, ...rules, days: printDays(days) }]);
    if (!season) throw new Error('An insert answers its row');
    await auditAll(db, doer, [seasonChange('created', undefined, season)]);
    return { season, split: made };
  });
}

/** Replaces a season's days, price and rules. @throws 404, 409 `stale`, 409 `seasons_overlap` */
export async function editSeason(
  pool: Db,
  id: number,
  changes: SeasonChanges,
  doer: Doer,
): Promise<WrittenSeason> {
  const { villa_id, split, seen, version, start_date, end_date, ...rules } = changes;
  const days = daysIncluding(start_date, end_date);
  return pool.transaction().execute(async (db) => {
    const { before, others } = await getLockedSeason(db, id);
    refuseOtherVilla(before, villa_id);
    refuseStale(before, version, seasonAnswer(before));
    const made = await roomFor(db, { seasons: others, wanted: [days] }, { split, seen, doer });
    const season = await updateSeason(db, id, { ...rules, days: printDays(days) });
    await auditAll(db, doer, [seasonChange('edited', before, season)]);
    return { season, split: made };
  });
}

/** Its nights have no price afterwards. @throws 404, 409 `stale` */
export function removeSeason(
  pool: Db,
  id: number,
  version: number | undefined,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const { before } = await getLockedSeason(db, id);
    refuseStale(before, version, seasonAnswer(before));
    await deleteSeasons(db, [id]);
    await auditAll(db, doer, [seasonChange('removed', before)]);
  });
}

/** A season and the others of its villa, whose prices nobody else changes until the transaction ends. */
async function getLockedSeason(db: Db, id: number) {
  const { villa_id } = await getSeason(db, id);
  await lockVillaPrices(db, [villa_id]);
  // Read again: it may have changed while another was being waited for.
  const before = await getSeason(db, id);
  const seasons = (await listSeasons(db, [villa_id])).map(dated);
  return { before, others: seasons.filter((season) => season.id !== id) };
}

async function roomFor(
  db: Db,
  room: WantedRoom,
  { split, seen, doer }: { split: boolean; seen?: SeenRow[] | undefined; doer: Doer },
): Promise<MadeRoom> {
  const overlaps = overlappedSeasons(room.seasons, room.wanted);
  const maySplit = split && areAsSeen(overlaps, seen);
  if (overlaps.length > 0 && !maySplit) throw seasonsOverlap(overlaps);
  return makeRoomFor(db, [room], doer);
}

const seasonsOverlap = (seasons: DatedSeason[]) =>
  conflict('seasons_overlap', { overlaps: seasons.map(({ row }) => seasonAnswer(row)) });
