import { type Kysely, sql } from 'kysely';

/** `tiers`: [{days_before, percent}], highest first: cancelled at least so many days before check-in, percent is kept. */
export async function up(db: Kysely<any>) {
  await sql`
    create table cancellation_policies (
      id integer generated always as identity constraint cancellation_policies__pkey primary key,
      code text not null constraint cancellation_policies__code_unique unique,
      name text not null
        constraint cancellation_policies__name_given check (btrim(name) <> ''),
      kind text not null default 'VILLA'
        constraint cancellation_policies__kind_known check (kind in ('VILLA', 'BOAT')),
      base text not null default 'PREPAYMENT'
        constraint cancellation_policies__base_known check (base in ('PREPAYMENT', 'TOTAL')),
      tiers jsonb not null
        constraint cancellation_policies__tiers_listed
        check (jsonb_typeof(tiers) = 'array' and jsonb_array_length(tiers) > 0),
      date_changes smallint not null default 0
        constraint cancellation_policies__date_changes_positive check (date_changes >= 0),
      date_change_days smallint
        constraint cancellation_policies__date_change_days_positive check (date_change_days >= 0),
      description text not null default '',
      position integer not null default 0,
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create trigger cancellation_policies__touch before update on cancellation_policies
      for each row execute function touch_row();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop table cancellation_policies`.execute(db);
}
