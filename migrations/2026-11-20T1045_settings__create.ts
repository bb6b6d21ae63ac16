import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>) {
  await sql`
    create table settings (
      key text
        constraint settings__pkey primary key
        constraint settings__key_form check (key ~ '^[a-z][a-z0-9_]*$'),
      value text not null default '',
      updated_by integer constraint settings__updated_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create trigger settings__touch before update on settings
      for each row execute function touch_row();

    create table exchange_rates (
      id integer generated always as identity constraint exchange_rates__pkey primary key,
      currency text not null
        constraint exchange_rates__currency_known check (currency in ('DOLLAR', 'EURO', 'POUND')),
      rate numeric(12, 4) not null constraint exchange_rates__rate_positive check (rate > 0),
      source text not null
        constraint exchange_rates__source_known check (source in ('STAFF', 'TCMB')),
      bulletin_date date,
      bulletin_no text,
      note text,
      created_by integer
        constraint exchange_rates__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now()
    );
    create index exchange_rates__currency on exchange_rates (currency, created_at desc);
    create trigger exchange_rates__append_only before update or delete on exchange_rates
      for each statement execute function refuse_change();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table exchange_rates;
    drop table settings;
  `.execute(db);
}
