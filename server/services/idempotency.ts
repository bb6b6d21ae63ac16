import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import { inTransaction } from '../db/in-transaction.ts';
import type { Db } from '../db/index.ts';
import { AppError, conflict } from '../errors.ts';

/** What a repeatable call answered; stored with its key so that a repeat gets the very same. */
export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

interface Call {
  /** Actor and route: the same key of somebody else or elsewhere is another call. */
  scope: string;
  key: string | undefined;
  input: unknown;
  /** A repeat waits for the first to end instead of hearing 409: a browser shows only its last answer. */
  wait?: boolean;
}

/**
 * Runs `action` once per key, in one transaction with the note that it ran: a crash leaves neither.
 * The same key and input answer the same again; another input is 422 `idempotency_key_reused`; a
 * call still under way is 409 `in_flight`. Without a key the action just runs.
 */
export function onlyOnce<Body>(
  pool: Db,
  { scope, key, input, wait = false }: Call,
  action: (db: Db) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  return inTransaction(pool, async (db) => {
    if (!key) return action(db);
    if (key.length > 255) throw new AppError(422, 'bad_idempotency_key');
    await claim(db, `${scope}\n${key}`, wait);
    const request_hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
    const earlier = await findAnswer<Body>(db, scope, key);
    if (earlier && earlier.request_hash !== request_hash)
      throw new AppError(422, 'idempotency_key_reused');
    if (earlier) return earlier.answer;
    const answer = await action(db);
    await db
      .insertInto('idempotency_keys')
      .values({
        scope,
        key,
        request_hash,
        status: answer.status,
        body: JSON.stringify(answer.body),
      })
      .execute();
    return answer;
  });
}

/** Held until the transaction ends, however it ends. */
async function claim(db: Db, name: string, wait: boolean): Promise<void> {
  const lock = sql`hashtextextended(${name}, 7464)`;
  if (wait) {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
    return;
  }
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${lock}) as free`.execute(db);
  if (!rows[0]?.free) throw conflict('in_flight');
}

/** What a key was answered before, and to which input; undefined for a new one. */
export async function findAnswer<Body>(db: Db, scope: string, key: string) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const answer: Answer<Body> = { status: row.status ?? 200, body: row.body as Body };
  return { request_hash: row.request_hash, answer };
}
