import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { Kept } from '../domain/retention.ts';
import { type ListingKind, type ReservationKey, tablesOf } from './reservation-tables.ts';

/** Whom data is of: what they are written to and called at, as the tables hold it. */
export interface Person {
  email: string | null;
  phone: string | null;
}

export interface BookingOfPerson extends Kept, ReservationKey {
  reservation_id: string;
  customer_email: string;
  customer_phone: string;
}

/** A guest's bookings of villas and boats that still name them. */
export async function listBookingsOf(db: Db, person: Person): Promise<BookingOfPerson[]> {
  return [
    ...(await bookingsOf(db, 'villa', matching('r', 'customer_', person))),
    ...(await bookingsOf(db, 'boat', matching('r', 'customer_', person))),
  ];
}

/** Bookings of one kind whose stay ended before a day, some at a time. */
export const listBookingsBefore = (db: Db, kind: ListingKind, day: string) =>
  bookingsOf(db, kind, sql<boolean>`r.check_out < ${day}::date`);

async function bookingsOf(
  db: Db,
  kind: ListingKind,
  condition: RawBuilder<boolean>,
): Promise<BookingOfPerson[]> {
  const { reservations, of } = tablesOf(kind);
  const { rows } = await sql<Omit<BookingOfPerson, 'kind'>>`
    select r.id, r.reservation_id, r.customer_email, r.customer_phone, r.status, r.check_out::text as check_out,
      r.confirmed_at is not null as was_confirmed,
      exists (
        select from transactions t where t.${sql.ref(of)} = r.id
          and (t.status = 'PENDING' or (t.needs_action is not null and t.action_done_at is null))
      ) as has_open_money
    from ${sql.table(reservations)} r
    where r.anonymised_at is null and ${condition}
    order by r.id limit 500
  `.execute(db);
  return rows.map((row) => ({ ...row, kind }));
}

/** Rows of a table whose address or number is the person's. */
export const matching = (table: string, prefix: '' | 'customer_', { email, phone }: Person) =>
  sql<boolean>`(${sql.ref(`${table}.${prefix}email`)} = ${email}::text
    or ${sql.ref(`${table}.${prefix}phone`)} = ${phone}::text)`;

/** Tables that name a guest and stand on their own, with the condition by which rows are theirs. */
const OWN = {
  contact_messages: (person: Person) => matching('x', '', person),
  offers: (person: Person) => matching('x', 'customer_', person),
  subscribers: ({ email }: Person) => sql<boolean>`x.email = ${email}::text`,
  mails: ({ email }: Person) => sql<boolean>`x.recipient = ${email}::text`,
} as const;

/** Tables whose rows hang on a booking. */
export const HANGING = [
  'reservation_guests',
  'reservation_requests',
  'reservation_extras',
  'reservation_documents',
  'reservation_events',
  'reservation_revisions',
  'legal_acceptances',
  'payment_links',
  'transactions',
  'deposits',
  'comments',
] as const;

/** Never handed out: what opens or seals something, and the agency's own words. */
const WITHHELD = [
  ...['staff_note', 'find_words', 'customer_words', 'created_by', 'version', 'commission_percent'],
  ...['comment_code', 'guest_list_code', 'leave_code', 'confirm_code_hash', 'action_note'],
  ...['provider_token_hash', 'provider_page_encrypted', 'customer_identity_encrypted'],
  ...['document_no_encrypted', 'request_id', 'actor_id', 'provider_answer'],
];

/** All rows of a person as they are stored, by table (KVKK m.11). */
export async function readPersonalData(
  db: Db,
  person: Person,
  bookings: readonly ReservationKey[],
) {
  const found: Record<string, unknown[]> = {};
  const read = async (table: string, condition: RawBuilder<boolean>) => {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(x) - ${WITHHELD}::text[] as row from ${sql.table(table)} x
      where ${condition} order by x.id
    `.execute(db);
    found[table] = [...(found[table] ?? []), ...rows.map(({ row }) => row)];
  };
  for (const [table, condition] of Object.entries(OWN)) await read(table, condition(person));
  for (const kind of ['villa', 'boat'] as const) {
    const ids = bookings.filter((booking) => booking.kind === kind).map(({ id }) => id);
    const { reservations, of } = tablesOf(kind);
    await read(reservations, sql`x.id = any(${ids}::int[])`);
    for (const table of HANGING) await read(table, sql`${sql.ref(`x.${of}`)} = any(${ids}::int[])`);
  }
  return found;
}
