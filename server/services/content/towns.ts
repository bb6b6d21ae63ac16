import type { Db } from '../../db/index.ts';
import {
  deleteTownRow,
  getTownForUpdate,
  insertTown,
  updateTownRow,
} from '../../queries/content/towns.ts';
import type { NewTown, TownChanges } from '../../schemas/towns.ts';
import type { Doer } from '../audit.ts';
import type { UnwantedRow } from '../stale-rows.ts';
import { createLanding, editLanding, type Landings, removeLanding } from './landings.ts';

const TOWNS: Landings<NewTown> = {
  entity: 'town',
  kind: 'TOWN',
  insert: insertTown,
  getForUpdate: getTownForUpdate,
  update: updateTownRow,
  remove: deleteTownRow,
};

/** Makes a town, within a transaction; its id. 409 `slug_taken`; 422 for a region that is not there and for a reserved slug. */
export const createTown = (db: Db, wanted: NewTown, doer: Doer) =>
  createLanding(db, TOWNS, wanted, doer);

/** Replaces a town's fields. @throws 404, 409 `stale` */
export const editTown = (pool: Db, id: number, { version, ...wanted }: TownChanges, doer: Doer) =>
  editLanding(pool, TOWNS, { id, version, wanted }, doer);

/** Removes a town that nothing uses any more. @throws 404; 409 `stale`, `in_use` while it has districts or marinas */
export const deleteTown = (pool: Db, row: UnwantedRow, doer: Doer) =>
  removeLanding(pool, TOWNS, row, doer);
