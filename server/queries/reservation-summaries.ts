import { sql } from 'kysely';

import type { Actor } from '../actor.ts';
import type { Db } from '../db/index.ts';
import type { ReservationState } from '../domain/reservation-states.ts';
import type { ReservationList } from '../schemas/reservations.ts';
import { reservationsWithVillas } from './reservation-columns.ts';
import { matchingReservations } from './reservations.ts';

/** Per state, under the other filters of the list: how many, worth what, and how much is unpaid. */
export async function summariseReservations(
  db: Db,
  actor: Actor,
  search: ReservationList & { today: string },
) {
  const anyState = { ...search, status: [] };
  return matchingReservations(reservationsWithVillas(db), actor, anyState)
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

/** What the reservation's page shows beside the reservation: picture, payments, the guest's other stays. */
export async function getReservationSurroundings(
  db: Db,
  { id, villa_id, customer_email }: { id: number; villa_id: number; customer_email: string },
) {
  const { rows } = await sql<{
    picture: { hash: string; width: number; height: number; colour: string; alt: string } | null;
    other_reservations: number;
    transactions: {
      id: number;
      at: string;
      purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';
      method: 'CARD' | 'TRANSFER' | 'CASH';
      status: 'PENDING' | 'PAID' | 'FAILED';
      amount_kurus: number;
    }[];
  }>`
    select
      (select json_build_object('hash', k.hash, 'width', k.width, 'height', k.height,
          'colour', k.colour, 'alt', p.alt)
        from villa_pictures p join stored_pictures k on k.hash = p.hash
        where p.villa_id = ${villa_id} order by p.position, p.id limit 1) as picture,
      (select count(*)::int from reservations
        where customer_email = ${customer_email} and id <> ${id}) as other_reservations,
      (select coalesce(json_agg(paid order by paid.at), '[]') from (
        select id, coalesce(paid_at, created_at) as at, purpose, method, status, amount_kurus
        from transactions where reservation_id = ${id}) paid) as transactions`.execute(db);
  const [surroundings] = rows;
  if (!surroundings) throw new Error('A query without a table answers one row');
  return surroundings;
}
