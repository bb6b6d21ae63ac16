import { type Kysely, sql } from 'kysely';

/**
 * Nothing but the demo ever wrote these codes, and nothing read them: a calendar that is given out has its
 * address in `calendar_exports`.
 */
export async function up(db: Kysely<any>) {
  for (const table of ['villas', 'boats'])
    await sql`alter table ${sql.table(table)} drop column calendar_code`.execute(db);
}

export async function down(db: Kysely<any>) {
  for (const table of ['villas', 'boats'])
    await sql`
      alter table ${sql.table(table)}
        add column calendar_code text constraint ${sql.id(`${table}__calendar_code_unique`)} unique
    `.execute(db);
}
