import { type Kysely, sql } from 'kysely';

/**
 * Which refunds a sale made anew planned: the next one plans them anew, and no others. Those that wait
 * already are known by the call that wrote both.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table transactions
      add of_resale boolean not null default false,
      add constraint transactions__of_resale_only_of_refund
        check (not of_resale or purpose = 'REFUND')
  `.execute(db);
  await sql`
    update transactions t set of_resale = true
    from transaction_events e, audit_log a
    where e.transaction_id = t.id and e.kind = 'CREATED' and e.request_id is not null
      and a.request_id = e.request_id and a.action = 'reservation.changed'
      and t.purpose = 'REFUND' and t.status = 'PENDING' and t.needs_action = 'REFUND_DUE'
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table transactions drop of_resale`.execute(db);
}
