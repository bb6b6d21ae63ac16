import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import {
  type ListingKind,
  ofReservation,
  type ReservationKey,
  tablesOf,
} from '../reservations/reservation-tables.ts';

/**
 * Of a query that reads `reservations`: how often this guest was granted other dates. A request was
 * granted where the confirmed stay then went to other days or another listing; one that was only closed
 * is no change, and one change is of the last request before it.
 */
const grantedChanges = (kind: ListingKind) => {
  const of = sql.ref(tablesOf(kind).of);
  const listing_id = tablesOf(kind).listing_id;
  return sql<number>`(
    select count(distinct (
      select max(q.id) from reservation_requests q where q.${of} = reservations.id
        and q.kind = 'CHANGE' and q.state = 'DONE' and q.created_at <= sold.created_at))::int
    from (
      select created_at, snapshot ->> 'status' as status, stay, listing,
        lead(stay, 1, reservations.stay) over later as next_stay,
        lead(listing, 1, reservations.${sql.ref(listing_id)}) over later as next_listing
      from (
        select *, (snapshot ->> ${sql.lit(listing_id)})::int as listing
        from reservation_revisions where ${of} = reservations.id
      ) revisions
      window later as (order by revision)
    ) sold
    where status = 'CONFIRMED' and (stay, listing) is distinct from (next_stay, next_listing))`;
};

/** What a guest asked for and what became of it, and who comes. */
export async function getGuestAffairs(db: Db, { kind, id }: ReservationKey) {
  const tables = tablesOf(kind);
  return db
    .selectFrom(`${tables.reservations} as reservations` as 'reservations')
    .select((eb) => [
      'reservations.guest_list_reported_at',
      grantedChanges(kind).as('granted_changes'),
      jsonArrayFrom(
        eb
          .selectFrom('reservation_requests as r')
          .select(['r.id', 'r.kind', 'r.message', 'r.wanted_stay', 'r.state', 'r.answer'])
          .select('r.created_at')
          .whereRef(`r.${tables.of}`, '=', 'reservations.id')
          .orderBy('r.id', 'desc')
          .limit(20),
      ).as('requests'),
      jsonArrayFrom(
        eb
          .selectFrom('reservation_guests as g')
          .select(['g.id', 'g.first_name', 'g.last_name', 'g.nationality', 'g.document_no_masked'])
          .select(['g.birth_date', 'g.sex', 'g.plate'])
          .whereRef(`g.${tables.of}`, '=', 'reservations.id')
          .orderBy('g.position')
          .orderBy('g.id'),
      ).as('guests'),
    ])
    .where('reservations.id', '=', id)
    .executeTakeFirstOrThrow();
}

export type GuestAffairs = Awaited<ReturnType<typeof getGuestAffairs>>;

/** Whether a request of that kind waits for an answer. */
export async function hasOpenRequest(db: Db, key: ReservationKey, kind: string): Promise<boolean> {
  const row = await db
    .selectFrom('reservation_requests')
    .select('id')
    .where(tablesOf(key.kind).of, '=', key.id)
    .where('kind', '=', kind)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the guest wrote the same a moment ago: a second click, a reload. */
export async function isWritten(db: Db, key: ReservationKey, message: string): Promise<boolean> {
  const row = await db
    .selectFrom('reservation_requests')
    .select('id')
    .where(tablesOf(key.kind).of, '=', key.id)
    .where('kind', '=', 'MESSAGE')
    .where('message', '=', message)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** How often this guest was granted other dates. */
export async function countGrantedChanges(db: Db, { kind, id }: ReservationKey): Promise<number> {
  const { count } = await db
    .selectFrom(`${tablesOf(kind).reservations} as reservations` as 'reservations')
    .select(grantedChanges(kind).as('count'))
    .where('reservations.id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertGuestRequest(
  db: Db,
  key: ReservationKey,
  request: Pick<Insertable<DB['reservation_requests']>, 'kind' | 'message' | 'wanted_stay'>,
) {
  return db
    .insertInto('reservation_requests')
    .values({ ...request, ...ofReservation(key) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The customer as the reservation names them, for a letter to the agency. */
export function getReservationCustomer(db: Db, { kind, id }: ReservationKey) {
  const { reservations } = tablesOf(kind);
  return db
    .selectFrom(reservations)
    .select(['reservation_id', 'customer_name', 'customer_email', 'customer_phone'])
    .select(sql<string | null>`${kind === 'boat' ? sql.ref('unit') : sql.lit(null)}`.as('unit'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Locks the list's reservation; tells whether the list was reported already. */
export async function lockGuestList(db: Db, { kind, id }: ReservationKey) {
  const row = await db
    .selectFrom(tablesOf(kind).reservations)
    .select(['guest_list_reported_at', 'status', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { status, version, guest_list_reported_at } = row;
  return { status, version, reported: guest_list_reported_at !== null };
}

/** The kept numbers of the list's papers, in its order. */
export function listKeptDocuments(db: Db, key: ReservationKey) {
  return db
    .selectFrom('reservation_guests')
    .select(['id', 'document_kind', 'document_no_encrypted', 'document_no_masked'])
    .select(['first_name', 'last_name', 'birth_date', 'sex', 'birth_place', 'plate'])
    .where(tablesOf(key.kind).of, '=', key.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

type NewGuest = Omit<
  Insertable<DB['reservation_guests']>,
  'reservation_id' | 'boat_reservation_id'
>;

/** Puts this list in the place of the former one. */
export async function replaceGuests(
  db: Db,
  key: ReservationKey,
  guests: readonly NewGuest[],
): Promise<void> {
  await sql`delete from reservation_guests where ${sql.ref(tablesOf(key.kind).of)} = ${key.id}`.execute(
    db,
  );
  if (guests.length === 0) return;
  await db
    .insertInto('reservation_guests')
    .values(guests.map((guest) => ({ ...guest, ...ofReservation(key) })))
    .execute();
}
