import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>) {
  await sql`
    create table users (
      id integer generated always as identity constraint users__pkey primary key,
      email text not null
        constraint users__email_unique unique
        constraint users__email_form check (is_email(email) and email ~ '^[!-~]+$'),
      password_hash text,
      password_changed_at timestamptz,
      role text not null constraint users__role_known check (role in ('ADMIN', 'OWNER')),
      first_name text not null constraint users__first_name_given check (btrim(first_name) <> ''),
      last_name text not null constraint users__last_name_given check (btrim(last_name) <> ''),
      phone text constraint users__phone_form check (is_phone(phone)),
      active boolean not null default true,
      last_login_at timestamptz,
      person_kind text not null default 'INDIVIDUAL'
        constraint users__person_kind_known check (person_kind in ('INDIVIDUAL', 'COMPANY')),
      title text,
      tax_office text,
      tckn_encrypted text,
      foreign_identity_encrypted text,
      vkn text constraint users__vkn_form check (vkn ~ '^[0-9]{10}$'),
      iban text constraint users__iban_form check (is_iban(iban)),
      address text,
      notify_reservations boolean not null default true,
      notify_payments boolean not null default true,
      staff_note text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create index users__role_active on users (role, active);
    create trigger users__touch before update on users
      for each row execute function touch_row();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop table users`.execute(db);
}
