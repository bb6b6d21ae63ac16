import { type Insertable, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';

/** What is kept of a villa's permit, the newest first. */
export const listPermitFiles = (db: Db, villaId: number) =>
  db
    .selectFrom('villa_permit_files')
    .leftJoin('users', 'users.id', 'villa_permit_files.created_by')
    .select(columns)
    .where('villa_id', '=', villaId)
    .orderBy('villa_permit_files.id', 'desc')
    .execute();

/** One of them, while its villa is there. @throws 404 */
export const getPermitFile = (db: Db, id: number) =>
  db
    .selectFrom('villa_permit_files')
    .innerJoin('villas', 'villas.id', 'villa_permit_files.villa_id')
    .leftJoin('users', 'users.id', 'villa_permit_files.created_by')
    .select([...columns, 'villa_permit_files.hash'])
    .where('villa_permit_files.id', '=', id)
    .where('villas.deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('permit_file'));

/** How many a villa has; whoever adds another waits until the transaction ends. @throws 404 */
export async function countPermitFilesForUpdate(db: Db, villaId: number): Promise<number> {
  await db
    .selectFrom('villas')
    .select('id')
    .where('id', '=', villaId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound('villa'));
  const { files } = await db
    .selectFrom('villa_permit_files')
    .select(sql<number>`count(*)::int`.as('files'))
    .where('villa_id', '=', villaId)
    .executeTakeFirstOrThrow();
  return files;
}

export const insertPermitFile = (db: Db, file: Insertable<DB['villa_permit_files']>) =>
  db.insertInto('villa_permit_files').values(file).returning('id').executeTakeFirstOrThrow();

/** Deletes and tells what was there. @throws 404 */
export const deletePermitFileRow = (db: Db, id: number) =>
  db
    .deleteFrom('villa_permit_files')
    .where('id', '=', id)
    .returning(['villa_id', 'title', 'file_name', 'hash'])
    .executeTakeFirstOrThrow(() => notFound('permit_file'));

/** Deletes those of villas that were deleted before a day; the hashes of their files. */
export async function deletePermitFilesBefore(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('villa_permit_files')
    .using('villas')
    .whereRef('villas.id', '=', 'villa_permit_files.villa_id')
    .where('villas.deleted_at', '<', sql<Date>`${day}::date`)
    .returning('villa_permit_files.hash')
    .execute();
  return rows.map(({ hash }) => hash);
}

const columns = [
  'villa_permit_files.id',
  'villa_permit_files.villa_id',
  'villa_permit_files.title',
  'villa_permit_files.file_name',
  'villa_permit_files.mime',
  'villa_permit_files.bytes',
  'villa_permit_files.created_at',
  sql<string | null>`users.first_name || ' ' || users.last_name`.as('created_by'),
] as const;

export type PermitFileRow = Awaited<ReturnType<typeof listPermitFiles>>[number];
