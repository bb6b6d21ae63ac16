import { type Kysely, sql } from 'kysely';

/** A region's villas in the order they are recommended in: the first are found without sorting all. */
export async function up(db: Kysely<any>) {
  await sql`
    create index villa_openings__recommended
      on villa_openings (region_id, popular desc, position, villa_id)`.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop index villa_openings__recommended`.execute(db);
}
