import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>) {
  await sql`
    create table bank_accounts (
      id integer generated always as identity constraint bank_accounts__pkey primary key,
      bank_name text not null
        constraint bank_accounts__bank_name_given check (btrim(bank_name) <> ''),
      branch text,
      holder text not null constraint bank_accounts__holder_given check (btrim(holder) <> ''),
      iban text not null
        constraint bank_accounts__iban_unique unique
        constraint bank_accounts__iban_form check (is_iban(iban)),
      currency text not null default 'TL'
        constraint bank_accounts__currency_known
        check (currency in ('TL', 'DOLLAR', 'EURO', 'POUND')),
      note text not null default '',
      position integer not null default 0,
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create trigger bank_accounts__touch before update on bank_accounts
      for each row execute function touch_row();

    alter table transactions add constraint transactions__bank_account_fk
      foreign key (bank_account_id) references bank_accounts on delete restrict;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    alter table transactions drop constraint transactions__bank_account_fk;
    drop table bank_accounts;
  `.execute(db);
}
