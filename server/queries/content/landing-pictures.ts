import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { pictureObject } from '../listings/card-columns.ts';

/** Tables whose rows have a page at `/{slug}` with one picture on top. */
export type LandingTable = 'villa_types' | 'boat_types' | 'regions' | 'towns' | 'districts';

/** A page's row number, the picture it shows and the row's version. @throws 404 */
export async function getLandingPicture(db: Db, table: LandingTable, id: number) {
  const { rows } = await sql<{ id: number; picture: PictureData | null; version: number }>`
    select page.id, page.version, ${pictureObject(sql`page.name`)} as picture
    from ${sql.table(table)} page left join stored_pictures k on k.hash = page.picture_hash
    where page.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(table);
  return rows[0];
}

/** The picture a page has now, its row locked until the transaction ends. @throws 404 */
export async function lockLandingPicture(
  db: Db,
  table: LandingTable,
  id: number,
): Promise<string | null> {
  const { rows } = await sql<{ picture_hash: string | null }>`
    select picture_hash from ${sql.table(table)} where id = ${id} for update`.execute(db);
  if (!rows[0]) throw notFound(table);
  return rows[0].picture_hash;
}

/** Gives a page another picture, or none. */
export async function updateLandingPicture(
  db: Db,
  { table, id }: { table: LandingTable; id: number },
  hash: string | null,
): Promise<void> {
  await sql`update ${sql.table(table)} set picture_hash = ${hash} where id = ${id}`.execute(db);
}
