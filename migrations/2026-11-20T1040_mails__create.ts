import { type Kysely, sql } from 'kysely';

/** A mail is a row written with what it tells; a job sends it. One event makes one mail. */
export async function up(db: Kysely<any>) {
  await sql`
    create table mail_templates (
      id integer generated always as identity constraint mail_templates__pkey primary key,
      code text not null
        constraint mail_templates__code_unique unique
        constraint mail_templates__code_form check (code ~ '^[a-z][a-z0-9_]*$'),
      name text not null,
      subject text not null constraint mail_templates__subject_given check (btrim(subject) <> ''),
      body text not null constraint mail_templates__body_given check (btrim(body) <> ''),
      placeholders text[] not null default '{}',
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create trigger mail_templates__touch before update on mail_templates
      for each row execute function touch_row();

    create table mails (
      id integer generated always as identity constraint mails__pkey primary key,
      template_code text,
      recipient text not null
        constraint mails__one_recipient check (recipient ~ '^[^@,;:<>()"[:space:][:cntrl:]]+@[^@,;:<>()"[:space:][:cntrl:]]+$'),
      reply_to text
        constraint mails__one_reply_to check (reply_to ~ '^[^@,;:<>()"[:space:][:cntrl:]]+@[^@,;:<>()"[:space:][:cntrl:]]+$'),
      subject text not null
        constraint mails__subject_one_line check (subject !~ '[[:cntrl:]]' and btrim(subject) <> ''),
      html text not null,
      text text not null,
      attachments jsonb not null default '[]'
        constraint mails__attachments_listed check (jsonb_typeof(attachments) = 'array'),
      event_key text not null constraint mails__event_once unique,
      state text not null default 'WAITING'
        constraint mails__state_known check (state in ('WAITING', 'SENT', 'FAILED', 'DEAD', 'SKIPPED')),
      attempts smallint not null default 0
        constraint mails__attempts_positive check (attempts >= 0),
      next_attempt_at timestamptz not null default now(),
      last_error text,
      message_id text,
      sent_at timestamptz,
      reservation_id integer
        constraint mails__reservation_fk references reservations on delete restrict,
      boat_reservation_id integer
        constraint mails__boat_reservation_fk references boat_reservations on delete restrict,
      created_by integer constraint mails__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint mails__sent_has_time check ((state = 'SENT') = (sent_at is not null)),
      constraint mails__of_one_reservation
        check (num_nonnulls(reservation_id, boat_reservation_id) <= 1)
    );
    create index mails__due on mails (next_attempt_at) where state in ('WAITING', 'FAILED');
    create index mails__created on mails (created_at desc);
    create index mails__reservation on mails (reservation_id);
    create index mails__boat_reservation on mails (boat_reservation_id);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table mails;
    drop table mail_templates;
  `.execute(db);
}
