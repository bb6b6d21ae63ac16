import type { Db } from '../db/index.ts';
import {
  deleteVillaTypeRow,
  getVillaTypeForUpdate,
  insertVillaType,
  updateVillaTypeRow,
} from '../queries/villa-types.ts';
import type { ListingTypeChanges, NewListingType } from '../schemas/listing-types.ts';
import { audit, type Doer } from './audit.ts';
import { changedFields, fieldsBefore } from './changed-fields.ts';
import { slugFor } from './new-slugs.ts';
import { sanitiseRichText } from './rich-text.ts';
import { refuseStale } from './stale-rows.ts';
import { dropPictures, picturesIn } from './text-pictures.ts';

const entity = 'villa_type';

/** Makes a villa type; its id. 409 `slug_taken`; 422 for a reserved slug. */
export function createVillaType(pool: Db, wanted: NewListingType, doer: Doer): Promise<number> {
  const after = { ...wanted, slug: wanted.slug ?? slugFor(wanted.name), ...cleaned(wanted) };
  return pool.transaction().execute(async (db) => {
    const { id } = await insertVillaType(db, after);
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return id;
  });
}

/** Replaces a type's fields. A changed slug leaves the old address behind, which leads to the new one. */
export async function editVillaType(
  pool: Db,
  id: number,
  { version, ...wanted }: ListingTypeChanges,
  doer: Doer,
): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const row = await getVillaTypeForUpdate(db, id);
    const after = { ...wanted, slug: wanted.slug ?? row.slug, ...cleaned(wanted) };
    refuseStale(row, version, fieldsBefore(row, after));
    await updateVillaTypeRow(db, id, after);
    const changes = changedFields(row, after);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
    return picturesIn(row.body);
  });
  await dropPictures(pool, former);
}

/** Removes a type that no villa has. @throws 404; 409 `in_use` */
export async function deleteVillaType(pool: Db, id: number, doer: Doer): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const { picture_hash, ...before } = await deleteVillaTypeRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
    return [picture_hash, ...picturesIn(before.body)];
  });
  await dropPictures(pool, former);
}

const cleaned = ({ body }: Pick<NewListingType, 'body'>) => ({ body: sanitiseRichText(body) });
