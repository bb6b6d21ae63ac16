import type { Db } from '../db/index.ts';
import { daysIncluding, printDays } from '../domain/stay.ts';
import { audit, type Doer } from './audit.ts';
import { refuseStale } from './stale-rows.ts';

/** What differs between the rows that change what a listing costs: extras and discounts, of villas and of boats. */
export interface PriceRowKind<Row, New, Changes> {
  /** As the audit log calls them. */
  entity: string;
  /** Waits for whoever is changing the prices of the listing that is named. @throws 404 */
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

/** How such rows are added, edited and removed: never over somebody else's edit, and noted in the log. */
export function priceRows<
  Row extends { id: number; version: number },
  New,
  Changes extends { version?: number | undefined },
>(kind: PriceRowKind<Row, New, Changes>) {
  const { entity, present } = kind;
  const note = (db: Db, doer: Doer, act: string, { before, after }: Change<Row>) =>
    audit(db, doer, {
      action: `${entity}.${act}`,
      entity,
      entity_id: (after ?? before)?.id ?? 0,
      before: before && present(before),
      after: after && present(after),
    });
  return {
    /** Adds one to a listing. @throws 404 for an unknown listing, 409 for a name it has already */
    create: (pool: Db, wanted: New, doer: Doer): Promise<Row> =>
      pool.transaction().execute(async (db) => {
        await kind.lockPrices(db, wanted);
        const after = await kind.insert(db, wanted);
        await note(db, doer, 'created', { after });
        return after;
      }),

    /** @throws 404, 409 `stale` or for a name the listing has already */
    edit: (pool: Db, id: number, { version, ...changes }: Changes, doer: Doer): Promise<Row> =>
      pool.transaction().execute(async (db) => {
        const before = await kind.getForUpdate(db, id);
        kind.refuseOther(before, changes);
        refuseStale(before, version, present(before));
        const after = await kind.update(db, id, changes);
        await note(db, doer, 'edited', { before, after });
        return after;
      }),

    /** What was sold with it stands in the reservations and stays. @throws 404, 409 `stale` */
    remove: (pool: Db, id: number, version: number | undefined, doer: Doer): Promise<void> =>
      pool.transaction().execute(async (db) => {
        const before = await kind.getForUpdate(db, id);
        refuseStale(before, version, present(before));
        await kind.remove(db, id);
        await note(db, doer, 'removed', { before });
      }),
  };
}

/** Its first and last day as the table keeps them, in one column. */
export const daysColumn = <Fields extends { start_date: string; end_date: string }>({
  start_date,
  end_date,
  ...fields
}: Fields) => ({ ...fields, days: printDays(daysIncluding(start_date, end_date)) });

interface Change<Row> {
  before?: Row;
  after?: Row;
}
