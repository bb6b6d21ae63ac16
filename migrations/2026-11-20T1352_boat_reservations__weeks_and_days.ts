import { type Kysely, sql } from 'kysely';

/**
 * A charter by the week is a week or more: days beyond the weeks cost a seventh each (domain.md
 * §1.11), so its length need not be a multiple of seven. And the hours of a day trip stand in the
 * ledger whoever writes its row there: they are the reservation's.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table boat_reservations
      drop constraint boat_reservations__whole_weeks,
      add constraint boat_reservations__at_least_a_week
        check (unit <> 'WEEK' or upper(stay) - lower(stay) >= 7);

    create function boat_occupancy_hours() returns trigger language plpgsql as $$
    begin
      select starts_at, ends_at into new.starts_at, new.ends_at
        from boat_reservations where id = new.reservation_id;
      return new;
    end $$;
    create trigger boat_occupancies__hours before insert on boat_occupancies
      for each row when (new.reservation_id is not null)
      execute function boat_occupancy_hours();

    create function boat_reservation_hours() returns trigger language plpgsql as $$
    begin
      update boat_occupancies set starts_at = new.starts_at, ends_at = new.ends_at
        where reservation_id = new.id;
      return null;
    end $$;
    create trigger boat_reservations__hours after update on boat_reservations
      for each row when (
        old.starts_at is distinct from new.starts_at or old.ends_at is distinct from new.ends_at
      )
      execute function boat_reservation_hours();
  `.execute(db);
}

/** A charter of weeks and days was by the day before: its length is what the old rule refuses. */
export async function down(db: Kysely<any>) {
  await sql`
    drop trigger boat_reservations__hours on boat_reservations;
    drop function boat_reservation_hours();
    drop trigger boat_occupancies__hours on boat_occupancies;
    drop function boat_occupancy_hours();
    update boat_reservations set unit = 'DAY'
      where unit = 'WEEK' and (upper(stay) - lower(stay)) % 7 <> 0;
    alter table boat_reservations
      drop constraint boat_reservations__at_least_a_week,
      add constraint boat_reservations__whole_weeks
        check (unit <> 'WEEK' or (upper(stay) - lower(stay)) % 7 = 0);
  `.execute(db);
}
