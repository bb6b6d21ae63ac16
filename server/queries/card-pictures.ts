import { sql } from 'kysely';

import type { Db } from '../db/index.ts';

/** A picture of a listing on sale. */
export interface CardPicture {
  slug: string;
  hash: string;
  width: number;
  alt: string;
}

/** As many as a card is swiped through. */
const SWIPED = 5;

/** The first pictures of villas on sale, in staff's order. */
export async function listVillaCardPictures(
  db: Db,
  slugs: readonly string[],
): Promise<CardPicture[]> {
  const { rows } = await sql<CardPicture>`
    select v.slug, picture.hash, picture.width, picture.alt
    from villas v join villa_search s on s.villa_id = v.id and s.active
    cross join lateral (
      select p.hash, k.width, p.alt, p.position, p.id
      from villa_pictures p join stored_pictures k on k.hash = p.hash
      where p.villa_id = v.id order by p.position, p.id limit ${SWIPED}) picture
    where v.slug = any(${slugs})
    order by v.id, picture.position, picture.id`.execute(db);
  return rows;
}

/** The same for boats. */
export async function listBoatCardPictures(
  db: Db,
  slugs: readonly string[],
): Promise<CardPicture[]> {
  const { rows } = await sql<CardPicture>`
    select b.slug, picture.hash, picture.width, picture.alt
    from boats b join boat_search s on s.boat_id = b.id and s.active
    cross join lateral (
      select p.hash, k.width, p.alt, p.position, p.id
      from boat_pictures p join stored_pictures k on k.hash = p.hash
      where p.boat_id = b.id order by p.position, p.id limit ${SWIPED}) picture
    where b.slug = any(${slugs})
    order by b.id, picture.position, picture.id`.execute(db);
  return rows;
}
