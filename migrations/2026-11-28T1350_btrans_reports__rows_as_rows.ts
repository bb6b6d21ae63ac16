import { type Kysely, sql } from 'kysely';

/**
 * Demos made until today hold a report's rows as one text: the screen of that month, which holds them against
 * its sales, answered with an error. What was made of real sales holds rows already.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table btrans_reports disable trigger user;
    update btrans_reports set rows = (rows #>> '{}')::jsonb where jsonb_typeof(rows) = 'string';
    alter table btrans_reports enable trigger user;
  `.execute(db);
}

export async function down() {}
