import { type Kysely, sql } from 'kysely';

/**
 * What was told as gone back without us before reports were kept by their lines, of the days whose reports are read
 * again: without a line it would be told a second time, and stand at the payment twice. Which of the days it was,
 * nobody wrote down.
 */
export async function up(db: Kysely<any>) {
  await sql`
    insert into reported_refunds (transaction_id, day, amount_kurus)
      select t.id, (now() at time zone 'Europe/Istanbul')::date - ago, substr(t.action_note, 10)::bigint
      from transactions t, generate_series(2, 0, -1) as ago
      where t.needs_action = 'MISMATCH' and t.action_note ~ '^refunded_[1-9][0-9]{0,14}$'
        and (t.went_back_kurus is not null or t.action_done_at > now() - interval '3 days')
        and not exists (select from reported_refunds r where r.transaction_id = t.id and r.refund_id is null)
      order by t.id, ago desc
  `.execute(db);
}

/** The lines of one of these days are needed as long as the table is. */
export async function down() {}
