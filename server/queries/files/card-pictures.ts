import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';

/** A picture of a listing on sale. */
export interface CardPicture {
  slug: string;
  hash: string;
  width: number;
  alt: string;
}

/** As many as a card is swiped through. */
const SWIPED = 5;

/** The first pictures of villas or boats on sale, in staff's order. */
export async function listCardPictures(
  db: Db,
  kind: ListingKind,
  slugs: readonly string[],
): Promise<CardPicture[]> {
  const { listings, search, pictures, id } = TABLES[kind];
  const { rows } = await sql<CardPicture>`
    select l.slug, picture.hash, picture.width, picture.alt
    from ${sql.table(listings)} l join ${sql.table(search)} s on s.${sql.ref(id)} = l.id and s.active
    cross join lateral (
      select p.hash, k.width, p.alt, p.position, p.id
      from ${sql.table(pictures)} p join stored_pictures k on k.hash = p.hash
      where p.${sql.ref(id)} = l.id order by p.position, p.id limit ${SWIPED}) picture
    where l.slug = any(${slugs})
    order by l.id, picture.position, picture.id`.execute(db);
  return rows;
}

const TABLES = {
  villa: { listings: 'villas', search: 'villa_search', pictures: 'villa_pictures', id: 'villa_id' },
  boat: { listings: 'boats', search: 'boat_search', pictures: 'boat_pictures', id: 'boat_id' },
} as const;
