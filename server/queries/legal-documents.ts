import type { Insertable } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';

/** The newest edition of each kind, in the order of `kinds`. */
export async function listCurrentDocuments(db: Db, kinds: readonly string[]) {
  const rows = await db
    .selectFrom('legal_documents')
    .distinctOn('kind')
    .select(['id', 'kind', 'edition', 'title', 'body'])
    .where('kind', 'in', [...kinds])
    .orderBy('kind')
    .orderBy('edition', 'desc')
    .execute();
  return rows.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

export async function insertAcceptances(
  db: Db,
  acceptances: Insertable<DB['legal_acceptances']>[],
): Promise<void> {
  await db.insertInto('legal_acceptances').values(acceptances).execute();
}
