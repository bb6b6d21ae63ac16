import { type Kysely, sql } from 'kysely';

/**
 * How many sales of a filed month stand otherwise by now, as the last comparison found it: the day's list of what
 * is to be done reads it, and does not make every month anew. Null: nobody has compared it yet.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table btrans_reports add column differing integer
      constraint btrans_reports__differing_positive check (differing >= 0);
  `.execute(db);
  await keepAllBut(db, ['filed_at', 'filed_by', 'note', 'differing']);
}

export async function down(db: Kysely<any>) {
  await keepAllBut(db, ['filed_at', 'filed_by', 'note']);
  await sql`alter table btrans_reports drop column differing`.execute(db);
}

/** What a made report may have written beside it later. */
async function keepAllBut(db: Kysely<any>, columns: string[]): Promise<void> {
  await sql`
    create or replace function keep_btrans_report() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - '{${sql.raw(columns.join(','))}}'::text[]
        is distinct from to_jsonb(old) - '{${sql.raw(columns.join(','))}}'::text[]
      then
        raise exception using
          errcode = 'check_violation',
          message = 'btrans_reports is append-only: update refused',
          schema = tg_table_schema,
          table = tg_table_name,
          constraint = 'btrans_reports__append_only';
      end if;
      return new;
    end $$`.execute(db);
}
