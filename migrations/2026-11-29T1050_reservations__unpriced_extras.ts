import { type Kysely, sql } from 'kysely';

const TABLES = { reservations: 'reservation_id', boat_reservations: 'boat_reservation_id' };

/**
 * What stands for nights without a price was once all that was agreed on, though that holds the extras: the lines
 * came to more than the total, and a negative difference was told. Where the texts of the sale were accepted its
 * lines stay, as those texts name them.
 */
export async function up(db: Kysely<any>) {
  for (const [table, of] of Object.entries(TABLES))
    await sql`
      update ${sql.table(table)} r set accommodation_kurus = greatest(0, total_kurus - extras_kurus)
      where extras_kurus > 0 and accommodation_kurus = total_kurus
        and discount_kurus = 0 and short_stay_fee_kurus = 0
        and quote @> '{"nights": [{"price_kurus": null}]}'
        and not exists (select from legal_acceptances a where a.${sql.ref(of)} = r.id)
    `.execute(db);
}

/** What was wrong stays put right. */
export async function down() {}
