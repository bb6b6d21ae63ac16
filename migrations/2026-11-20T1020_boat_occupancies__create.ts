import { type Kysely, sql } from 'kysely';

/** The same ledger for boats. A day trip takes its whole day and keeps its hours beside. */
export async function up(db: Kysely<any>) {
  await sql`
    create table boat_closings (
      id integer generated always as identity constraint boat_closings__pkey primary key,
      boat_id integer not null
        constraint boat_closings__boat_fk references boats on delete cascade,
      stay daterange not null constraint boat_closings__stay_bounded check (is_stay(stay)),
      note text not null default '',
      created_by integer constraint boat_closings__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create index boat_closings__boat on boat_closings (boat_id, lower(stay));
    create trigger boat_closings__touch before update on boat_closings
      for each row execute function touch_row();

    create table boat_occupancies (
      id integer generated always as identity constraint boat_occupancies__pkey primary key,
      boat_id integer not null
        constraint boat_occupancies__boat_fk references boats on delete restrict,
      stay daterange not null constraint boat_occupancies__stay_bounded check (is_stay(stay)),
      kind text not null
        constraint boat_occupancies__kind_known check (kind in ('OPTION', 'RESERVATION', 'CLOSING')),
      reservation_id integer
        constraint boat_occupancies__reservation_unique unique
        constraint boat_occupancies__reservation_fk
        references boat_reservations on delete restrict,
      closing_id integer
        constraint boat_occupancies__closing_unique unique
        constraint boat_occupancies__closing_fk references boat_closings on delete cascade,
      starts_at time,
      ends_at time,
      expires_at timestamptz,
      created_at timestamptz not null default now(),
      constraint boat_occupancies__taken_by_one check (
        num_nonnulls(reservation_id, closing_id) = 1
        and (kind = 'CLOSING') = (closing_id is not null)
      ),
      constraint boat_occupancies__hours_together
        check (coalesce(ends_at > starts_at, starts_at is null and ends_at is null)),
      constraint boat_occupancies__only_options_expire
        check ((kind = 'OPTION') = (expires_at is not null)),
      constraint boat_occupancies__no_overlap exclude using gist (boat_id with =, stay with &&)
    );
    create index boat_occupancies__boat on boat_occupancies (boat_id, upper(stay));
    create index boat_occupancies__due on boat_occupancies (expires_at) where kind = 'OPTION';
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table boat_occupancies;
    drop table boat_closings;
  `.execute(db);
}
