import type { Db } from '../db/index.ts';
import { changeRange, type RangeChange, type RangePlan } from '../domain/season-ranges.ts';
import { overlappedSeasons } from '../domain/season-splits.ts';
import { type DayRange, daysIncluding, printDays } from '../domain/stay.ts';
import { conflict, notFound } from '../errors.ts';
import { presentSeason } from '../presenters/villa-prices.ts';
import { lockVillaPrices } from '../queries/priced-villa-locks.ts';
import {
  deleteSeasons,
  insertSeasons,
  listSeasons,
  type SeasonRow,
  updateSeason,
} from '../queries/villa-prices.ts';
import type { SeasonsReplacement } from '../schemas/season-ranges.ts';
import { auditAll, type Doer } from './audit.ts';
import { type DatedSeason, dated, seasonChange } from './season-room.ts';
import { refuseStale } from './stale-rows.ts';

/** What a change of a range of nights would write; reads and writes nothing. */
export const planRange = (
  seasons: SeasonRow[],
  days: DayRange,
  change: RangeChange,
): RangePlan<DatedSeason> => changeRange(seasons.map(dated), days, change);

export interface Replaced {
  before: SeasonRow[];
  after: SeasonRow[];
}

/**
 * Puts seasons in the place of others of their villa, all or none.
 * @throws 404, 409 `stale` when one of those replaced was changed since, 409 `seasons_overlap`
 */
export function replaceSeasons(
  pool: Db,
  { villa_id, replaced, seasons }: SeasonsReplacement,
  doer: Doer,
): Promise<Replaced> {
  return pool.transaction().execute(async (db) => {
    await lockVillaPrices(db, [villa_id]);
    const all = (await listSeasons(db, [villa_id])).map(dated);
    const before = replaced.map(({ id, version }) => {
      const row = all.find((season) => season.id === id)?.row;
      if (!row) throw notFound('season');
      refuseStale(row, version, presentSeason(row));
      return row;
    });
    const wanted = seasons.map(({ start_date, end_date, ...season }) => ({
      ...season,
      days: daysIncluding(start_date, end_date),
    }));
    refuseOthers(
      all.filter(({ id }) => !before.some((row) => row.id === id)),
      wanted,
    );
    const after = await write(db, { villa_id, before, wanted });
    await note(db, { before, after }, doer);
    return { before, after };
  });
}

type Wanted = Omit<SeasonsReplacement['seasons'][number], 'start_date' | 'end_date'> & {
  days: DayRange;
};

function refuseOthers(others: DatedSeason[], wanted: Wanted[]): void {
  const overlaps = overlappedSeasons(
    others,
    wanted.map(({ days }) => days),
  );
  if (overlaps.length > 0)
    throw conflict('seasons_overlap', { overlaps: overlaps.map(({ row }) => presentSeason(row)) });
}

interface Writing {
  villa_id: number;
  before: SeasonRow[];
  wanted: Wanted[];
}

/** Room first: the database refuses two seasons on one night at any moment. */
async function write(db: Db, { villa_id, before, wanted }: Writing): Promise<SeasonRow[]> {
  const kept = new Set(wanted.map(({ id }) => id));
  await deleteSeasons(
    db,
    before.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  const written: SeasonRow[] = [];
  for (const { id, days, ...rules } of wanted) {
    if (id === null) continue;
    if (!before.some((row) => row.id === id)) throw notFound('season');
    written.push(await updateSeason(db, id, { ...rules, days: printDays(days) }));
  }
  const made = wanted.filter(({ id }) => id === null);
  const rows = made.map(({ id: _, days, ...rules }) => ({
    ...rules,
    villa_id,
    days: printDays(days),
  }));
  return [...written, ...(await insertSeasons(db, rows))];
}

function note(db: Db, { before, after }: Replaced, doer: Doer): Promise<void> {
  const former = new Map(before.map((row) => [row.id, row]));
  const remaining = new Set(after.map(({ id }) => id));
  return auditAll(db, doer, [
    ...before.filter(({ id }) => !remaining.has(id)).map((row) => seasonChange('removed', row)),
    ...after.map((row) =>
      seasonChange(former.has(row.id) ? 'edited' : 'created', former.get(row.id), row),
    ),
  ]);
}
