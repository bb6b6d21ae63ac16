import { type Kysely, type RawBuilder, sql } from 'kysely';

const STATES = sql`(
  'PENDING', 'OPTION', 'PAYMENT_REVIEW', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW',
  'REJECTED', 'EXPIRED', 'CANCELLED'
)`;

/** Reservations of villas and of boats: the same columns and rules, beside what only one of them has. */
export async function up(db: Kysely<any>) {
  await createReservations(
    db,
    'reservations',
    sql`
      villa_id integer not null
        constraint reservations__villa_fk references villas on delete restrict,
    `,
  );
  await createReservations(
    db,
    'boat_reservations',
    sql`
      boat_id integer not null
        constraint boat_reservations__boat_fk references boats on delete restrict,
      unit text not null
        constraint boat_reservations__unit_known check (unit in ('WEEK', 'DAY', 'TRIP')),
      starts_at time,
      ends_at time,
      constraint boat_reservations__trip_has_hours check (
        unit <> 'TRIP' or coalesce(ends_at > starts_at and upper(stay) - lower(stay) = 1, false)
      ),
      constraint boat_reservations__whole_weeks
        check (unit <> 'WEEK' or (upper(stay) - lower(stay)) % 7 = 0),
    `,
  );
  await sql`
    create index reservations__villa on reservations (villa_id, check_in);
    create index boat_reservations__boat on boat_reservations (boat_id, check_in);
  `.execute(db);
}

async function createReservations(db: Kysely<any>, table: string, own: RawBuilder<unknown>) {
  const name = (suffix: string) => sql.id(`${table}__${suffix}`);
  await sql`
    create table ${sql.table(table)} (
      id integer generated always as identity constraint ${name('pkey')} primary key,
      reservation_id text not null
        constraint ${name('code_unique')} unique
        constraint ${name('code_form')} check (reservation_id ~ '^[A-Z0-9-]{11,20}$'),
      ${own}
      stay daterange not null constraint ${name('stay_bounded')} check (is_stay(stay)),
      check_in date generated always as (lower(stay)) stored not null,
      check_out date generated always as (upper(stay)) stored not null,
      nights integer generated always as (upper(stay) - lower(stay)) stored not null,
      adults smallint not null constraint ${name('adults_at_least_one')} check (adults >= 1),
      children smallint not null default 0
        constraint ${name('children_positive')} check (children >= 0),
      babies smallint not null default 0
        constraint ${name('babies_positive')} check (babies >= 0),
      status text not null default 'PENDING'
        constraint ${name('status_known')} check (status in ${STATES}),
      option_until timestamptz,
      option_extended_at timestamptz,
      state_reason text,
      state_by text
        constraint ${name('state_by_known')}
        check (state_by in ('GUEST', 'AGENCY', 'OWNER', 'SYSTEM')),

      customer_name text not null
        constraint ${name('customer_name_given')} check (btrim(customer_name) <> ''),
      customer_phone text not null
        constraint ${name('customer_phone_form')} check (is_phone(customer_phone)),
      customer_email text not null
        constraint ${name('customer_email_form')} check (is_email(customer_email)),
      customer_note text not null default '',
      customer_identity_encrypted text,
      customer_address text,
      customer_country text not null default 'TR',
      staff_note text not null default '',
      language text not null default 'tr',
      source text not null default 'WEB'
        constraint ${name('source_known')}
        check (source in ('WEB', 'OFFER', 'STAFF', 'PHONE', 'MESSAGE', 'API')),

      quote jsonb not null
        constraint ${name('quote_object')} check (jsonb_typeof(quote) = 'object'),
      rates jsonb not null default '{}',
      policy jsonb not null default '{}',
      accommodation_kurus bigint not null
        constraint ${name('accommodation_positive')} check (accommodation_kurus >= 0),
      discount_kurus bigint not null default 0
        constraint ${name('discount_range')}
        check (discount_kurus between 0 and accommodation_kurus),
      short_stay_fee_kurus bigint not null default 0
        constraint ${name('short_stay_fee_positive')} check (short_stay_fee_kurus >= 0),
      extras_kurus bigint not null default 0
        constraint ${name('extras_positive')} check (extras_kurus >= 0),
      total_kurus bigint not null
        constraint ${name('total_positive')} check (total_kurus >= 0),
      prepayment_kurus bigint not null
        constraint ${name('prepayment_positive')} check (prepayment_kurus >= 0),
      balance_kurus bigint not null
        constraint ${name('balance_positive')} check (balance_kurus >= 0),
      deposit_kurus bigint not null default 0
        constraint ${name('deposit_positive')} check (deposit_kurus >= 0),
      paid_kurus bigint not null default 0
        constraint ${name('paid_positive')} check (paid_kurus >= 0),
      commission_percent smallint
        constraint ${name('commission_percent_range')} check (commission_percent between 0 and 100),
      override_reason text
        constraint ${name('override_reason_given')} check (btrim(override_reason) <> ''),

      invoice_no text,
      invoice_date date,
      guest_list_code text constraint ${name('guest_list_code_unique')} unique,
      guest_list_reported_at timestamptz,
      comment_code text constraint ${name('comment_code_unique')} unique,
      comment_invited_at timestamptz,
      anonymised_at timestamptz,
      created_by integer constraint ${name('created_by_fk')} references users on delete restrict,
      confirmed_at timestamptz,
      checked_in_at timestamptz,
      completed_at timestamptz,
      ended_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,

      constraint ${name('at_most_100_nights')} check (upper(stay) - lower(stay) between 1 and 100),
      constraint ${name('option_has_deadline')}
        check (status <> 'OPTION' or option_until is not null),
      constraint ${name('end_has_reason')} check (
        status not in ('REJECTED', 'CANCELLED') or coalesce(btrim(state_reason) <> '', false)
      ),
      constraint ${name('confirmed_has_time')} check (
        status not in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW') or confirmed_at is not null
      ),
      constraint ${name('total_adds_up')} check (
        override_reason is not null
        or total_kurus = accommodation_kurus - discount_kurus + short_stay_fee_kurus + extras_kurus
      ),
      constraint ${name('parts_make_total')} check (prepayment_kurus + balance_kurus = total_kurus)
    );
    create index ${name('status')} on ${sql.table(table)} (status, check_in);
    create index ${name('check_in')} on ${sql.table(table)} (check_in);
    create index ${name('check_out')} on ${sql.table(table)} (check_out);
    create index ${name('created')} on ${sql.table(table)} (created_at);
    create index ${name('confirmed')} on ${sql.table(table)} (confirmed_at);
    create index ${name('email')} on ${sql.table(table)} (customer_email);
    create index ${name('phone')} on ${sql.table(table)} (customer_phone);
    create index ${name('customer_words')} on ${sql.table(table)}
      using gin (tr_fold(customer_name) gin_trgm_ops);
    create index ${name('options_due')} on ${sql.table(table)} (option_until)
      where status = 'OPTION';
    create trigger ${name('touch')} before update on ${sql.table(table)}
      for each row execute function touch_row();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table boat_reservations;
    drop table reservations;
  `.execute(db);
}
