import { type Kysely, sql } from 'kysely';

/** One ledger of taken time per villa; the exclusion is what makes selling a night twice impossible. */
export async function up(db: Kysely<any>) {
  await sql`
    create table villa_closings (
      id integer generated always as identity constraint villa_closings__pkey primary key,
      villa_id integer not null
        constraint villa_closings__villa_fk references villas on delete cascade,
      stay daterange not null constraint villa_closings__stay_bounded check (is_stay(stay)),
      note text not null default '',
      source text not null default 'MANUAL'
        constraint villa_closings__source_known check (source in ('MANUAL', 'FEED')),
      feed_id integer
        constraint villa_closings__feed_fk references calendar_feeds on delete set null,
      created_by integer constraint villa_closings__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint villa_closings__feed_only_from_feed check (source = 'FEED' or feed_id is null)
    );
    create index villa_closings__villa on villa_closings (villa_id, lower(stay));
    create index villa_closings__feed on villa_closings (feed_id);
    create trigger villa_closings__touch before update on villa_closings
      for each row execute function touch_row();

    create table external_records (
      id integer generated always as identity constraint external_records__pkey primary key,
      villa_id integer not null
        constraint external_records__villa_fk references villas on delete restrict,
      stay daterange not null constraint external_records__stay_bounded check (is_stay(stay)),
      status text not null default 'PENDING'
        constraint external_records__status_known
        check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
      note text not null default '',
      reason text,
      created_by integer
        constraint external_records__created_by_fk references users on delete restrict,
      decided_at timestamptz,
      decided_by integer
        constraint external_records__decided_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint external_records__decided_has_time
        check (status = 'PENDING' or decided_at is not null)
    );
    create index external_records__villa on external_records (villa_id, lower(stay));
    create index external_records__status on external_records (status, created_at);
    create trigger external_records__touch before update on external_records
      for each row execute function touch_row();

    create table villa_occupancies (
      id integer generated always as identity constraint villa_occupancies__pkey primary key,
      villa_id integer not null
        constraint villa_occupancies__villa_fk references villas on delete restrict,
      stay daterange not null constraint villa_occupancies__stay_bounded check (is_stay(stay)),
      kind text not null
        constraint villa_occupancies__kind_known
        check (kind in ('OPTION', 'RESERVATION', 'CLOSING', 'EXTERNAL', 'FEED')),
      reservation_id integer
        constraint villa_occupancies__reservation_unique unique
        constraint villa_occupancies__reservation_fk references reservations on delete restrict,
      closing_id integer
        constraint villa_occupancies__closing_unique unique
        constraint villa_occupancies__closing_fk references villa_closings on delete cascade,
      external_id integer
        constraint villa_occupancies__external_unique unique
        constraint villa_occupancies__external_fk references external_records on delete cascade,
      feed_event_id integer
        constraint villa_occupancies__feed_event_unique unique
        constraint villa_occupancies__feed_event_fk references feed_events on delete cascade,
      expires_at timestamptz,
      created_at timestamptz not null default now(),
      constraint villa_occupancies__taken_by_one check (
        num_nonnulls(reservation_id, closing_id, external_id, feed_event_id) = 1
        and case kind
          when 'CLOSING' then closing_id is not null
          when 'EXTERNAL' then external_id is not null
          when 'FEED' then feed_event_id is not null
          else reservation_id is not null
        end
      ),
      constraint villa_occupancies__only_options_expire
        check ((kind = 'OPTION') = (expires_at is not null)),
      constraint villa_occupancies__no_overlap exclude using gist (villa_id with =, stay with &&)
    );
    create index villa_occupancies__villa on villa_occupancies (villa_id, upper(stay));
    create index villa_occupancies__due on villa_occupancies (expires_at) where kind = 'OPTION';
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table villa_occupancies;
    drop table external_records;
    drop table villa_closings;
  `.execute(db);
}
