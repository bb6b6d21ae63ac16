import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';

/**
 * Locks rows until the transaction ends, in the order of their ids, so that of two who lock several neither
 * waits for the other. What stands in them is read by a statement of its own: one that waits for its locks
 * gives the rows in the order that they had before, and of other tables what stood there before.
 */
export async function lockRows(
  db: Db,
  table: keyof DB,
  which: RawBuilder<boolean> = sql`true`,
): Promise<void> {
  await sql`select from ${sql.table(table)} where ${which} order by id for no key update`.execute(
    db,
  );
}
