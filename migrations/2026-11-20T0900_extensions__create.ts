import { type Kysely, sql } from 'kysely';

/** Extensions, the fold every search and slug rests on, and the rules many tables share. */
export async function up(db: Kysely<any>) {
  await sql`
    create extension if not exists btree_gist;
    create extension if not exists pg_trgm;
  `.execute(db);

  // The twin of the TypeScript fold: maps Turkish letters before lowering, so that I and İ both become i.
  await sql`
    create function tr_fold(value text) returns text
    language sql immutable strict parallel safe
    return btrim(regexp_replace(
      lower(
        regexp_replace(
          normalize(
            translate(normalize(value, NFC), 'çÇğĞıIİöÖşŞüÜâÂîÎûÛ', 'ccggiiioossuuaaiiuu'),
            NFD
          ),
          '[\\u0300-\\u036f]+', '', 'g'
        ) collate "C"
      ),
      '[^a-z0-9]+', ' ', 'g'
    ));

    create function is_slug(value text) returns boolean
    language sql immutable strict parallel safe
    return value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 80;

    create function is_email(value text) returns boolean
    language sql immutable strict parallel safe
    return value ~ '^[^@,;:<>()"[:space:][:cntrl:]A-Z]+@[^@,;:<>()"[:space:][:cntrl:]A-Z]+[.][^@,;:<>()"[:space:][:cntrl:]A-Z.]+$'
      and length(value) <= 254;

    create function is_phone(value text) returns boolean
    language sql immutable strict parallel safe
    return value ~ '^[+][1-9][0-9]{6,14}$';

    create function is_stay(value daterange) returns boolean
    language sql immutable parallel safe
    return coalesce(isfinite(lower(value)) and isfinite(upper(value)), false);

    create function is_weekdays(value smallint[]) returns boolean
    language sql immutable parallel safe
    return cardinality(value) between 1 and 7
      and value <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]
      and array_position(value, null) is null;

    create function is_months(value smallint[]) returns boolean
    language sql immutable parallel safe
    return cardinality(value) <= 12
      and value <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]
      and array_position(value, null) is null;
  `.execute(db);

  // ISO 13616: the first four characters moved to the end, letters as numbers, remainder of 97 is 1.
  await sql`
    create function is_iban(value text) returns boolean
    language plpgsql immutable strict parallel safe as $$
    declare
      digits text := '';
      letter text;
    begin
      if value !~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' then return false; end if;
      if value like 'TR%' and value !~ '^TR[0-9]{24}$' then return false; end if;
      foreach letter in array string_to_array(substr(value, 5) || substr(value, 1, 4), null) loop
        digits := digits || case when letter ~ '[A-Z]' then (ascii(letter) - 55)::text else letter end;
      end loop;
      return mod(digits::numeric, 97) = 1;
    end $$;
  `.execute(db);

  // Rank, ratings and logins are no edit: an editor's copy stays fresh when they move.
  await sql`
    create function touch_row() returns trigger language plpgsql as $$
    declare
      no_edit constant text[] := array[
        'position', 'rating_average', 'rating_count', 'last_login_at', 'updated_at', 'version'
      ];
    begin
      new.version := old.version;
      new.updated_at := old.updated_at;
      if to_jsonb(new) - no_edit is distinct from to_jsonb(old) - no_edit then
        new.version := old.version + 1;
        new.updated_at := now();
      end if;
      return new;
    end $$;

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception using
        errcode = 'check_violation',
        message = format('%I is append-only: %s refused', tg_table_name, lower(tg_op)),
        schema = tg_table_schema,
        table = tg_table_name,
        constraint = tg_table_name || '__append_only';
    end $$;
  `.execute(db);

  // Istanbul's day; a session may fix it by the setting koy.today.
  await sql`
    create function istanbul_today() returns date language sql stable parallel safe
    return coalesce(
      nullif(current_setting('koy.today', true), '')::date,
      (now() at time zone 'Europe/Istanbul')::date
    );
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop function istanbul_today();
    drop function refuse_change();
    drop function touch_row();
    drop function is_iban(text);
    drop function is_months(smallint[]);
    drop function is_weekdays(smallint[]);
    drop function is_stay(daterange);
    drop function is_phone(text);
    drop function is_email(text);
    drop function is_slug(text);
    drop function tr_fold(text);
    drop extension pg_trgm;
    drop extension btree_gist;
  `.execute(db);
}
