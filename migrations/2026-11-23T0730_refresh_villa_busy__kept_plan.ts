import { type Kysely, sql } from 'kysely';

/**
 * What every booking runs is planned once a connection. Left to itself PostgreSQL takes an array of
 * unknown length for ten ids, finds each plan made for the one id cheaper, and makes it every time,
 * which takes as long as the work.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter function refresh_villa_busy(integer[]) set plan_cache_mode = force_generic_plan;
    alter function refresh_villa_openings() set plan_cache_mode = force_generic_plan;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    alter function refresh_villa_openings() reset plan_cache_mode;
    alter function refresh_villa_busy(integer[]) reset plan_cache_mode;
  `.execute(db);
}
