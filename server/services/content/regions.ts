import type { Db } from '../../db/index.ts';
import {
  deleteRegionRow,
  getRegionForUpdate,
  insertRegion,
  updateRegionRow,
} from '../../queries/content/regions.ts';
import type { NewRegion, RegionChanges } from '../../schemas/regions.ts';
import type { Doer } from '../audit.ts';
import type { UnwantedRow } from '../stale-rows.ts';
import { createLanding, editLanding, type Landings, removeLanding } from './landings.ts';

const REGIONS: Landings<NewRegion> = {
  entity: 'region',
  kind: 'REGION',
  insert: insertRegion,
  getForUpdate: getRegionForUpdate,
  update: updateRegionRow,
  remove: deleteRegionRow,
};

/** Makes a region, within a transaction; its id. 409 `slug_taken`; `code_taken`; 422 for a reserved slug. */
export const createRegion = (db: Db, wanted: NewRegion, doer: Doer) =>
  createLanding(db, REGIONS, wanted, doer);

/** Replaces a region's fields. @throws 404, 409 `stale` */
export const editRegion = (
  pool: Db,
  id: number,
  { version, ...wanted }: RegionChanges,
  doer: Doer,
) => editLanding(pool, REGIONS, { id, version, wanted }, doer);

/** Removes a region that nothing uses any more. @throws 404; 409 `stale`, `in_use` while it has towns */
export const deleteRegion = (pool: Db, row: UnwantedRow, doer: Doer) =>
  removeLanding(pool, REGIONS, row, doer);
