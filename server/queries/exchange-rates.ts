import { type Insertable, sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { ExchangeRates as Row } from '../db/tables.ts';

const KEYS = ['dollar_exchange_rate', 'euro_exchange_rate', 'sterling_exchange_rate'];

/** The site's rates as they stand, by key, locked until the transaction ends. */
export async function lockSiteRates(db: Db): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', KEYS)
    .orderBy('key')
    .forUpdate()
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function updateSiteRates(
  db: Db,
  rates: Record<string, string>,
  userId: number | null,
): Promise<void> {
  const rows = Object.entries(rates).map(([key, value]) => ({ key, value, updated_by: userId }));
  await db
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        updated_by: eb.ref('excluded.updated_by'),
      })),
    )
    .execute();
}

/** Adds to the history, which only grows. */
export async function insertExchangeRates(db: Db, rows: Insertable<Row>[]): Promise<void> {
  await db.insertInto('exchange_rates').values(rows).execute();
}

/** One page of the history, the latest first; `total` counts all of it. */
export async function listExchangeRates(db: Db, { skip, take }: { skip: number; take: number }) {
  const rows = await db
    .selectFrom('exchange_rates')
    .leftJoin('users', 'users.id', 'exchange_rates.created_by')
    .select([
      'exchange_rates.id',
      'exchange_rates.currency',
      'exchange_rates.rate',
      'exchange_rates.source',
      'exchange_rates.bulletin_date',
      'exchange_rates.bulletin_no',
      'exchange_rates.note',
      'exchange_rates.created_at',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('created_by_name'),
    ])
    .orderBy('exchange_rates.created_at', 'desc')
    .orderBy('exchange_rates.id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  const { total } = await db
    .selectFrom('exchange_rates')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type ExchangeRateRow = Awaited<ReturnType<typeof listExchangeRates>>['rows'][number];
