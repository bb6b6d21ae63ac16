import { sql } from 'kysely';

import { db } from './db.ts';

/**
 * Makes many rows of the few that are there, of every table: the same parents, other names, later
 * days. What a table's rules refuse stays as it is; returns how many rows came to each table.
 */
export async function multiplyRows(times = 8): Promise<Record<string, number>> {
  return db.connection().execute(async (session) => {
    await sql`set session_replication_role = replica`.execute(session);
    await sql`create temporary table multiplied (name text, added int)`.execute(session);
    await sql.raw(MULTIPLY.replace('TIMES', String(times))).execute(session);
    const { rows } = await sql<{ name: string; added: number }>`
      select name, added from multiplied where added > 0`.execute(session);
    await sql`drop table multiplied; set session_replication_role = origin`.execute(session);
    return Object.fromEntries(rows.map(({ name, added }) => [name, added]));
  });
}

/** Names and numbers that must be one of a kind get a number before or behind them, days move on by months. */
const MULTIPLY = `
do $do$
declare
  kind record;
  row_id bigint;
  copies text[];
  copy text;
  added int;
begin
  for kind in
    select c.oid, c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      -- There is one template for each kind of mail.
      and c.relname <> 'mail_templates'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id'
        and a.attidentity <> '')
    order by c.oid
  loop
    select array_agg(statement) into copies from (
      select format('insert into %I (%s) select %s from %I where id = $2', kind.name,
        string_agg(quote_ident(a.attname), ', '), string_agg(case
          when a.atttypid = 'daterange'::regtype then
            format('daterange(lower(%1$I) + 100 * $1, upper(%1$I) + 100 * $1)', a.attname)
          when not one_of_a_kind then quote_ident(a.attname)
          when a.atttypid = 'text'::regtype and place = 'before' then format('$1 || %I', a.attname)
          when a.atttypid = 'text'::regtype then format('%I || $1', a.attname)
          when a.atttypid in ('int4'::regtype, 'int2'::regtype) and not refers then
            format('%I + $1', a.attname)
          else quote_ident(a.attname) end, ', '), kind.name) as statement
      from pg_attribute a
      cross join (values ('before'), ('behind')) shape (place)
      cross join lateral (
        select exists (select from pg_index i where i.indrelid = kind.oid and i.indisunique
            and not i.indisprimary and a.attnum = any (i.indkey::int2[])) as one_of_a_kind,
          exists (select from pg_constraint r where r.conrelid = kind.oid and r.contype = 'f'
            and a.attnum = any (r.conkey)) as refers
      ) known
      where a.attrelid = kind.oid and a.attnum > 0 and not a.attisdropped
        and a.attidentity = '' and a.attgenerated = ''
      group by place
    ) shapes;
    added := 0;
    for row_id in execute format('select id::bigint from %I order by id desc limit 2', kind.name) loop
      for n in 1 .. TIMES loop
        foreach copy in array copies loop
          begin
            execute copy using n, row_id;
            added := added + 1;
            exit;
          exception when integrity_constraint_violation then
            null;
          end;
        end loop;
      end loop;
    end loop;
    insert into multiplied values (kind.name, added);
  end loop;
end $do$`;
