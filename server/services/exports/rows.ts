import type { Db } from '../../db/index.ts';

/** One page of a list's query. */
export type ReadPage<Row> = (
  db: Db,
  page: { skip: number; take: number },
) => Promise<{ rows: Row[]; total: number }>;

const AT_ONCE = 500;

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
      const { rows, total } = await read(db, { skip, take: AT_ONCE });
      yield rows;
      more = rows.length > 0 && skip + rows.length < total;
    }
  } finally {
    await db.rollback().execute();
  }
}
