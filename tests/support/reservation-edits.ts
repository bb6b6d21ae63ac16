import { ReservationChanges } from '../../server/schemas/reservations.ts';
import type { Doer } from '../../server/services/audit.ts';
import {
  createReservation as book,
  bookingContext,
} from '../../server/services/reservations/bookings.ts';
import { editReservation } from '../../server/services/reservations/reservation-edits.ts';
import { db } from './db.ts';
import { createStaff, createVilla, stayFromToday } from './factories.ts';

export let staff: Doer;

beforeAll(async () => {
  staff = await createStaff();
});

const CUSTOMER = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
  adults: 2,
};

export const changes = (own: object) => ReservationChanges.parse({ ...CUSTOMER, ...own });

export async function edit(id: number, own: object) {
  const context = await bookingContext(staff);
  return db
    .transaction()
    .execute((transaction) => editReservation(transaction, id, changes(own), context));
}

interface Sold {
  villa?: { id: number };
  extras?: number[];
  total_kurus?: number;
  override_reason?: string;
}

/** A week in 60 days, sold at 10.000 TL a night. */
export async function sold(
  status: 'PENDING' | 'OPTION' | 'CONFIRMED',
  { villa, extras = [], ...agreed }: Sold = {},
) {
  const villa_id = (villa ?? (await createVilla())).id;
  const context = await bookingContext(staff);
  const wanted = {
    ...CUSTOMER,
    ...stayFromToday(60, 7),
    villa_id,
    children: 0,
    babies: 0,
    customer_note: '',
    extras,
    status,
    ...agreed,
  };
  const { id } = await db
    .transaction()
    .execute((transaction) => book(transaction, wanted, context));
  return { id, villa_id };
}

export const rowOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select([
      'villa_id',
      'status',
      'stay',
      'quote',
      'total_kurus',
      'prepayment_kurus',
      'override_reason',
      'option_until',
      'version',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const heldBy = (reservation_id: number) =>
  db
    .selectFrom('villa_occupancies')
    .select(['villa_id', 'stay', 'kind', 'expires_at'])
    .where('reservation_id', '=', reservation_id)
    .executeTakeFirst();

export const revisionsOf = (reservation_id: number) =>
  db
    .selectFrom('reservation_revisions')
    .select(['revision', 'stay', 'snapshot', 'reason', 'created_by'])
    .where('reservation_id', '=', reservation_id)
    .orderBy('revision')
    .execute();

export const setPrice = (villa_id: number, nightly_price_kurus: number) =>
  db
    .updateTable('villa_prices')
    .set({ nightly_price_kurus })
    .where('villa_id', '=', villa_id)
    .execute();
