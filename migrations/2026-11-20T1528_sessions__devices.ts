import { type Kysely, sql } from 'kysely';

/**
 * What somebody recognises their own sessions by. The number stands for a session towards its owner:
 * its `sid` is a secret. Places are kept with their last part masked.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table sessions
      add column id integer generated always as identity
        constraint sessions__id_unique unique,
      add column created_at timestamptz not null default now(),
      add column last_seen_at timestamptz not null default now(),
      add column device text generated always as (sess ->> 'device') stored,
      add column place text generated always as (sess ->> 'place') stored;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    alter table sessions
      drop column place,
      drop column device,
      drop column last_seen_at,
      drop column created_at,
      drop column id;
  `.execute(db);
}
