import { randomBytes } from 'node:crypto';

import type { Insertable } from 'kysely';
import type {
  BoatExtras,
  BoatPrices,
  BoatReservations,
  Boats,
  BoatTypes,
  Marinas,
} from '../../server/db/tables.ts';
import { reservationCode } from '../../server/domain/reservation-code.ts';
import { addDays, weekday } from '../../server/shared/days.ts';
import { db } from './db.ts';
import { createTown, dayFromToday, inHours } from './factories.ts';

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
      licence_holder: 'Mavi Denizcilik Ltd. Şti.',
      licence_verified_at: '2026-01-01T09:00:00Z',
      insurance_until: dayFromToday(300),
      seaworthiness_until: dayFromToday(300),
      published_at: '2026-01-01T10:00:00Z',
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
    .returning('id')
    .executeTakeFirstOrThrow();

/** The cook aboard, 5.000 TL a day, for those who want one. */
export const createBoatExtra = (own: Own<BoatExtras> & { boat_id: number }) =>
  db
    .insertInto('boat_extras')
    .values({ name: `Aşçı ${next()}`, unit: 'NIGHT', amount_kurus: 5_000_00, ...own })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** Some Saturday at least so many days from today, and so many days from it: a charter by the week. */
export function saturdayFromToday(days: number, length = 7) {
  const from = dayFromToday(days);
  const check_in = addDays(from, (6 - weekday(from) + 7) % 7);
  return { check_in, check_out: addDays(check_in, length) };
}

const HOLDING = new Set(['PAYMENT_REVIEW', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW']);

type NewCharter = Omit<Own<BoatReservations>, 'stay'> & { check_in?: string; check_out?: string };

/** Three days on a boat in 30 days for two, 120.000 TL of which 36.000 TL are the prepayment. */
export async function createBoatReservation({ check_in, check_out, ...own }: NewCharter = {}) {
  const boat_id = own.boat_id ?? (await createBoat()).id;
  const status = own.status ?? 'PENDING';
  const isHeld = status === 'OPTION' || HOLDING.has(status);
  const option_until = own.option_until ?? (status === 'OPTION' ? inHours(24) : null);
  const stay = `[${check_in ?? dayFromToday(30)},${check_out ?? dayFromToday(33)})`;
  return db.transaction().execute(async (transaction) => {
    const reservation = await transaction
      .insertInto('boat_reservations')
      .values({
        unit: 'DAY',
        adults: 2,
        customer_name: 'Ayşe Demirtaş',
        customer_phone: '+905321234567',
        customer_email: 'ayse.demirtas@ornek.example',
        quote: JSON.stringify({ nights: [], extras: [] }),
        accommodation_kurus: 120_000_00,
        total_kurus: 120_000_00,
        prepayment_kurus: 36_000_00,
        balance_kurus: 84_000_00,
        reservation_id: reservationCode(randomBytes(16)),
        confirmed_at: HOLDING.has(status) ? inHours(-24) : null,
        state_reason: ['REJECTED', 'CANCELLED'].includes(status) ? 'Misafir vazgeçti' : null,
        ...own,
        boat_id,
        stay,
        status,
        option_until,
      })
      .returning(['id', 'reservation_id', 'boat_id', 'status', 'check_in', 'check_out', 'version'])
      .executeTakeFirstOrThrow();
    if (isHeld)
      await transaction
        .insertInto('boat_occupancies')
        .values({
          boat_id,
          stay,
          kind: status === 'OPTION' ? 'OPTION' : 'RESERVATION',
          reservation_id: reservation.id,
          expires_at: status === 'OPTION' ? option_until : null,
        })
        .execute();
    return reservation;
  });
}

/** Closes days by hand: they are taken, by nobody's reservation. */
export function createBoatClosing(
  boat_id: number,
  { check_in, check_out }: { check_in: string; check_out: string },
) {
  const stay = `[${check_in},${check_out})`;
  return db.transaction().execute(async (transaction) => {
    const closing = await transaction
      .insertInto('boat_closings')
      .values({ boat_id, stay })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('boat_occupancies')
      .values({ boat_id, stay, kind: 'CLOSING', closing_id: closing.id })
      .execute();
    return closing;
  });
}
