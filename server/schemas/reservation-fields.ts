import { z } from 'zod';

import {
  Accepted,
  Day,
  Email,
  Id,
  IdText,
  Line,
  listOf,
  Moment,
  ordersOf,
  Phone,
  Text,
  WholeText,
  whateverElse,
} from './common.ts';

/** What villas' and boats' reservations say alike. */

/** The guest. */
export const CustomerFields = {
  customer_name: Line(120),
  customer_phone: Phone,
  customer_email: Email,
  customer_note: Text(2000).default(''),
};

/** The two acceptances that the law wants apart. */
export const Acceptances = { accept_information: Accepted, accept_contract: Accepted };

/** What a form hides: a random name, or the mark of a price list; letters that can do no harm. */
const Hidden = z
  .string()
  .max(100)
  .regex(/^[\w-]*$/)
  .optional()
  .catch(undefined);

/**
 * What stands in a guest's form beside the stay: numbers as text, `website` is the trap field robots
 * fill in, `price_mark`, `terms_mark` and `shown_total_kurus` are what the guest was shown.
 */
export const GuestFormFields = {
  extras: listOf(IdText).default([]),
  ...CustomerFields,
  ...Acceptances,
  form_key: Hidden,
  price_mark: Hidden,
  terms_mark: Hidden,
  shown_total_kurus: WholeText(0).optional().catch(undefined),
  /** The guest knows of the request that stands, and asks for one more. */
  again: z.literal('1').optional().catch(undefined),
  website: z.literal('').optional(),
};

/** A total that staff agreed on, and why. */
const agreed = {
  override_reason: Line(500).optional(),
  total_kurus: z.int().min(0).max(1_000_000_000_00).optional(),
};

/**
 * The total that the caller was shown before: 409 `total_changed` and nothing written, should it cost
 * something else by now. Left out: at whatever it costs.
 */
export const ExpectedTotal = z.int().min(0).max(1_000_000_000_00).optional();

export const totalHasReason = {
  check: ({ total_kurus, override_reason }: z.output<z.ZodObject<typeof agreed>>) =>
    total_kurus === undefined || Boolean(override_reason),
  problem: { path: ['override_reason'], error: 'required', when: whateverElse },
};

/** What staff say of one they write down: one of the three opening states, and its price. */
export const OpeningFields = {
  status: z.enum(['PENDING', 'OPTION', 'CONFIRMED']).default('PENDING'),
  option_until: Moment.optional(),
  reason: Line(500).optional(),
  ...agreed,
  expected_total_kurus: ExpectedTotal,
};

/** What another sale of the same reservation may name; what is left out stays. */
export const ResaleFields = {
  check_in: Day.optional(),
  check_out: Day.optional(),
  extras: z.array(Id).max(50).optional(),
  reason: Line(500).optional(),
  ...agreed,
  expected_total_kurus: ExpectedTotal,
  tell_guest: z.boolean().default(true),
  /** The guest's request that this grants. */
  request_id: Id.optional(),
  preview: z.boolean().default(false),
  version: z.int().positive().optional(),
};

const orders = ordersOf(
  'id',
  'created_at',
  'check_in',
  'check_out',
  'total_kurus',
  'customer_name',
  'status',
);

export const ReservationOrder = z.enum(orders).default('-created_at');

/** A boat's days by the specification's names too, as its rows and filters carry them. */
export const BoatReservationOrder = z
  .enum([...orders, ...ordersOf('started_at', 'finished_at')])
  .default('-created_at');
