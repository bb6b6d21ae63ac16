import { type Kysely, sql } from 'kysely';

/** What visitors send: messages and newsletter sign-ups with the proof of their consent. */
export async function up(db: Kysely<any>) {
  await sql`
    create table contact_messages (
      id integer generated always as identity constraint contact_messages__pkey primary key,
      name text not null constraint contact_messages__name_given check (btrim(name) <> ''),
      email text not null constraint contact_messages__email_form check (is_email(email)),
      phone text constraint contact_messages__phone_form check (is_phone(phone)),
      subject text not null default '',
      message text not null constraint contact_messages__message_given check (btrim(message) <> ''),
      villa_id integer constraint contact_messages__villa_fk references villas on delete set null,
      boat_id integer constraint contact_messages__boat_fk references boats on delete set null,
      state text not null default 'UNREAD'
        constraint contact_messages__state_known check (state in ('UNREAD', 'READ')),
      read_at timestamptz,
      read_by integer constraint contact_messages__read_by_fk references users on delete restrict,
      answer text,
      answered_at timestamptz,
      answered_by integer
        constraint contact_messages__answered_by_fk references users on delete restrict,
      consent_text text,
      ip text,
      created_at timestamptz not null default now(),
      constraint contact_messages__read_has_time check ((state = 'READ') = (read_at is not null))
    );
    create index contact_messages__created on contact_messages (created_at desc);
    create index contact_messages__villa on contact_messages (villa_id);
    create index contact_messages__boat on contact_messages (boat_id);
    create index contact_messages__unread on contact_messages (created_at) where state = 'UNREAD';

    create table subscribers (
      id integer generated always as identity constraint subscribers__pkey primary key,
      email text not null
        constraint subscribers__email_unique unique
        constraint subscribers__email_form check (is_email(email)),
      state text not null default 'WAITING'
        constraint subscribers__state_known check (state in ('WAITING', 'ACTIVE', 'LEFT')),
      source text not null default 'WEB',
      consent_text text not null default '',
      consent_ip text,
      consent_user_agent text,
      consented_at timestamptz not null default now(),
      confirm_code_hash text constraint subscribers__confirm_code_unique unique,
      confirm_expires_at timestamptz,
      confirmed_at timestamptz,
      confirmed_ip text,
      leave_code text not null constraint subscribers__leave_code_unique unique,
      left_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint subscribers__active_was_confirmed
        check (state <> 'ACTIVE' or confirmed_at is not null),
      constraint subscribers__left_has_time check ((state = 'LEFT') = (left_at is not null))
    );
    create index subscribers__state on subscribers (state, created_at desc);
    create trigger subscribers__touch before update on subscribers
      for each row execute function touch_row();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table subscribers;
    drop table contact_messages;
  `.execute(db);
}
