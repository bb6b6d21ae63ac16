import { type Insertable, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { notFound } from '../../errors.ts';
import type { CommentState } from '../../shared/desk-states.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { pictureObject } from '../listings/card-columns.ts';

/** The stay an invitation's link is about; it names no guest. */
export interface InvitedStay {
  kind: ListingKind;
  /** The reservation's. */
  id: number;
  listing_id: number;
  slug: string;
  name: string;
  check_in: string;
  check_out: string;
  /** How a boat was sold; null: it is a villa. */
  unit: string | null;
  status: ReservationState;
  comment_state: CommentState | null;
  picture: PictureData | null;
}

/** By the code of the link. @throws 404 */
export async function getInvitedStay(db: Db, code: string): Promise<InvitedStay> {
  const { rows } = await sql<InvitedStay>`
    select 'villa' as kind, r.id, v.id as listing_id, v.slug, v.name, r.check_in, r.check_out,
      null as unit, r.status, (select state from comments where reservation_id = r.id) as comment_state,
      (select ${pictureObject(sql`p.alt`)} from villa_pictures p
        join stored_pictures k on k.hash = p.hash
        where p.villa_id = v.id order by p.position, p.id limit 1) as picture
    from reservations r join villas v on v.id = r.villa_id
    where r.comment_code = ${code}
    union all
    select 'boat', r.id, b.id, b.slug, b.name, r.check_in, r.check_out, r.unit, r.status,
      (select state from comments where boat_reservation_id = r.id),
      (select ${pictureObject(sql`p.alt`)} from boat_pictures p
        join stored_pictures k on k.hash = p.hash
        where p.boat_id = b.id order by p.position, p.id limit 1)
    from boat_reservations r join boats b on b.id = r.boat_id
    where r.comment_code = ${code}`.execute(db);
  if (!rows[0]) throw notFound('comment');
  return rows[0];
}

/** The comment's id; undefined when the stay has one already. */
export async function insertComment(
  db: Db,
  comment: Insertable<DB['comments']>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('comments')
    .values(comment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** At the end of the comment's pictures; the same one twice is one. */
export const insertCommentPicture = (db: Db, comment_id: number, hash: string) =>
  db
    .insertInto('comment_pictures')
    .values((eb) => ({
      comment_id,
      hash,
      position: eb
        .selectFrom('comment_pictures')
        .select(sql<number>`count(*)::int`.as('next'))
        .where('comment_pictures.comment_id', '=', comment_id),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
