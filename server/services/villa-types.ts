import type { Db } from '../db/index.ts';
import {
  deleteTypeRow,
  getTypeForUpdate,
  insertType,
  updateTypeRow,
} from '../queries/listing-types.ts';
import type { ListingTypeChanges, NewListingType } from '../schemas/listing-types.ts';
import type { Doer } from './audit.ts';
import { createLanding, editLanding, type Landings, removeLanding } from './landings.ts';

const TYPES: Landings<NewListingType> = {
  entity: 'villa_type',
  insert: (db, type) => insertType(db, 'villa', type),
  getForUpdate: (db, id) => getTypeForUpdate(db, 'villa', id),
  update: (db, id, type) => updateTypeRow(db, 'villa', id, type),
  remove: (db, id) => deleteTypeRow(db, 'villa', id),
};

/** Makes a villa type; its id. 409 `slug_taken`; 422 for a reserved slug. */
export const createVillaType = (pool: Db, wanted: NewListingType, doer: Doer) =>
  createLanding(pool, TYPES, wanted, doer);

/** Replaces a type's fields. @throws 404, 409 `stale` */
export const editVillaType = (
  pool: Db,
  id: number,
  { version, ...wanted }: ListingTypeChanges,
  doer: Doer,
) => editLanding(pool, TYPES, { id, version, wanted }, doer);

/** Removes a type that no villa has. @throws 404; 409 `in_use` */
export const deleteVillaType = (pool: Db, id: number, doer: Doer) =>
  removeLanding(pool, TYPES, id, doer);
