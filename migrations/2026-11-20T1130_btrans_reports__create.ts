import { type Kysely, sql } from 'kysely';

/** Monthly reports, a new edition each time they are made, and the log of what was destroyed by law. */
export async function up(db: Kysely<any>) {
  await sql`
    create table btrans_reports (
      id integer generated always as identity constraint btrans_reports__pkey primary key,
      period text not null
        constraint btrans_reports__period_form check (period ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
      edition integer not null
        constraint btrans_reports__edition_positive check (edition >= 1),
      date_basis text not null default 'CONFIRMED'
        constraint btrans_reports__date_basis_known
        check (date_basis in ('CONFIRMED', 'CREATED', 'CHECK_IN')),
      row_count integer not null
        constraint btrans_reports__row_count_positive check (row_count >= 0),
      missing_count integer not null default 0
        constraint btrans_reports__missing_count_positive check (missing_count >= 0),
      sha256 text not null
        constraint btrans_reports__sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
      xml text not null,
      filed_at timestamptz,
      filed_by integer constraint btrans_reports__filed_by_fk references users on delete restrict,
      note text not null default '',
      created_by integer
        constraint btrans_reports__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint btrans_reports__edition_once unique (period, edition)
    );

    create table destruction_log (
      id integer generated always as identity constraint destruction_log__pkey primary key,
      at timestamptz not null default now(),
      actor_id integer
        constraint destruction_log__actor_fk references users on delete restrict,
      entity text not null,
      entity_id integer,
      what text not null,
      reason text not null
        constraint destruction_log__reason_given check (btrim(reason) <> ''),
      row_count integer not null default 1
        constraint destruction_log__row_count_positive check (row_count >= 0)
    );
    create index destruction_log__at on destruction_log (at desc);
    create trigger destruction_log__append_only
      before update or delete or truncate on destruction_log
      for each statement execute function refuse_change();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table destruction_log;
    drop table btrans_reports;
  `.execute(db);
}
