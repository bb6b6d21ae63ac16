import { type Kysely, sql } from 'kysely';

/** What a row is found by, folded once when it is written, as `mails` has it. */
const FOUND_BY = {
  subscribers: 'email',
  contact_messages: `name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || message`,
  comments: `author_name || ' ' || body`,
};

/**
 * A word of one or two letters has no trigram of its own: each row was folded anew for every search. And
 * which mails are on a late page, or in a later part of a file of all, their ids tell out of an index alone.
 * Of four indexes nothing was read any more: two begin like a unique one, and what is popular or of the month
 * is asked of `villa_search`.
 */
export async function up(db: Kysely<any>) {
  for (const [table, words] of Object.entries(FOUND_BY))
    await sql`
      drop index ${sql.id(`${table}__words`)};
      alter table ${sql.table(table)}
        add words text generated always as (tr_fold(${sql.raw(words)})) stored not null;
      create index ${sql.id(`${table}__words`)} on ${sql.table(table)} using gin (words gin_trgm_ops);
    `.execute(db);
  await sql`
    drop index mails__created, mails__state;
    create index mails__created on mails (created_at, id);
    create index mails__state on mails (state, created_at, id);
    drop index deposits__reservation, reservation_revisions__reservation, villas__popular, villas__of_month;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    create index villas__of_month on villas (position) where villa_of_month and active;
    create index villas__popular on villas (position) where popular and active;
    create index reservation_revisions__reservation on reservation_revisions (reservation_id);
    create index deposits__reservation on deposits (reservation_id);
    drop index mails__created, mails__state;
    create index mails__created on mails (created_at desc);
    create index mails__state on mails (state, created_at desc);
  `.execute(db);
  for (const [table, words] of Object.entries(FOUND_BY))
    await sql`
      alter table ${sql.table(table)} drop column words;
      create index ${sql.id(`${table}__words`)} on ${sql.table(table)}
        using gin (tr_fold(${sql.raw(words)}) gin_trgm_ops);
    `.execute(db);
}
