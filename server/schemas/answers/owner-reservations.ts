import { z } from 'zod';

import { ReservationState } from '../reservations.ts';
import { Day, Id, Kurus } from './common.ts';

/** A stay in one of an owner's villas or boats, as its owner may know it. */
export const OwnReservation = z.strictObject({
  kind: z.enum(['villa', 'boat']),
  reservation_id: z.string(),
  status: ReservationState,
  listing_id: Id,
  listing_name: z.string(),
  check_in: Day,
  check_out: Day,
  nights: z.int(),
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
  customer_name: z.string(),
  /** The total less the agency's commission; null while none is agreed. */
  owner_amount_kurus: Kurus.nullable(),
});

export type OwnReservation = z.infer<typeof OwnReservation>;
