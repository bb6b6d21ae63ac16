import type { Insertable } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import { notFound } from '../errors.ts';
import { type ReservationKey, tablesOf } from './reservation-tables.ts';

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

/** What a guest of this reservation accepted, by its print. @throws 404 */
export const getAcceptance = (db: Db, { kind, id }: ReservationKey, sha256: string) =>
  db
    .selectFrom('legal_acceptances as a')
    .innerJoin('legal_documents as l', 'l.id', 'a.legal_document_id')
    .select(['l.title', 'l.edition', 'l.published_at', 'a.rendered_html', 'a.rendered_sha256'])
    .select(['a.checkbox_text', 'a.accepted_at', 'a.ip', 'a.user_agent'])
    .where(`a.${tablesOf(kind).of}`, '=', id)
    .where('a.rendered_sha256', '=', sha256)
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirstOrThrow(() => notFound('acceptance'));

export type AcceptanceRow = Awaited<ReturnType<typeof getAcceptance>>;

export async function insertAcceptances(
  db: Db,
  acceptances: Insertable<DB['legal_acceptances']>[],
): Promise<void> {
  await db.insertInto('legal_acceptances').values(acceptances).execute();
}
