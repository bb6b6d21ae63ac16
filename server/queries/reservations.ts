import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Actor } from '../actor.ts';
import type { Db } from '../db/index.ts';
import { notFound } from '../errors.ts';
import type { ReservationList } from '../schemas/reservations.ts';
import {
  eventsOf,
  reservationColumns,
  reservationsWithVillas,
  revisionsOf,
  rowColumns,
  villaColumns,
} from './reservation-columns.ts';
import { paymentInFlight } from './reservation-writes.ts';

/** One page of reservations with its villas, narrowed to an owner's own. `total` counts all that match. */
export async function searchReservations(
  db: Db,
  actor: Actor,
  search: ReservationList & { today: string },
) {
  const matching = matchingReservations(reservationsWithVillas(db), actor, search);
  const [column, direction] = orderOf(search.order);
  const rows = await matching
    .select([...rowColumns, ...villaColumns, sql<number>`count(*) over ()::int`.as('matching')])
    .orderBy(column, direction)
    .orderBy('reservations.id', direction)
    .limit(search.take)
    .offset(search.skip)
    .execute();
  const total = rows[0]?.matching ?? (search.skip > 0 ? await countOf(matching) : 0);
  return { rows, total };
}

/** One reservation with its villa, for its page and for the API. @throws 404, also when it is another owner's */
export function getReservation(db: Db, actor: Actor, id: number) {
  return reservationsWithVillas(db)
    .select((eb) => [
      ...reservationColumns,
      ...villaColumns,
      'villas.check_in_time',
      'villas.check_out_time',
      'villas.permit_no',
      'villas.instant_booking',
      paymentInFlight().as('payment_in_flight'),
      'districts.name as district',
      jsonArrayFrom(eventsOf(eb)).as('events'),
      jsonArrayFrom(revisionsOf(eb)).as('revisions'),
    ])
    .where('reservations.id', '=', id)
    .$if(actor.role === 'OWNER', (query) => query.where('villas.owner_id', '=', actor.id))
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

/** Whether there is such a reservation for this person. @throws 404, also when it is another owner's */
export async function requireReservation(db: Db, actor: Actor, id: number): Promise<void> {
  await reservationsWithVillas(db)
    .select('reservations.id')
    .where('reservations.id', '=', id)
    .$if(actor.role === 'OWNER', (query) => query.where('villas.owner_id', '=', actor.id))
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

export type ReservationRow = Awaited<ReturnType<typeof searchReservations>>['rows'][number];
export type Reservation = Awaited<ReturnType<typeof getReservation>>;

type Joined = ReturnType<typeof reservationsWithVillas>;

/** All that fit the filters, an owner's narrowed to their own; the caller selects. */
export function matchingReservations(
  query: Joined,
  actor: Actor,
  search: ReservationList & { today: string },
) {
  const { status, villa_id, reservation_id, customer_name, oldrez, today } = search;
  return withinDates(query, search)
    .$if(actor.role === 'OWNER', (q) => q.where('villas.owner_id', '=', actor.id))
    .$if(oldrez === '1', (q) => q.where('reservations.check_out', '<', today))
    .$if(status.length > 0, (q) => q.where('reservations.status', 'in', status))
    .$if(villa_id !== undefined, (q) => q.where('reservations.villa_id', '=', Number(villa_id)))
    .$if(reservation_id !== undefined, (q) =>
      q.where('reservations.reservation_id', 'like', `${codePrefix(reservation_id)}%`),
    )
    .$if(customer_name !== undefined, (q) =>
      q.where(
        sql<boolean>`tr_fold(reservations.customer_name) like '%' || tr_fold(${customer_name}) || '%'`,
      ),
    );
}

function withinDates(query: Joined, { datetype, date1, date2 }: ReservationList): Joined {
  if (date1 === undefined && date2 === undefined) return query;
  const days = sql`daterange(${date1 ?? null}::date, ${date2 ?? null}::date, '[]')`;
  if (datetype === 'stay') return query.where(sql<boolean>`reservations.stay && ${days}`);
  const day =
    datetype === 'created'
      ? sql`(reservations.created_at at time zone 'Europe/Istanbul')::date`
      : sql.ref(`reservations.${datetype}`);
  return query.where(sql<boolean>`${day} <@ ${days}`);
}

/** What was typed can hold LIKE's wildcards; a code never does. */
const codePrefix = (typed: string | undefined) =>
  (typed ?? '').toUpperCase().replace(/[^A-Z0-9-]/g, '');

type OrderColumn =
  | 'reservations.id'
  | 'reservations.created_at'
  | 'reservations.check_in'
  | 'reservations.check_out'
  | 'reservations.total_kurus'
  | 'reservations.customer_name'
  | 'reservations.status';

function orderOf(order: ReservationList['order']): [OrderColumn, 'asc' | 'desc'] {
  const descending = order.startsWith('-');
  const column = descending ? order.slice(1) : order;
  return [`reservations.${column}` as OrderColumn, descending ? 'desc' : 'asc'];
}

async function countOf(matching: Joined): Promise<number> {
  const { matches } = await matching
    .select(sql<number>`count(*)::int`.as('matches'))
    .executeTakeFirstOrThrow();
  return matches;
}
