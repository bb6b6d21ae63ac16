import { type ExpressionBuilder, sql } from 'kysely';

import type { DB } from '../../db/tables.ts';
import { type ListingKind, tablesOf } from '../reservations/reservation-tables.ts';

/** What a guest may know who has the code alone: neither names nor contacts. */
export const stayColumns = <Table extends 'reservations' | 'boat_reservations'>(table: Table) =>
  [
    `${table}.reservation_id`,
    `${table}.status`,
    `${table}.check_in`,
    `${table}.nights`,
    `${table}.adults`,
    `${table}.children`,
    `${table}.babies`,
    `${table}.option_until`,
    `${table}.created_at`,
    `${table}.quote`,
    `${table}.policy`,
    `${table}.rates`,
    `${table}.accommodation_kurus`,
    `${table}.discount_kurus`,
    `${table}.short_stay_fee_kurus`,
    `${table}.total_kurus`,
    `${table}.prepayment_kurus`,
    `${table}.balance_kurus`,
    `${table}.deposit_kurus`,
    `${table}.paid_kurus`,
    `${table}.leaving_kurus`,
  ] as const;

/**
 * When each state was reached, oldest first; what staff noted there is theirs. `on_word`: staff confirmed it before
 * its prepayment was there.
 */
export const milestones = (eb: unknown, kind: ListingKind) =>
  beside(eb)
    .selectFrom('reservation_events')
    .select(['reservation_events.at', 'reservation_events.to_status'])
    .select(sql<boolean>`coalesce(details->>'staff_word' = 'true', false)`.as('on_word'))
    .where(`reservation_events.${tablesOf(kind).of}`, '=', idOf(kind))
    .where('reservation_events.to_status', 'is not', null)
    .orderBy('reservation_events.id');

/** The texts the guest accepted, as they were shown. */
export const acceptances = (eb: unknown, kind: ListingKind) =>
  beside(eb)
    .selectFrom('legal_acceptances')
    .innerJoin('legal_documents', 'legal_documents.id', 'legal_acceptances.legal_document_id')
    .select([
      'legal_acceptances.id',
      'legal_documents.title',
      'legal_acceptances.accepted_at',
      'legal_acceptances.rendered_html',
    ])
    .where(`legal_acceptances.${tablesOf(kind).of}`, '=', idOf(kind))
    .orderBy('legal_acceptances.id');

/** The money that came, the first one first. */
export const payments = (eb: unknown, kind: ListingKind) =>
  beside(eb)
    .selectFrom('transactions')
    .select([
      'transactions.id',
      'transactions.purpose',
      'transactions.method',
      'transactions.amount_kurus',
      'transactions.paid_at',
      'transactions.created_at',
      sql<boolean>`exists (select from transactions d
        where d.id = transactions.refund_of_id and d.purpose = 'DEPOSIT')`.as('of_deposit'),
    ])
    .where(`transactions.${tablesOf(kind).of}`, '=', idOf(kind))
    .where(
      sql<boolean>`(transactions.status = 'PAID' or transactions.status = 'PENDING'
        and transactions.method = 'TRANSFER' and transactions.purpose <> 'REFUND')`,
    )
    .orderBy('transactions.paid_at')
    .orderBy('transactions.id');

/** Whether the guest has told of the stay. */
export const isCommented = (kind: ListingKind) =>
  sql<boolean>`exists (select from comments
    where comments.${sql.ref(tablesOf(kind).of)} = ${idOf(kind)})`;

/** Asked beside a reservation of either table. */
const beside = (eb: unknown) => eb as Pick<ExpressionBuilder<DB, never>, 'selectFrom'>;

const idOf = (kind: ListingKind) => sql.ref<number>(`${tablesOf(kind).reservations}.id`);
