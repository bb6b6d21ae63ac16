import { type Kysely, sql } from 'kysely';

/** Tables that only grow refused updates and deletes; one of them could still be emptied as a whole. */
export async function up(db: Kysely<any>) {
  for (const table of TABLES)
    await sql`
      create trigger ${sql.id(`${table}__never_emptied`)} before truncate on ${sql.table(table)}
        execute function refuse_change()
    `.execute(db);
}

export async function down(db: Kysely<any>) {
  for (const table of TABLES)
    await sql`
      drop trigger ${sql.id(`${table}__never_emptied`)} on ${sql.table(table)}
    `.execute(db);
}

const TABLES = [
  'reservation_events',
  'reservation_revisions',
  'transaction_events',
  'content_versions',
  'legal_documents',
  'legal_acceptances',
  'exchange_rates',
  'subscriber_events',
];
