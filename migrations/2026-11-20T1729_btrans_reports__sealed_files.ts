import { type Kysely, sql } from 'kysely';

/**
 * A report's file names owners by identity number and IBAN: it is kept sealed, with its length beside
 * its hash. A report never changes; only whether it was filed, and a note, are said of it later. No
 * file was made before this, so what demonstrations left in the table goes.
 */
export async function up(db: Kysely<any>) {
  await sql`
    delete from btrans_reports;
    alter table btrans_reports
      drop column xml,
      add column file_encrypted text not null,
      add column bytes integer not null
        constraint btrans_reports__bytes_positive check (bytes > 0),
      add constraint btrans_reports__filed_by_somebody
        check (filed_by is null or filed_at is not null);

    create function keep_btrans_report() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - '{filed_at,filed_by,note}'::text[]
        is distinct from to_jsonb(old) - '{filed_at,filed_by,note}'::text[]
      then
        raise exception using
          errcode = 'check_violation',
          message = 'btrans_reports is append-only: update refused',
          schema = tg_table_schema,
          table = tg_table_name,
          constraint = 'btrans_reports__append_only';
      end if;
      return new;
    end $$;
    create trigger btrans_reports__kept before update on btrans_reports
      for each row execute function keep_btrans_report();
    create trigger btrans_reports__append_only
      before delete or truncate on btrans_reports
      for each statement execute function refuse_change();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop trigger btrans_reports__append_only on btrans_reports;
    drop trigger btrans_reports__kept on btrans_reports;
    drop function keep_btrans_report();
    delete from btrans_reports;
    alter table btrans_reports
      drop constraint btrans_reports__filed_by_somebody,
      drop column bytes,
      drop column file_encrypted,
      add column xml text not null;
  `.execute(db);
}
