import { type Kysely, sql } from 'kysely';

/** Who is signed in, what waits for a click in a mail, and what is counted or must happen only once. */
export async function up(db: Kysely<any>) {
  await sql`
    create table sessions (
      sid text constraint sessions__pkey primary key,
      sess json not null,
      expire timestamptz not null,
      user_id integer generated always as ((sess ->> 'user_id')::integer) stored
    );
    create index sessions__user on sessions (user_id);
    create index sessions__expire on sessions (expire);

    create table one_time_codes (
      id integer generated always as identity constraint one_time_codes__pkey primary key,
      user_id integer not null
        constraint one_time_codes__user_fk references users on delete cascade,
      purpose text not null
        constraint one_time_codes__purpose_known check (purpose in ('INVITATION', 'RESET')),
      code_hash text not null constraint one_time_codes__code_unique unique,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index one_time_codes__user on one_time_codes (user_id);

    create table rate_limits (
      key varchar(255) constraint rate_limits__pkey primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits__expire on rate_limits (expire);

    create table idempotency_keys (
      id integer generated always as identity constraint idempotency_keys__pkey primary key,
      scope text not null,
      key text not null
        constraint idempotency_keys__key_length check (length(key) between 1 and 255),
      request_hash text not null,
      status smallint
        constraint idempotency_keys__status_known check (status between 100 and 599),
      body jsonb,
      created_at timestamptz not null default now(),
      constraint idempotency_keys__once unique (scope, key)
    );
    create index idempotency_keys__created on idempotency_keys (created_at);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table idempotency_keys;
    drop table rate_limits;
    drop table one_time_codes;
    drop table sessions;
  `.execute(db);
}
