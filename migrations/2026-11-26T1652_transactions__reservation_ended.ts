import { type Kysely, sql } from 'kysely';

const TABLES = { reservations: 'reservation_id', boat_reservations: 'boat_reservation_id' };

/**
 * Transfers that were expected of a reservation which ended before its end ended them too
 * (`endExpectedTransfers`): nobody waits for them any more. One that a receipt announced waits for staff.
 */
export async function up(db: Kysely<any>) {
  for (const [table, of] of Object.entries(TABLES))
    await sql`
      with ended as (
        update transactions t set status = 'FAILED', failure_code = 'reservation_ended'
        from ${sql.table(table)} r
        where r.id = t.${sql.ref(of)}
          and t.status = 'PENDING' and t.method = 'TRANSFER' and t.receipt_document_id is null
          and (
            r.status in ('REJECTED', 'EXPIRED', 'CANCELLED', 'NO_SHOW') and t.purpose <> 'REFUND'
            or r.status = 'COMPLETED' and t.purpose = 'DEPOSIT'
          )
        returning t.id
      ), traced as (
        insert into transaction_events (transaction_id, kind, from_status, to_status)
        select id, 'NOT_DUE', 'PENDING', 'FAILED' from ended order by id
      )
      insert into audit_log (actor_role, action, entity, entity_id, before, after)
      select 'SYSTEM', 'transaction.not_due', 'transaction', id,
        jsonb_build_object('status', 'PENDING'), jsonb_build_object('status', 'FAILED')
      from ended order by id
    `.execute(db);
}

/** What ended stays ended: that it was ever waited for is in no column. */
export async function down() {}
