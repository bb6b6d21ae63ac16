import { type Kysely, sql } from 'kysely';

/**
 * The law outranks the log: what a person may have erased (KVKK m.7) is written over in the tables that
 * only grow, by a transaction that says so (`set local koy.erasing = 'on'`). Rows still never go, and the
 * journal of destructions itself is never changed.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and tg_table_name <> 'destruction_log'
        and current_setting('koy.erasing', true) = 'on' then
        return new;
      end if;
      raise exception using
        errcode = 'check_violation',
        message = format('%I is append-only: %s refused', tg_table_name, lower(tg_op)),
        schema = tg_table_schema,
        table = tg_table_name,
        constraint = tg_table_name || '__append_only';
    end $$;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception using
        errcode = 'check_violation',
        message = format('%I is append-only: %s refused', tg_table_name, lower(tg_op)),
        schema = tg_table_schema,
        table = tg_table_name,
        constraint = tg_table_name || '__append_only';
    end $$;
  `.execute(db);
}
