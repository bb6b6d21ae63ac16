import { type Kysely, sql } from 'kysely';

/**
 * What calendar feeds need to live among other sites: our own calendar at a secret address per
 * destination, feeds found again by their address, the echoes known so far, each import's nights to
 * go back to, and released nights passing at once to a feed that claims them.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create table calendar_exports (
      id integer generated always as identity constraint calendar_exports__pkey primary key,
      villa_id integer not null
        constraint calendar_exports__villa_fk references villas on delete cascade,
      destination text not null
        constraint calendar_exports__destination_known
        check (destination in ('ALL', 'AIRBNB', 'BOOKING', 'VRBO', 'GOOGLE', 'OTHER')),
      code_hash text not null constraint calendar_exports__code_unique unique,
      code_encrypted text not null,
      last_read_at timestamptz,
      renewed_at timestamptz not null default now(),
      created_by integer constraint calendar_exports__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint calendar_exports__destination_once unique (villa_id, destination)
    );

    alter table calendar_feeds
      add url_hash text,
      add echoes jsonb not null default '[]',
      add constraint calendar_feeds__url_once unique (villa_id, url_hash);

    alter table feed_imports add stays jsonb;

    drop trigger calendar_feeds__touch on calendar_feeds;
    create trigger calendar_feeds__touch
      before update of name, source, url_encrypted, active, mode, interval_minutes on calendar_feeds
      for each row execute function touch_row();

    create function give_nights_to_feeds() returns trigger language plpgsql as $$
    declare
      wanted record;
    begin
      for wanted in
        select e.id, e.villa_id, e.stay from feed_events e
        where e.villa_id = old.villa_id and e.stay && old.stay and e.removed_at is null
          and upper(e.stay) > istanbul_today()
          and not exists (select from villa_occupancies o where o.feed_event_id = e.id)
        order by e.id
      loop
        perform pg_advisory_xact_lock(7464, wanted.villa_id);
        begin
          insert into villa_occupancies (villa_id, stay, kind, feed_event_id)
          select wanted.villa_id, wanted.stay, 'FEED', wanted.id
          where not exists (
            select from villa_occupancies o
            where o.villa_id = wanted.villa_id and o.stay && wanted.stay
          );
        exception when exclusion_violation or unique_violation then
          null;
        end;
      end loop;
      return null;
    end $$;

    create constraint trigger villa_occupancies__released after delete on villa_occupancies
      deferrable initially deferred for each row execute function give_nights_to_feeds();
    create constraint trigger villa_occupancies__moved after update on villa_occupancies
      deferrable initially deferred for each row
      when (old.stay is distinct from new.stay or old.villa_id is distinct from new.villa_id)
      execute function give_nights_to_feeds();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop trigger villa_occupancies__moved on villa_occupancies;
    drop trigger villa_occupancies__released on villa_occupancies;
    drop function give_nights_to_feeds();
    drop trigger calendar_feeds__touch on calendar_feeds;
    create trigger calendar_feeds__touch before update on calendar_feeds
      for each row execute function touch_row();
    alter table feed_imports drop column stays;
    alter table calendar_feeds
      drop constraint calendar_feeds__url_once,
      drop column echoes,
      drop column url_hash;
    drop table calendar_exports;
  `.execute(db);
}
