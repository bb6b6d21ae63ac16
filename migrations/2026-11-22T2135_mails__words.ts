import { type Kysely, sql } from 'kysely';

/** The words a mail is found by are folded once, when it is written, and no longer for each mail that is compared. */
export async function up(db: Kysely<any>) {
  await sql`
    drop index mails__words;
    alter table mails
      add words text generated always as (tr_fold(recipient || ' ' || subject)) stored not null;
    create index mails__words on mails using gin (words gin_trgm_ops);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    alter table mails drop column words;
    create index mails__words on mails
      using gin (tr_fold(recipient || ' ' || subject) gin_trgm_ops);
  `.execute(db);
}
