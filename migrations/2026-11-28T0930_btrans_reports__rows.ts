import { type Kysely, sql } from 'kysely';

/**
 * What a month's file says of each sale, without its people: so that what changed after it was filed can be
 * told. Of files that were made before this, nobody knows: they are sealed.
 */
export async function up(db: Kysely<any>) {
  await sql`alter table btrans_reports add column rows jsonb`.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table btrans_reports drop column rows`.execute(db);
}
