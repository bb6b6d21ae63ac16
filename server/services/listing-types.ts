import type { Db } from '../db/index.ts';
import {
  deleteTypeRow,
  getTypeForUpdate,
  insertType,
  updateTypeRow,
} from '../queries/listing-types.ts';
import type { ListingTypeChanges, NewListingType } from '../schemas/listing-types.ts';
import type { ListingKind } from '../shared/paths/listing.ts';
import { audit, type Doer } from './audit.ts';
import { changedFields, fieldsBefore } from './changed-fields.ts';
import { slugFor } from './new-slugs.ts';
import { sanitiseRichText } from './rich-text.ts';
import { refuseStale } from './stale-rows.ts';
import { dropPictures, picturesIn } from './text-pictures.ts';

/** As the audit log calls a villas' or a boats' type. */
export const typeEntity = (kind: ListingKind) => `${kind}_type` as const;

/** Makes a type; its id. 409 `slug_taken`; 422 for a reserved slug. */
export function createType(
  pool: Db,
  kind: ListingKind,
  wanted: NewListingType,
  doer: Doer,
): Promise<number> {
  const after = { ...wanted, slug: wanted.slug ?? slugFor(wanted.name), ...cleaned(wanted) };
  return pool.transaction().execute(async (db) => {
    const { id } = await insertType(db, kind, after);
    const entity = typeEntity(kind);
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return id;
  });
}

/** Replaces a type's fields. A changed slug leaves the old address behind, which leads to the new one. */
export async function editType(
  pool: Db,
  { kind, id }: TypeKey,
  { version, ...wanted }: ListingTypeChanges,
  doer: Doer,
): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const row = await getTypeForUpdate(db, kind, id);
    const after = { ...wanted, slug: wanted.slug ?? row.slug, ...cleaned(wanted) };
    refuseStale(row, version, fieldsBefore(row, after));
    await updateTypeRow(db, kind, id, after);
    const changes = changedFields(row, after);
    const entity = typeEntity(kind);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
    return picturesIn(row.body);
  });
  await dropPictures(pool, former);
}

/** Removes a type that no listing has. @throws 404; 409 `in_use` */
export async function deleteType(pool: Db, { kind, id }: TypeKey, doer: Doer): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const { picture_hash, ...before } = await deleteTypeRow(db, kind, id);
    const entity = typeEntity(kind);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
    return [picture_hash, ...picturesIn(before.body)];
  });
  await dropPictures(pool, former);
}

interface TypeKey {
  kind: ListingKind;
  id: number;
}

const cleaned = ({ body }: Pick<NewListingType, 'body'>) => ({ body: sanitiseRichText(body) });
