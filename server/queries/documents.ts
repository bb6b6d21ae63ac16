import type { Db } from '../db/index.ts';
import { notFound } from '../errors.ts';

/** The agency's papers, in staff's order. */
export function listDocuments(db: Db) {
  return documents(db).orderBy('position').orderBy('id').execute();
}

/** @throws 404 */
export function getDocument(db: Db, id: number) {
  return documents(db)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('document'));
}

const documents = (db: Db) =>
  db
    .selectFrom('documents')
    .select(['id', 'title', 'file_name', 'hash', 'mime', 'bytes', 'updated_at'])
    .where('active', '=', true);
