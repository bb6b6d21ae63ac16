import { type Kysely, sql } from 'kysely';

/** What boats bring is still summed out of an index alone, now that of a no-show what was kept counts. */
export async function up(db: Kysely<any>) {
  await sql`
    drop index boat_reservations__status;
    create index boat_reservations__status on boat_reservations (status, check_in)
      include (check_out, unit, total_kurus, paid_kurus, leaving_kurus);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop index boat_reservations__status;
    create index boat_reservations__status on boat_reservations (status, check_in)
      include (check_out, unit, total_kurus);
  `.execute(db);
}
