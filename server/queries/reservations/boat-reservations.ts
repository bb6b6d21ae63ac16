import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { reservationCodePattern } from '../../domain/reservation-code.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { notFound } from '../../errors.ts';
import type { BoatReservationList } from '../../schemas/boat-reservations.ts';
import { endAskedOn } from '../guests/guest-requests.ts';
import { countOf } from '../list-pages.ts';
import { midnight } from '../midnight.ts';
import { ownerOfStay, type SharedOut, sharedOut } from '../reports/owner-parts.ts';
import { ENDED } from '../reports/state-lists.ts';
import { hold } from '../search/typed-words.ts';
import {
  boatColumns,
  boatEventsOf,
  boatReservationColumns,
  boatReservationsWithBoats,
  boatRevisionsOf,
  boatRowColumns,
  lastDay,
} from './boat-reservation-columns.ts';
import { unpaid } from './reservation-summaries.ts';

/** One page of boat reservations with their boats, narrowed to an owner's own. `total` counts all that match. */
export async function searchBoatReservations(db: Db, actor: Actor, search: BoatReservationList) {
  const matching = matchingOf(ownBoatReservations(db, actor), search);
  const column = search.order.replace(/^-/, '');
  const direction = search.order.startsWith('-') ? 'desc' : 'asc';
  const rows = await matching
    .select([...boatRowColumns, ...boatColumns, ...sharedOut('boat_reservations', 'boats')])
    .orderBy(
      column === 'customer_name'
        ? sql`boat_reservations.customer_name collate "tr-x-icu"`
        : sql.ref(`boat_reservations.${DAYS[column] ?? column}`),
      direction,
    )
    .orderBy('boat_reservations.id', direction)
    .limit(search.take)
    .offset(search.skip)
    .execute();
  const total = await countOf(matching);
  return { rows, total };
}

/** What the specification calls a charter's days. */
const DAYS: Record<string, string> = { started_at: 'check_in', finished_at: 'check_out' };

/** One boat reservation, for its page and for the API. @throws 404, also when it is another owner's */
export function getBoatReservation(db: Db, actor: Actor, id: number) {
  return ownBoatReservations(db, actor)
    .select((eb) => [
      ...boatReservationColumns,
      ...boatColumns,
      'boats.boarding_time',
      'boats.leaving_time',
      'boats.licence_no',
      'boats.instant_booking',
      endAskedOn('boat').as('end_asked_on'),
      jsonArrayFrom(boatEventsOf(eb)).as('events'),
      jsonArrayFrom(boatRevisionsOf(eb)).as('revisions'),
    ])
    .where('boat_reservations.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

/** Whether there is such a reservation for this person. @throws 404, also when it is another owner's */
export async function requireBoatReservation(db: Db, actor: Actor, id: number): Promise<void> {
  await ownBoatReservations(db, actor)
    .select('boat_reservations.id')
    .where('boat_reservations.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

/** With whose money it is: for the list's file. */
export type ListedBoatReservation = Awaited<
  ReturnType<typeof searchBoatReservations>
>['rows'][number];
export type BoatReservationRow = Omit<ListedBoatReservation, keyof SharedOut>;
export type BoatReservation = Awaited<ReturnType<typeof getBoatReservation>>;

/** Per state, under the other filters of the list: how many, worth what, and how much is unpaid. */
export const summariseBoatReservations = (db: Db, actor: Actor, search: BoatReservationList) =>
  matchingOf(ownBoatReservations(db, actor), { ...search, status: [] })
    .select([
      sql<ReservationState>`boat_reservations.status`.as('status'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`sum(boat_reservations.total_kurus)::bigint`.as('total_kurus'),
      unpaid('boat_reservations').as('balance_kurus'),
    ])
    .groupBy('boat_reservations.status')
    .execute();

const ownBoatReservations = (db: Db, actor: Actor) =>
  boatReservationsWithBoats(db).$if(actor.role === 'OWNER', (query) =>
    query.where(ownerOfStay('boat_reservations', 'boats'), '=', actor.id),
  );

type Matching = ReturnType<typeof boatReservationsWithBoats>;

/** All that fit the filters. */
function matchingOf(query: Matching, search: BoatReservationList) {
  const { status, boat_id, created_at } = search;
  const { leaves_by, reservation_id, customer_name } = search;
  return withinDays(query, search)
    .$if(status.length > 0, (q) => q.where('boat_reservations.status', 'in', status))
    .$if(boat_id !== undefined, (q) => q.where('boat_reservations.boat_id', '=', Number(boat_id)))
    .$if(created_at !== undefined, (q) =>
      q.where(
        sql<boolean>`(boat_reservations.created_at at time zone 'Europe/Istanbul')::date
          = ${created_at}::date`,
      ),
    )
    .$if(leaves_by !== undefined, (q) =>
      q.where(lastDay('boat_reservations'), '<=', String(leaves_by)),
    )
    .$if(reservation_id !== undefined, (q) =>
      q.where(
        'boat_reservations.reservation_id',
        'like',
        reservationCodePattern(reservation_id ?? ''),
      ),
    )
    .$if(customer_name !== undefined, (q) =>
      q.where(hold(sql`boat_reservations.customer_words`, customer_name ?? '')),
    );
}

/** Both days inclusive: charters that touch them, or that came to nothing on them. */
function withinDays(query: Matching, search: BoatReservationList): Matching {
  const { datetype, started_at: first, finished_at: last } = search;
  if (datetype === 'stay')
    return query
      .$if(first !== undefined, (q) => q.where('boat_reservations.check_out', '>', String(first)))
      .$if(last !== undefined, (q) => q.where('boat_reservations.check_in', '<=', String(last)));
  return query
    .$if((first ?? last) !== undefined, (q) =>
      // What expired may have been taken up again.
      q.where(sql<boolean>`boat_reservations.status in ${ENDED}`),
    )
    .$if(first !== undefined, (q) =>
      q.where(sql<boolean>`boat_reservations.ended_at >= ${midnight(first, 0)}`),
    )
    .$if(last !== undefined, (q) =>
      q.where(sql<boolean>`boat_reservations.ended_at < ${midnight(last, 1)}`),
    );
}
