import type { Db } from '../db/index.ts';
import { deleteSavedViewRow, insertSavedView } from '../queries/saved-views.ts';
import type { NewSavedView } from '../schemas/saved-views.ts';
import { audit, type Doer } from './audit.ts';

const entity = 'saved_view';

/** Keeps a list's filters under a name, for whoever does it; its id. 409 `saved_views__name_once` */
export function createSavedView(
  pool: Db,
  user_id: number,
  wanted: NewSavedView,
  doer: Doer,
): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const { id } = await insertSavedView(db, { ...wanted, user_id });
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after: wanted });
    return id;
  });
}

/** @throws 404, also for another one's */
export function deleteSavedView(
  pool: Db,
  { user_id, id }: { user_id: number; id: number },
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await deleteSavedViewRow(db, { id: user_id }, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
  });
}
