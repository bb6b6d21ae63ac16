import { z } from 'zod';
import { REQUEST_KINDS, REQUEST_STATES } from '../../shared/guest-requests.ts';
import { CHARTER_UNIT_NAMES } from '../../shared/listing-choices.ts';

import { ReservationState } from '../reservations.ts';
import { Day, Id, Instant } from './common.ts';

/** What a guest asked for, and of which reservation. */
export const GuestRequestAnswer = z.strictObject({
  id: Id,
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  message: z.string(),
  /** Days a change asks for, if it names any. */
  wanted: z.strictObject({ check_in: Day, check_out: Day }).nullable(),
  answer: z.string().nullable(),
  created_at: Instant,
  answered_at: Instant.nullable(),
  reservation: z.strictObject({
    kind: z.enum(['villa', 'boat']),
    id: Id,
    reservation_id: z.string(),
    status: ReservationState,
    customer_name: z.string(),
    listing: z.string(),
    /** How a boat is let; null of a villa. */
    unit: z.enum(CHARTER_UNIT_NAMES).nullable(),
    check_in: Day,
    check_out: Day,
  }),
});

/** The answer to a decision. */
export const DecidedRequest = z.strictObject({
  id: Id,
  state: z.enum(['DONE', 'REFUSED']),
  answer: z.string().nullable(),
});

export type GuestRequestAnswer = z.infer<typeof GuestRequestAnswer>;
