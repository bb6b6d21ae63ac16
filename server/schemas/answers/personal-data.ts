import { z } from 'zod';

import { ReservationState } from '../reservations.ts';
import { Day, Id } from './common.ts';

/**
 * The tables in which a guest's data is kept and, the last four, the traces of it; `mentions`: texts of
 * other rows in which an address or number of theirs is written.
 */
export const PersonalKind = z.enum([
  'contact_messages',
  'offers',
  'subscribers',
  'mails',
  'reservations',
  'boat_reservations',
  'reservation_guests',
  'reservation_requests',
  'reservation_extras',
  'reservation_documents',
  'reservation_events',
  'reservation_revisions',
  'legal_acceptances',
  'payment_links',
  'transactions',
  'deposits',
  'comments',
  'subscriber_events',
  'audit_log',
  'idempotency_keys',
  'mentions',
]);

const PersonalRows = z.strictObject({ kind: PersonalKind, row_count: z.int().positive() });

/** A booking that still names the guest. */
const PersonalBooking = z.strictObject({
  kind: z.enum(['villa', 'boat']),
  id: Id,
  reservation_id: z.string(),
  check_in: Day,
  check_out: Day,
  status: ReservationState,
  /**
   * At once; only after `until`, because the law wants the contract proved; not while it runs; over, but
   * not before the others that run.
   */
  erasure: z.enum(['NOW', 'LATER', 'RUNNING', 'WAITING']),
  until: Day.nullable(),
});

/** What is kept of a guest. */
export const PersonalDataFound = z.strictObject({
  bookings: z.array(PersonalBooking),
  data: z.array(PersonalRows),
});

/** What became of it. */
export const PersonalDataErased = z.strictObject({
  /** Codes of bookings that name nobody any more. */
  erased: z.array(z.string()),
  kept: z.array(z.strictObject({ reservation_id: z.string(), until: Day })),
  /** What was taken out besides the bookings. */
  data: z.array(PersonalRows),
});

export type PersonalKind = z.infer<typeof PersonalKind>;
export type PersonalBooking = z.infer<typeof PersonalBooking>;
export type PersonalDataFound = z.infer<typeof PersonalDataFound>;
export type PersonalDataErased = z.infer<typeof PersonalDataErased>;
