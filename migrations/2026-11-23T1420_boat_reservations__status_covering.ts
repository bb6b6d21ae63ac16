import { type Kysely, sql } from 'kysely';

/** The home counts late charters and sums two years of boats' income out of an index alone. */
export async function up(db: Kysely<any>) {
  await sql`
    drop index boat_reservations__status;
    create index boat_reservations__status on boat_reservations (status, check_in)
      include (check_out, unit, total_kurus);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop index boat_reservations__status;
    create index boat_reservations__status on boat_reservations (status, check_in);
  `.execute(db);
}
