import { type Kysely, sql } from 'kysely';

/** The list by guest is in Turkish order, as every text: its index has to be as well. */
export async function up(db: Kysely<any>) {
  await sql`
    drop index reservations__customer;
    create index reservations__customer on reservations (customer_name collate "tr-x-icu", id);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop index reservations__customer;
    create index reservations__customer on reservations (customer_name, id);
  `.execute(db);
}
