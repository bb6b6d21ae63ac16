import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import type { CancellationPolicy } from '../../domain/cancellation.ts';
import { notFound } from '../../errors.ts';
import type { PolicyList } from '../../schemas/policies.ts';
import { countOf } from '../list-pages.ts';

/** One page of the cancellation policies, in staff's order. */
export async function listPolicies(
  db: Db,
  { kind, skip, take }: Pick<PolicyList, 'kind' | 'skip' | 'take'>,
) {
  const matching = db
    .selectFrom('cancellation_policies')
    .$if(kind !== undefined, (query) => query.where('kind', '=', String(kind)));
  const rows = await matching
    .select([...editedColumns, ...ownColumns])
    .orderBy('position')
    .orderBy('id')
    .limit(take)
    .offset(skip)
    .execute();
  const total = await countOf(matching);
  return { rows, total };
}

const LADDER = sql`'code', p.code, 'base', p.base, 'tiers', p.tiers,
  'date_changes', p.date_changes, 'date_change_days', p.date_change_days`;

/** The ladder of a villa or boat, as a column; `listing` is what the query calls its table. */
export const ladderOf = (listing: 'villas' | 'b') => sql<CancellationPolicy | null>`(
  select json_build_object(${LADDER}) from cancellation_policies p
  where p.id = ${sql.ref(`${listing}.cancellation_policy_id`)})`;

/** The same with its words, as it is frozen in what is sold. */
export const policyOf = (listing: 'villas' | 'boats') =>
  sql<(CancellationPolicy & { name: string; description: string }) | null>`(
  select json_build_object(${LADDER}, 'name', p.name, 'description', p.description)
  from cancellation_policies p where p.id = ${sql.ref(`${listing}.cancellation_policy_id`)})`;

/** @throws 404 */
export const getPolicy = (db: Db, id: number) =>
  db
    .selectFrom('cancellation_policies')
    .select([...editedColumns, ...ownColumns])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('policy'));

/** Locked until the transaction ends. @throws 404 */
export const getPolicyForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('cancellation_policies')
    .select([...editedColumns, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('policy'));

/** As the last one of all. */
export const insertPolicy = (
  db: Db,
  policy: Omit<Insertable<DB['cancellation_policies']>, 'position'>,
) =>
  db
    .insertInto('cancellation_policies')
    .values((eb) => ({
      ...policy,
      position: eb
        .selectFrom('cancellation_policies')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updatePolicyRow = (
  db: Db,
  id: number,
  policy: Updateable<DB['cancellation_policies']>,
) => db.updateTable('cancellation_policies').set(policy).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deletePolicyRow = (db: Db, id: number) =>
  db
    .deleteFrom('cancellation_policies')
    .where('id', '=', id)
    .returning(editedColumns)
    .executeTakeFirstOrThrow(() => notFound('policy'));

const editedColumns = [
  'name',
  'kind',
  'base',
  sql<{ days_before: number; percent: number }[]>`tiers`.as('tiers'),
  'date_changes',
  'date_change_days',
  'description',
  'active',
] as const;

const ownColumns = [
  'id',
  'code',
  'position',
  'version',
  sql<number>`(
    (select count(*) from villas v
      where v.cancellation_policy_id = cancellation_policies.id and v.deleted_at is null)
    + (select count(*) from boats b
      where b.cancellation_policy_id = cancellation_policies.id and b.deleted_at is null))::int`.as(
    'listings',
  ),
] as const;

export type PolicyRow = Awaited<ReturnType<typeof getPolicy>>;
