import { type Kysely, sql } from 'kysely';

/** A villa is on sale only with a verified permit (Law 7464, Tebliğ 31.12.2025): the table itself says so. */
export async function up(db: Kysely<any>) {
  await sql`
    create table villas (
      id integer generated always as identity constraint villas__pkey primary key,
      slug text not null
        constraint villas__slug_unique unique
        constraint villas__slug_form check (is_slug(slug) and slug <> 'new'),
      name text not null constraint villas__name_given check (btrim(name) <> ''),
      code text constraint villas__code_unique unique,
      owner_id integer constraint villas__owner_fk references users on delete restrict,
      district_id integer not null
        constraint villas__district_fk references districts on delete restrict,
      property_kind text not null default 'VILLA'
        constraint villas__property_kind_known check (property_kind in (
          'VILLA', 'DETACHED_HOUSE', 'STONE_HOUSE', 'BUNGALOW', 'APARTMENT', 'RESIDENCE',
          'MOUNTAIN_HOUSE', 'FARM_HOUSE', 'TINY_HOUSE'
        )),
      summary text not null default '',
      description text not null default '',
      internal_note text,

      capacity smallint not null constraint villas__capacity_range check (capacity between 1 and 60),
      bedrooms smallint not null default 1
        constraint villas__bedrooms_range check (bedrooms between 0 and 40),
      bathrooms smallint not null default 1
        constraint villas__bathrooms_range check (bathrooms between 0 and 40),
      living_rooms smallint not null default 1
        constraint villas__living_rooms_range check (living_rooms between 0 and 20),
      floor_area_m2 integer constraint villas__floor_area_positive check (floor_area_m2 > 0),
      plot_area_m2 integer constraint villas__plot_area_positive check (plot_area_m2 > 0),

      pool_kind text not null default 'PRIVATE'
        constraint villas__pool_kind_known check (pool_kind in ('NONE', 'PRIVATE', 'SHARED', 'INDOOR')),
      pool_privacy text
        constraint villas__pool_privacy_known check (pool_privacy in ('OPEN', 'PARTLY', 'SECLUDED')),
      pool_length_cm integer,
      pool_width_cm integer,
      pool_depth_cm integer,
      pool_heated boolean not null default false,
      pool_heating_months smallint[] not null default '{}'
        constraint villas__pool_heating_months_known check (is_months(pool_heating_months)),
      children_pool boolean not null default false,
      jacuzzi boolean not null default false,

      lat numeric(9, 6),
      lon numeric(9, 6),

      check_in_time time not null default '16:00',
      check_out_time time not null default '10:00',
      pets text not null default 'NO'
        constraint villas__pets_known check (pets in ('NO', 'YES', 'ON_REQUEST')),
      smoking text not null default 'OUTSIDE'
        constraint villas__smoking_known check (smoking in ('NO', 'OUTSIDE', 'YES')),
      parties_allowed boolean not null default false,
      groups_allowed boolean not null default true,
      extra_visitors_allowed boolean not null default false,
      quiet_from time,
      house_rules text not null default '',

      min_nights smallint not null default 3
        constraint villas__min_nights_range check (min_nights between 1 and 100),
      arrival_weekdays smallint[]
        constraint villas__arrival_weekdays_known check (is_weekdays(arrival_weekdays)),
      short_stay_limit smallint not null default 0
        constraint villas__short_stay_limit_range check (short_stay_limit between 0 and 100),
      short_stay_fee_kurus bigint not null default 0
        constraint villas__short_stay_fee_positive check (short_stay_fee_kurus >= 0),
      prepayment_percent smallint not null default 20
        constraint villas__prepayment_percent_range check (prepayment_percent between 0 and 100),
      deposit_kurus bigint not null default 0
        constraint villas__deposit_positive check (deposit_kurus >= 0),
      gap_allowed boolean not null default true,
      gap_min_nights smallint not null default 2
        constraint villas__gap_min_nights_range check (gap_min_nights between 1 and 100),
      option_hours smallint
        constraint villas__option_hours_range check (option_hours between 1 and 720),
      instant_booking boolean not null default false,
      cancellation_policy_id integer
        constraint villas__cancellation_policy_fk
        references cancellation_policies on delete restrict,
      commission_percent smallint not null default 20
        constraint villas__commission_percent_range check (commission_percent between 0 and 100),

      popular boolean not null default false,
      villa_of_month boolean not null default false,
      position integer not null default 0,
      active boolean not null default false,
      deleted_at timestamptz,
      withdrawn_at timestamptz,
      withdrawn_reason text
        constraint villas__withdrawn_reason_known
        check (withdrawn_reason in ('PERMIT_LOST', 'TAKEDOWN', 'OWNER_LEFT', 'OTHER')),

      permit_type text
        constraint villas__permit_type_known
        check (permit_type in ('RENTAL_PERMIT', 'TOURISM_BUSINESS', 'SIMPLE_LODGING', 'MUNICIPAL')),
      permit_no text constraint villas__permit_no_given check (btrim(permit_no) <> ''),
      permit_holder text,
      permit_date date,
      permit_capacity smallint
        constraint villas__permit_capacity_range check (permit_capacity between 1 and 200),
      permit_verified_at timestamptz,
      permit_verified_by integer
        constraint villas__permit_verified_by_fk references users on delete restrict,
      permit_evidence text,

      il_code smallint constraint villas__il_code_known check (il_code between 1 and 81),
      ilce_code integer constraint villas__ilce_code_positive check (ilce_code > 0),
      mahalle text,
      street text,
      lane text,
      outer_door_no text,
      inner_door_no text,
      property_no text,
      title_deed_no text,
      zoned boolean,
      kbs_force text constraint villas__kbs_force_known check (kbs_force in ('POLICE', 'GENDARMERIE')),
      kbs_facility_code text,

      seo_title text,
      seo_description text,
      rating_average numeric(3, 2)
        constraint villas__rating_range check (rating_average between 1 and 5),
      rating_count integer not null default 0
        constraint villas__rating_count_positive check (rating_count >= 0),
      calendar_code text constraint villas__calendar_code_unique unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,

      constraint villas__active_needs_permit
        check (not active or (permit_no is not null and permit_verified_at is not null)),
      constraint villas__capacity_within_permit check (not active or capacity <= permit_capacity),
      constraint villas__active_not_withdrawn
        check (not active or (deleted_at is null and withdrawn_at is null)),
      constraint villas__withdrawn_with_reason
        check ((withdrawn_at is null) = (withdrawn_reason is null)),
      constraint villas__on_earth check (lat between -90 and 90 and lon between -180 and 180),
      constraint villas__pool_size_positive
        check (pool_length_cm > 0 and pool_width_cm > 0 and pool_depth_cm > 0)
    );
    create index villas__owner on villas (owner_id);
    create index villas__district on villas (district_id);
    create index villas__position on villas (position, id);
    create index villas__popular on villas (position) where popular and active;
    create index villas__of_month on villas (position) where villa_of_month and active;
    create trigger villas__touch before update on villas
      for each row execute function touch_row();
    create trigger villas__slug_added after insert or delete on villas
      for each row execute function keep_past_slug('VILLA');
    create trigger villas__slug_changed after update on villas
      for each row when (old.slug is distinct from new.slug)
      execute function keep_past_slug('VILLA');

    create table villa_villa_types (
      villa_id integer not null
        constraint villa_villa_types__villa_fk references villas on delete cascade,
      villa_type_id integer not null
        constraint villa_villa_types__villa_type_fk references villa_types on delete restrict,
      constraint villa_villa_types__pkey primary key (villa_id, villa_type_id)
    );
    create index villa_villa_types__type on villa_villa_types (villa_type_id);

    create table villa_features (
      villa_id integer not null
        constraint villa_features__villa_fk references villas on delete cascade,
      feature_id integer not null
        constraint villa_features__feature_fk references features on delete restrict,
      constraint villa_features__pkey primary key (villa_id, feature_id)
    );
    create index villa_features__feature on villa_features (feature_id);

    create table villa_rooms (
      id integer generated always as identity constraint villa_rooms__pkey primary key,
      villa_id integer not null
        constraint villa_rooms__villa_fk references villas on delete cascade,
      name text not null constraint villa_rooms__name_given check (btrim(name) <> ''),
      kind text not null default 'BEDROOM'
        constraint villa_rooms__kind_known
        check (kind in ('BEDROOM', 'LIVING_ROOM', 'KITCHEN', 'BATHROOM', 'OTHER')),
      beds jsonb not null default '[]'
        constraint villa_rooms__beds_listed check (jsonb_typeof(beds) = 'array'),
      en_suite boolean not null default false,
      jacuzzi boolean not null default false,
      note text not null default '',
      position integer not null default 0,
      created_at timestamptz not null default now()
    );
    create index villa_rooms__villa on villa_rooms (villa_id, position);

    create table villa_distances (
      id integer generated always as identity constraint villa_distances__pkey primary key,
      villa_id integer not null
        constraint villa_distances__villa_fk references villas on delete cascade,
      key text not null
        constraint villa_distances__key_known check (key in (
          'SEA', 'BEACH', 'CENTRE', 'MARKET', 'RESTAURANT', 'PUBLIC_TRANSPORT', 'HOSPITAL',
          'PHARMACY', 'ATM', 'AIRPORT', 'BUS_STATION', 'MARINA', 'MOSQUE'
        )),
      metres integer not null
        constraint villa_distances__metres_range check (metres between 0 and 1000000),
      target text,
      position integer not null default 0,
      constraint villa_distances__once unique nulls not distinct (villa_id, key, target)
    );

    create table villa_pictures (
      id integer generated always as identity constraint villa_pictures__pkey primary key,
      villa_id integer not null
        constraint villa_pictures__villa_fk references villas on delete cascade,
      hash text not null
        constraint villa_pictures__picture_fk references stored_pictures on delete restrict,
      kind text
        constraint villa_pictures__kind_known check (kind in (
          'EXTERIOR', 'POOL', 'VIEW', 'COMMON_AREA', 'KITCHEN', 'BEDROOM', 'BATHROOM', 'CHILDREN',
          'PLAN'
        )),
      alt text not null default '',
      position integer not null default 0,
      created_at timestamptz not null default now(),
      constraint villa_pictures__once unique (villa_id, hash)
    );
    create index villa_pictures__villa on villa_pictures (villa_id, position, id);
    create index villa_pictures__hash on villa_pictures (hash);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table villa_pictures;
    drop table villa_distances;
    drop table villa_rooms;
    drop table villa_features;
    drop table villa_villa_types;
    drop table villas;
  `.execute(db);
}
