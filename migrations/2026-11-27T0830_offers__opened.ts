import { type Kysely, sql } from 'kysely';

const NO_EDIT = [
  ...['position', 'rating_average', 'rating_count', 'last_login_at', 'signed_out_at'],
  ...['leaving_kurus', 'updated_at', 'version'],
];

/**
 * A customer who opens an offer, and staff who mark a listing as popular, edit nothing of what a form
 * holds: a clerk who had it open was told that somebody else had changed it.
 */
export async function up(db: Kysely<any>) {
  await touchAllBut(db, [...NO_EDIT, 'opened_at', 'popular', 'villa_of_month']);
}

export async function down(db: Kysely<any>) {
  await touchAllBut(db, NO_EDIT);
}

const touchAllBut = (db: Kysely<any>, names: string[]) =>
  sql`
    create or replace function touch_row() returns trigger language plpgsql as $$
    declare
      no_edit constant text[] := array[${sql.join(names.map((name) => sql.lit(name)))}];
    begin
      new.version := old.version;
      new.updated_at := old.updated_at;
      if to_jsonb(new) - no_edit is distinct from to_jsonb(old) - no_edit then
        new.version := old.version + 1;
        new.updated_at := now();
      end if;
      return new;
    end $$;
  `.execute(db);
