import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { CommentState, MailState } from '../../shared/desk-states.ts';
import type { RequestKind, RequestState } from '../../shared/guest-requests.ts';
import type {
  MovementMethod,
  MovementPurpose,
  MovementState,
} from '../../shared/movement-codes.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { cardsHold } from '../payments/card-payments.ts';
import { bringsDeposit } from '../payments/kept-deposits.ts';
import { type ListingKind, type ReservationKey, tablesOf } from './reservation-tables.ts';
import { paymentInFlight } from './reservation-writes.ts';

export interface SurroundingTransaction {
  id: number;
  /** ISO instant: paid, or written down. */
  at: string;
  purpose: MovementPurpose;
  method: MovementMethod;
  status: MovementState;
  amount_kurus: number;
  provider: string | null;
  /** Of a refund that waits: how much of it the guest's cards can take back. */
  cards_hold_kurus: number | null;
  /** The provider was asked to send this refund. */
  asked: boolean;
  /** A refund of the damage deposit, which is in no sum of the stay. */
  of_deposit: boolean;
  /** Why somebody has to look at it; null once they did. */
  needs_action: string | null;
  action_note: string | null;
  /** What went back of it without us, until staff saw to it. */
  went_back_kurus: number | null;
  receipt: boolean;
  payer_name: string | null;
  note: string;
  version: number;
  /** Who decided it last, or wrote it down. */
  by: string | null;
  /** The last step of it. */
  last_event: number | null;
}

export interface SurroundingDeposit {
  amount_kurus: number;
  state: 'TAKEN' | 'RETURNED' | 'PARTLY_RETURNED' | 'KEPT';
  /** How its parts came. */
  methods: MovementMethod[];
  taken_at: string;
  returned_kurus: number;
  returned_at: string | null;
  deduction_reason: string | null;
}

export interface SurroundingGuest {
  id: number;
  first_name: string;
  last_name: string;
  nationality: string;
  document_kind: 'TCKN' | 'YKN' | 'PASSPORT';
  document_no_masked: string | null;
  birth_date: string | null;
  sex: 'F' | 'M' | null;
}

export interface Surroundings {
  picture: PictureData | null;
  other_reservations: number;
  /** Nothing of the guest is kept any more; what stands in their columns reaches nobody. */
  erased: boolean;
  payment_in_flight: boolean;
  commission_percent: number | null;
  /** The listing's own; null: the site's. */
  option_hours: number | null;
  created_by: string | null;
  comment_code: string | null;
  comment_invited_at: string | null;
  comment_state: CommentState | null;
  guest_list_reported_at: string | null;
  /** Calendars of other sites that could not be read when they were asked last. */
  unread_feeds: { name: string; last_ok_at: string | null }[];
  transactions: SurroundingTransaction[];
  deposit: SurroundingDeposit | null;
  guests: SurroundingGuest[];
  documents: { id: number; kind: string; name: string; by_guest: boolean; at: string }[];
  acceptances: {
    id: number;
    title: string;
    edition: number;
    sha256: string;
    checkbox_text: string;
    at: string;
    ip: string | null;
  }[];
  requests: SurroundingRequest[];
  mails: { id: number; subject: string; recipient: string; state: MailState; at: string }[];
}

interface SurroundingRequest {
  id: number;
  kind: RequestKind;
  message: string;
  state: RequestState;
  /** Days a change asks for. */
  wanted: { check_in: string; check_out: string } | null;
  answer: string | null;
  at: string;
}

interface Wanted extends ReservationKey {
  listing_id: number;
  customer_email: string;
}

/** All that stands around one reservation of a villa or a boat on its page, in one round trip. */
export async function getReservationSurroundings(db: Db, wanted: Wanted): Promise<Surroundings> {
  const { kind, id, customer_email } = wanted;
  const of = sql.ref(tablesOf(kind).of);
  const { rows } = await sql<Surroundings>`
    select ${pictureOf(wanted)} as picture,
      (select count(*)::int from (
        select 'villa' as kind, id from reservations where customer_email = ${customer_email}
        union all
        select 'boat', id from boat_reservations where customer_email = ${customer_email}
      ) others where (kind, id) <> (${kind}, ${id}::int)) as other_reservations,
      reservations.anonymised_at is not null as erased,
      ${paymentInFlight(kind)} as payment_in_flight,
      (select l.option_hours from ${sql.table(tablesOf(kind).listings)} l
        where l.id = ${wanted.listing_id}) as option_hours,
      reservations.commission_percent, reservations.comment_code, reservations.comment_invited_at,
      reservations.guest_list_reported_at,
      ${unreadFeeds(wanted)} as unread_feeds,
      (select c.state from comments c where c.${of} = reservations.id) as comment_state,
      (select u.first_name || ' ' || u.last_name from users u
        where u.id = reservations.created_by) as created_by,
      ${listOf(TRANSACTIONS, of, id)} as transactions,
      (select json_build_object('amount_kurus', d.amount_kurus, 'state', d.state,
          'methods', ${depositMethods(of, id)}, 'taken_at', d.taken_at,
          'returned_kurus', d.returned_kurus, 'returned_at', d.returned_at,
          'deduction_reason', d.deduction_reason)
        from deposits d where d.${of} = ${id}) as deposit,
      ${listOf(GUESTS, of, id)} as guests, ${listOf(DOCUMENTS, of, id)} as documents,
      ${listOf(ACCEPTANCES, of, id)} as acceptances, ${listOf(REQUESTS, of, id)} as requests,
      ${listOf(MAILS, of, id)} as mails
    from ${sql.table(tablesOf(kind).reservations)} reservations
    where reservations.id = ${id}`.execute(db);
  const [surroundings] = rows;
  if (!surroundings) throw new Error('The reservation was read a moment ago');
  return surroundings;
}

