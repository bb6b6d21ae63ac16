import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Rows are read and written as PostgreSQL's own text, which depends on these; the same on both sides,
 * whatever a server or role was set to. A backup takes longer than any page may.
 */
const SETTINGS = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // A migration that runs just now is waited for.
  lock_timeout: '120s',
};

/** Any schema: a backup may be of an older one than this code's. */
export type BackupDb = Kysely<unknown>;

/** One connection to a database, for a backup or a restore. End it with `destroy()`. */
export function connectForBackup(url: string): BackupDb {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'koy-backup',
    max: 1,
    connectionTimeoutMillis: 5_000,
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  pool.on('error', () => {});
  // Of a connection that is lent out the pool tells nobody; its next query fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}
