import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/** Waits for whoever is keeping or removing the same file, until the transaction ends. */
export async function lockPaperFile(db: Db, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 10))`.execute(db);
}

/** Whether a booking, a villa's permit or a paper of the agency still is this file. */
export async function isPaperFileUsed(db: Db, hash: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from reservation_documents where hash = ${hash})
      or exists (select from villa_permit_files where hash = ${hash})
      or exists (select from documents where hash = ${hash}) as used
  `.execute(db);
  return rows[0]?.used ?? true;
}

/** Of these files those that no booking, permit or paper of the agency is. */
export async function listUnusedPaperFiles(db: Db, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select given.hash from unnest(${[...hashes]}::text[]) as given(hash)
    where not exists (select from reservation_documents where hash = given.hash)
      and not exists (select from villa_permit_files where hash = given.hash)
      and not exists (select from documents where hash = given.hash)
  `.execute(db);
  return rows.map(({ hash }) => hash);
}