/** Money that came when nobody waited for a deposit any more is none; a deposit of old has no movements. */
const depositMethods = (of: RawBuilder<unknown>, id: number): RawBuilder<unknown> => sql`
  coalesce((select json_agg(distinct t.method) from transactions t
    where t.${of} = ${id} and t.status = 'PAID' and ${bringsDeposit('t')}),
    json_build_array(d.method))`;

const PICTURES: Record<ListingKind, { table: string; of: string }> = {
  villa: { table: 'villa_pictures', of: 'villa_id' },
  boat: { table: 'boat_pictures', of: 'boat_id' },
};

const pictureOf = ({ kind, listing_id }: Wanted): RawBuilder<unknown> => sql`
  (select json_build_object('hash', k.hash, 'width', k.width, 'height', k.height,
      'colour', k.colour, 'alt', p.alt)
    from ${sql.table(PICTURES[kind].table)} p join stored_pictures k on k.hash = p.hash
    where p.${sql.ref(PICTURES[kind].of)} = ${listing_id} order by p.position, p.id limit 1)`;

/** Boats have none. */
const unreadFeeds = ({ kind, listing_id }: Wanted): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('name', f.name, 'last_ok_at', f.last_ok_at)
      order by f.id), '[]')
    from calendar_feeds f where ${kind} = 'villa' and f.villa_id = ${listing_id} and f.active
      and f.url_encrypted is not null and f.last_error is not null)`;

/** Rows that hang on the reservation, as JSON: `x` is their table, and they are put in order by `at`. */
interface Listed {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
}

const listOf = ({ columns, from }: Listed, of: RawBuilder<unknown>, id: number) => sql`
  (select coalesce(json_agg(listed order by listed.at, listed.id), '[]') from (
    select x.id, ${columns} from ${from} where x.${of} = ${id}) listed)`;

/** Who decided it last: not who planned a refund, but who withdrew it. */
const lastActorOf = (movement: string): RawBuilder<unknown> => sql`
  (select e.actor_id from transaction_events e
    where e.transaction_id = ${sql.ref(movement)}.id and e.actor_id is not null
    order by e.id desc limit 1)`;

const TRANSACTIONS: Listed = {
  columns: sql`coalesce(x.paid_at, x.created_at) as at, x.purpose, x.method, x.status,
    x.amount_kurus, x.provider, x.conversation_id is not null and x.purpose = 'REFUND' as asked,
    case when x.action_done_at is null then x.needs_action end as needs_action, x.action_note,
    x.went_back_kurus, x.receipt_document_id is not null as receipt, x.payer_name, x.note, x.version,
    ${cardsHold('x')} as cards_hold_kurus,
    coalesce(refunded.purpose = 'DEPOSIT', false) as of_deposit,
    (select max(e.id) from transaction_events e where e.transaction_id = x.id) as last_event,
    u.first_name || ' ' || u.last_name as by`,
  from: sql`transactions x left join users u on u.id = coalesce(${lastActorOf('x')}, x.created_by)
    left join transactions refunded on refunded.id = x.refund_of_id`,
};

const GUESTS: Listed = {
  columns: sql`x.position as at, x.first_name, x.last_name, x.nationality, x.document_kind,
    x.document_no_masked, x.birth_date, x.sex`,
  from: sql`reservation_guests x`,
};

const DOCUMENTS: Listed = {
  columns: sql`x.created_at as at, x.kind, x.name, x.by_guest`,
  from: sql`reservation_documents x`,
};

const ACCEPTANCES: Listed = {
  columns: sql`x.accepted_at as at, l.title, l.edition, x.rendered_sha256 as sha256,
    x.checkbox_text, x.ip`,
  from: sql`legal_acceptances x join legal_documents l on l.id = x.legal_document_id`,
};

const REQUESTS: Listed = {
  columns: sql`x.created_at as at, x.kind, x.message, x.state, x.answer,
    case when x.wanted_stay is not null then json_build_object(
      'check_in', lower(x.wanted_stay), 'check_out', upper(x.wanted_stay)) end as wanted`,
  from: sql`reservation_requests x`,
};

const MAILS: Listed = {
  columns: sql`coalesce(x.sent_at, x.created_at) as at, x.subject, x.recipient, x.state`,
  from: sql`mails x`,
};
