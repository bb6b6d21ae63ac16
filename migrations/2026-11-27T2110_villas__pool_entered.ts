import { type Kysely, sql } from 'kysely';

/** A villa has the pool that somebody entered: a new one was published with a private pool of its own accord. */
export async function up(db: Kysely<any>) {
  await sql`alter table villas alter column pool_kind set default 'NONE'`.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table villas alter column pool_kind set default 'PRIVATE'`.execute(db);
}
