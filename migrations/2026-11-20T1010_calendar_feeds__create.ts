import { type Kysely, sql } from 'kysely';

/** Calendars of other sites, each import with its plan, and the events that stand from them. */
export async function up(db: Kysely<any>) {
  await sql`
    create table calendar_feeds (
      id integer generated always as identity constraint calendar_feeds__pkey primary key,
      villa_id integer not null
        constraint calendar_feeds__villa_fk references villas on delete cascade,
      name text not null constraint calendar_feeds__name_given check (btrim(name) <> ''),
      source text not null default 'OTHER'
        constraint calendar_feeds__source_known
        check (source in ('AIRBNB', 'BOOKING', 'VRBO', 'GOOGLE', 'FILE', 'OTHER')),
      url_encrypted text,
      active boolean not null default true,
      mode text not null default 'AUTO'
        constraint calendar_feeds__mode_known check (mode in ('AUTO', 'APPROVE')),
      interval_minutes smallint not null default 60
        constraint calendar_feeds__interval_range check (interval_minutes between 15 and 1440),
      etag text,
      last_modified text,
      last_attempt_at timestamptz,
      last_ok_at timestamptz,
      last_error text,
      fail_count integer not null default 0
        constraint calendar_feeds__fail_count_positive check (fail_count >= 0),
      created_by integer constraint calendar_feeds__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint calendar_feeds__name_unique unique (villa_id, name),
      constraint calendar_feeds__url_unless_file check (source = 'FILE' or url_encrypted is not null)
    );
    create index calendar_feeds__due on calendar_feeds (last_attempt_at) where active;
    create trigger calendar_feeds__touch before update on calendar_feeds
      for each row execute function touch_row();

    create table feed_imports (
      id integer generated always as identity constraint feed_imports__pkey primary key,
      feed_id integer not null
        constraint feed_imports__feed_fk references calendar_feeds on delete cascade,
      fetched_at timestamptz not null default now(),
      state text not null
        constraint feed_imports__state_known
        check (state in ('UNCHANGED', 'APPLIED', 'WAITING', 'DISMISSED', 'FAILED', 'ROLLED_BACK')),
      http_status smallint,
      bytes integer constraint feed_imports__bytes_positive check (bytes >= 0),
      sha256 text,
      raw text,
      event_count integer constraint feed_imports__event_count_positive check (event_count >= 0),
      warnings jsonb not null default '[]',
      plan jsonb,
      error text,
      applied_at timestamptz,
      applied_by integer constraint feed_imports__applied_by_fk references users on delete restrict
    );
    create index feed_imports__feed on feed_imports (feed_id, fetched_at desc);

    create table feed_events (
      id integer generated always as identity constraint feed_events__pkey primary key,
      feed_id integer not null
        constraint feed_events__feed_fk references calendar_feeds on delete cascade,
      villa_id integer not null
        constraint feed_events__villa_fk references villas on delete cascade,
      stay daterange not null constraint feed_events__stay_bounded check (is_stay(stay)),
      uid text,
      summary text not null default '',
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      missing_count smallint not null default 0
        constraint feed_events__missing_count_positive check (missing_count >= 0),
      removed_at timestamptz
    );
    create index feed_events__feed on feed_events (feed_id, lower(stay));
    create index feed_events__villa on feed_events (villa_id, lower(stay));

    create table feed_conflicts (
      id integer generated always as identity constraint feed_conflicts__pkey primary key,
      feed_id integer not null
        constraint feed_conflicts__feed_fk references calendar_feeds on delete cascade,
      villa_id integer not null
        constraint feed_conflicts__villa_fk references villas on delete cascade,
      stay daterange not null constraint feed_conflicts__stay_bounded check (is_stay(stay)),
      uid text,
      summary text not null default '',
      reservation_id integer
        constraint feed_conflicts__reservation_fk references reservations on delete set null,
      state text not null default 'OPEN'
        constraint feed_conflicts__state_known check (state in ('OPEN', 'RESOLVED', 'DISMISSED')),
      note text not null default '',
      resolved_at timestamptz,
      resolved_by integer
        constraint feed_conflicts__resolved_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint feed_conflicts__resolved_has_time check ((state = 'OPEN') = (resolved_at is null))
    );
    create index feed_conflicts__feed on feed_conflicts (feed_id);
    create index feed_conflicts__villa on feed_conflicts (villa_id);
    create index feed_conflicts__reservation on feed_conflicts (reservation_id);
    create index feed_conflicts__open on feed_conflicts (created_at) where state = 'OPEN';
    create unique index feed_conflicts__once on feed_conflicts (feed_id, stay) where state = 'OPEN';
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table feed_conflicts;
    drop table feed_events;
    drop table feed_imports;
    drop table calendar_feeds;
  `.execute(db);
}
