import { type Kysely, type RawBuilder, sql } from 'kysely';

/** What hangs on a reservation. Each row belongs to a villa's or a boat's reservation, never to both. */
export async function up(db: Kysely<any>) {
  await sql`
    create table reservation_extras (
      id integer generated always as identity constraint reservation_extras__pkey primary key,
      ${ofReservation('reservation_extras')}
      villa_extra_id integer
        constraint reservation_extras__villa_extra_fk references villa_extras on delete set null,
      boat_extra_id integer
        constraint reservation_extras__boat_extra_fk references boat_extras on delete set null,
      name text not null,
      unit text not null
        constraint reservation_extras__unit_known check (unit in ('NIGHT', 'STAY', 'PERSON')),
      quantity integer not null default 1
        constraint reservation_extras__quantity_positive check (quantity >= 1),
      amount_kurus bigint not null
        constraint reservation_extras__amount_positive check (amount_kurus >= 0)
    );
    create index reservation_extras__villa_extra on reservation_extras (villa_extra_id);
    create index reservation_extras__boat_extra on reservation_extras (boat_extra_id);

    create table reservation_events (
      id bigint generated always as identity constraint reservation_events__pkey primary key,
      ${ofReservation('reservation_events')}
      at timestamptz not null default now(),
      kind text not null,
      from_status text,
      to_status text,
      reason text,
      actor_id integer
        constraint reservation_events__actor_fk references users on delete restrict,
      actor_role text not null
        constraint reservation_events__actor_role_known
        check (actor_role in ('ADMIN', 'OWNER', 'GUEST', 'SYSTEM')),
      guest_told boolean not null default false,
      details jsonb not null default '{}',
      request_id text
    );

    create table reservation_revisions (
      id integer generated always as identity constraint reservation_revisions__pkey primary key,
      ${ofReservation('reservation_revisions')}
      revision integer not null
        constraint reservation_revisions__revision_positive check (revision >= 1),
      stay daterange not null constraint reservation_revisions__stay_bounded check (is_stay(stay)),
      snapshot jsonb not null,
      reason text not null default '',
      created_by integer
        constraint reservation_revisions__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint reservation_revisions__numbered_once
        unique nulls not distinct (reservation_id, boat_reservation_id, revision)
    );

    create table reservation_guests (
      id integer generated always as identity constraint reservation_guests__pkey primary key,
      ${ofReservation('reservation_guests')}
      first_name text not null,
      last_name text not null,
      sex text constraint reservation_guests__sex_known check (sex in ('F', 'M')),
      nationality text not null default 'TR'
        constraint reservation_guests__nationality_form check (nationality ~ '^[A-Z]{2}$'),
      document_kind text not null default 'TCKN'
        constraint reservation_guests__document_kind_known
        check (document_kind in ('TCKN', 'YKN', 'PASSPORT')),
      document_no_encrypted text,
      document_no_masked text,
      birth_date date,
      birth_place text,
      plate text,
      position integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create trigger reservation_guests__touch before update on reservation_guests
      for each row execute function touch_row();

    create table reservation_documents (
      id integer generated always as identity constraint reservation_documents__pkey primary key,
      ${ofReservation('reservation_documents')}
      kind text not null
        constraint reservation_documents__kind_known
        check (kind in ('PRE_INFORMATION', 'CONTRACT', 'VOUCHER', 'RECEIPT', 'INVOICE', 'OTHER')),
      name text not null,
      hash text not null,
      mime text not null,
      bytes integer not null
        constraint reservation_documents__bytes_positive check (bytes > 0),
      by_guest boolean not null default false,
      created_by integer
        constraint reservation_documents__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now()
    );

    create table reservation_requests (
      id integer generated always as identity constraint reservation_requests__pkey primary key,
      ${ofReservation('reservation_requests')}
      kind text not null
        constraint reservation_requests__kind_known check (kind in ('CHANGE', 'CANCELLATION', 'MESSAGE')),
      message text not null default '',
      wanted_stay daterange
        constraint reservation_requests__wanted_stay_bounded
        check (wanted_stay is null or is_stay(wanted_stay)),
      state text not null default 'OPEN'
        constraint reservation_requests__state_known check (state in ('OPEN', 'DONE', 'REFUSED')),
      answer text,
      answered_at timestamptz,
      answered_by integer
        constraint reservation_requests__answered_by_fk references users on delete restrict,
      created_at timestamptz not null default now()
    );
    create index reservation_requests__open on reservation_requests (created_at)
      where state = 'OPEN';

    create table deposits (
      id integer generated always as identity constraint deposits__pkey primary key,
      ${ofReservation('deposits')}
      amount_kurus bigint not null constraint deposits__amount_positive check (amount_kurus > 0),
      state text not null default 'TAKEN'
        constraint deposits__state_known
        check (state in ('TAKEN', 'RETURNED', 'PARTLY_RETURNED', 'KEPT')),
      method text not null
        constraint deposits__method_known check (method in ('CARD', 'TRANSFER', 'CASH')),
      taken_at timestamptz not null default now(),
      taken_by integer constraint deposits__taken_by_fk references users on delete restrict,
      returned_kurus bigint not null default 0,
      returned_at timestamptz,
      return_iban text constraint deposits__return_iban_form check (is_iban(return_iban)),
      deduction_reason text,
      note text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint deposits__one_per_reservation
        unique nulls not distinct (reservation_id, boat_reservation_id),
      constraint deposits__returned_within_amount
        check (returned_kurus between 0 and amount_kurus),
      constraint deposits__deduction_has_reason check (
        state not in ('PARTLY_RETURNED', 'KEPT') or coalesce(btrim(deduction_reason) <> '', false)
      )
    );
    create trigger deposits__touch before update on deposits
      for each row execute function touch_row();
  `.execute(db);

  for (const table of [
    'reservation_extras',
    'reservation_events',
    'reservation_revisions',
    'reservation_guests',
    'reservation_documents',
    'reservation_requests',
    'deposits',
  ]) {
    await sql`
      create index ${sql.id(`${table}__reservation`)} on ${sql.table(table)} (reservation_id);
      create index ${sql.id(`${table}__boat_reservation`)} on ${sql.table(table)}
        (boat_reservation_id);
    `.execute(db);
  }
  for (const table of ['reservation_events', 'reservation_revisions']) {
    await sql`
      create trigger ${sql.id(`${table}__append_only`)} before update or delete
        on ${sql.table(table)} for each statement execute function refuse_change();
    `.execute(db);
  }
}

function ofReservation(table: string): RawBuilder<unknown> {
  const name = (suffix: string) => sql.id(`${table}__${suffix}`);
  return sql`
    reservation_id integer
      constraint ${name('reservation_fk')} references reservations on delete restrict,
    boat_reservation_id integer
      constraint ${name('boat_reservation_fk')} references boat_reservations on delete restrict,
    constraint ${name('of_one_reservation')}
      check (num_nonnulls(reservation_id, boat_reservation_id) = 1),
  `;
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table deposits;
    drop table reservation_requests;
    drop table reservation_documents;
    drop table reservation_guests;
    drop table reservation_revisions;
    drop table reservation_events;
    drop table reservation_extras;
  `.execute(db);
}
