import type { Db } from '../../db/index.ts';
import {
  deleteSavedViewRow,
  forgetOpening,
  insertSavedView,
  lockSavedView,
  type SavedViewRow,
  updateSavedView,
} from '../../queries/accounts/saved-views.ts';
import type { NewSavedView, SavedViewChange } from '../../schemas/saved-views.ts';
import { audit, type Doer } from '../audit.ts';

const entity = 'saved_view';

/**
 * Keeps a list's filters under a name, for whoever does it or for all staff; its id. One that the list
 * opens with takes the place of the former. 409 `name_taken`
 */
export function createSavedView(
  pool: Db,
  user_id: number,
  wanted: NewSavedView,
  doer: Doer,
): Promise<number> {
  return pool.transaction().execute(async (db) => {
    if (wanted.opening) await forgetOpening(db, { ...wanted, user_id });
    const { id } = await insertSavedView(db, { ...wanted, user_id });
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after: wanted });
    return id;
  });
}

/**
 * Changes a view's name, who sees it and whether its list opens with it; the view as it is now. A shared
 * one that is taken back is again its maker's alone. @throws 404; 409 as for a new one
 */
export function changeSavedView(
  pool: Db,
  { user_id, id }: { user_id: number; id: number },
  change: SavedViewChange,
  doer: Doer,
): Promise<SavedViewRow> {
  return pool.transaction().execute(async (db) => {
    const { user_id: maker, list, ...before } = await lockSavedView(db, { id: user_id }, id);
    if (change.opening) await forgetOpening(db, { list, user_id: maker, shared: change.shared });
    const changed = await updateSavedView(db, id, change);
    await audit(db, doer, {
      action: `${entity}.edited`,
      entity,
      entity_id: id,
      before,
      after: change,
    });
    return changed;
  });
}

/** @throws 404, also for what another one keeps for themselves */
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
