import { type Kysely, sql } from 'kysely';

/** When the session's holder last gave their password: what is sensitive asks for it anew (ASVS 7.5.1). */
export async function up(db: Kysely<any>) {
  await sql`
    alter table sessions add column proved_at timestamptz;
    update sessions set proved_at = created_at;
    alter table sessions
      alter column proved_at set default now(),
      alter column proved_at set not null;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table sessions drop column proved_at`.execute(db);
}
