import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import { countOf } from '../list-pages.ts';
import { orderIn } from '../owned-ranks.ts';

/** The agency's papers that everybody may read, in staff's order. */
export function listDocuments(db: Db) {
  return documents(db).orderBy('position').orderBy('id').execute();
}

/** One that everybody may read. @throws 404 */
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

/** One page of all papers, shown or not, in staff's order; `total` counts them. */
export async function listAllDocuments(db: Db, { skip, take }: { skip: number; take: number }) {
  const rows = await db
    .selectFrom('documents')
    .select(columns)
    .orderBy('position')
    .orderBy('id')
    .limit(take)
    .offset(skip)
    .execute();
  const total = await countOf(db.selectFrom('documents'));
  return { rows, total };
}

/** A paper, shown or not. @throws 404 */
export const getAnyDocument = (db: Db, id: number) =>
  db
    .selectFrom('documents')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('document'));

/** The row as it is, locked until the transaction ends. @throws 404 */
export const getDocumentForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('documents')
    .select(['title', 'active', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('document'));

/** As the last one of all. */
export const insertDocument = (db: Db, document: Omit<Insertable<DB['documents']>, 'position'>) =>
  db
    .insertInto('documents')
    .values((eb) => ({
      ...document,
      position: eb
        .selectFrom('documents')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateDocumentRow = (db: Db, id: number, document: Updateable<DB['documents']>) =>
  db.updateTable('documents').set(document).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteDocumentRow = (db: Db, id: number) =>
  db
    .deleteFrom('documents')
    .where('id', '=', id)
    .returning(['title', 'file_name', 'hash', 'active'])
    .executeTakeFirstOrThrow(() => notFound('document'));

const columns = [
  'id',
  'title',
  'file_name',
  'bytes',
  'active',
  'position',
  orderIn({ table: 'documents' }),
  'created_at',
  'updated_at',
  'version',
] as const;

export type DocumentRow = Awaited<ReturnType<typeof getAnyDocument>>;
export type PublicDocumentRow = Awaited<ReturnType<typeof getDocument>>;
