import { type Kysely, sql } from 'kysely';

/** Mails by template are counted, and a month's nights by villa summed, out of an index alone. */
export async function up(db: Kysely<any>) {
  await sql`
    create index mails__template on mails (template_code);
    drop index reservations__check_in;
    create index reservations__check_in on reservations (check_in, id)
      include (status, check_out, villa_id);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop index mails__template;
    drop index reservations__check_in;
    create index reservations__check_in on reservations (check_in, id)
      include (status, check_out);
  `.execute(db);
}
