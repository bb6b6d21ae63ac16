import { type Kysely, sql } from 'kysely';

const RESERVATIONS = ['reservations', 'boat_reservations'];

/**
 * What the desk's lists need once there are years of rows: guests' names folded once instead of at
 * every look, each order of a list along an index, its sums and counts out of an index alone, and
 * mails, messages, comments and subscribers by their words.
 */
export async function up(db: Kysely<any>) {
  for (const table of RESERVATIONS) {
    const words = sql.id(`${table}__customer_words`);
    await sql`
      alter table ${sql.table(table)}
        add customer_words text generated always as (tr_fold(customer_name)) stored not null;
      drop index ${words};
      create index ${words} on ${sql.table(table)} using gin (customer_words gin_trgm_ops);
    `.execute(db);
  }
  await sql`
    create index reservations__sums on reservations (status, id)
      include (total_kurus, paid_kurus, villa_id, check_in, check_out, created_at);
    drop index reservations__created, reservations__check_in, reservations__check_out;
    create index reservations__created on reservations (created_at, id);
    create index reservations__check_in on reservations (check_in, id)
      include (status, check_out);
    create index reservations__check_out on reservations (check_out, id);
    create index reservations__total on reservations (total_kurus, id);
    create index reservations__customer on reservations (customer_name, id);

    create index transactions__sums on transactions (status, id)
      include (purpose, method, amount_kurus, paid_at, created_at);
    drop index transactions__created;
    create index transactions__created on transactions (created_at, id);
    create index transactions__moment on transactions (coalesce(paid_at, created_at), id);
    create index transactions__paid on transactions (paid_at, id);
    create index transactions__amount on transactions (amount_kurus, id);

    create index mails__state on mails (state, created_at desc);
    create index mails__words on mails
      using gin (tr_fold(recipient || ' ' || subject) gin_trgm_ops);
    create index subscribers__words on subscribers using gin (tr_fold(email) gin_trgm_ops);
    create index contact_messages__words on contact_messages using gin (
      tr_fold(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || message)
      gin_trgm_ops
    );
    create index comments__created on comments (created_at, id);
    create index comments__words on comments
      using gin (tr_fold(author_name || ' ' || body) gin_trgm_ops);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop index comments__words, comments__created, contact_messages__words, subscribers__words;
    drop index mails__words;
    drop index mails__state;
    drop index transactions__amount;
    drop index transactions__paid;
    drop index transactions__moment;
    drop index transactions__created;
    create index transactions__created on transactions (created_at desc);
    drop index transactions__sums;
    drop index reservations__customer;
    drop index reservations__total;
    drop index reservations__created, reservations__check_in, reservations__check_out;
    create index reservations__created on reservations (created_at);
    create index reservations__check_in on reservations (check_in);
    create index reservations__check_out on reservations (check_out);
    drop index reservations__sums;
  `.execute(db);
  for (const table of RESERVATIONS) {
    const words = sql.id(`${table}__customer_words`);
    await sql`
      alter table ${sql.table(table)} drop column customer_words;
      create index ${words} on ${sql.table(table)} using gin (tr_fold(customer_name) gin_trgm_ops);
    `.execute(db);
  }
}
