import { sql } from 'kysely';

import { now as currentInstant } from '../clock.ts';
import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import { hashPassword } from '../services/passwords.ts';
import { catalogue } from './catalogue.ts';
import { dayFrom, type Moment, past } from './moments.ts';
import { usersOf } from './people.ts';
import { storedPictures } from './pictures.ts';
import { places } from './places.ts';
import { createRandom } from './random.ts';
import { contentsOf } from './contents.ts';
import { continueIds, insertRows, type Rows } from './rows.ts';
import { showcases, showcaseVillasOf } from './showcases.ts';
import { bankAccounts, exchangeRatesOf, settingsOf } from './site.ts';
import { payerOf, transactionsOf } from './transactions.ts';
import { villaRecordsOf, villaSalesOf } from './villa-sales.ts';
import { type DemoVilla, villasOf } from './villas.ts';

/** The one password of all demo accounts (product §11). */
const DEMO_PASSWORD = 'koy-demo-2026';

/**
 * Fills an empty database with the demo, placed around today (ISO day of Istanbul), in one
 * transaction. The same day and instant make the same rows; only the passwords' salt differs.
 */
export async function seedDemo(
  db: Db,
  today: string,
  now: Temporal.Instant = currentInstant(),
): Promise<void> {
  const moment = { today, now };
  const t0=performance.now();
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const villas = villasOf(moment);
  const sales = villaSalesOf(villas, moment);
  const records = villaRecordsOf(sales.booked, moment);
  const paid = sales.booked.flatMap((each) =>
    each.movements.map((movement) => ({ movement, payer: payerOf(each, 'reservation_id') })),
  );
  console.log("built", Math.round(performance.now()-t0));
  await db.transaction().execute(async (transaction) => {
    // The search tables' triggers ask for the day, too.
    await sql`select set_config('koy.today', ${today}, true)`.execute(transaction);
    await insertAll(transaction, baseRows(moment, password_hash));
    await insertAll(transaction, villaRows(villas));
    await insertAll(transaction, sales.rows);
    await insertAll(transaction, {
      reservation_events: records.events,
      reservation_extras: records.extras,
      deposits: records.deposits,
      reservation_guests: records.guests,
      ...transactionsOf(paid, moment, createRandom('transactions')),
    });
  });
  await sql`analyze`.execute(db);
}

async function insertAll(db: Db, tables: Rows): Promise<void> {
  const names = Object.keys(tables) as (keyof DB)[];
  for (const name of names) { const s0=performance.now(); await insertRows(db, name, tables[name] ?? []); const ms=performance.now()-s0; if (ms>60) console.log(name,Math.round(ms)); }
  const withIds = names.filter((name) => 'id' in (tables[name]?.[0] ?? {}));
  await continueIds(db, withIds);
}

const baseRows = (moment: Moment, password_hash: string): Rows => ({
  users: usersOf(moment, password_hash),
  stored_pictures: storedPictures(past(moment, dayFrom(moment, -1_000), [12, 0])),
  settings: settingsOf(moment),
  exchange_rates: exchangeRatesOf(moment),
  bank_accounts: bankAccounts,
  ...places,
  ...catalogue,
  showcases,
  ...contentsOf(moment),
});

const villaRows = (villas: DemoVilla[]): Rows => ({
  villas: villas.map(({ row }) => row),
  villa_villa_types: villas.flatMap(({ row, type_ids }) =>
    type_ids.map((villa_type_id) => ({ villa_id: row.id, villa_type_id })),
  ),
  villa_features: villas.flatMap(({ row, feature_ids }) =>
    feature_ids.map((feature_id) => ({ villa_id: row.id, feature_id })),
  ),
  villa_rooms: villas.flatMap(({ rooms }) => rooms),
  villa_distances: villas.flatMap(({ distances }) => distances),
  villa_pictures: villas.flatMap(({ pictures }) => pictures),
  villa_prices: villas.flatMap(({ prices }) => prices),
  villa_discounts: villas.flatMap(({ discounts }) => discounts),
  villa_extras: villas.flatMap(({ extras }) => extras),
  showcase_villas: showcaseVillasOf(villas),
});
