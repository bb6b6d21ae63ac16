import { type Kysely, sql } from 'kysely';

/** Where somebody signed up is part of the proof, and nobody forgets to say it; WEB is of before. */
export async function up(db: Kysely<any>) {
  await sql`
    alter table subscribers
      alter column source drop default,
      add constraint subscribers__source_known
        check (source in ('WEB', 'FOOTER', 'BOOKING', 'API'));
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    alter table subscribers
      drop constraint subscribers__source_known,
      alter column source set default 'WEB';
  `.execute(db);
}
