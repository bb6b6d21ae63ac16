import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import type { CharterUnitName } from '../../shared/listing-choices.ts';
import { eventColumns, revisionColumns } from './reservation-columns.ts';

/** What a list shows of a boat's reservation. */
export const boatRowColumns = [
  'boat_reservations.id',
  'boat_reservations.reservation_id',
  'boat_reservations.boat_id',
  'boat_reservations.unit',
  'boat_reservations.starts_at',
  'boat_reservations.ends_at',
  'boat_reservations.status',
  'boat_reservations.check_in',
  'boat_reservations.check_out',
  'boat_reservations.nights',
  'boat_reservations.adults',
  'boat_reservations.children',
  'boat_reservations.babies',
  'boat_reservations.customer_name',
  'boat_reservations.customer_phone',
  'boat_reservations.customer_email',
  'boat_reservations.total_kurus',
  'boat_reservations.prepayment_kurus',
  'boat_reservations.balance_kurus',
  'boat_reservations.paid_kurus',
  'boat_reservations.leaving_kurus',
  'boat_reservations.kept_kurus',
  'boat_reservations.ended_at',
  'boat_reservations.option_until',
  'boat_reservations.created_at',
  'boat_reservations.version',
] as const;

/** A boat's reservation in full: with its frozen quote, its notes and its sums. */
export const boatReservationColumns = [
  ...boatRowColumns,
  'boat_reservations.customer_note',
  'boat_reservations.staff_note',
  'boat_reservations.source',
  'boat_reservations.quote',
  'boat_reservations.rates',
  'boat_reservations.policy',
  'boat_reservations.accommodation_kurus',
  'boat_reservations.discount_kurus',
  'boat_reservations.short_stay_fee_kurus',
  'boat_reservations.extras_kurus',
  'boat_reservations.deposit_kurus',
  'boat_reservations.refund_kurus',
  'boat_reservations.override_reason',
  'boat_reservations.state_reason',
  'boat_reservations.confirmed_at',
  'boat_reservations.updated_at',
] as const;

export const boatColumns = [
  'boats.name as boat_name',
  'boats.slug as boat_slug',
  'marinas.name as marina',
  'towns.name as town',
] as const;

export const boatReservationsWithBoats = (db: Db) =>
  db
    .selectFrom('boat_reservations')
    .innerJoin('boats', 'boats.id', 'boat_reservations.boat_id')
    .innerJoin('marinas', 'marinas.id', 'boats.marina_id')
    .innerJoin('towns', 'towns.id', 'marinas.town_id');

type Reservations = ExpressionBuilder<DB, 'boat_reservations'>;

/** The timeline, oldest first. */
export const boatEventsOf = (eb: Reservations) =>
  eb
    .selectFrom('reservation_events')
    .leftJoin('users', 'users.id', 'reservation_events.actor_id')
    .select(eventColumns)
    .whereRef('reservation_events.boat_reservation_id', '=', 'boat_reservations.id')
    .orderBy('reservation_events.id');

/** What it was before its charter changed, oldest first. */
export const boatRevisionsOf = (eb: Reservations) =>
  eb
    .selectFrom('reservation_revisions')
    .leftJoin('users', 'users.id', 'reservation_revisions.created_by')
    .select(revisionColumns)
    .whereRef('reservation_revisions.boat_reservation_id', '=', 'boat_reservations.id')
    .orderBy('reservation_revisions.revision');

/** What tells a reservation of a boat from one of a villa wherever guests see both. */
export interface Charter {
  unit: CharterUnitName;
  /** The day after the last one, as the ledger has it. */
  finished_at: string;
}

export const GUEST_CHARTER = sql`json_build_object('unit', boat_reservations.unit,
  'finished_at', boat_reservations.check_out)`;

/**
 * The day the guests leave, and the desk sees them off, of a row called `row`: a day trip's is the day they came;
 * who charters by the day sleeps aboard, as by the week.
 */
export const lastDay = (row: string) => sql<string>`case ${sql.ref(`${row}.unit`)} when 'TRIP'
  then ${sql.ref(`${row}.check_in`)} else ${sql.ref(`${row}.check_out`)} end`;

/** When guests board and leave: a day trip's hours as they were sold, else the boat's. */
export const charterTimes = [
  sql<string>`coalesce(boat_reservations.starts_at, boats.boarding_time)`.as('check_in_time'),
  sql<string>`coalesce(boat_reservations.ends_at, boats.leaving_time)`.as('check_out_time'),
] as const;
