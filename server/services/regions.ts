import type { Db } from '../db/index.ts';
import {
  deleteRegionRow,
  getRegionForUpdate,
  insertRegion,
  updateRegionRow,
} from '../queries/regions.ts';
import type { NewRegion, RegionChanges } from '../schemas/regions.ts';
import { audit, type Doer } from './audit.ts';
import { changedFields, fieldsBefore } from './changed-fields.ts';
import { slugFor } from './new-slugs.ts';
import { sanitiseRichText } from './rich-text.ts';
import { refuseStale } from './stale-rows.ts';
import { dropPictures, picturesIn } from './text-pictures.ts';

const entity = 'region';

/** Makes a region; its id. 409 `slug_taken`; `regions__plate_code_unique`; 422 for a reserved slug. */
export function createRegion(pool: Db, wanted: NewRegion, doer: Doer): Promise<number> {
  const after = { ...wanted, slug: wanted.slug ?? slugFor(wanted.name), ...cleaned(wanted) };
  return pool.transaction().execute(async (db) => {
    const { id } = await insertRegion(db, after);
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return id;
  });
}

/** Replaces a region’s fields. A changed slug leaves the old address behind, which leads to the new one. */
export async function editRegion(
  pool: Db,
  id: number,
  { version, ...wanted }: RegionChanges,
  doer: Doer,
): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const row = await getRegionForUpdate(db, id);
    const after = { ...wanted, slug: wanted.slug ?? row.slug, ...cleaned(wanted) };
    refuseStale(row, version, fieldsBefore(row, after));
    await updateRegionRow(db, id, after);
    const changes = changedFields(row, after);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
    return picturesIn(row.body);
  });
  await dropPictures(pool, former);
}

/** Removes a region that nothing uses any more. @throws 404; 409 `in_use` while it has towns */
export async function deleteRegion(pool: Db, id: number, doer: Doer): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const { picture_hash, ...before } = await deleteRegionRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
    return [picture_hash, ...picturesIn(before.body)];
  });
  await dropPictures(pool, former);
}

const cleaned = ({ body }: Pick<NewRegion, 'body'>) => ({ body: sanitiseRichText(body) });
