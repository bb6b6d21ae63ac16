import { type Kysely, sql } from 'kysely';

const NO_EDIT = [
  ...['position', 'rating_average', 'rating_count', 'last_login_at', 'signed_out_at'],
  ...['leaving_kurus', 'opened_at', 'popular', 'villa_of_month', 'updated_at', 'version'],
];

const EDITED = sql`to_jsonb(new) - no_edit is distinct from to_jsonb(old) - no_edit`;

/**
 * Columns that are computed from others are empty while this trigger runs, so that every write of a row with
 * such columns counted as an edit: a reservation saved as it was, or money that is to go back, told a clerk who
 * had it open that somebody else had changed it. So did a payment whose provider was only asked once more.
 */
export async function up(db: Kysely<any>) {
  const names = [...NO_EDIT, 'provider_checks', 'provider_checked_at'];
  await sql`
    create or replace function touch_row() returns trigger language plpgsql as $$
    declare
      no_edit text[] := array[${sql.join(names.map((name) => sql.lit(name)))}];
    begin
      new.version := old.version;
      new.updated_at := old.updated_at;
      if ${EDITED} then
        no_edit := no_edit || array(
          select attname::text from pg_attribute where attrelid = tg_relid and attgenerated <> ''
        );
        if ${EDITED} then
          new.version := old.version + 1;
          new.updated_at := now();
        end if;
      end if;
      return new;
    end $$;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    create or replace function touch_row() returns trigger language plpgsql as $$
    declare
      no_edit constant text[] := array[${sql.join(NO_EDIT.map((name) => sql.lit(name)))}];
    begin
      new.version := old.version;
      new.updated_at := old.updated_at;
      if ${EDITED} then
        new.version := old.version + 1;
        new.updated_at := now();
      end if;
      return new;
    end $$;
  `.execute(db);
}
