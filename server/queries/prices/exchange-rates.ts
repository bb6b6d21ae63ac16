import { type Insertable, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { ExchangeRates as Row } from '../../db/tables.ts';
import type { ExchangeHistory } from '../../schemas/exchange-rates.ts';
import { countOf } from '../list-pages.ts';

const KEYS = ['dollar_exchange_rate', 'euro_exchange_rate', 'sterling_exchange_rate'];

/** The site's rates as they stand, locked until the transaction ends. */
export const lockSiteRates = (db: Db) =>
  db
    .selectFrom('settings')
    .select(['key', 'value', 'version'])
    .where('key', 'in', KEYS)
    .orderBy('key')
    .forUpdate()
    .execute();

/** The rates, and the other settings that are named, as they stand; with when and by whom. */
export const listSiteRates = (db: Db, others: readonly string[]) =>
  db
    .selectFrom('settings')
    .leftJoin('users', 'users.id', 'settings.updated_by')
    .select(['settings.key', 'settings.value', 'settings.version', 'settings.updated_at'])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('updated_by_name'))
    .where('settings.key', 'in', [...KEYS, ...others])
    .execute();

/** Adds to the history, which only grows. */
export async function insertExchangeRates(db: Db, rows: Insertable<Row>[]): Promise<void> {
  await db.insertInto('exchange_rates').values(rows).execute();
}

type Filters = Pick<ExchangeHistory, 'currency' | 'source'>;

/** One page of the history, the latest first; `total` counts all that match. */
export async function listExchangeRates(
  db: Db,
  { skip, take, ...filters }: Filters & { skip: number; take: number },
) {
  const rows = await matching(db, filters)
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
  const total = await countOf(matching(db, filters));
  return { rows, total };
}

/** The same for the screen: what was set or published together is one row, with its rates by currency. */
export async function listExchangeSaves(
  db: Db,
  { skip, take, ...filters }: Filters & { skip: number; take: number },
) {
  const saves = matching(db, filters)
    .select([
      'source',
      'bulletin_date',
      'bulletin_no',
      'note',
      'created_by',
      'created_at',
      sql<number>`max(exchange_rates.id)`.as('id'),
      sql<Record<string, string>>`json_object_agg(currency, rate::text)`.as('rates'),
    ])
    .groupBy(['source', 'bulletin_date', 'bulletin_no', 'note', 'created_by', 'created_at']);
  const rows = await db
    .selectFrom(saves.as('saves'))
    .leftJoin('users', 'users.id', 'saves.created_by')
    .select(['saves.id', 'saves.rates', 'saves.source', 'saves.bulletin_date'])
    .select(['saves.bulletin_no', 'saves.note', 'saves.created_at'])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('created_by_name'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('saves.created_at', 'desc')
    .orderBy('saves.id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

const matching = (db: Db, { currency, source }: Filters) =>
  db
    .selectFrom('exchange_rates')
    .where('exchange_rates.refused', '=', false)
    .$if(currency !== undefined, (query) =>
      query.where('exchange_rates.currency', '=', String(currency)),
    )
    .$if(source !== undefined, (query) =>
      query.where('exchange_rates.source', '=', String(source)),
    );

/** The central bank's rates believed of those days, both among them, the oldest first. */
export const listBulletinRates = (db: Db, since: string, until: string) =>
  db
    .selectFrom('exchange_rates')
    .select(['currency', 'rate', 'bulletin_date', 'bulletin_no'])
    .where('source', '=', 'TCMB')
    .where('refused', '=', false)
    .where('bulletin_date', '>=', since)
    .where('bulletin_date', '<=', until)
    .orderBy('bulletin_date')
    .orderBy('id')
    .execute();

/** Who reads the history to add to it waits for another one who does, until the transaction ends. */
export const lockExchangeHistory = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('exchange_rates'))`.execute(db);

/** The bank's latest rate of each currency that was believed; what was kept of days after `until` says nothing. */
export const listNewestBulletinRates = (db: Db, until: string) =>
  db
    .selectFrom('exchange_rates')
    .distinctOn('currency')
    .select(['currency', 'rate', 'bulletin_date'])
    .where('source', '=', 'TCMB')
    .where('refused', '=', false)
    .where('bulletin_date', '<=', until)
    .orderBy('currency')
    .orderBy('bulletin_date', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The bank's latest rate of each currency that stands refused: none was believed since. */
export const listRefusedRates = (db: Db, until: string) =>
  db
    .selectFrom('exchange_rates as bank')
    .distinctOn('currency')
    .select(['currency', 'rate', 'bulletin_date', 'bulletin_no'])
    .where('refused', '=', true)
    .where('bulletin_date', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exchange_rates as kept')
            .select('kept.id')
            .whereRef('kept.currency', '=', 'bank.currency')
            .whereRef('kept.bulletin_date', '>=', 'bank.bulletin_date')
            .where('kept.bulletin_date', '<=', until)
            .where('kept.refused', '=', false),
        ),
      ),
    )
    .orderBy('currency')
    .orderBy('bulletin_date', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type RefusedRateRow = Awaited<ReturnType<typeof listRefusedRates>>[number];
export type BulletinRateRow = Awaited<ReturnType<typeof listBulletinRates>>[number];
export type SiteRateRow = Awaited<ReturnType<typeof listSiteRates>>[number];
export type ExchangeSaveRow = Awaited<ReturnType<typeof listExchangeSaves>>['rows'][number];
export type ExchangeRateRow = Awaited<ReturnType<typeof listExchangeRates>>['rows'][number];
