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
  entity: 'boat_type',
  insert: (db, type) => insertType(db, 'boat', type),
  getForUpdate: (db, id) => getTypeForUpdate(db, 'boat', id),
  update: (db, id, type) => updateTypeRow(db, 'boat', id, type),
  remove: (db, id) => deleteTypeRow(db, 'boat', id),
};

/** Makes a boat type; its id. 409 `slug_taken`; 422 for a reserved slug. */
export const createBoatType = (pool: Db, wanted: NewListingType, doer: Doer) =>
  createLanding(pool, TYPES, wanted, doer);

/** Replaces a type's fields. @throws 404, 409 `stale` */
export const editBoatType = (
  pool: Db,
  id: number,
  { version, ...wanted }: ListingTypeChanges,
  doer: Doer,
) => editLanding(pool, TYPES, { id, version, wanted }, doer);

/** Removes a type that no boat has. @throws 404; 409 `in_use` */
export const deleteBoatType = (pool: Db, id: number, doer: Doer) =>
  removeLanding(pool, TYPES, id, doer);
