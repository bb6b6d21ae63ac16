import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { ReservationState } from '../../domain/reservation-moves.ts';
import type { Kept } from '../../domain/retention.ts';
import type { PersonalKind } from '../../schemas/answers/personal-data.ts';
import { needsSomebody } from '../payments/needed-actions.ts';
import {
  idsOf,
  type ListingKind,
  type ReservationKey,
  tablesOf,
} from '../reservations/reservation-tables.ts';

/** Whom data is of: what they are written to and called at, as the tables hold it. */
export interface Person {
  email: string | null;
  phone: string | null;
}

export interface BookingOfPerson extends Kept, ReservationKey {
  reservation_id: string;
  status: ReservationState;
  check_in: string;
  customer_email: string;
  customer_phone: string;
}

/** A guest's bookings of villas and boats that still name them: all, as an erasure may leave none out. */
export async function listBookingsOf(db: Db, person: Person): Promise<BookingOfPerson[]> {
  return [
    ...(await bookingsOf(db, 'villa', matching('r', 'customer_', person))),
    ...(await bookingsOf(db, 'boat', matching('r', 'customer_', person))),
  ];
}

/** Bookings of one kind whose stay ended before a day, some at a time. */
export const listBookingsBefore = (db: Db, kind: ListingKind, day: string) =>
  bookingsOf(db, kind, sql<boolean>`r.check_out < ${day}::date`, 500);

/** One of those, as it is by now; undefined where it ended later, or names nobody any more. */
export const findBookingBefore = async (db: Db, { kind, id }: ReservationKey, day: string) =>
  (await bookingsOf(db, kind, sql<boolean>`r.id = ${id} and r.check_out < ${day}::date`)).at(0);

async function bookingsOf(
  db: Db,
  kind: ListingKind,
  condition: RawBuilder<boolean>,
  most: number | null = null,
): Promise<BookingOfPerson[]> {
  const { reservations, of } = tablesOf(kind);
  const { rows } = await sql<Omit<BookingOfPerson, 'kind'>>`
    select r.id, r.reservation_id, r.customer_email, r.customer_phone, r.status,
      r.check_in::text as check_in, r.check_out::text as check_out,
      r.confirmed_at is not null as was_confirmed,
      exists (
        select from transactions t where t.${sql.ref(of)} = r.id
          and (t.status = 'PENDING' or ${needsSomebody('t')})
      ) as has_open_money
    from ${sql.table(reservations)} r
    where r.anonymised_at is null and ${condition}
    order by r.id limit ${most}
  `.execute(db);
  return rows.map((row) => ({ ...row, kind }));
}

/** Rows of a table whose address or number is the person's. */
export const matching = (table: string, prefix: '' | 'customer_', { email, phone }: Person) =>
  sql<boolean>`(${sql.ref(`${table}.${prefix}email`)} = ${email}::text
    or ${sql.ref(`${table}.${prefix}phone`)} = ${phone}::text)`;

/** Tables whose rows hang on a booking. */
const HANGING = [
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
  ...[
    'staff_note',
    'find_words',
    'customer_words',
    'words',
    'created_by',
    'version',
    'commission_percent',
  ],
  ...['comment_code', 'guest_list_code', 'leave_code', 'confirm_code_hash', 'action_note'],
  ...['provider_token_hash', 'provider_page_encrypted', 'document_no_encrypted', 'request_id'],
  ...['actor_id', 'provider_answer'],
];

/** A table that names the person, and which of its rows `x` are theirs. */
type Place = [table: PersonalKind, condition: RawBuilder<boolean>];

/** What stands on its own, the bookings, and what hangs on them. */
function placesOf(person: Person, bookings: readonly ReservationKey[]): Place[] {
  const [villas, boats] = [idsOf(bookings, 'villa'), idsOf(bookings, 'boat')];
  const hangs = sql<boolean>`(x.reservation_id = any(${villas}::int[])
    or x.boat_reservation_id = any(${boats}::int[]))`;
  return [
    ['contact_messages', matching('x', '', person)],
    ['offers', matching('x', 'customer_', person)],
    ['subscribers', sql<boolean>`x.email = ${person.email}::text`],
    ['mails', sql<boolean>`x.recipient = ${person.email}::text`],
    ['reservations', sql<boolean>`x.id = any(${villas}::int[])`],
    ['boat_reservations', sql<boolean>`x.id = any(${boats}::int[])`],
    ...HANGING.map((table): Place => [table, hangs]),
  ];
}

/** All rows of a person as they are stored, by table (KVKK m.11). */
export async function readPersonalData(
  db: Db,
  person: Person,
  bookings: readonly ReservationKey[],
) {
  const found: Partial<Record<PersonalKind, unknown[]>> = {};
  for (const [table, condition] of placesOf(person, bookings)) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(x) - ${WITHHELD}::text[] as row from ${sql.table(table)} x
      where ${condition} order by x.id
    `.execute(db);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

export interface PersonalCount {
  kind: PersonalKind;
  row_count: number;
}

/** How many rows `readPersonalData` would give, table by table; those without any are left out. */
export async function countPersonalData(
  db: Db,
  person: Person,
  bookings: readonly ReservationKey[],
): Promise<PersonalCount[]> {
  const counts = placesOf(person, bookings).map(
    ([table, condition]) => sql`select ${table}::text as kind, count(*)::int as row_count
      from ${sql.table(table)} x where ${condition}`,
  );
  const { rows } = await sql<PersonalCount>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.filter(({ row_count }) => row_count > 0);
}

/** The papers of bookings: the hashes of their files, and what kind of file each is. */
export async function listPapersOf(db: Db, bookings: readonly ReservationKey[]) {
  const papers = new Map<string, string>();
  for (const { kind, id } of bookings) {
    const rows = await db
      .selectFrom('reservation_documents')
      .select(['hash', 'mime'])
      .where(kind === 'villa' ? 'reservation_id' : 'boat_reservation_id', '=', id)
      .orderBy('id')
      .execute();
    for (const { hash, mime } of rows) papers.set(hash, mime);
  }
  return papers;
}
