import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { READ_ONLY } from './errors.ts';
import { TravellingClient } from './one-trip.ts';
import { VisitorsPool } from './silence.ts';

const { builtins } = pg.types;
const DATE_ARRAY = 1182;
const INT8_ARRAY = 1016;
const RANGES = [3912, 3913, 4535]; // daterange, its array, datemultirange

/** Values as the product wants them: days and ranges stay text, bigint becomes a safe number. */
const parsers = new pg.TypeOverrides();
for (const oid of [builtins.DATE, ...RANGES]) parsers.setTypeParser(oid, (text) => text);
parsers.setTypeParser(builtins.INT8, safeInteger);
parsers.setTypeParser(INT8_ARRAY, (text) => listOf(text).map(safeInteger));
parsers.setTypeParser(DATE_ARRAY, listOf);

type PoolSize = Pick<pg.PoolConfig, 'max' | 'min' | 'connectionTimeoutMillis' | 'query_timeout'>;

/**
 * PostgreSQL itself ends a statement sooner. Where it, its machine or the net between went away without a
 * word it cannot, and the system gives a connection up only after a quarter of an hour: by then the pool
 * would be full of such. A statement that takes longer ends its connection.
 */
const SILENCE = 20_000;

/** Some stay, with the plans that they keep, however quiet the site is. */
const SITE: PoolSize = {
  max: 15,
  min: 3,
  connectionTimeoutMillis: 5_000,
  query_timeout: SILENCE,
};

/** Jobs wait for each other rather than fail: nobody looks at a spinner. */
export const JOBS: PoolSize = {
  max: 4,
  min: 1,
  connectionTimeoutMillis: 60_000,
  query_timeout: SILENCE,
};

/**
 * A pool whose connections all have the same settings: no query, lock or forgotten transaction may
 * hold others up; days are Istanbul's. A restart of PostgreSQL ends every connection, the idle ones and
 * those between two statements of a transaction: unheard, each such error would end the process too.
 */
export function createPool(
  url: string,
  onLost: (error: Error) => void = () => {},
  size: PoolSize = SITE,
): pg.Pool {
  const Pool = size === SITE ? VisitorsPool : pg.Pool;
  const pool = new Pool({
    Client: TravellingClient,
    pipeline: true,
    connectionString: url,
    application_name: 'koy',
    ...size,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    options: '-c TimeZone=Europe/Istanbul -c jit=off',
    types: parsers,
  });
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    // Of a connection that is lent out the pool tells nobody; its next query fails and says so.
    client.on('error', () => {});
    leaveReadOnly(client);
  });
  return pool;
}

/**
 * A server that takes no writes any more may be one whose place another has taken, and a connection keeps what
 * it was opened with: it ends, and the next one finds out who writes now.
 */
function leaveReadOnly({ connection }: pg.Client): void {
  connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
    if (code === READ_ONLY) connection.stream.destroy();
  });
}

/**
 * Connections of one's own, on which a statement may take as long as its settings let it: for migrations,
 * scripts and tests. End them with `destroy()`.
 */
export function connectTo<Schema>(url: string): Kysely<Schema> {
  const pool = createPool(url, undefined, { ...SITE, query_timeout: 0 });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint out of range: ${text}`);
  return number;
}

/** `{a,b}` of an array whose elements hold neither commas nor quotes. */
function listOf(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',');
}
