import { type Kysely, sql } from 'kysely';

/** Comments after a stay, once per stay. A listing's average is kept from the published ones. */
export async function up(db: Kysely<any>) {
  await sql`
    create table comments (
      id integer generated always as identity constraint comments__pkey primary key,
      villa_id integer constraint comments__villa_fk references villas on delete restrict,
      boat_id integer constraint comments__boat_fk references boats on delete restrict,
      reservation_id integer
        constraint comments__reservation_once unique
        constraint comments__reservation_fk references reservations on delete restrict,
      boat_reservation_id integer
        constraint comments__boat_reservation_once unique
        constraint comments__boat_reservation_fk references boat_reservations on delete restrict,
      author_name text not null
        constraint comments__author_name_given check (btrim(author_name) <> ''),
      stayed_on date,
      score smallint not null constraint comments__score_range check (score between 1 and 5),
      score_cleanliness smallint
        constraint comments__score_cleanliness_range check (score_cleanliness between 1 and 5),
      score_location smallint
        constraint comments__score_location_range check (score_location between 1 and 5),
      score_comfort smallint
        constraint comments__score_comfort_range check (score_comfort between 1 and 5),
      score_contact smallint
        constraint comments__score_contact_range check (score_contact between 1 and 5),
      score_value smallint
        constraint comments__score_value_range check (score_value between 1 and 5),
      body text not null constraint comments__body_given check (btrim(body) <> ''),
      state text not null default 'WAITING'
        constraint comments__state_known check (state in ('WAITING', 'PUBLISHED', 'HIDDEN')),
      answer text,
      answered_at timestamptz,
      answered_by integer
        constraint comments__answered_by_fk references users on delete restrict,
      published_at timestamptz,
      ip text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint comments__of_one_listing check (num_nonnulls(villa_id, boat_id) = 1),
      constraint comments__reservation_of_same_kind check (
        (reservation_id is null or villa_id is not null)
        and (boat_reservation_id is null or boat_id is not null)
      ),
      constraint comments__published_has_time
        check (state <> 'PUBLISHED' or published_at is not null)
    );
    create index comments__villa on comments (villa_id, state, published_at desc);
    create index comments__boat on comments (boat_id, state, published_at desc);
    create index comments__state on comments (state, created_at desc);
    create trigger comments__touch before update on comments
      for each row execute function touch_row();

    create table comment_pictures (
      comment_id integer not null
        constraint comment_pictures__comment_fk references comments on delete cascade,
      hash text not null
        constraint comment_pictures__picture_fk references stored_pictures on delete restrict,
      position integer not null default 0,
      constraint comment_pictures__pkey primary key (comment_id, hash)
    );
    create index comment_pictures__hash on comment_pictures (hash);
  `.execute(db);

  await sql`
    create function keep_rating() returns trigger language plpgsql as $$
    declare
      villa_ids integer[];
      boat_ids integer[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(distinct villa_id), array_agg(distinct boat_id)
          into villa_ids, boat_ids from new_rows;
      elsif tg_op = 'DELETE' then
        select array_agg(distinct villa_id), array_agg(distinct boat_id)
          into villa_ids, boat_ids from old_rows;
      else
        select array_agg(distinct villa_id), array_agg(distinct boat_id) into villa_ids, boat_ids
          from (
            select villa_id, boat_id from new_rows union all select villa_id, boat_id from old_rows
          ) changed;
      end if;
      perform from villas where id = any(villa_ids) order by id for no key update;
      update villas v set rating_average = r.average, rating_count = r.count
        from unnest(villa_ids) as wanted (id) cross join lateral (
          select round(avg(score), 2) as average, count(*)::integer as count
          from comments where villa_id = wanted.id and state = 'PUBLISHED'
        ) r
        where v.id = wanted.id
          and (v.rating_average, v.rating_count) is distinct from (r.average, r.count);
      perform from boats where id = any(boat_ids) order by id for no key update;
      update boats b set rating_average = r.average, rating_count = r.count
        from unnest(boat_ids) as wanted (id) cross join lateral (
          select round(avg(score), 2) as average, count(*)::integer as count
          from comments where boat_id = wanted.id and state = 'PUBLISHED'
        ) r
        where b.id = wanted.id
          and (b.rating_average, b.rating_count) is distinct from (r.average, r.count);
      return null;
    end $$;

    create trigger comments__rating_added after insert on comments
      referencing new table as new_rows for each statement execute function keep_rating();
    create trigger comments__rating_changed after update on comments
      referencing new table as new_rows old table as old_rows
      for each statement execute function keep_rating();
    create trigger comments__rating_removed after delete on comments
      referencing old table as old_rows for each statement execute function keep_rating();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table comment_pictures;
    drop table comments;
    drop function keep_rating();
  `.execute(db);
}
