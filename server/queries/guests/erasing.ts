import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { knownBy } from '../mentions.ts';
import { idsOf, type ReservationKey, tablesOf } from '../reservations/reservation-tables.ts';
import {
  type BookingOfPerson,
  matching,
  type Person,
  type PersonalCount,
} from './personal-data.ts';

/** What stands where a person stood; forms that the columns' rules accept and nobody can be reached at. */
const NOBODY = { email: 'silindi@anonim.invalid', phone: '+10000000' };

/** Lets this transaction, and no other, write over rows of tables that only grow. */
export const allowErasing = (db: Db) =>
  sql`select set_config('koy.erasing', 'on', true)`.execute(db);

/**
 * Takes the person out of a booking: days, money and what was sold stay for the books. `erased` stands
 * in columns that may not be empty. The caller has locked the booking and allowed erasing.
 */
export async function anonymiseBooking(
  db: Db,
  { kind, id }: ReservationKey,
  erased: string,
): Promise<void> {
  const { reservations, of } = tablesOf(kind);
  const hanging = sql`where ${sql.ref(of)} = ${id}`;
  const steps = [
    sql`update ${sql.table(reservations)} set
      customer_name = ${erased}, customer_email = ${NOBODY.email}, customer_phone = ${NOBODY.phone},
      customer_note = '', staff_note = '', comment_code = null, guest_list_code = null,
      anonymised_at = now(),
      state_reason = case when state_reason is not null then ${erased}::text end,
      override_reason = case when override_reason is not null then ${erased}::text end
      where id = ${id}`,
    sql`delete from reservation_guests ${hanging}`,
    sql`update reservation_requests set message = '', answer = null ${hanging}`,
    sql`update reservation_events set details = '{}', reason = null ${hanging}`,
    sql`update reservation_revisions set reason = '',
      snapshot = jsonb_strip_nulls(jsonb_build_object('quote', snapshot->'quote',
        'check_in', snapshot->'check_in', 'check_out', snapshot->'check_out',
        'total_kurus', snapshot->'total_kurus')) ${hanging}`,
    sql`update legal_acceptances set rendered_html = '', ip = null, user_agent = null ${hanging}`,
    sql`update payment_links set note = '' ${hanging}`,
    sql`update deposits set return_iban_encrypted = null, note = '',
      deduction_reason = case when deduction_reason is not null then ${erased}::text end ${hanging}`,
    sql`update transaction_events set details = '{}'
      where transaction_id in (select id from transactions ${hanging})`,
    sql`update transactions set payer_name = null, bank_reference = null, note = '',
      action_note = null, failure_text = null, provider_answer = null, card_last_four = null,
      provider_page_encrypted = null, receipt_document_id = null ${hanging}`,
    sql`update comments set author_name = ${erased}, ip = null ${hanging} and state = 'PUBLISHED'`,
    sql`delete from mails ${hanging}`,
  ];
  for (const step of steps) await step.execute(db);
}

