import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';

/** What a list shows of a reservation. */
export const rowColumns = [
  'reservations.id',
  'reservations.reservation_id',
  'reservations.villa_id',
  'reservations.status',
  'reservations.check_in',
  'reservations.check_out',
  'reservations.nights',
  'reservations.adults',
  'reservations.children',
  'reservations.babies',
  'reservations.customer_name',
  'reservations.customer_phone',
  'reservations.customer_email',
  'reservations.total_kurus',
  'reservations.prepayment_kurus',
  'reservations.balance_kurus',
  'reservations.paid_kurus',
  'reservations.leaving_kurus',
  'reservations.kept_kurus',
  'reservations.ended_at',
  'reservations.option_until',
  'reservations.created_at',
  'reservations.version',
] as const;

/** A reservation in full: with its frozen quote, its notes and its sums. */
export const reservationColumns = [
  ...rowColumns,
  'reservations.customer_note',
  'reservations.staff_note',
  'reservations.source',
  'reservations.quote',
  'reservations.rates',
  'reservations.policy',
  'reservations.accommodation_kurus',
  'reservations.discount_kurus',
  'reservations.short_stay_fee_kurus',
  'reservations.extras_kurus',
  'reservations.deposit_kurus',
  'reservations.override_reason',
  'reservations.state_reason',
  'reservations.confirmed_at',
  'reservations.refund_kurus',
  'reservations.updated_at',
] as const;

export const villaColumns = [
  'villas.name as villa_name',
  'villas.slug as villa_slug',
  'towns.name as town',
] as const;

export const reservationsWithVillas = (db: Db) =>
  db
    .selectFrom('reservations')
    .innerJoin('villas', 'villas.id', 'reservations.villa_id')
    .innerJoin('districts', 'districts.id', 'villas.district_id')
    .innerJoin('towns', 'towns.id', 'districts.town_id');

/** What happened to a reservation, of a villa or a boat. */
export const eventColumns = [
  'reservation_events.at',
  'reservation_events.kind',
  'reservation_events.from_status',
  'reservation_events.to_status',
  'reservation_events.reason',
  'reservation_events.actor_role',
  sql<string | null>`users.first_name || ' ' || users.last_name`.as('actor_name'),
] as const;

/** The timeline, oldest first. */
export const eventsOf = (eb: ExpressionBuilder<DB, 'reservations'>) =>
  eb
    .selectFrom('reservation_events')
    .leftJoin('users', 'users.id', 'reservation_events.actor_id')
    .select(eventColumns)
    .whereRef('reservation_events.reservation_id', '=', 'reservations.id')
    .orderBy('reservation_events.id');

/** A sale that a change replaced, of a villa or a boat. */
export const revisionColumns = [
  'reservation_revisions.revision',
  sql<string>`lower(reservation_revisions.stay)`.as('check_in'),
  sql<string>`upper(reservation_revisions.stay)`.as('check_out'),
  'reservation_revisions.snapshot',
  'reservation_revisions.reason',
  'reservation_revisions.created_at',
  sql<string | null>`users.first_name || ' ' || users.last_name`.as('created_by_name'),
] as const;

/** The sales that a change of dates, villa or price replaced, oldest first. */
export const revisionsOf = (eb: ExpressionBuilder<DB, 'reservations'>) =>
  eb
    .selectFrom('reservation_revisions')
    .leftJoin('users', 'users.id', 'reservation_revisions.created_by')
    .select(revisionColumns)
    .whereRef('reservation_revisions.reservation_id', '=', 'reservations.id')
    .orderBy('reservation_revisions.revision');
