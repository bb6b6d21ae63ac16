import type { Db } from '../../db/index.ts';
import { daysIncluding, printDays } from '../../domain/stay.ts';
import { audit, type Doer } from '../audit.ts';
import { refuseStale } from '../stale-rows.ts';

interface Versioned {
  id: number;
  version: number;
}

/**
 * Where rows that change what a listing costs are kept: extras and discounts, of villas and of boats. The
 * steps here write them: never over somebody else's edit, and noted in the log.
 */
export interface PriceRows<Row extends Versioned, New, Changes> {
  /** As the audit log calls them. */
  entity: string;
  /** Waits for whoever is changing the prices of the listing that is named. @throws 422 */
  lockPrices: (db: Db, wanted: New) => Promise<unknown>;
  insert: (db: Db, wanted: New) => Promise<Row>;
  /** @throws 404 */
  getForUpdate: (db: Db, id: number) => Promise<Row>;
  /** @throws 422 when an edit names another listing than the row's own */
  refuseOther: (row: Row, changes: Omit<Changes, 'version'>) => void;
  update: (db: Db, id: number, changes: Omit<Changes, 'version'>) => Promise<Row>;
  remove: (db: Db, id: number) => Promise<void>;
  present: (row: Row) => object;
}

/** Adds one to a listing. @throws 409 for a name it has already, 422 for an unknown listing */
export function createPriceRow<Row extends Versioned, New, Changes>(
  pool: Db,
  rows: PriceRows<Row, New, Changes>,
  wanted: New,
  doer: Doer,
): Promise<Row> {
  return pool.transaction().execute(async (db) => {
    await rows.lockPrices(db, wanted);
    const after = await rows.insert(db, wanted);
    await note(db, rows, { act: 'created', after }, doer);
    return after;
  });
}

/** @throws 404, 409 `stale` or for a name the listing has already */
export function editPriceRow<
  Row extends Versioned,
  New,
  Changes extends { version?: number | undefined },
>(
  pool: Db,
  rows: PriceRows<Row, New, Changes>,
  { id, changes }: { id: number; changes: Changes },
  doer: Doer,
): Promise<Row> {
  const { version, ...wanted } = changes;
  return pool.transaction().execute(async (db) => {
    const before = await rows.getForUpdate(db, id);
    rows.refuseOther(before, wanted);
    refuseStale(before, version, rows.present(before));
    const after = await rows.update(db, id, wanted);
    await note(db, rows, { act: 'edited', before, after }, doer);
    return after;
  });
}

/** What was sold with it stands in the reservations and stays. @throws 404, 409 `stale` */
export function removePriceRow<Row extends Versioned, New, Changes>(
  pool: Db,
  rows: PriceRows<Row, New, Changes>,
  { id, version }: { id: number; version: number | undefined },
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await rows.getForUpdate(db, id);
    refuseStale(before, version, rows.present(before));
    await rows.remove(db, id);
    await note(db, rows, { act: 'removed', before }, doer);
  });
}

interface Change<Row> {
  act: 'created' | 'edited' | 'removed';
  before?: Row;
  after?: Row;
}

const note = <Row extends Versioned, New, Changes>(
  db: Db,
  { entity, present }: PriceRows<Row, New, Changes>,
  { act, before, after }: Change<Row>,
  doer: Doer,
) =>
  audit(db, doer, {
    action: `${entity}.${act}`,
    entity,
    entity_id: (after ?? before)?.id ?? 0,
    before: before && present(before),
    after: after && present(after),
  });

/** A first and a last day as the tables keep them, in one column. */
export const daysColumn = <Fields extends { start_date: string; end_date: string }>({
  start_date,
  end_date,
  ...fields
}: Fields) => ({ ...fields, days: printDays(daysIncluding(start_date, end_date)) });