/** Removes a booking's papers; the hashes of their files. */
export async function deletePapersOf(db: Db, { kind, id }: ReservationKey): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    delete from reservation_documents where ${sql.ref(tablesOf(kind).of)} = ${id} returning hash
  `.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Removes what a guest wrote and nobody was shown; the hashes of its photographs. */
export async function deleteUnpublishedOf(db: Db, { kind, id }: ReservationKey): Promise<string[]> {
  const mine = sql`c.${sql.ref(tablesOf(kind).of)} = ${id} and c.state <> 'PUBLISHED'`;
  const { rows } = await sql<{ hash: string }>`
    select p.hash from comment_pictures p join comments c on c.id = p.comment_id where ${mine}
  `.execute(db);
  await sql`delete from comments c where ${mine}`.execute(db);
  return rows.map(({ hash }) => hash);
}

/**
 * Takes the person out of everything that hangs on no booking. Mails of bookings in `kept` stay: they
 * prove what the guest was told before the contract.
 */
export async function erasePerson(
  db: Db,
  person: Person,
  { kept, erased }: { kept: readonly ReservationKey[]; erased: string },
): Promise<PersonalCount[]> {
  const nobody = sql`'silindi-' || x.id || '@anonim.invalid'`;
  const mine = sql<boolean>`x.email = ${person.email}::text`;
  const offers = matching('x', 'customer_', person);
  // Before their mails, of which a newsletter may be making one: it is there to be found then, or not made at all.
  await sql`select from subscribers x where ${mine} for update`.execute(db);
  return [
    await change(
      db,
      'contact_messages',
      sql`delete from contact_messages x
      where ${matching('x', '', person)}`,
    ),
    await change(
      db,
      'mails',
      sql`delete from mails x where (x.recipient = ${person.email}::text
        or x.subscriber_id in (select id from subscribers x where ${mine}))
      and not coalesce(x.reservation_id = any(${idsOf(kept, 'villa')}::int[]), false)
      and not coalesce(x.boat_reservation_id = any(${idsOf(kept, 'boat')}::int[]), false)`,
    ),
    await change(
      db,
      'offers',
      sql`update offers x set customer_name = ${erased}, customer_email = null,
      customer_phone = null, note = '' where ${offers}`,
    ),
    await change(
      db,
      'subscriber_events',
      sql`update subscriber_events e set ip = null, user_agent = null
      where e.subscriber_id in (select id from subscribers x where ${mine})`,
    ),
    await change(
      db,
      'subscribers',
      sql`update subscribers x set email = ${nobody}, consent_ip = null,
      consent_user_agent = null, confirmed_ip = null, confirm_code_hash = null, state = 'LEFT',
      left_at = coalesce(x.left_at, now()) where ${mine}`,
    ),
  ];
}

/**
 * Takes out of the audit log and of the kept answers what names the person: what was changed, not who
 * changed something and when. Called while their messages and comments are still there to be found.
 */
export async function eraseTraces(
  db: Db,
  person: Person,
  bookings: readonly BookingOfPerson[],
): Promise<PersonalCount[]> {
  const words = knownBy(person, bookings);
  const named = (text: RawBuilder<unknown>) =>
    sql.join([sql`false`, ...words.map((word) => sql`strpos(${text}, ${word}) > 0`)], sql` or `);
  return [
    await change(
      db,
      'audit_log',
      sql`${WIPED} where ${ofBookings(bookings)}
        or (entity = 'contact_message'
          and entity_id in (select x.id from contact_messages x where ${matching('x', '', person)}))
        or (entity = 'offer'
          and entity_id in (select x.id from offers x where ${matching('x', 'customer_', person)}))
        or ${named(sql`coalesce(before::text, '') || coalesce(after::text, '')`)}`,
    ),
    await change(
      db,
      'idempotency_keys',
      sql`delete from idempotency_keys
      where ${named(sql`coalesce(body::text, '')`)}`,
    ),
  ];
}

/** The same of bookings alone, whoever made them. */
export const eraseTracesOf = (db: Db, bookings: readonly ReservationKey[]): Promise<number> =>
  count(db, sql`${WIPED} where ${ofBookings(bookings)}`);

const status = (side: 'before' | 'after') =>
  sql`jsonb_strip_nulls(jsonb_build_object('status', ${sql.ref(side)}->'status'))`;

const WIPED = sql`update audit_log set before = ${status('before')}, after = ${status('after')},
  ip = case when actor_role = 'GUEST' then null else ip end`;

/** Lines of the log on bookings and what hangs on them; a comment that is gone is known by its stay. */
function ofBookings(bookings: readonly ReservationKey[]): RawBuilder<boolean> {
  const [villas, boats] = [idsOf(bookings, 'villa'), idsOf(bookings, 'boat')];
  const hangs = (table: string) => sql`(select id from ${sql.table(table)}
    where reservation_id = any(${villas}::int[]) or boat_reservation_id = any(${boats}::int[]))`;
  return sql`((entity = 'reservation' and entity_id = any(${villas}::int[]))
    or (entity = 'boat_reservation' and entity_id = any(${boats}::int[]))
    or (entity = 'transaction' and entity_id in ${hangs('transactions')})
    or (entity = 'payment_link' and entity_id in ${hangs('payment_links')})
    or (entity = 'comment' and (entity_id in ${hangs('comments')}
      or entity_id in (select gone.entity_id from audit_log gone
        where gone.entity = 'comment' and gone.action = 'comment.deleted'
          and ((gone.before->>'reservation_id')::int = any(${villas}::int[])
            or (gone.before->>'boat_reservation_id')::int = any(${boats}::int[]))))))`;
}

/** Forgets the numbers of identity papers of guests whose stay ended before a day; how many. */
export const clearPapersBefore = (db: Db, day: string): Promise<number> =>
  count(
    db,
    sql`update reservation_guests g set document_no_encrypted = null, document_no_masked = null
      where g.document_no_encrypted is not null and (
        exists (select from reservations r where r.id = g.reservation_id and r.check_out < ${day}::date)
        or exists (select from boat_reservations r
          where r.id = g.boat_reservation_id and r.check_out < ${day}::date))`,
  );

/** How many rows a step changed, with the name the journal calls them by. */
const change = async (
  db: Db,
  kind: PersonalCount['kind'],
  step: RawBuilder<unknown>,
): Promise<PersonalCount> => ({ kind, row_count: await count(db, step) });

async function count(db: Db, step: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await step.execute(db);
  return Number(numAffectedRows);
}
