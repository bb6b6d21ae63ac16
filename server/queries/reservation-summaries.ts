import { sql } from 'kysely';

import type { Actor } from '../actor.ts';
import type { Db } from '../db/index.ts';
import type { ReservationState } from '../domain/reservation-states.ts';
import type { ReservationList } from '../schemas/reservations.ts';
import { matchingReservations } from './reservations.ts';

/** Per state, under the other filters of the list: how many, worth what, and how much is unpaid. */
export async function summariseReservations(
  db: Db,
  actor: Actor,
  search: ReservationList & { today: string },
) {
  const anyState = { ...search, status: [] };
  return matchingReservations(db, actor, anyState)
    .select([
      sql<ReservationState>`reservations.status`.as('status'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`sum(reservations.total_kurus)::bigint`.as('total_kurus'),
      sql<number>`sum(reservations.total_kurus - reservations.paid_kurus)::bigint`.as(
        'balance_kurus',
      ),
    ])
    .groupBy('reservations.status')
    .execute();
}
