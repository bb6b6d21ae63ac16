import { sql } from 'kysely';

import { db } from './db.ts';

/** What a reservation has left behind, read past the product. */

/** The templates of its mails, in the order they were queued. */
export async function mailsOf(reservation_id: number) {
  const mails = await db
    .selectFrom('mails')
    .select('template_code')
    .where('reservation_id', '=', reservation_id)
    .orderBy('id')
    .execute();
  return mails.map(({ template_code }) => template_code);
}

/** What holds its nights; undefined: nothing. */
export const occupancyOf = (reservation_id: number) =>
  db
    .selectFrom('villa_occupancies')
    .select(['kind', 'expires_at'])
    .where('reservation_id', '=', reservation_id)
    .executeTakeFirst();

/** Takes its nights away, as no statement can any more: some stays of before lost them. */
export const loseNights = (reservation_id: number) =>
  db.transaction().execute(async (inside) => {
    await sql`set local session_replication_role = 'replica'`.execute(inside);
    await inside
      .deleteFrom('villa_occupancies')
      .where('reservation_id', '=', reservation_id)
      .execute();
  });

/** Where it stands, and who brought it there. */
export const stateOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select([
      'status',
      'option_until',
      'state_reason',
      'state_by',
      'confirmed_at',
      'ended_at',
      'version',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The days that are taken of a boat, in their order. */
export const boatDaysTaken = (boat_id: number) =>
  db
    .selectFrom('boat_occupancies')
    .select(['stay', 'kind', 'starts_at', 'ends_at'])
    .where('boat_id', '=', boat_id)
    .orderBy('stay')
    .execute();

/** The mails of a charter, in the order they were queued. */
export const boatMailsOf = (boat_reservation_id: number) =>
  db
    .selectFrom('mails')
    .select(['template_code', 'subject', 'text', 'html'])
    .where('boat_reservation_id', '=', boat_reservation_id)
    .orderBy('id')
    .execute();
