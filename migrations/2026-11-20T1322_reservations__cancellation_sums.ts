import { type Kysely, sql } from 'kysely';

const TABLES = ['reservations', 'boat_reservations'];

/**
 * What an ended sale kept and gives back, by the ladder it was sold with; null while it has not
 * ended, or ended before money came.
 */
export async function up(db: Kysely<any>) {
  for (const table of TABLES) {
    const name = (suffix: string) => sql.id(`${table}__${suffix}`);
    await sql`
      alter table ${sql.table(table)}
        add column kept_kurus bigint
          constraint ${name('kept_positive')} check (kept_kurus >= 0),
        add column refund_kurus bigint
          constraint ${name('refund_positive')} check (refund_kurus >= 0),
        add constraint ${name('cancellation_sums_together')}
          check ((kept_kurus is null) = (refund_kurus is null))
    `.execute(db);
  }
}

export async function down(db: Kysely<any>) {
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)} drop column kept_kurus, drop column refund_kurus`.execute(
      db,
    );
  }
}
