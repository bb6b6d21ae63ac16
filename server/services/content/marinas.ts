import type { Db } from '../../db/index.ts';
import {
  deleteMarinaRow,
  getMarinaForUpdate,
  insertMarina,
  updateMarinaRow,
} from '../../queries/content/marinas.ts';
import type { MarinaChanges, NewMarina } from '../../schemas/marinas.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields, fieldsBefore } from '../changed-fields.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';

const entity = 'marina';

/** Makes a marina; its id. 409 for a name that another has; 422 for a town that is not there. */
export function createMarina(pool: Db, after: NewMarina, doer: Doer): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const { id } = await insertMarina(db, after);
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return id;
  });
}

/** Replaces a marina's fields. @throws 404, 409 `stale` or for a name that another has */
export function editMarina(
  pool: Db,
  id: number,
  { version, ...after }: MarinaChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getMarinaForUpdate(db, id);
    refuseStale(row, version, fieldsBefore(row, after));
    await updateMarinaRow(db, id, after);
    const changes = changedFields(row, after);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
  });
}

/** Removes a marina where no boat lies. @throws 404; 409 `stale`, `in_use` */
export function deleteMarina(pool: Db, { id, version }: UnwantedRow, doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getMarinaForUpdate(db, id);
    refuseStale(row, version, row);
    const before = await deleteMarinaRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
  });
}
