import { setImmediate as turn } from 'node:timers/promises';

import type { Db } from '../../db/index.ts';

/**
 * One page of a list's query. Where what is counted has several rows in a file, as a villa its stays,
 * `read` says how many of them the page held.
 */
export type ReadPage<Row> = (
  db: Db,
  page: { skip: number; take: number },
) => Promise<{ rows: Row[]; read?: number; total: number }>;

/**
 * Each batch looks all rows up to its own through, and counts them: in small ones a long file was mostly that. One
 * of twice as many took half of the process's memory where rows are long, as the log's.
 */
const AT_ONCE = 5_000;
/** A whole batch of the log, put into words at once, kept every visitor waiting for a fifth of a second. */
const AT_A_TURN = 200;

/**
 * All rows of a list, batch by batch, as they stood when the first was read: what others change
 * meanwhile neither doubles nor loses a row. The connection is given back however it ends.
 */
export async function* allRows<Row>(pool: Db, read: ReadPage<Row>): AsyncGenerator<Row[]> {
  const db = await pool
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    for (let skip = 0, more = true; more; skip += AT_ONCE) {
      const { rows, read: counted = rows.length, total } = await read(db, { skip, take: AT_ONCE });
      yield rows;
      more = counted > 0 && skip + counted < total;
    }
  } finally {
    await db.rollback().execute();
  }
}

/** A batch in pieces, after each of which others get their turn. */
export async function* piecesOf<Row>(rows: readonly Row[], size = AT_A_TURN) {
  for (let start = 0; start < rows.length; start += size) {
    yield rows.slice(start, start + size);
    await turn();
  }
}
