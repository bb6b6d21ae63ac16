import { type Kysely, sql } from 'kysely';

/**
 * When the authority warned: what it warned of has to be off the site within 24 hours (law 7464), and the
 * removal alone, `withdrawn_at`, does not show that it was.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table villas
      add column warned_at timestamptz,
      add constraint villas__warned_of_permit
        check (warned_at is null or coalesce(withdrawn_reason in ('PERMIT_LOST', 'TAKEDOWN'), false))
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table villas drop column warned_at`.execute(db);
}
