import type { Db } from '../../db/index.ts';
import {
  deleteTypeRow,
  getTypeForUpdate,
  insertType,
  updateTypeRow,
} from '../../queries/content/listing-types.ts';
import type { ListingTypeChanges, NewListingType } from '../../schemas/listing-types.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import type { Doer } from '../audit.ts';
import type { UnwantedRow } from '../stale-rows.ts';
import { createLanding, editLanding, type Landings, removeLanding } from './landings.ts';

const typesOf = (kind: ListingKind): Landings<NewListingType> => ({
  entity: `${kind}_type`,
  kind: kind === 'villa' ? 'VILLA_TYPE' : 'BOAT_TYPE',
  insert: (db, type) => insertType(db, kind, type),
  getForUpdate: (db, id) => getTypeForUpdate(db, kind, id),
  update: (db, id, type) => updateTypeRow(db, kind, id, type),
  remove: (db, id) => deleteTypeRow(db, kind, id),
});

interface TypeKey {
  kind: ListingKind;
  id: number;
}

/** Makes a type of villas or of boats, within a transaction; its id. 409 `slug_taken`; 422 for a reserved slug. */
export const createType = (db: Db, kind: ListingKind, wanted: NewListingType, doer: Doer) =>
  createLanding(db, typesOf(kind), wanted, doer);

/** Replaces a type's fields. @throws 404, 409 `stale` */
export const editType = (
  pool: Db,
  { kind, id }: TypeKey,
  { version, ...wanted }: ListingTypeChanges,
  doer: Doer,
) => editLanding(pool, typesOf(kind), { id, version, wanted }, doer);

/** Removes a type that no listing has. @throws 404; 409 `stale`, `in_use` */
export const deleteType = (pool: Db, { kind, ...row }: TypeKey & UnwantedRow, doer: Doer) =>
  removeLanding(pool, typesOf(kind), row, doer);
