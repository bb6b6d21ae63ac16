import { type Kysely, sql } from 'kysely';

/**
 * Which claims get nights that become free is read once the calendar is locked: who had it meanwhile may have read
 * another site's anew or deleted its feed. A claim of before was written into the ledger then, and who called a stay
 * off was refused for an event that is gone.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create or replace function give_nights_to_feeds() returns trigger language plpgsql as $$
    declare
      wanted record;
    begin
      if not exists (select ${CLAIMS}) then
        return null;
      end if;
      perform pg_advisory_xact_lock(7464, old.villa_id);
      for wanted in select e.id, e.villa_id, e.stay ${CLAIMS} order by e.id loop
        begin
          ${TAKE}
        exception when exclusion_violation or unique_violation then
          null;
        end;
      end loop;
      return null;
    end $$;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    create or replace function give_nights_to_feeds() returns trigger language plpgsql as $$
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
  `.execute(db);
}

const CLAIMS = sql.raw(`
        from feed_events e
        where e.villa_id = old.villa_id and e.stay && old.stay and e.removed_at is null
          and upper(e.stay) > istanbul_today()
          and not exists (select from villa_occupancies o where o.feed_event_id = e.id)`);

const TAKE = sql.raw(`
          insert into villa_occupancies (villa_id, stay, kind, feed_event_id)
          select wanted.villa_id, wanted.stay, 'FEED', wanted.id
          where not exists (
            select from villa_occupancies o
            where o.villa_id = wanted.villa_id and o.stay && wanted.stay
          );`);
