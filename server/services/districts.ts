import type { Db } from '../db/index.ts';
import {
  deleteDistrictRow,
  getDistrictForUpdate,
  insertDistrict,
  updateDistrictRow,
} from '../queries/districts.ts';
import type { DistrictChanges, NewDistrict } from '../schemas/districts.ts';
import { audit, type Doer } from './audit.ts';
import { changedFields, fieldsBefore } from './changed-fields.ts';
import { slugFor } from './new-slugs.ts';
import { sanitiseRichText } from './rich-text.ts';
import { refuseStale } from './stale-rows.ts';
import { dropPictures, picturesIn } from './text-pictures.ts';

const entity = 'district';

/** Makes a district; its id. 409 `slug_taken`; 422 for a town that is not there and for a reserved slug. */
export function createDistrict(pool: Db, wanted: NewDistrict, doer: Doer): Promise<number> {
  const after = { ...wanted, slug: wanted.slug ?? slugFor(wanted.name), ...cleaned(wanted) };
  return pool.transaction().execute(async (db) => {
    const { id } = await insertDistrict(db, after);
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return id;
  });
}

/** Replaces a district's fields. A changed slug leaves the old address behind, which leads to the new one. */
export async function editDistrict(
  pool: Db,
  id: number,
  { version, ...wanted }: DistrictChanges,
  doer: Doer,
): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const row = await getDistrictForUpdate(db, id);
    const after = { ...wanted, slug: wanted.slug ?? row.slug, ...cleaned(wanted) };
    refuseStale(row, version, fieldsBefore(row, after));
    await updateDistrictRow(db, id, after);
    const changes = changedFields(row, after);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
    return picturesIn(row.body);
  });
  await dropPictures(pool, former);
}

/** Removes a district that nothing uses any more. @throws 404; 409 `in_use` while villas stand in it */
export async function deleteDistrict(pool: Db, id: number, doer: Doer): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const { picture_hash, ...before } = await deleteDistrictRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
    return [picture_hash, ...picturesIn(before.body)];
  });
  await dropPictures(pool, former);
}

const cleaned = ({ body }: Pick<NewDistrict, 'body'>) => ({ body: sanitiseRichText(body) });
