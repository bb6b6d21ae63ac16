import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import { notFound } from '../errors.ts';
import type { BoatPictureChanges } from '../schemas/boat-pictures.ts';
import { orderIn } from './owned-ranks.ts';

const pictureColumns = [
  'boat_pictures.id',
  'boat_pictures.boat_id',
  'stored_pictures.hash',
  'stored_pictures.width',
  'stored_pictures.height',
  'stored_pictures.colour',
  'boat_pictures.alt',
  'boat_pictures.kind',
  'boat_pictures.position',
  orderIn({ table: 'boat_pictures', owner: 'boat_id' }),
] as const;

/** @throws 404 */
export const getBoatPicture = (db: Db, id: number) =>
  db
    .selectFrom('boat_pictures')
    .innerJoin('stored_pictures', 'stored_pictures.hash', 'boat_pictures.hash')
    .select(pictureColumns)
    .where('boat_pictures.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('picture'));

interface NewPicture {
  boat_id: number;
  hash: string;
  kind: string | null;
  alt: string;
}

/** As the boat's last one. */
export const insertBoatPicture = (db: Db, picture: NewPicture) =>
  db
    .insertInto('boat_pictures')
    .values((eb) => ({
      ...picture,
      position: eb
        .selectFrom('boat_pictures')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last'))
        .where('boat_id', '=', picture.boat_id),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

/** How many pictures a boat has; whoever adds another waits until the transaction ends. @throws 404 */
export async function countPicturesForUpdate(db: Db, boatId: number) {
  const boat = await db
    .selectFrom('boats')
    .select('name')
    .where('id', '=', boatId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound('boat'));
  const { pictures } = await db
    .selectFrom('boat_pictures')
    .select(sql<number>`count(*)::int`.as('pictures'))
    .where('boat_id', '=', boatId)
    .executeTakeFirstOrThrow();
  return { ...boat, pictures };
}

export const updateBoatPicture = (db: Db, id: number, changes: BoatPictureChanges) =>
  db.updateTable('boat_pictures').set(changes).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteBoatPictureRow = (db: Db, id: number) =>
  db
    .deleteFrom('boat_pictures')
    .where('id', '=', id)
    .returning(['boat_id', 'hash', 'alt', 'kind'])
    .executeTakeFirstOrThrow(() => notFound('picture'));

/** The pictures of one boat, the cover first. */
export const listBoatPictures = (db: Db, boatId: number) =>
  db
    .selectFrom('boat_pictures')
    .innerJoin('stored_pictures', 'stored_pictures.hash', 'boat_pictures.hash')
    .select(pictureColumns)
    .where('boat_pictures.boat_id', '=', boatId)
    .orderBy('boat_pictures.position')
    .orderBy('boat_pictures.id')
    .execute();

export type BoatPictureRow = Awaited<ReturnType<typeof getBoatPicture>>;
