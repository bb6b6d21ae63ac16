import { type Kysely, sql } from 'kysely';

/**
 * The second step of signing in, for who wants one. Without a confirmed row nothing is asked for. The
 * secret is sealed by the application; `last_step` is the time step of the last code that was taken, so
 * that a code works once. Recovery codes are kept as hashes and work once each.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create table totp_secrets (
      user_id integer constraint totp_secrets__pkey primary key
        constraint totp_secrets__user_fk references users on delete cascade,
      secret_encrypted text not null,
      started_at timestamptz not null default now(),
      confirmed_at timestamptz,
      last_step integer
    );

    create table totp_recovery_codes (
      id integer generated always as identity constraint totp_recovery_codes__pkey primary key,
      user_id integer not null
        constraint totp_recovery_codes__secret_fk references totp_secrets on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      constraint totp_recovery_codes__code_unique unique (user_id, code_hash)
    );
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table totp_recovery_codes;
    drop table totp_secrets;
  `.execute(db);
}
