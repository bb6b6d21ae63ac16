import { type Kysely, sql } from 'kysely';

/** Every change by staff or owner. The table refuses update, delete and truncate. */
export async function up(db: Kysely<any>) {
  await sql`
    create table audit_log (
      id bigint generated always as identity constraint audit_log__pkey primary key,
      at timestamptz not null default now(),
      actor_id integer constraint audit_log__actor_fk references users on delete restrict,
      actor_role text
        constraint audit_log__actor_role_known
        check (actor_role in ('ADMIN', 'OWNER', 'GUEST', 'SYSTEM')),
      ip text,
      action text not null,
      entity text not null,
      entity_id integer,
      before jsonb,
      after jsonb,
      request_id text
    );
    create index audit_log__entity on audit_log (entity, entity_id, at);
    create index audit_log__actor on audit_log (actor_id, at);
    create index audit_log__at on audit_log (at);
    create trigger audit_log__append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_change();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop table audit_log`.execute(db);
}
