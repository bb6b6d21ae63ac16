import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import {
  deletePolicyRow,
  getPolicyForUpdate,
  insertPolicy,
  updatePolicyRow,
} from '../../queries/content/policies.ts';
import type { NewPolicy, PolicyChanges } from '../../schemas/policies.ts';
import { slugOf } from '../../shared/slug.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields, fieldsBefore } from '../changed-fields.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';

const entity = 'cancellation_policy';

/** Makes a ladder; its id. @throws 409 `code_taken` for a name that is there already; 422 for one without a letter */
export function createPolicy(pool: Db, wanted: NewPolicy, doer: Doer): Promise<number> {
  const code = slugOf(wanted.name);
  if (!code) throw invalid({ name: 'invalid' });
  return pool.transaction().execute(async (db) => {
    const { id } = await insertPolicy(db, { ...asRow(wanted), code });
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after: wanted });
    return id;
  });
}

/** Replaces a ladder's fields. @throws 404, 409 `stale`; 422 for another kind */
export function editPolicy(
  pool: Db,
  id: number,
  { version, ...after }: PolicyChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getPolicyForUpdate(db, id);
    refuseStale(row, version, fieldsBefore(row, after));
    if (after.kind !== row.kind) throw invalid({ kind: 'cannot_change' });
    await updatePolicyRow(db, id, asRow(after));
    const changes = changedFields(row, after);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
  });
}

/** @throws 404; 409 `stale`, `in_use` while a villa or boat is sold by it */
export function deletePolicy(pool: Db, { id, version }: UnwantedRow, doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getPolicyForUpdate(db, id);
    refuseStale(row, version, row);
    const before = await deletePolicyRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
  });
}

/** The driver would write a list as an array of PostgreSQL's, not as JSON. */
const asRow = (policy: NewPolicy) => ({ ...policy, tiers: JSON.stringify(policy.tiers) });
