import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import { notFound } from '../errors.ts';
import type { VillaPictureChanges } from '../schemas/villa-pictures.ts';
import { orderIn } from './owned-ranks.ts';

export const pictureColumns = [
  'villa_pictures.id',
  'villa_pictures.villa_id',
  'stored_pictures.hash',
  'stored_pictures.width',
  'stored_pictures.height',
  'stored_pictures.colour',
  'villa_pictures.alt',
  'villa_pictures.kind',
  'villa_pictures.position',
  orderIn({ table: 'villa_pictures', owner: 'villa_id' }),
] as const;

/** @throws 404 */
export const getVillaPicture = (db: Db, id: number) =>
  db
    .selectFrom('villa_pictures')
    .innerJoin('stored_pictures', 'stored_pictures.hash', 'villa_pictures.hash')
    .select(pictureColumns)
    .where('villa_pictures.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('picture'));

/** A villa's gallery in its order. */
export const listVillaPictures = (db: Db, villaId: number) =>
  db
    .selectFrom('villa_pictures')
    .innerJoin('stored_pictures', 'stored_pictures.hash', 'villa_pictures.hash')
    .select(pictureColumns)
    .where('villa_pictures.villa_id', '=', villaId)
    .orderBy('villa_pictures.position')
    .orderBy('villa_pictures.id')
    .execute();

interface NewPicture {
  villa_id: number;
  hash: string;
  kind: string | null;
  alt: string;
}

/** As the villa's last one. */
export const insertVillaPicture = (db: Db, picture: NewPicture) =>
  db
    .insertInto('villa_pictures')
    .values((eb) => ({
      ...picture,
      position: eb
        .selectFrom('villa_pictures')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last'))
        .where('villa_id', '=', picture.villa_id),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

/** How many pictures a villa has; whoever adds another waits until the transaction ends. @throws 404 */
export async function countPicturesForUpdate(db: Db, villaId: number) {
  const villa = await db
    .selectFrom('villas')
    .select('name')
    .where('id', '=', villaId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound('villa'));
  const { pictures } = await db
    .selectFrom('villa_pictures')
    .select(sql<number>`count(*)::int`.as('pictures'))
    .where('villa_id', '=', villaId)
    .executeTakeFirstOrThrow();
  return { ...villa, pictures };
}

export const updateVillaPicture = (db: Db, id: number, changes: VillaPictureChanges) =>
  db.updateTable('villa_pictures').set(changes).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteVillaPictureRow = (db: Db, id: number) =>
  db
    .deleteFrom('villa_pictures')
    .where('id', '=', id)
    .returning(['villa_id', 'hash', 'alt', 'kind'])
    .executeTakeFirstOrThrow(() => notFound('picture'));

export type VillaPictureRow = Awaited<ReturnType<typeof getVillaPicture>>;
