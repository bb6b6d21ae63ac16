import { type Kysely, sql } from 'kysely';

/**
 * A rate of the central bank that moved beyond belief: no suggestion, but kept, so that staff are told and
 * a second bulletin can bear it out.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table exchange_rates
      add column refused boolean not null default false,
      add constraint exchange_rates__refused_of_bank check (not refused or source = 'TCMB')
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table exchange_rates drop column refused`.execute(db);
}
