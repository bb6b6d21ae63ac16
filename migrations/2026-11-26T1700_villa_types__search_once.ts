import { type Kysely, sql } from 'kysely';

/**
 * A new order of types made the whole row of each villa anew, once for each of its types that moved:
 * seconds for a thousand villas, with all their calendars locked meanwhile. It decides nothing of a villa
 * but which type its card names.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create function refresh_villa_type_names(wanted_ids integer[]) returns void
    language plpgsql as $$
    begin
      perform from villa_search where villa_id = any(wanted_ids) order by villa_id for update;
      update villa_search set type_name = villa_type_name(villa_id)
        where villa_id = any(wanted_ids) and type_name is distinct from villa_type_name(villa_id);
    end $$;

    drop trigger villa_types__search on villa_types;
    create or replace function villa_search_after_types() returns trigger language plpgsql as $$
    begin
      perform refresh_villa_search(array(
        select distinct vt.villa_id
        from old_rows o join new_rows n using (id) join villa_villa_types vt on vt.villa_type_id = n.id
        where o.name <> n.name
      ));
      perform refresh_villa_type_names(array(
        select distinct vt.villa_id
        from old_rows o join new_rows n using (id) join villa_villa_types vt on vt.villa_type_id = n.id
        where o.position <> n.position
      ));
      return null;
    end $$;
    create trigger villa_types__search after update on villa_types
      referencing new table as new_rows old table as old_rows
      for each statement execute function villa_search_after_types();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop trigger villa_types__search on villa_types;
    create or replace function villa_search_after_types() returns trigger language plpgsql as $$
    begin
      perform refresh_villa_search(array(
        select villa_id from villa_villa_types where villa_type_id = new.id
      ));
      return null;
    end $$;
    create trigger villa_types__search after update on villa_types
      for each row when (old.name <> new.name or old.position <> new.position)
      execute function villa_search_after_types();
    drop function refresh_villa_type_names(integer[]);
  `.execute(db);
}
