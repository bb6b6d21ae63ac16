import { type Kysely, sql } from 'kysely';

/** A repeat gets the very same answer; `jsonb` told its fields in another order than the first had. */
export async function up(db: Kysely<any>) {
  await sql`alter table idempotency_keys alter column body type json using body::json`.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table idempotency_keys alter column body type jsonb using body::jsonb`.execute(
    db,
  );
}
