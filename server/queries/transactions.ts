import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../db/index.ts';
import { notFound } from '../errors.ts';
import type { TransactionList } from '../schemas/transactions.ts';

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
];

/** One page of the movements of money. `total` counts all that match. */
export async function searchTransactions(db: Db, search: TransactionList) {
  const matching = matchingTransactions(db, search);
  const descending = search.order.startsWith('-');
  const column = (descending ? search.order.slice(1) : search.order) as 'created_at';
  const direction = descending ? 'desc' : 'asc';
  const rows = await matching
    .select([...COLUMNS, ...reservationColumns, sql<number>`count(*) over ()::int`.as('matching')])
    .orderBy(`t.${column}`, direction)
    .orderBy('t.id', direction)
    .limit(search.take)
    .offset(search.skip)
    .execute();
  const total = rows[0]?.matching ?? (search.skip > 0 ? await countOf(matching) : 0);
  return { rows, total };
}

/** One movement with its trail. @throws 404 */
export function getTransaction(db: Db, id: number) {
  return withReservations(db)
    .select((eb) => [
      ...COLUMNS,
      ...DETAILS,
      ...reservationColumns,
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

type Joined = ReturnType<typeof withReservations>;

function matchingTransactions(db: Db, search: TransactionList): Joined {
  const { status, method, purpose, reservation_id, needs_action } = search;
  return withReservations(db)
    .$if(status.length > 0, (q) => q.where('t.status', 'in', status))
    .$if(method.length > 0, (q) => q.where('t.method', 'in', method))
    .$if(purpose.length > 0, (q) => q.where('t.purpose', 'in', purpose))
    .$if(needs_action === '1', (q) =>
      q.where('t.needs_action', 'is not', null).where('t.action_done_at', 'is', null),
    )
    .$if(reservation_id !== undefined, (q) => {
      const code = `${(reservation_id ?? '').toUpperCase().replace(/[^A-Z0-9-]/g, '')}%`;
      return q.where((eb) =>
        eb.or([eb('r.reservation_id', 'like', code), eb('b.reservation_id', 'like', code)]),
      );
    });
}

async function countOf(matching: Joined): Promise<number> {
  const { matches } = await matching
    .select(sql<number>`count(*)::int`.as('matches'))
    .executeTakeFirstOrThrow();
  return matches;
}
