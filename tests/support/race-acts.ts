import type { AppError } from '../../server/errors.ts';
import type { Doer } from '../../server/services/audit.ts';
import {
  createReservation as book,
  bookingContext,
} from '../../server/services/reservations/bookings.ts';
import { db } from './db.ts';
import { createReservation, createStaff, createVilla, stayFromToday } from './factories.ts';
import { holdCalendar } from './gates.ts';

const guest: Doer = { id: null, role: 'GUEST', ip: '192.0.2.7', request_id: 'r1' };
export let staff: Doer;
export let villa: { id: number };

beforeAll(async () => {
  staff = await createStaff();
});

beforeEach(async () => {
  villa = await createVilla({ instant_booking: true });
});

export const CUSTOMER = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
  customer_note: '',
  adults: 2,
  children: 0,
  babies: 0,
};

/** A week in 60 days, or days later. */
export const week = (later = 0) => stayFromToday(60 + later, 7);

/** A guest books at once: the nights are held until the payment page is over. */
export async function bookAsGuest(later = 0) {
  const context = await bookingContext(guest);
  const wanted = {
    ...CUSTOMER,
    ...week(later),
    villa_id: villa.id,
    extras: [],
    status: 'OPTION' as const,
  };
  return db.transaction().execute((transaction) => book(transaction, wanted, context));
}

export const outcomeOf = (end: PromiseSettledResult<unknown>): string =>
  end.status === 'fulfilled' ? 'done' : ((end.reason as AppError).code ?? String(end.reason));

/** Lets all stand in line for the villa's calendar, in this order, and tells how each ended. */
export async function inLine(...starts: (() => Promise<unknown>)[]): Promise<string[]> {
  const gate = await holdCalendar(villa.id);
  const queued: Awaited<ReturnType<typeof gate.queue>>[] = [];
  for (const start of starts) queued.push(await gate.queue(start));
  await gate.open();
  return (await Promise.all(queued.map(({ done }) => done))).map(outcomeOf);
}

export const ledger = async () => {
  const rows = await db
    .selectFrom('villa_occupancies')
    .select(['kind', 'reservation_id'])
    .where('villa_id', '=', villa.id)
    .orderBy('stay')
    .execute();
  return rows.map(({ kind }) => kind);
};

export const stateOf = async (id: number) =>
  (
    await db
      .selectFrom('reservations')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

export const confirmed = (later = 0) =>
  createReservation({ villa_id: villa.id, status: 'CONFIRMED', ...week(later) });
