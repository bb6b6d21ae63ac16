import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';

import { compiledPerColumns } from '../../db/compiled-once.ts';
import type { Db } from '../../db/index.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import type { DB } from '../../db/tables.ts';
import { PAYMENT_MINUTES } from '../../domain/option-deadline.ts';
import { notFound } from '../../errors.ts';
import { endAskedOn } from '../guests/guest-requests.ts';
import { type ListingKind, type ReservationKey, tablesOf } from './reservation-tables.ts';

const LOCKED_COLUMNS = [
  'reservations.id',
  'reservations.reservation_id',
  'reservations.status',
  'reservations.stay',
  'reservations.check_in',
  'reservations.check_out',
  'reservations.adults',
  'reservations.children',
  'reservations.babies',
  'reservations.customer_name',
  'reservations.customer_phone',
  'reservations.customer_email',
  'reservations.customer_note',
  'reservations.staff_note',
  'reservations.option_until',
  'reservations.option_extended_at',
  'reservations.quote',
  'reservations.policy',
  'reservations.commission_percent',
  'reservations.accommodation_kurus',
  'reservations.discount_kurus',
  'reservations.short_stay_fee_kurus',
  'reservations.extras_kurus',
  'reservations.total_kurus',
  'reservations.prepayment_kurus',
  'reservations.balance_kurus',
  'reservations.deposit_kurus',
  'reservations.paid_kurus',
  'reservations.leaving_kurus',
  'reservations.override_reason',
  'reservations.guest_list_reported_at',
  'reservations.owner_id',
  'reservations.created_at',
  'reservations.version',
] as const;

/**
 * Locks the row until the transaction ends: two people cannot decide the same request at once. Its
 * facts are read by a second statement, which sees all that was committed while the first waited: of
 * the tables it does not lock, such as payments, a waiting statement would tell the past. @throws 404
 */
export async function getReservationForUpdate(db: Db, id: number, kind: ListingKind) {
  const [, row] = await inOneTrip(db, (together) => [
    lockReservation(together, id, kind),
    readLocked(together, id, kind),
  ]);
  return { ...row, kind };
}

async function lockReservation(db: Db, id: number, kind: ListingKind): Promise<void> {
  await db
    .selectFrom(tablesOf(kind).reservations)
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function readLocked(db: Db, id: number, kind: ListingKind) {
  const tables = tablesOf(kind);
  return db
    .selectFrom(`${tables.reservations} as reservations` as 'reservations')
    .innerJoin(
      `${tables.listings} as listing` as 'villas as listing',
      'listing.id',
      `reservations.${tables.listing_id}`,
    )
    .select([
      ...LOCKED_COLUMNS,
      `reservations.${tables.listing_id} as listing_id`,
      'listing.option_hours',
      'listing.instant_booking',
      tripStart(kind).as('starts_at'),
      charterUnit(kind).as('unit'),
      paymentInFlight(kind).as('payment_in_flight'),
      endAskedOn(kind, 'reservations').as('end_asked_on'),
    ])
    .where('reservations.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

export type LockedReservation = Awaited<ReturnType<typeof getReservationForUpdate>>;

/** When a day trip leaves; null where it is none. For a query that reads `reservations`. */
const tripStart = (kind: ListingKind) =>
  kind === 'boat' ? sql<string | null>`reservations.starts_at` : sql<string | null>`null::time`;

/** By what a boat is chartered; null of a villa's. For a query that reads `reservations`. */
const charterUnit = (kind: ListingKind) =>
  kind === 'boat' ? sql<string | null>`reservations.unit` : sql<string | null>`null::text`;

/**
 * Whether a card payment is open and undecided: its provider's token lives (`PAYMENT_MINUTES`
 * where nothing is said). For a query that reads `reservations`, or names whose payment is meant.
 */
export const paymentInFlight = (
  kind: ListingKind,
  id: RawBuilder<unknown> = sql.ref('reservations.id'),
) => sql<boolean>`exists (
  select from transactions t
  where t.${sql.ref(tablesOf(kind).of)} = ${id} and t.status = 'PENDING'
    and t.method = 'CARD' and t.purpose <> 'REFUND'
    and coalesce(t.provider_expires_at, t.created_at + make_interval(mins => ${PAYMENT_MINUTES})) > now())`;

export async function insertReservation(db: Db, reservation: Insertable<DB['reservations']>) {
  const [row] = await insertedReservations(db, reservation);
  if (!row) throw new Error('a new reservation gave no row');
  return row;
}

const insertedReservations = compiledPerColumns((db, reservation: Insertable<DB['reservations']>) =>
  db
    .insertInto('reservations')
    .values(reservation)
    .returning([
      'id',
      'reservation_id',
      'total_kurus',
      'prepayment_kurus',
      'balance_kurus',
      'deposit_kurus',
    ]),
);

export async function insertReservationEvent(
  db: Db,
  event: Insertable<DB['reservation_events']>,
): Promise<void> {
  await db.insertInto('reservation_events').values(event).execute();
}

/** A line of the timeline and one of the audit log, in one statement. */
export async function insertAuditedEvent(
  db: Db,
  event: Insertable<DB['reservation_events']>,
  line: Insertable<DB['audit_log']>,
): Promise<void> {
  await auditedEvents(db, event, line);
}

const auditedEvents = compiledPerColumns(
  (db, event: Insertable<DB['reservation_events']>, line: Insertable<DB['audit_log']>) =>
    db
      .with('event', (query) => query.insertInto('reservation_events').values(event))
      .insertInto('audit_log')
      .values(line),
);

/**
 * `stamp` names the column that keeps when this state was reached; `option_until` undefined: left alone.
 * Otherwise the option is a new one, or none: whether an earlier one was extended says nothing of it.
 */
export async function updateReservationState(
  db: Db,
  { kind, id }: ReservationKey,
  { stamp, ...state }: StateChange,
): Promise<void> {
  await db
    .updateTable(tablesOf(kind).reservations)
    .set({
      ...state,
      ...(state.option_until !== undefined && { option_extended_at: null }),
      ...(stamp ? { [stamp]: sql`now()` } : {}),
    })
    .where('id', '=', id)
    .execute();
}

interface StateChange {
  status: string;
  option_until: string | null | undefined;
  state_reason: string | null;
  state_by: string;
  stamp: 'confirmed_at' | 'checked_in_at' | 'completed_at' | 'ended_at' | null;
  kept_kurus: number | null;
  refund_kurus: number | null;
}

/** Fields of a reservation as they are to be. @throws 404 */
export function updateReservation(
  db: Db,
  id: number,
  changes: Updateable<DB['reservations']>,
  kind: ListingKind,
) {
  return db
    .updateTable(tablesOf(kind).reservations)
    .set(changes)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}
