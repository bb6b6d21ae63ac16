import { sql } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import type { ReservationList } from '../../schemas/reservations.ts';
import { amountLacking } from '../payments/amounts-due.ts';
import { matchingReservations } from './reservations.ts';

/** Kuruş that lack of the totals of all rows; what one was paid too much lessens no other's. */
export const unpaid = (table: 'reservations' | 'boat_reservations') =>
  sql<number>`sum(${amountLacking(table)})::bigint`;

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
      unpaid('reservations').as('balance_kurus'),
    ])
    .groupBy('reservations.status')
    .execute();
}
