import { type Kysely, sql } from 'kysely';

/**
 * Since when the nights are these: what is exported says it, as a calendar that has an event already passes
 * over one of the same name that is no newer. Rows of before count as moved now: some have been, untold.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table villa_occupancies add column moved_at timestamptz not null default now();
    create function note_moved_at() returns trigger language plpgsql as $$
    begin
      new.moved_at := now();
      return new;
    end $$;
    create trigger villa_occupancies__moved_at before update on villa_occupancies
      for each row when (new.stay <> old.stay or new.villa_id <> old.villa_id)
      execute function note_moved_at();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop trigger villa_occupancies__moved_at on villa_occupancies;
    drop function note_moved_at();
    alter table villa_occupancies drop column moved_at;
  `.execute(db);
}
