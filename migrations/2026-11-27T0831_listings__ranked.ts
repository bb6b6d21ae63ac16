import { type Kysely, sql } from 'kysely';

const KINDS = ['villa', 'boat'] as const;

/** What a search row shows of a listing though it is no edit of it (`touch_row`), but for its place and rating. */
const MARKS = { villa: ['popular', 'villa_of_month'], boat: ['popular'] };

/**
 * A new order of listings made the whole search row of each that moved anew, prices and calendar with it:
 * seconds for twelve who order a thousand at once, since each waits for the one before. Where nothing but
 * places and ratings changed, the search row takes just those.
 */
export async function up(db: Kysely<any>) {
  for (const kind of KINDS) {
    const names = namesOf(kind);
    const marks = (row: string) => sql.join(MARKS[kind].map((mark) => sql.ref(`${row}.${mark}`)));
    await sql`
      create function ${names.refresh_ranks}(wanted_ids integer[]) returns void
      language plpgsql as $$
      begin
        perform from ${names.search} where ${names.key} = any(wanted_ids)
          order by ${names.key} for update;
        update ${names.search} s
          set position = l.position, rating = l.rating_average, rating_count = l.rating_count
          from ${names.table} l
          where l.id = any(wanted_ids) and s.${names.key} = l.id
            and (s.position, s.rating, s.rating_count)
              is distinct from (l.position, l.rating_average, l.rating_count);
      end $$;

      create function ${names.after_change}() returns trigger language plpgsql as $$
      declare
        ranked_ids integer[];
        edited_ids integer[];
      begin
        select
          array_agg(n.id) filter (where is_ranked),
          array_agg(n.id) filter (where not is_ranked)
          into ranked_ids, edited_ids
          from new_rows n join old_rows o using (id)
          cross join lateral (
            select (n.version, ${marks('n')}) = (o.version, ${marks('o')}) as is_ranked
          ) told;
        if ranked_ids is not null then perform ${names.refresh_ranks}(ranked_ids); end if;
        if edited_ids is not null then perform ${names.refresh}(edited_ids); end if;
        return null;
      end $$;

      drop trigger ${names.changed} on ${names.table};
      create trigger ${names.changed} after update on ${names.table}
        referencing new table as new_rows old table as old_rows
        for each statement execute function ${names.after_change}();
    `.execute(db);
  }
}

export async function down(db: Kysely<any>) {
  for (const kind of KINDS) {
    const names = namesOf(kind);
    await sql`
      drop trigger ${names.changed} on ${names.table};
      create trigger ${names.changed} after update on ${names.table}
        referencing new table as new_rows
        for each statement execute function ${names.after_any}();
      drop function ${names.after_change}();
      drop function ${names.refresh_ranks}(integer[]);
    `.execute(db);
  }
}

const namesOf = (kind: (typeof KINDS)[number]) => ({
  table: sql.table(`${kind}s`),
  search: sql.table(`${kind}_search`),
  key: sql.id(`${kind}_id`),
  changed: sql.id(`${kind}s__search_changed`),
  refresh: sql.id(`refresh_${kind}_search`),
  refresh_ranks: sql.id(`refresh_${kind}_ranks`),
  after_change: sql.id(`${kind}_search_after_${kind}s_changed`),
  after_any: sql.id(`${kind}_search_after_${kind}s`),
});
