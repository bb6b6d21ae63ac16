import type { Db } from '../../db/index.ts';
import { overlappedSeasons } from '../../domain/season-splits.ts';
import { type DayRange, daysIncluding, parseDays, printDays } from '../../domain/stay.ts';
import { conflict, invalid } from '../../errors.ts';
import { auditAll, type Change, type Doer } from '../audit.ts';
import { refuseStale } from '../stale-rows.ts';

/** A row of a listing's prices: a season of a villa's nights, or of one unit of a boat. */
interface PriceRow {
  id: number;
  version: number;
  days: string;
}

/** Where the seasons of one kind of listing are kept. */
export interface SeasonStore<Row extends PriceRow, Rules> {
  /** What a body calls the list of those that are to be. */
  listed_as: 'seasons' | 'prices';
  /** Nobody else changes the listing's prices until the transaction ends. @throws 422 for no listing */
  lock: (db: Db, listing_id: number) => Promise<unknown>;
  list: (db: Db, listing_id: number) => Promise<Row[]>;
  remove: (db: Db, ids: number[]) => Promise<void>;
  update: (db: Db, id: number, season: Rules & { days: string }) => Promise<Row>;
  insert: (db: Db, listing_id: number, seasons: (Rules & { days: string })[]) => Promise<Row[]>;
  /** Whether two seasons may not have a day in common. */
  excludes: (row: Row, wanted: Rules) => boolean;
  present: (row: Row) => object;
  note: (what: 'created' | 'edited' | 'removed', before: Row | undefined, after?: Row) => Change;
}

export interface Replaced<Row> {
  before: Row[];
  after: Row[];
}

/** Seasons as a body gives them: both ends inside, an `id` where a row is written anew. */
type Wanted<Rules> = Rules & { id: number | null; start_date: string; end_date: string };

interface Replacement<Rules> {
  listing_id: number;
  /** As they were seen. */
  replaced: { id: number; version: number }[];
  wanted: Wanted<Rules>[];
}

/**
 * Puts seasons in the place of others of their listing, all or none.
 * @throws 422 for rows that are not there, 409 `stale` when one of those replaced was changed since, 409 `seasons_overlap`
 */
export function replaceRows<Row extends PriceRow, Rules extends object>(
  pool: Db,
  store: SeasonStore<Row, Rules>,
  { listing_id, replaced, wanted }: Replacement<Rules>,
  doer: Doer,
): Promise<Replaced<Row>> {
  const seasons = wanted.map(withDays);
  return pool.transaction().execute(async (db) => {
    await store.lock(db, listing_id);
    const all = await store.list(db, listing_id);
    const before = replaced.map(({ id, version }, at) => {
      const row = all.find((season) => season.id === id);
      if (!row) throw invalid({ [`replaced.${at}.id`]: 'row_gone' });
      refuseStale(row, version, store.present(row));
      return row;
    });
    refuseOthers(
      store,
      all.filter((row) => !before.includes(row)),
      seasons,
    );
    const after = await write(db, store, { listing_id, before, seasons });
    await auditAll(db, doer, notesOf(store, { before, after }));
    return { before, after };
  });
}

interface Season<Rules> {
  id: number | null;
  days: DayRange;
  rules: Rules;
}

function withDays<Rules extends object>(wanted: Wanted<Rules>): Season<Rules> {
  const { id, start_date, end_date, ...rules } = wanted;
  return { id, days: daysIncluding(start_date, end_date), rules: rules as unknown as Rules };
}

function refuseOthers<Row extends PriceRow, Rules>(
  { excludes, present }: SeasonStore<Row, Rules>,
  others: Row[],
  seasons: Season<Rules>[],
): void {
  const overlaps = others.filter((row) => {
    const rivals = seasons.filter(({ rules }) => excludes(row, rules)).map(({ days }) => days);
    return overlappedSeasons([{ days: parseDays(row.days) }], rivals).length > 0;
  });
  if (overlaps.length > 0) throw conflict('seasons_overlap', { overlaps: overlaps.map(present) });
}

interface Writing<Row, Rules> {
  listing_id: number;
  before: Row[];
  seasons: Season<Rules>[];
}

/** Room first: the database refuses two seasons on one day at any moment. */
async function write<Row extends PriceRow, Rules extends object>(
  db: Db,
  store: SeasonStore<Row, Rules>,
  { listing_id, before, seasons }: Writing<Row, Rules>,
): Promise<Row[]> {
  const kept = new Set(seasons.map(({ id }) => id));
  await store.remove(
    db,
    before.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  const written: Row[] = [];
  for (const [at, { id, days, rules }] of seasons.entries()) {
    if (id === null) continue;
    if (!before.some((row) => row.id === id))
      throw invalid({ [`${store.listed_as}.${at}.id`]: 'row_gone' });
    written.push(await store.update(db, id, { ...rules, days: printDays(days) }));
  }
  const made = seasons
    .filter(({ id }) => id === null)
    .map(({ days, rules }) => ({ ...rules, days: printDays(days) }));
  return [...written, ...(await store.insert(db, listing_id, made))];
}

function notesOf<Row extends PriceRow, Rules>(
  store: SeasonStore<Row, Rules>,
  { before, after }: Replaced<Row>,
): Change[] {
  const former = new Map(before.map((row) => [row.id, row]));
  const remaining = new Set(after.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !remaining.has(id)).map((row) => store.note('removed', row)),
    ...after.map((row) =>
      store.note(former.has(row.id) ? 'edited' : 'created', former.get(row.id), row),
    ),
  ];
}
