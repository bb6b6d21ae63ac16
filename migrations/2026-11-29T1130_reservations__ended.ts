import { type Kysely, sql } from 'kysely';

/** What came to nothing is looked for by the day on which it did: what its cancellations kept belongs to a month. */
export async function up(db: Kysely<any>) {
  await sql`
    create index reservations__ended on reservations (ended_at) where ended_at is not null
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop index reservations__ended`.execute(db);
}
