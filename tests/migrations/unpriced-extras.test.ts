import { migrateDown, migrateToLatest } from '../../server/db/migrate.ts';
import { createBoatReservation } from '../support/boat-factories.ts';
import { db } from '../support/db.ts';
import { createReservation } from '../support/factories.ts';

const MIGRATION = '2026-11-29T1050_reservations__unpriced_extras';

const sale = (price_kurus: number | null) => ({
  ...{ accommodation_kurus: 90_000_00, extras_kurus: 5_000_00, total_kurus: 90_000_00 },
  ...{ prepayment_kurus: 27_000_00, balance_kurus: 63_000_00, override_reason: 'Sözleşildi' },
  quote: JSON.stringify({ nights: [{ date: '2026-07-10', price_kurus, discount_kurus: 0 }] }),
});

const accommodationOf = async (table: 'reservations' | 'boat_reservations', id: number) =>
  (
    await db
      .selectFrom(table)
      .select('accommodation_kurus')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).accommodation_kurus;

test('extras stand beside what nights without a price were sold at, and not in it', async () => {
  while ((await migrateDown(db)) !== MIGRATION);
  const villa = await createReservation(sale(null));
  const boat = await createBoatReservation(sale(null));
  // A discount that staff gave on a known price.
  const priced = await createReservation(sale(90_000_00));

  await migrateToLatest(db);

  expect(await accommodationOf('reservations', villa.id)).toBe(85_000_00);
  expect(await accommodationOf('boat_reservations', boat.id)).toBe(85_000_00);
  expect(await accommodationOf('reservations', priced.id)).toBe(90_000_00);
});
