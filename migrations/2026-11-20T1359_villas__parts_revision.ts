import { type Kysely, sql } from 'kysely';

/**
 * Counts changes of rows that are edited as parts of the villa (rooms, distances, types, features), so
 * that `touch_row` counts them as edits of the villa: two clerks notice each other there too.
 */
export async function up(db: Kysely<any>) {
  await sql`alter table villas add parts_revision integer not null default 0`.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table villas drop column parts_revision`.execute(db);
}
