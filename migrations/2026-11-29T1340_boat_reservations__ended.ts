import { type Kysely, sql } from 'kysely';

/** Charters that came to nothing are looked for by the day on which they did, as stays are. */
export async function up(db: Kysely<any>) {
  await sql`
    create index boat_reservations__ended on boat_reservations (ended_at) where ended_at is not null
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop index boat_reservations__ended`.execute(db);
}
