import { type Kysely, sql } from 'kysely';

/**
 * What the dashboard's search finds rows by: folded words, each behind a space so that a word is found
 * from its beginning; a telephone's digits from anywhere. A reservation keeps its words in a column,
 * because thousands of rows may hold a common first name and each must be looked at again.
 */
export async function up(db: Kysely<any>) {
  for (const table of ['reservations', 'boat_reservations']) {
    const index = sql.id(`${table}__find`);
    await sql`
      alter table ${sql.table(table)} add column find_words text not null
        generated always as (
          ' ' || tr_fold(
            reservation_id || ' ' || replace(reservation_id, '-', '') || ' ' || customer_name || ' '
              || customer_email
          ) || ' ' || substr(customer_phone, 2)
        ) stored;
      create index ${index} on ${sql.table(table)} using gin (find_words gin_trgm_ops);
    `.execute(db);
  }
  await sql`
    create index villas__find on villas
      using gin ((' ' || tr_fold(name || ' ' || coalesce(code, ''))) gin_trgm_ops);
    create index boats__find on boats
      using gin ((' ' || tr_fold(name || ' ' || coalesce(code, ''))) gin_trgm_ops);
    create index users__find on users using gin (
      (' ' || tr_fold(first_name || ' ' || last_name || ' ' || coalesce(title, '') || ' ' || email)
        || ' ' || substr(coalesce(phone, ''), 2)) gin_trgm_ops
    );
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop index users__find;
    drop index boats__find;
    drop index villas__find;
    alter table boat_reservations drop column find_words;
    alter table reservations drop column find_words;
  `.execute(db);
}
