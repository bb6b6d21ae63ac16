import type { Db } from '../db/index.ts';
import {
  deleteBoatTypeRow,
  getBoatTypeForUpdate,
  insertBoatType,
  updateBoatTypeRow,
} from '../queries/boat-types.ts';
import type { ListingTypeChanges, NewListingType } from '../schemas/listing-types.ts';
import { audit, type Doer } from './audit.ts';
import { changedFields, fieldsBefore } from './changed-fields.ts';
import { slugFor } from './new-slugs.ts';
import { dropPictureIfUnused } from './picture-removal.ts';
import { sanitiseRichText } from './rich-text.ts';
import { refuseStale } from './stale-rows.ts';

const entity = 'boat_type';

/** Makes a boat type; its id. 409 `slug_taken`; 422 for a reserved slug. */
export function createBoatType(pool: Db, wanted: NewListingType, doer: Doer): Promise<number> {
  const after = { ...wanted, slug: wanted.slug ?? slugFor(wanted.name), ...cleaned(wanted) };
  return pool.transaction().execute(async (db) => {
    const { id } = await insertBoatType(db, after);
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return id;
  });
}

/** Replaces a type's fields. A changed slug leaves the old address behind, which leads to the new one. */
export function editBoatType(
  pool: Db,
  id: number,
  { version, ...wanted }: ListingTypeChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getBoatTypeForUpdate(db, id);
    const after = { ...wanted, slug: wanted.slug ?? row.slug, ...cleaned(wanted) };
    refuseStale(row, version, fieldsBefore(row, after));
    await updateBoatTypeRow(db, id, after);
    const changes = changedFields(row, after);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
  });
}

/** Removes a type that no boat has. @throws 404; 409 `in_use` */
export async function deleteBoatType(pool: Db, id: number, doer: Doer): Promise<void> {
  const picture = await pool.transaction().execute(async (db) => {
    const { picture_hash, ...before } = await deleteBoatTypeRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
    return picture_hash;
  });
  await dropPictureIfUnused(pool, picture);
}

const cleaned = ({ body }: Pick<NewListingType, 'body'>) => ({ body: sanitiseRichText(body) });
