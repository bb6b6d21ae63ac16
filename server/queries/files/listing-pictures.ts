import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import { type OwnedRows, orderIn } from '../owned-ranks.ts';

/** Where the galleries of villas and those of boats are kept: tables with the same columns. */
const GALLERIES = {
  villa: { table: 'villa_pictures', owner: 'villa_id', listings: 'villas' },
  boat: { table: 'boat_pictures', owner: 'boat_id', listings: 'boats' },
} as const;

/** The table of one kind, and its column that says whose a picture is. */
export function galleryRows(kind: ListingKind): OwnedRows {
  const { table, owner } = GALLERIES[kind];
  return { table, owner } as OwnedRows;
}

/** The names of one kind, typed as the villas'. */
const galleryOf = (kind: ListingKind) => GALLERIES[kind] as unknown as (typeof GALLERIES)['villa'];

/** What is answered of each picture of a kind's galleries. */
export function pictureColumns(kind: ListingKind) {
  const { table, owner } = galleryOf(kind);
  return [
    `${table}.id`,
    `${table}.${owner} as listing_id`,
    'stored_pictures.hash',
    'stored_pictures.width',
    'stored_pictures.height',
    'stored_pictures.colour',
    `${table}.alt`,
    `${table}.kind`,
    `${table}.position`,
    orderIn(galleryRows(kind)),
  ] as const;
}

const pictures = (db: Db, kind: ListingKind) => {
  const { table } = galleryOf(kind);
  return db
    .selectFrom(table)
    .innerJoin('stored_pictures', 'stored_pictures.hash', `${table}.hash`)
    .select(pictureColumns(kind));
};

/** @throws 404 */
export const getPicture = (db: Db, kind: ListingKind, id: number) =>
  pictures(db, kind)
    .where(`${galleryOf(kind).table}.id`, '=', id)
    .executeTakeFirstOrThrow(() => notFound('picture'));

/** Locked until the transaction ends. @throws 404 */
export const getPictureForUpdate = (db: Db, kind: ListingKind, id: number) =>
  pictures(db, kind)
    .where(`${galleryOf(kind).table}.id`, '=', id)
    .forUpdate(galleryOf(kind).table)
    .executeTakeFirstOrThrow(() => notFound('picture'));

/** A gallery in its order, the cover first. */
export function listPictures(db: Db, kind: ListingKind, listingId: number) {
  const { table, owner } = galleryOf(kind);
  return pictures(db, kind)
    .where(`${table}.${owner}`, '=', listingId)
    .orderBy(`${table}.position`)
    .orderBy(`${table}.id`)
    .execute();
}

interface NewPicture {
  listing_id: number;
  hash: string;
  kind: string | null;
  alt: string;
}

/** As the listing's last one. */
export function insertPicture(db: Db, kind: ListingKind, { listing_id, ...picture }: NewPicture) {
  const { table, owner } = galleryOf(kind);
  return db
    .insertInto(table)
    .values((eb) => ({
      ...picture,
      [owner as 'villa_id']: listing_id,
      position: eb
        .selectFrom(table)
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last'))
        .where(owner, '=', listing_id),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** How many pictures a listing has; whoever adds another waits until the transaction ends. @throws 404 */
export async function countPicturesForUpdate(db: Db, kind: ListingKind, listingId: number) {
  const { table, owner, listings } = galleryOf(kind);
  const listing = await db
    .selectFrom(listings)
    .select('name')
    .where('id', '=', listingId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound(kind));
  const { pictures } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('pictures'))
    .where(owner, '=', listingId)
    .executeTakeFirstOrThrow();
  return { ...listing, pictures };
}

interface PictureChanges {
  alt: string;
  kind: string | null;
}

export const updatePicture = (db: Db, kind: ListingKind, id: number, changes: PictureChanges) =>
  db.updateTable(galleryOf(kind).table).set(changes).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export function deletePictureRow(db: Db, kind: ListingKind, id: number) {
  const { table, owner } = galleryOf(kind);
  return db
    .deleteFrom(table)
    .where('id', '=', id)
    .returning([owner, 'hash', 'alt', 'kind'])
    .executeTakeFirstOrThrow(() => notFound('picture'));
}

export type PictureRow = Awaited<ReturnType<typeof getPicture>>;
