import { type Kysely, sql } from 'kysely';

/**
 * A charter's last day is free for the next one, but its boat is not back before it is left: a day trip
 * that begins earlier on that day is refused, whichever of the two comes first. What was sold twice
 * already stays.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table boat_occupancies add column leaves_at time;

    update boat_occupancies o set leaves_at = b.leaving_time
      from boats b
      where b.id = o.boat_id and o.reservation_id is not null and o.starts_at is null
        and not exists (
          select from boat_occupancies trip
          where trip.boat_id = o.boat_id and trip.starts_at < b.leaving_time
            and lower(trip.stay) = upper(o.stay)
        );

    alter table boat_occupancies
      add constraint boat_occupancies__hours_apart exclude using gist (
        boat_id with =,
        (case when starts_at is null then 0 else 1 end) with <>,
        (case when starts_at is null
          then tsrange(lower(stay)::timestamp, upper(stay) + coalesce(leaves_at, '00:00'::time))
          else tsrange(lower(stay) + starts_at, lower(stay) + ends_at) end) with &&
      );

    create or replace function boat_occupancy_hours() returns trigger language plpgsql as $$
    begin
      select r.starts_at, r.ends_at, case when r.starts_at is null then b.leaving_time end
        into new.starts_at, new.ends_at, new.leaves_at
        from boat_reservations r join boats b on b.id = new.boat_id
        where r.id = new.reservation_id;
      return new;
    end $$;
    drop trigger boat_occupancies__hours on boat_occupancies;
    create trigger boat_occupancies__hours before insert or update of boat_id on boat_occupancies
      for each row when (new.reservation_id is not null)
      execute function boat_occupancy_hours();

    create or replace function boat_reservation_hours() returns trigger language plpgsql as $$
    begin
      update boat_occupancies o set starts_at = new.starts_at, ends_at = new.ends_at,
          leaves_at = case when new.starts_at is null then b.leaving_time end
        from boats b
        where o.reservation_id = new.id and b.id = o.boat_id;
      return null;
    end $$;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop trigger boat_occupancies__hours on boat_occupancies;
    create or replace function boat_occupancy_hours() returns trigger language plpgsql as $$
    begin
      select starts_at, ends_at into new.starts_at, new.ends_at
        from boat_reservations where id = new.reservation_id;
      return new;
    end $$;
    create trigger boat_occupancies__hours before insert on boat_occupancies
      for each row when (new.reservation_id is not null)
      execute function boat_occupancy_hours();

    create or replace function boat_reservation_hours() returns trigger language plpgsql as $$
    begin
      update boat_occupancies set starts_at = new.starts_at, ends_at = new.ends_at
        where reservation_id = new.id;
      return null;
    end $$;

    alter table boat_occupancies
      drop constraint boat_occupancies__hours_apart,
      drop column leaves_at;
  `.execute(db);
}
