import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { reservationCodePattern } from '../../domain/reservation-code.ts';
import { notFound } from '../../errors.ts';
import type { TransactionList } from '../../schemas/transactions.ts';
import { midnight } from '../midnight.ts';
import { cardsHold } from './card-payments.ts';
import { needsSomebody } from './needed-actions.ts';

const COLUMNS = [
  't.id',
  't.status',
  't.method',
  't.purpose',
  't.amount_kurus',
  't.reservation_id',
  't.boat_reservation_id',
  't.refund_of_id',
  't.provider',
  't.payer_name',
  't.bank_reference',
  't.needs_action',
  't.action_note',
  't.action_done_at',
  't.went_back_kurus',
  't.note',
  't.paid_at',
  't.created_at',
  't.version',
] as const;

/** What only the page of one transaction shows. */
const DETAILS = [
  't.conversation_id',
  't.provider_payment_id',
  't.provider_answer',
  't.provider_checked_at',
  't.provider_expires_at',
  't.card_last_four',
  't.installments',
  't.bank_account_id',
  't.payment_link_id',
  't.failure_code',
  't.failure_text',
  't.verified_at',
  't.updated_at',
] as const;

const withReservations = (db: Db) =>
  db
    .selectFrom('transactions as t')
    .leftJoin('reservations as r', 'r.id', 't.reservation_id')
    .leftJoin('boat_reservations as b', 'b.id', 't.boat_reservation_id')
    .leftJoin('villas as v', 'v.id', 'r.villa_id')
    .leftJoin('boats as o', 'o.id', 'b.boat_id')
    .leftJoin('users as u', 'u.id', 't.created_by');

const reservationColumns = [
  sql<string | null>`coalesce(r.reservation_id, b.reservation_id)`.as('reservation_code'),
  sql<string | null>`coalesce(r.status, b.status)`.as('reservation_status'),
  sql<string | null>`coalesce(r.customer_name, b.customer_name)`.as('customer_name'),
  sql<string | null>`coalesce(v.name, o.name)`.as('listing_name'),
  sql<string | null>`u.first_name || ' ' || u.last_name`.as('created_by_name'),
  sql<number | null>`(select sum(f.amount_kurus)::bigint from transactions f
    where f.refund_of_id = t.id and f.status <> 'FAILED')`.as('refund_kurus'),
  sql<boolean>`coalesce((select d.purpose = 'DEPOSIT' from transactions d
    where d.id = t.refund_of_id), false)`.as('of_deposit'),
];

