import { type Kysely, sql } from 'kysely';

/** A villa of an offer may have a discount of its own; null is the offer's. */
export async function up(db: Kysely<any>) {
  await sql`
    alter table offer_villas add discount_percent smallint
      constraint offer_villas__discount_percent_range check (discount_percent between 0 and 90)
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table offer_villas drop column discount_percent`.execute(db);
}
