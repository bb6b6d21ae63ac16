import { z } from 'zod';
import { CHARTER_UNIT_NAMES } from '../../shared/listing-choices.ts';
import { ROLES } from '../../shared/roles.ts';

import { ReservationState } from '../reservations.ts';
import { Day, Id } from './common.ts';

const Kind = z.enum(['villa', 'boat']);

const FoundReservation = z.strictObject({
  kind: Kind,
  id: Id,
  reservation_id: z.string(),
  status: ReservationState,
  customer_name: z.string(),
  /** Null for an owner. */
  customer_phone: z.string().nullable(),
  listing_name: z.string(),
  check_in: Day,
  check_out: Day,
  /** How a boat is let: a day trip is the day of check_in alone. Null of a villa. */
  unit: z.enum(CHARTER_UNIT_NAMES).nullable(),
});

const FoundListing = z.strictObject({
  kind: Kind,
  id: Id,
  name: z.string(),
  code: z.string().nullable(),
  active: z.boolean(),
});

const FoundUser = z.strictObject({
  id: Id,
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  active: z.boolean(),
});

/** The first few of each kind, the likeliest first. */
export const FoundAnswer = z.strictObject({
  reservations: z.array(FoundReservation),
  listings: z.array(FoundListing),
  /** None for an owner. */
  users: z.array(FoundUser),
});

export type FoundAnswer = z.infer<typeof FoundAnswer>;
