import type { Db } from '../../db/index.ts';
import {
  deleteDistrictRow,
  getDistrictForUpdate,
  insertDistrict,
  updateDistrictRow,
} from '../../queries/content/districts.ts';
import type { DistrictChanges, NewDistrict } from '../../schemas/districts.ts';
import type { Doer } from '../audit.ts';
import type { UnwantedRow } from '../stale-rows.ts';
import { createLanding, editLanding, type Landings, removeLanding } from './landings.ts';

const DISTRICTS: Landings<NewDistrict> = {
  entity: 'district',
  kind: 'DISTRICT',
  insert: insertDistrict,
  getForUpdate: getDistrictForUpdate,
  update: updateDistrictRow,
  remove: deleteDistrictRow,
};

/** Makes a district, within a transaction; its id. 409 `slug_taken`; 422 for a town that is not there and for a reserved slug. */
export const createDistrict = (db: Db, wanted: NewDistrict, doer: Doer) =>
  createLanding(db, DISTRICTS, wanted, doer);

/** Replaces a district's fields. @throws 404, 409 `stale` */
export const editDistrict = (
  pool: Db,
  id: number,
  { version, ...wanted }: DistrictChanges,
  doer: Doer,
) => editLanding(pool, DISTRICTS, { id, version, wanted }, doer);

/** Removes a district that nothing uses any more. @throws 404; 409 `stale`, `in_use` while villas stand in it */
export const deleteDistrict = (pool: Db, row: UnwantedRow, doer: Doer) =>
  removeLanding(pool, DISTRICTS, row, doer);
