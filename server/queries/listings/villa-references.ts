import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

interface References {
  owner_id?: number | null | undefined;
  cancellation_policy_id?: number | null | undefined;
  type_ids?: readonly number[] | undefined;
  feature_ids?: readonly number[] | undefined;
}

/**
 * Rows that a villa names and that are not there, or of another kind: owners are people with that
 * role, policies and features those of villas. `{'type_ids.1': 'no_such_row'}`; empty when all are right.
 */
export async function findStrangers(db: Db, villa: References): Promise<Record<string, string>> {
  const { owner_id = null, cancellation_policy_id = null, type_ids = [], feature_ids = [] } = villa;
  const { rows } = await sql<{ field: string }>`
    select 'owner_id' as field where ${owner_id}::int is not null
      and not exists (select from users where id = ${owner_id} and role = 'OWNER')
    union all
    select 'cancellation_policy_id' where ${cancellation_policy_id}::int is not null
      and not exists (select from cancellation_policies
        where id = ${cancellation_policy_id} and kind = 'VILLA')
    union all
    select 'type_ids.' || at - 1 from unnest(${type_ids}::int[]) with ordinality as w (id, at)
      where not exists (select from villa_types y where y.id = w.id)
    union all
    select 'feature_ids.' || at - 1 from unnest(${feature_ids}::int[]) with ordinality as w (id, at)
      where not exists (select from features f join feature_categories c on c.id = f.category_id
        where f.id = w.id and c.kind = 'VILLA')`.execute(db);
  return Object.fromEntries(rows.map(({ field }) => [field, 'no_such_row']));
}

/** Gives a villa another one’s seasons and extras; discounts are made for a house. */
export async function copyPrices(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into villa_prices (villa_id, name, days, nightly_price_kurus, min_nights,
      arrival_weekdays, short_stay_limit, short_stay_fee_kurus, prepayment_percent, deposit_kurus)
    select ${to}::int, name, days, nightly_price_kurus, min_nights, arrival_weekdays,
      short_stay_limit, short_stay_fee_kurus, prepayment_percent, deposit_kurus
    from villa_prices where villa_id = ${from} order by id`.execute(db);
  await sql`
    insert into villa_extras (villa_id, name, description, unit, amount_kurus, optional, months,
      position, active)
    select ${to}::int, name, description, unit, amount_kurus, optional, months, position, active
    from villa_extras where villa_id = ${from} order by id`.execute(db);
}