/** One page of the movements of money. `total` counts all that match. */
export async function searchTransactions(db: Db, search: TransactionList) {
  const [rows, { total }] = await Promise.all([
    listTransactions(db, search),
    matchingTransactions(db, search)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The same without counting: which rows are on the page their ids alone tell, along an index. */
export function listTransactions(db: Db, search: TransactionList) {
  const descending = search.order.startsWith('-');
  const named = descending ? search.order.slice(1) : search.order;
  const column = named === 'moved_at' ? MOVED_AT : sql.ref(`t.${named}`);
  const direction = descending ? 'desc' : 'asc';
  const page = matchingTransactions(db, search)
    .select('t.id')
    .orderBy(column, direction)
    .orderBy('t.id', direction)
    .limit(search.take)
    .offset(search.skip);
  return withReservations(db)
    .select([...COLUMNS, ...reservationColumns])
    .where('t.id', 'in', page)
    .orderBy(column, direction)
    .orderBy('t.id', direction)
    .execute();
}

/** One movement with its trail. @throws 404 */
export function getTransaction(db: Db, id: number) {
  return withReservations(db)
    .select((eb) => [
      ...COLUMNS,
      ...DETAILS,
      ...reservationColumns,
      sql<boolean>`t.receipt_document_id is not null`.as('receipt'),
      cardsHold('t').as('cards_hold_kurus'),
      jsonArrayFrom(
        eb
          .selectFrom('transaction_events as e')
          .leftJoin('users as actor', 'actor.id', 'e.actor_id')
          .select([
            'e.at',
            'e.kind',
            'e.from_status',
            'e.to_status',
            sql<string | null>`actor.first_name || ' ' || actor.last_name`.as('actor_name'),
          ])
          .whereRef('e.transaction_id', '=', 't.id')
          .orderBy('e.id'),
      ).as('events'),
    ])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('transaction'));
}

export type TransactionRow = Awaited<ReturnType<typeof searchTransactions>>['rows'][number];
export type TransactionDetail = Awaited<ReturnType<typeof getTransaction>>;

type Matching = SelectQueryBuilder<DB & { t: DB['transactions'] }, 't', object>;

function matchingTransactions(db: Db, search: TransactionList): Matching {
  const { status, method, purpose, reservation_id, needs_action, action, ...range } = search;
  return within(db.selectFrom('transactions as t') as Matching, range)
    .$if(status.length > 0, (q) => q.where('t.status', 'in', status))
    .$if(method.length > 0, (q) => q.where('t.method', 'in', method))
    .$if(purpose.length > 0, (q) => q.where('t.purpose', 'in', purpose))
    .$if(needs_action === '1', (q) => q.where(needsSomebody('t')))
    .$if(action.length > 0, (q) => q.where(hasReason(action)))
    .$if(reservation_id !== undefined, (q) => q.where(ofCode(reservation_id ?? '')));
}

/** What went back without us is a difference, too, whatever else the row stands on the list for. */
const hasReason = (action: TransactionList['action']) => sql<boolean>`(
  t.needs_action in (${sql.join(action)})
  or ${action.includes('MISMATCH')} and t.went_back_kurus is not null)`;

/** Of the reservations, of villas or boats, whose code begins so. */
function ofCode(typed: string) {
  const code = reservationCodePattern(typed);
  return sql<boolean>`(
    t.reservation_id in (select id from reservations where reservation_id like ${code})
    or t.boat_reservation_id in (select id from boat_reservations where reservation_id like ${code}))`;
}

type Range = Pick<TransactionList, 'date1' | 'date2' | 'min_amount' | 'max_amount'>;

/** When money moved, or was written down while nobody knows whether it did: of an index. */
const MOVED_AT = sql<string>`coalesce(t.paid_at, t.created_at)`;

function within(query: Matching, { date1, date2, min_amount, max_amount }: Range): Matching {
  return query
    .$if(date1 !== undefined, (q) => q.where(MOVED_AT, '>=', midnight(date1, 0)))
    .$if(date2 !== undefined, (q) => q.where(MOVED_AT, '<', midnight(date2, 1)))
    .$if(min_amount !== undefined, (q) => q.where('t.amount_kurus', '>=', Number(min_amount) * 100))
    .$if(max_amount !== undefined, (q) =>
      q.where('t.amount_kurus', '<=', Number(max_amount) * 100),
    );
}

/** How many of those that match, but for their state, somebody has to look at. */
export async function countWaiting(db: Db, search: TransactionList): Promise<number> {
  const waiting = { ...search, status: [], action: [], needs_action: '1' as const };
  const { count } = await matchingTransactions(db, waiting)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Per state under the other filters: how many, how much came in and how much went back; deposits, which are
 * held and no turnover, apart.
 */
export const summariseTransactions = (db: Db, search: TransactionList) =>
  matchingTransactions(db, { ...search, status: [] })
    .leftJoin('transactions as returned', 'returned.id', 't.refund_of_id')
    .select([
      't.status',
      sql<number>`count(*)::int`.as('count'),
      sumOf(sql`t.purpose not in ('REFUND', 'DEPOSIT')`).as('in_kurus'),
      sumOf(sql`t.purpose = 'REFUND' and returned.purpose is distinct from 'DEPOSIT'`).as(
        'out_kurus',
      ),
      sumOf(sql`t.purpose = 'DEPOSIT'`).as('deposit_in_kurus'),
      sumOf(sql`t.purpose = 'REFUND' and returned.purpose = 'DEPOSIT'`).as('deposit_out_kurus'),
    ])
    .$narrowType<{ status: TransactionList['status'][number] }>()
    .groupBy('t.status')
    .execute();

const sumOf = (which: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(t.amount_kurus) filter (where ${which}), 0)::bigint`;
