import { type Kysely, sql } from 'kysely';

/**
 * When somebody was last signed out of other places, or of all: a right password given before that opens
 * no second step any more. It is no edit of the person, so that no form of theirs becomes stale by it.
 */
export async function up(db: Kysely<any>) {
  await sql`alter table users add signed_out_at timestamptz`.execute(db);
  await touchAllBut(db, [...NO_EDIT, 'signed_out_at']);
}

export async function down(db: Kysely<any>) {
  await touchAllBut(db, NO_EDIT);
  await sql`alter table users drop signed_out_at`.execute(db);
}

const NO_EDIT = [
  ...['position', 'rating_average', 'rating_count', 'last_login_at', 'updated_at', 'version'],
];

async function touchAllBut(db: Kysely<any>, names: string[]) {
  await sql`
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
}
