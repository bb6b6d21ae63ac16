import { z } from 'zod';

import { ReservationState } from '../reservations.ts';
import { Day, Id, Kurus } from './common.ts';

/** Somebody who comes, goes or is there: all a clerk needs to receive or see them off. */
export const DayCustomer = z.strictObject({
  listing: z.enum(['VILLA', 'BOAT']),
  /** Of the reservation. */
  id: Id,
  reservation_id: z.string(),
  status: ReservationState,
  /** The villa's or the boat's. */
  listing_id: Id,
  listing_name: z.string(),
  /** The town of a villa, the marina of a boat. */
  place: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
  check_in: Day,
  /** Half-open; a day trip or charter by the day ends the day before. */
  check_out: Day,
  /** 'HH:MM'; null where the charter has no hours. */
  arrives_at: z.string().nullable(),
  leaves_at: z.string().nullable(),
  total_kurus: Kurus,
  paid_kurus: Kurus,
  /** Still to be paid. */
  due_kurus: Kurus,
  /** As it was agreed. */
  deposit_kurus: Kurus,
  /** What of it was taken and is here: by card before the arrival, or at the door. */
  deposit_held_kurus: Kurus,
  /** Still to be taken. */
  deposit_due_kurus: Kurus,
  customer_note: z.string(),
  staff_note: z.string(),
});

export const DayCustomers = z.strictObject({
  date: Day,
  arrivals: z.array(DayCustomer),
  departures: z.array(DayCustomer),
  in_house: z.array(DayCustomer),
});

export type DayCustomer = z.infer<typeof DayCustomer>;
export type DayCustomers = z.infer<typeof DayCustomers>;
