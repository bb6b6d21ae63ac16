import { type Kysely, sql } from 'kysely';

/** Villas picked for one customer and one stay, and the rows of villas on the home page. */
export async function up(db: Kysely<any>) {
  await sql`
    create table offers (
      id integer generated always as identity constraint offers__pkey primary key,
      code text not null
        constraint offers__code_unique unique
        constraint offers__code_form check (length(code) >= 10),
      customer_name text not null
        constraint offers__customer_name_given check (btrim(customer_name) <> ''),
      customer_email text constraint offers__customer_email_form check (is_email(customer_email)),
      customer_phone text constraint offers__customer_phone_form check (is_phone(customer_phone)),
      stay daterange not null constraint offers__stay_bounded check (is_stay(stay)),
      adults smallint not null constraint offers__adults_at_least_one check (adults >= 1),
      children smallint not null default 0
        constraint offers__children_positive check (children >= 0),
      babies smallint not null default 0 constraint offers__babies_positive check (babies >= 0),
      note text not null default '',
      discount_percent smallint not null default 0
        constraint offers__discount_percent_range check (discount_percent between 0 and 90),
      valid_until timestamptz not null,
      sent_at timestamptz,
      opened_at timestamptz,
      accepted_at timestamptz,
      accepted_reservation_id integer
        constraint offers__accepted_reservation_unique unique
        constraint offers__accepted_reservation_fk references reservations on delete set null,
      withdrawn_at timestamptz,
      created_by integer constraint offers__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint offers__at_most_100_nights check (upper(stay) - lower(stay) <= 100)
    );
    create index offers__created on offers (created_at desc);
    create trigger offers__touch before update on offers
      for each row execute function touch_row();

    create table offer_villas (
      id integer generated always as identity constraint offer_villas__pkey primary key,
      offer_id integer not null
        constraint offer_villas__offer_fk references offers on delete cascade,
      villa_id integer not null
        constraint offer_villas__villa_fk references villas on delete restrict,
      quote jsonb not null,
      total_kurus bigint not null
        constraint offer_villas__total_positive check (total_kurus >= 0),
      note text not null default '',
      position integer not null default 0,
      constraint offer_villas__once unique (offer_id, villa_id)
    );
    create index offer_villas__villa on offer_villas (villa_id);

    create table showcases (
      id integer generated always as identity constraint showcases__pkey primary key,
      title text not null constraint showcases__title_given check (btrim(title) <> ''),
      subtitle text not null default '',
      link text,
      position integer not null default 0,
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create index showcases__position on showcases (position, id);
    create trigger showcases__touch before update on showcases
      for each row execute function touch_row();

    create table showcase_villas (
      id integer generated always as identity constraint showcase_villas__pkey primary key,
      showcase_id integer not null
        constraint showcase_villas__showcase_fk references showcases on delete cascade,
      villa_id integer not null
        constraint showcase_villas__villa_fk references villas on delete cascade,
      position integer not null default 0,
      created_at timestamptz not null default now(),
      constraint showcase_villas__once unique (showcase_id, villa_id)
    );
    create index showcase_villas__position on showcase_villas (showcase_id, position);
    create index showcase_villas__villa on showcase_villas (villa_id);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table showcase_villas;
    drop table showcases;
    drop table offer_villas;
    drop table offers;
  `.execute(db);
}
