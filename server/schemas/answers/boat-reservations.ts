import { z } from 'zod';
import { CHARTER_UNIT_NAMES } from '../../shared/listing-choices.ts';

import { ReservationState } from '../reservations.ts';
import { Day, Id, Instant, Kurus, Version } from './common.ts';
import { changedSums, FrozenQuote, reservationInFull, saleFacts } from './reservations.ts';

export const Unit = z.enum(CHARTER_UNIT_NAMES);

/** A line of the list; a guest's phone and e-mail are told to staff alone. */
export const BoatReservationRowAnswer = z.strictObject({
  id: Id,
  reservation_id: z.string(),
  status: ReservationState,
  boat_id: Id,
  boat_name: z.string(),
  boat_slug: z.string(),
  marina: z.string(),
  town: z.string(),
  unit: Unit,
  check_in: Day,
  check_out: Day,
  /** The same two days by the specification's names (spec §3); `finished_at` is the day of departure. */
  started_at: Day,
  finished_at: Day,
  nights: z.int(),
  /** Hours of a day trip, 'HH:MM'; null for the other units. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
  customer_name: z.string(),
  customer_phone: z.string().optional(),
  customer_email: z.string().optional(),
  total_kurus: Kurus,
  prepayment_kurus: Kurus,
  balance_kurus: Kurus,
  paid_kurus: Kurus,
  option_until: Instant.nullable(),
  created_at: Instant,
  version: Version,
});

export const BoatReservationAnswer = z.strictObject({
  ...BoatReservationRowAnswer.shape,
  /** With the hours of a day trip, and what the price contained on the day of the sale. */
  quote: FrozenQuote.extend({
    unit: Unit.optional(),
    starts_at: z.string().nullable().optional(),
    ends_at: z.string().nullable().optional(),
    included: z.array(z.string()).optional(),
    excluded: z.array(z.string()).optional(),
  }),
  ...reservationInFull,
});

const Sale = z.strictObject({ boat_id: Id, ...saleFacts });

/** An edit's answer; `change` is null when nothing that prices changed. */
export const BoatReservationChanged = z.strictObject({
  ...BoatReservationAnswer.shape,
  change: z.strictObject({ before: Sale, after: Sale, ...changedSums }).nullable(),
});

/** What a creation made, and at what price. */
export const BoatReservationCreated = z.strictObject({
  id: Id,
  reservation_id: z.string(),
  status: ReservationState,
  option_until: Instant.nullable(),
  total_kurus: Kurus,
  prepayment_kurus: Kurus,
  balance_kurus: Kurus,
  deposit_kurus: Kurus,
  boat_id: Id,
  unit: Unit,
  nights: z.int(),
});

export type BoatReservationRowAnswer = z.infer<typeof BoatReservationRowAnswer>;
export type BoatReservationAnswer = z.infer<typeof BoatReservationAnswer>;
export type BoatReservationChanged = z.infer<typeof BoatReservationChanged>;
export type BoatReservationCreated = z.infer<typeof BoatReservationCreated>;
