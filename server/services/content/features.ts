import type { Db } from '../../db/index.ts';
import {
  deleteFeatureCategoryRow,
  deleteFeatureRow,
  type FeatureKind,
  getFeatureCategoryForUpdate,
  getFeatureForUpdate,
  insertFeature,
  insertFeatureCategory,
  requireGroup,
  updateFeatureCategoryRow,
  updateFeatureRow,
} from '../../queries/content/features.ts';
import type {
  FeatureCategoryChanges,
  FeatureChanges,
  NewFeature,
  NewFeatureCategory,
} from '../../schemas/features.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields } from '../changed-fields.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';

const CATEGORY = 'feature_category';
const FEATURE = 'feature';

/** A row of one kind: villas' and boats' features never mix. */
interface Of {
  kind: FeatureKind;
  id: number;
}

/** Makes a group; its id. 409 `name_taken` */
export function createFeatureCategory(
  pool: Db,
  kind: FeatureKind,
  { name }: NewFeatureCategory,
  doer: Doer,
): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const { id } = await insertFeatureCategory(db, kind, name);
    const change = { action: `${CATEGORY}.created`, entity: CATEGORY, entity_id: id };
    await audit(db, doer, { ...change, after: { kind, name } });
    return id;
  });
}

/** @throws 404, 409 `stale` or `name_taken` */
export function editFeatureCategory(
  pool: Db,
  { kind, id }: Of,
  { version, name }: FeatureCategoryChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getFeatureCategoryForUpdate(db, kind, id);
    refuseStale(row, version, { name: row.name });
    await updateFeatureCategoryRow(db, id, name);
    const change = { action: `${CATEGORY}.edited`, entity: CATEGORY, entity_id: id };
    await audit(db, doer, { ...change, ...changedFields(row, { name }) });
  });
}

/** @throws 404; 409 `stale`, `in_use` while it has features */
export function deleteFeatureCategory(
  pool: Db,
  { kind, id, version }: Of & UnwantedRow,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getFeatureCategoryForUpdate(db, kind, id);
    refuseStale(row, version, row);
    const before = await deleteFeatureCategoryRow(db, kind, id);
    const change = { action: `${CATEGORY}.deleted`, entity: CATEGORY, entity_id: id };
    await audit(db, doer, { ...change, before });
  });
}

/** Makes a feature; its id. 409 `name_taken`; 422 for a group of the other kind */
export function createFeature(
  pool: Db,
  kind: FeatureKind,
  wanted: NewFeature,
  doer: Doer,
): Promise<number> {
  return pool.transaction().execute(async (db) => {
    await requireGroup(db, kind, wanted.category_id);
    const { id } = await insertFeature(db, wanted);
    const change = { action: `${FEATURE}.created`, entity: FEATURE, entity_id: id };
    await audit(db, doer, { ...change, after: wanted });
    return id;
  });
}

/** Replaces a feature's fields; it may move to another group. @throws 404, 409 `stale`, 422 */
export function editFeature(
  pool: Db,
  { kind, id }: Of,
  { version, ...wanted }: FeatureChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const { version: present, ...row } = await getFeatureForUpdate(db, kind, id);
    refuseStale({ version: present }, version, row);
    await requireGroup(db, kind, wanted.category_id);
    await updateFeatureRow(db, id, wanted);
    const change = { action: `${FEATURE}.edited`, entity: FEATURE, entity_id: id };
    await audit(db, doer, { ...change, ...changedFields(row, wanted) });
  });
}

/** @throws 404; 409 `stale`, `in_use` while a listing has it */
export function deleteFeature(
  pool: Db,
  { kind, id, version }: Of & UnwantedRow,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getFeatureForUpdate(db, kind, id);
    refuseStale(row, version, row);
    const before = await deleteFeatureRow(db, id);
    const change = { action: `${FEATURE}.deleted`, entity: FEATURE, entity_id: id };
    await audit(db, doer, { ...change, before });
  });
}
