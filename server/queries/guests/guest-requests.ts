import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { RequestKind, RequestState } from '../../shared/guest-requests.ts';
import type { CharterUnitName } from '../../shared/listing-choices.ts';
import {
  keyOf,
  type ListingKind,
  type ReservationKey,
  tablesOf,
} from '../reservations/reservation-tables.ts';

/** How a request stands, locked; its reservation was locked before. @throws 404 */
export const getGuestRequestForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('reservation_requests')
    .select(['id', 'state'])
    .$narrowType<{ state: RequestState }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('request'));

/** The reservation that a request is about. @throws 404 */
export async function getReservationOfRequest(db: Db, id: number): Promise<ReservationKey> {
  const row = await db
    .selectFrom('reservation_requests')
    .select(['reservation_id', 'boat_reservation_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  const key = row && keyOf(row);
  if (!key) throw notFound('request');
  return key;
}

/**
 * As SQL, beside a reservation: Istanbul's day on which its guest asked for its end, by our own clock, as long
 * as that waits for an answer; null: nobody did.
 */
export const endAskedOn = (kind: ListingKind, beside: string = tablesOf(kind).reservations) =>
  sql<string | null>`(select min((asked.created_at at time zone 'Europe/Istanbul')::date)::text
    from reservation_requests asked
    where asked.${sql.ref(tablesOf(kind).of)} = ${sql.ref(`${beside}.id`)}
      and asked.kind = 'CANCELLATION' and asked.state = 'OPEN')`;

interface Decided {
  state: Exclude<RequestState, 'OPEN'>;
  answer: string | null;
  answered_at: string;
  answered_by: number | null;
}

export async function decideGuestRequest(db: Db, id: number, decided: Decided): Promise<void> {
  await db.updateTable('reservation_requests').set(decided).where('id', '=', id).execute();
}

/** Ends what still waits of a reservation that is over: its end is granted, all else is not. */
export const closeRequestsAtEnd = (
  db: Db,
  { kind, id }: ReservationKey,
  by: Pick<Decided, 'answered_at' | 'answered_by'>,
) =>
  db
    .updateTable('reservation_requests')
    .set({
      ...by,
      state: sql`case kind when 'CANCELLATION' then 'DONE' else 'REFUSED' end`,
    })
    .where(tablesOf(kind).of, '=', id)
    .where('state', '=', 'OPEN')
    .where('kind', 'in', ['CHANGE', 'CANCELLATION'])
    .execute();

/** A request as its mail tells it. */
export interface MailedRequest {
  kind: RequestKind;
  state: RequestState;
  message: string;
  wanted_stay: string | null;
  answer: string | null;
}

/** The request that a mail answers: the one asked for, or the last that was answered. */
export const findRequestForMail = (
  db: Db,
  { kind, id }: ReservationKey,
  request_id: number | undefined,
): Promise<MailedRequest | undefined> =>
  db
    .selectFrom('reservation_requests')
    .select(['kind', 'state', 'message', 'wanted_stay', 'answer'])
    .$narrowType<{ kind: RequestKind; state: RequestState }>()
    .where(tablesOf(kind).of, '=', id)
    .where('state', '<>', 'OPEN')
    .$if(request_id !== undefined, (query) => query.where('id', '=', Number(request_id)))
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export interface ListedRequest {
  id: number;
  kind: RequestKind;
  state: RequestState;
  message: string;
  wanted_stay: string | null;
  answer: string | null;
  created_at: Date;
  answered_at: Date | null;
  of: ListingKind;
  /** The reservation's row. */
  of_id: number;
  reservation_id: string;
  status: string;
  customer_name: string;
  listing: string;
  unit: CharterUnitName | null;
  check_in: string;
  check_out: string;
  matching: number;
}

interface RequestSearch {
  state: readonly RequestState[];
  kind: readonly RequestKind[];
  skip: number;
  take: number;
}

/**
 * What guests of villas and boats asked for: open ones oldest first, then the answered, newest first.
 * `total` counts all that match.
 */
export async function searchGuestRequests(
  db: Db,
  search: RequestSearch,
): Promise<{ rows: ListedRequest[]; total: number }> {
  const { state, kind, skip, take } = search;
  const { rows } = await sql<ListedRequest>`
    select q.id, q.kind, q.state, q.message, q.wanted_stay, q.answer, q.created_at, q.answered_at,
      case when q.reservation_id is null then 'boat' else 'villa' end as of,
      coalesce(q.reservation_id, q.boat_reservation_id) as of_id,
      coalesce(r.reservation_id, b.reservation_id) as reservation_id,
      coalesce(r.status, b.status) as status,
      coalesce(r.customer_name, b.customer_name) as customer_name,
      coalesce(v.name, boats.name) as listing, b.unit,
      coalesce(r.check_in, b.check_in) as check_in, coalesce(r.check_out, b.check_out) as check_out,
      count(*) over ()::int as matching
    from reservation_requests q
    left join reservations r on r.id = q.reservation_id
    left join villas v on v.id = r.villa_id
    left join boat_reservations b on b.id = q.boat_reservation_id
    left join boats on boats.id = b.boat_id
    where (cardinality(${[...state]}::text[]) = 0 or q.state = any(${[...state]}::text[]))
      and (cardinality(${[...kind]}::text[]) = 0 or q.kind = any(${[...kind]}::text[]))
    order by q.state <> 'OPEN', case when q.state = 'OPEN' then q.created_at end,
      q.answered_at desc, q.id
    limit ${take} offset ${skip}`.execute(db);
  if (rows.length === 0 && skip > 0)
    return { rows, total: (await searchGuestRequests(db, { ...search, skip: 0, take: 1 })).total };
  return { rows, total: rows[0]?.matching ?? 0 };
}

/** How many requests stand in each state; one without any is absent. */
export async function countGuestRequests(db: Db): Promise<Partial<Record<RequestState, number>>> {
  const rows = await db
    .selectFrom('reservation_requests')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
