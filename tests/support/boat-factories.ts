import type { Insertable } from 'kysely';

import type { BoatPrices, Boats, BoatTypes, Marinas } from '../../server/db/tables.ts';
import { db } from './db.ts';
import { createTown, dayFromToday } from './factories.ts';

type Own<Table> = Partial<Insertable<Table>>;

let count = 0;
const next = () => ++count;

export async function createMarina(own: Own<Marinas> = {}) {
  const town_id = own.town_id ?? (await createTown({ name: 'Göcek' })).id;
  return db
    .insertInto('marinas')
    .values({ name: `Marina ${next()}`, ...own, town_id })
    .returning(['id', 'name', 'town_id'])
    .executeTakeFirstOrThrow();
}

export const createBoatType = (own: Own<BoatTypes> = {}) =>
  db
    .insertInto('boat_types')
    .values({ slug: `tekne-tipi-${next()}`, name: 'Tirhandil', ...own })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow();

type NewBoat = Own<Boats> & {
  /** Kuruş by unit, from a month ago for three years; none: the boat has no prices. */
  prices?: Partial<Record<'WEEK' | 'DAY' | 'TRIP', number>>;
  /** Ids of its types. */
  types?: number[];
};

/** A boat on sale with its papers in order, at 40.000 TL a day for twelve by day and eight by night. */
export async function createBoat({ prices, types = [], ...own }: NewBoat = {}) {
  const n = next();
  const marina_id = own.marina_id ?? (await createMarina()).id;
  const boat = await db
    .insertInto('boats')
    .values({
      slug: `tekne-${n}`,
      name: `Tekne ${n}`,
      guests_day: 12,
      guests_night: 8,
      cabins: 4,
      licence_no: `DT-${1000 + n}`,
      licence_verified_at: '2026-01-01T09:00:00Z',
      insurance_until: dayFromToday(300),
      seaworthiness_until: dayFromToday(300),
      active: true,
      ...own,
      marina_id,
    })
    .returning(['id', 'slug', 'name', 'marina_id'])
    .executeTakeFirstOrThrow();
  for (const boat_type_id of types)
    await db.insertInto('boat_boat_types').values({ boat_id: boat.id, boat_type_id }).execute();
  for (const [unit, price_kurus] of Object.entries(prices ?? { DAY: 40_000_00 }))
    await createBoatPrice({ boat_id: boat.id, unit, price_kurus });
  return boat;
}

export const createBoatPrice = (
  own: Own<BoatPrices> & { boat_id: number; unit: string; price_kurus: number },
) =>
  db
    .insertInto('boat_prices')
    .values({ days: `[${dayFromToday(-31)},${dayFromToday(3 * 365)})`, ...own })
    .execute();
