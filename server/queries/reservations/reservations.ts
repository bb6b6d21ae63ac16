import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { reservationCodePattern } from '../../domain/reservation-code.ts';
import { notFound } from '../../errors.ts';
import type { ReservationList } from '../../schemas/reservations.ts';
import { endAskedOn } from '../guests/guest-requests.ts';
import { midnight } from '../midnight.ts';
import { ownerOfStay, type SharedOut, sharedOut } from '../reports/owner-parts.ts';
import { ENDED } from '../reports/state-lists.ts';
import { hold } from '../search/typed-words.ts';
import {
  eventsOf,
  reservationColumns,
  reservationsWithVillas,
  revisionsOf,
  rowColumns,
  villaColumns,
} from './reservation-columns.ts';
import { paymentInFlight } from './reservation-writes.ts';

type Search = ReservationList & { today: string };

/** One page of reservations with its villas, narrowed to an owner's own. `total` counts all that match. */
export async function searchReservations(db: Db, actor: Actor, search: Search) {
  const [rows, { total }] = await Promise.all([
    listReservations(db, actor, search),
    matchingReservations(db, actor, search)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The same without counting: which rows are on the page their ids alone tell, along an index. */
export function listReservations(db: Db, actor: Actor, search: Search) {
  const [column, direction] = orderOf(search.order);
  const page = matchingReservations(db, actor, search)
    .select('reservations.id')
    .orderBy(column, direction)
    .orderBy('reservations.id', direction)
    .limit(search.take)
    .offset(search.skip);
  return reservationsWithVillas(db)
    .select([...rowColumns, ...villaColumns, ...sharedOut('reservations', 'villas')])
    .where('reservations.id', 'in', page)
    .orderBy(column, direction)
    .orderBy('reservations.id', direction)
    .execute();
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
      paymentInFlight('villa').as('payment_in_flight'),
      endAskedOn('villa').as('end_asked_on'),
      'districts.name as district',
      jsonArrayFrom(eventsOf(eb)).as('events'),
      jsonArrayFrom(revisionsOf(eb)).as('revisions'),
    ])
    .where('reservations.id', '=', id)
    .$if(actor.role === 'OWNER', (query) =>
      query.where(ownerOfStay('reservations', 'villas'), '=', actor.id),
    )
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

/** Whether there is such a reservation for this person. @throws 404, also when it is another owner's */
export function requireReservation(
  db: Db,
  actor: Actor,
  id: number,
): Promise<{ id: number; villa_id: number }> {
  return reservationsWithVillas(db)
    .select(['reservations.id', 'reservations.villa_id'])
    .where('reservations.id', '=', id)
    .$if(actor.role === 'OWNER', (query) =>
      query.where(ownerOfStay('reservations', 'villas'), '=', actor.id),
    )
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

/** With whose money it is: for the list's file. */
export type ListedReservation = Awaited<ReturnType<typeof searchReservations>>['rows'][number];
export type ReservationRow = Omit<ListedReservation, keyof SharedOut>;
export type Reservation = Awaited<ReturnType<typeof getReservation>>;

type Matching = SelectQueryBuilder<DB, 'reservations', object>;

/** All that fit the filters, an owner's narrowed to their own; the caller selects. */
export function matchingReservations(db: Db, actor: Actor, search: Search): Matching {
  const { status, villa_id, reservation_id, customer_name, oldrez, today } = search;
  return withinDates(db.selectFrom('reservations'), search)
    .$if(actor.role === 'OWNER', (q) =>
      q.where(
        sql<boolean>`(reservations.owner_id = ${actor.id} or reservations.owner_id is null
          and reservations.villa_id in (select id from villas where owner_id = ${actor.id}))`,
      ),
    )
    .$if(oldrez === '1', (q) => q.where('reservations.check_out', '<', today))
    .$if(status.length > 0, (q) => q.where('reservations.status', 'in', status))
    .$if(villa_id !== undefined, (q) => q.where('reservations.villa_id', '=', Number(villa_id)))
    .$if(reservation_id !== undefined, (q) =>
      q.where('reservations.reservation_id', 'like', reservationCodePattern(reservation_id ?? '')),
    )
    .$if(customer_name !== undefined, (q) =>
      q.where(hold(sql`reservations.customer_words`, customer_name ?? '')),
    );
}

/** Days of either end are within both dates, a stay touches them: said so that an index can find it. */
function withinDates(query: Matching, { datetype, date1, date2 }: ReservationList): Matching {
  const [first, last] = {
    created: ['reservations.created_at', 'reservations.created_at'] as const,
    check_in: ['reservations.check_in', 'reservations.check_in'] as const,
    check_out: ['reservations.check_out', 'reservations.check_out'] as const,
    stay: ['reservations.check_out', 'reservations.check_in'] as const,
    ended: ['reservations.ended_at', 'reservations.ended_at'] as const,
  }[datetype];
  const isInstant = datetype === 'created' || datetype === 'ended';
  const from = isInstant ? midnight(date1, 0) : sql<string>`${date1}::date`;
  const until = isInstant ? midnight(date2, 1) : sql<string>`(${date2}::date + 1)`;
  return query
    .$if(datetype === 'ended' && (date1 ?? date2) !== undefined, (q) =>
      // What expired may have been taken up again.
      q.where(sql<boolean>`reservations.status in ${ENDED}`),
    )
    .$if(date1 !== undefined, (q) => q.where(first, datetype === 'stay' ? '>' : '>=', from))
    .$if(date2 !== undefined, (q) => q.where(last, '<', until));
}

function orderOf(order: ReservationList['order']): [RawBuilder<unknown>, 'asc' | 'desc'] {
  const column = order.replace(/^-/, '');
  return [
    column === 'customer_name'
      ? sql`reservations.customer_name collate "tr-x-icu"`
      : sql.ref(`reservations.${column}`),
    order.startsWith('-') ? 'desc' : 'asc',
  ];
}
