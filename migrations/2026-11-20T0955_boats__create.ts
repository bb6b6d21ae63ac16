import { type Kysely, sql } from 'kysely';

/** A boat on sale shows its licence and has its insurance and seaworthiness papers (domain: Deniz Turizmi Yönetmeliği m.27). */
export async function up(db: Kysely<any>) {
  await sql`
    create table boats (
      id integer generated always as identity constraint boats__pkey primary key,
      slug text not null
        constraint boats__slug_unique unique
        constraint boats__slug_form check (is_slug(slug) and slug <> 'new'),
      name text not null constraint boats__name_given check (btrim(name) <> ''),
      code text constraint boats__code_unique unique,
      owner_id integer constraint boats__owner_fk references users on delete restrict,
      marina_id integer not null
        constraint boats__marina_fk references marinas on delete restrict,
      summary text not null default '',
      description text not null default '',
      internal_note text,

      guests_day smallint not null
        constraint boats__guests_day_range check (guests_day between 1 and 300),
      guests_night smallint not null default 0
        constraint boats__guests_night_range check (guests_night between 0 and 100),
      cabins smallint not null default 0
        constraint boats__cabins_range check (cabins between 0 and 40),
      bathrooms smallint not null default 0
        constraint boats__bathrooms_range check (bathrooms between 0 and 40),
      crew_count smallint not null default 0
        constraint boats__crew_count_range check (crew_count between 0 and 60),
      crew text not null default '',
      with_captain boolean not null default true,
      licence_required boolean not null default false,
      length_cm integer constraint boats__length_positive check (length_cm > 0),
      beam_cm integer constraint boats__beam_positive check (beam_cm > 0),
      built_year smallint constraint boats__built_year_range check (built_year between 1900 and 2100),
      refit_year smallint constraint boats__refit_year_range check (refit_year between 1900 and 2100),
      make_model text,
      flag text,
      engine text,
      cruising_speed_knots smallint
        constraint boats__speed_positive check (cruising_speed_knots > 0),
      cabin_layout jsonb not null default '[]'
        constraint boats__cabin_layout_listed check (jsonb_typeof(cabin_layout) = 'array'),
      route text not null default '',
      included text not null default '',
      excluded text not null default '',

      changeover_weekday smallint not null default 6
        constraint boats__changeover_weekday_known check (changeover_weekday between 1 and 7),
      boarding_time time not null default '12:00',
      leaving_time time not null default '12:00',
      trip_starts_at time not null default '10:00',
      trip_ends_at time not null default '18:00',
      min_days smallint not null default 1
        constraint boats__min_days_range check (min_days between 1 and 100),
      prepayment_percent smallint not null default 30
        constraint boats__prepayment_percent_range check (prepayment_percent between 0 and 100),
      deposit_kurus bigint not null default 0
        constraint boats__deposit_positive check (deposit_kurus >= 0),
      option_hours smallint
        constraint boats__option_hours_range check (option_hours between 1 and 720),
      instant_booking boolean not null default false,
      cancellation_policy_id integer
        constraint boats__cancellation_policy_fk
        references cancellation_policies on delete restrict,
      commission_percent smallint not null default 20
        constraint boats__commission_percent_range check (commission_percent between 0 and 100),

      popular boolean not null default false,
      position integer not null default 0,
      active boolean not null default false,
      deleted_at timestamptz,
      withdrawn_at timestamptz,
      withdrawn_reason text
        constraint boats__withdrawn_reason_known
        check (withdrawn_reason in ('PERMIT_LOST', 'TAKEDOWN', 'OWNER_LEFT', 'OTHER')),

      licence_no text constraint boats__licence_no_given check (btrim(licence_no) <> ''),
      licence_holder text,
      licence_verified_at timestamptz,
      licence_verified_by integer
        constraint boats__licence_verified_by_fk references users on delete restrict,
      registry_no text,
      mooring_log_no text,
      insurer text,
      insurance_until date,
      seaworthiness_until date,

      seo_title text,
      seo_description text,
      rating_average numeric(3, 2)
        constraint boats__rating_range check (rating_average between 1 and 5),
      rating_count integer not null default 0
        constraint boats__rating_count_positive check (rating_count >= 0),
      calendar_code text constraint boats__calendar_code_unique unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,

      constraint boats__active_needs_papers check (not active or (
        licence_no is not null and licence_verified_at is not null
        and insurance_until is not null and seaworthiness_until is not null
      )),
      constraint boats__active_not_withdrawn
        check (not active or (deleted_at is null and withdrawn_at is null)),
      constraint boats__withdrawn_with_reason
        check ((withdrawn_at is null) = (withdrawn_reason is null)),
      constraint boats__trip_hours_in_order check (trip_ends_at > trip_starts_at)
    );
    create index boats__owner on boats (owner_id);
    create index boats__marina on boats (marina_id);
    create index boats__position on boats (position, id);
    create trigger boats__touch before update on boats
      for each row execute function touch_row();
    create trigger boats__slug_added after insert or delete on boats
      for each row execute function keep_past_slug('BOAT');
    create trigger boats__slug_changed after update on boats
      for each row when (old.slug is distinct from new.slug)
      execute function keep_past_slug('BOAT');

    create table boat_boat_types (
      boat_id integer not null
        constraint boat_boat_types__boat_fk references boats on delete cascade,
      boat_type_id integer not null
        constraint boat_boat_types__boat_type_fk references boat_types on delete restrict,
      constraint boat_boat_types__pkey primary key (boat_id, boat_type_id)
    );
    create index boat_boat_types__type on boat_boat_types (boat_type_id);

    create table boat_features (
      boat_id integer not null
        constraint boat_features__boat_fk references boats on delete cascade,
      feature_id integer not null
        constraint boat_features__feature_fk references features on delete restrict,
      constraint boat_features__pkey primary key (boat_id, feature_id)
    );
    create index boat_features__feature on boat_features (feature_id);

    create table boat_pictures (
      id integer generated always as identity constraint boat_pictures__pkey primary key,
      boat_id integer not null
        constraint boat_pictures__boat_fk references boats on delete cascade,
      hash text not null
        constraint boat_pictures__picture_fk references stored_pictures on delete restrict,
      kind text
        constraint boat_pictures__kind_known
        check (kind in ('EXTERIOR', 'DECK', 'CABIN', 'SALOON', 'GALLEY', 'BATHROOM', 'VIEW', 'PLAN')),
      alt text not null default '',
      position integer not null default 0,
      created_at timestamptz not null default now(),
      constraint boat_pictures__once unique (boat_id, hash)
    );
    create index boat_pictures__boat on boat_pictures (boat_id, position, id);
    create index boat_pictures__hash on boat_pictures (hash);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table boat_pictures;
    drop table boat_features;
    drop table boat_boat_types;
    drop table boats;
  `.execute(db);
}
