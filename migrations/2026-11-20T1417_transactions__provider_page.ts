import { type Kysely, sql } from 'kysely';

/**
 * The provider's token and page of an open card payment, sealed: its poller asks by them, and a guest
 * who comes back is sent to the same page. `provider_checks` counts how often the provider was asked.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table transactions
      add column provider_page_encrypted text,
      add column provider_checks integer not null default 0
        constraint transactions__provider_checks_positive check (provider_checks >= 0);
    create unique index transactions__conversation_of_refund on transactions (refund_of_id)
      where purpose = 'REFUND' and status = 'PENDING' and conversation_id is not null;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop index transactions__conversation_of_refund;
    alter table transactions drop column provider_checks, drop column provider_page_encrypted;
  `.execute(db);
}
