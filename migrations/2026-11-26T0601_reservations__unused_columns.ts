import { type Kysely, sql } from 'kysely';

/**
 * Columns that nothing ever wrote but defaults and the demo, and nothing read. A guest's copy of their
 * data gave them out all the same: everybody came from 'TR' and spoke 'tr'.
 */
export async function up(db: Kysely<any>) {
  for (const table of ['reservations', 'boat_reservations'])
    await sql`
      alter table ${sql.table(table)}
        drop column customer_identity_encrypted, drop column customer_address,
        drop column customer_country, drop column language,
        drop column invoice_no, drop column invoice_date
    `.execute(db);
  await sql`alter table stored_pictures drop column formats`.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table stored_pictures add column formats jsonb not null default '{}'`.execute(db);
  for (const table of ['reservations', 'boat_reservations'])
    await sql`
      alter table ${sql.table(table)}
        add column customer_identity_encrypted text, add column customer_address text,
        add column customer_country text not null default 'TR',
        add column language text not null default 'tr',
        add column invoice_no text, add column invoice_date date
    `.execute(db);
}
