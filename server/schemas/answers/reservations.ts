import { z } from 'zod';

import { ReservationState } from '../reservations.ts';
import { Day, Id, Instant, JsonObject, Kurus, Version } from './common.ts';
import { DISCOUNT_KINDS, QUOTE_REASONS } from './quotes.ts';

const people = { adults: z.int(), children: z.int(), babies: z.int() };

/** A line of the list; a guest's phone and e-mail are told to staff alone. */
export const ReservationRow = z.strictObject({
  id: Id,
  reservation_id: z.string(),
  status: ReservationState,
  villa_id: Id,
  villa_name: z.string(),
  villa_slug: z.string(),
  town: z.string(),
  check_in: Day,
  check_out: Day,
  nights: z.int(),
  ...people,
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

const FrozenNight = z.strictObject({
  date: Day,
  price_kurus: Kurus.nullable(),
  discount_kurus: Kurus,
  season_id: Id.nullable().optional(),
  discount_id: Id.nullable().optional(),
  discount_kind: z.enum(DISCOUNT_KINDS).nullable().optional(),
});

const FrozenReason = z.strictObject({
  code: z.enum(QUOTE_REASONS),
  values: JsonObject,
});

/** The price as it was at the sale. It is never computed again, so an old one may lack a field. */
export const FrozenQuote = z
  .strictObject({
    sellable: z.boolean(),
    reasons: z.array(FrozenReason),
    nights: z.array(FrozenNight),
    accommodation_kurus: Kurus.nullable(),
    discount_kurus: Kurus.nullable(),
    short_stay_fee_kurus: Kurus.nullable(),
    short_stay_limit: z.int().nullable(),
    extras: z.array(z.strictObject({ id: Id, name: z.string(), amount_kurus: Kurus })),
    total_kurus: Kurus.nullable(),
    prepayment_kurus: Kurus.nullable(),
    prepayment_percent: z.int(),
    whole_is_due: z.boolean(),
    balance_kurus: Kurus.nullable(),
    deposit_kurus: Kurus,
    taxes: z.record(z.string(), Kurus).nullable(),
    tax_rates: z.record(z.string(), z.int()).nullable(),
  })
  .partial();

const ReservationEvent = z.strictObject({
  at: Instant,
  kind: z.string(),
  from_status: z.string().nullable(),
  to_status: z.string().nullable(),
  reason: z.string().nullable(),
  actor_role: z.string(),
  actor_name: z.string().nullable(),
});

/** A sale that a later change replaced, of a villa or a boat. */
const Revision = z.strictObject({
  revision: z.int(),
  check_in: Day,
  check_out: Day,
  /** The columns of the reservation as they were. */
  snapshot: JsonObject,
  reason: z.string().nullable(),
  created_at: Instant,
  created_by_name: z.string().nullable(),
});

/** What an end today would keep and give back. */
const Refund = z.strictObject({
  days_before: z.int(),
  kept_percent: z.int(),
  kept_kurus: Kurus,
  refund_kurus: Kurus,
});

/** A cancellation today, by whose wish it is; null where none is open. */
const IfCancelled = z
  .strictObject({ by_guest: Refund.nullable(), by_agency: Refund.nullable() })
  .nullable();

/**
 * What one reservation says beyond its line, of a villa or a boat; the fields after `moves` are the
 * agency's own, told to staff alone.
 */
export const reservationInFull = {
  policy: JsonObject,
  accommodation_kurus: Kurus,
  discount_kurus: Kurus,
  short_stay_fee_kurus: Kurus,
  extras_kurus: Kurus,
  deposit_kurus: Kurus,
  confirmed_at: Instant.nullable(),
  /** Of an ended one: what is kept by now, and what its end gave back. */
  kept_kurus: Kurus.nullable(),
  refund_kurus: Kurus.nullable(),
  moves: z.array(ReservationState),
  customer_note: z.string().optional(),
  staff_note: z.string().optional(),
  source: z.string().optional(),
  rates: JsonObject.optional(),
  override_reason: z.string().nullable().optional(),
  state_reason: z.string().nullable().optional(),
  events: z.array(ReservationEvent).optional(),
  revisions: z.array(Revision).optional(),
  if_cancelled: IfCancelled.optional(),
};

export const ReservationAnswer = z.strictObject({
  ...ReservationRow.shape,
  quote: FrozenQuote,
  ...reservationInFull,
});

/** A sale as it stood or stands, of a villa or a boat. */
export const saleFacts = {
  check_in: Day,
  check_out: Day,
  nights: z.int(),
  accommodation_kurus: Kurus,
  discount_kurus: Kurus,
  short_stay_fee_kurus: Kurus,
  extras_kurus: Kurus,
  total_kurus: Kurus,
  prepayment_kurus: Kurus,
  balance_kurus: Kurus,
  deposit_kurus: Kurus,
};

const Sale = z.strictObject({ villa_id: Id, ...saleFacts });

const EndedLink = z.strictObject({
  purpose: z.enum(['PREPAYMENT', 'BALANCE', 'DEPOSIT']),
  amount_kurus: Kurus,
});

/** What an edit did to a sale in money, of a villa or a boat. */
export const changedSums = {
  revision: z.int(),
  /** Positive: it became dearer. */
  difference_kurus: Kurus,
  unpaid_kurus: Kurus,
  refund_kurus: Kurus,
  /** Waiting refunds of an earlier change that this one withdrew. */
  withdrawn_kurus: Kurus,
  /** Names of extras that were chosen and are no longer offered there and then. */
  dropped_extras: z.array(z.string()),
  /** Payment links that ended with the change: another sum is due. */
  ended_links: z.array(EndedLink),
};

/** The answer to an edit: `change` is what it did to the sale, or would do (`preview`). */
export const ChangedReservation = z.strictObject({
  ...ReservationAnswer.shape,
  change: z
    .strictObject({ before: Sale, after: Sale, ...changedSums, quote: FrozenQuote })
    .nullable(),
});

/** The answer to a creation: what was made, and the sums it was made at. */
export const CreatedReservation = z.strictObject({
  id: Id,
  reservation_id: z.string(),
  status: ReservationState,
  option_until: Instant.nullable(),
  villa_id: Id,
  nights: z.int(),
  total_kurus: Kurus,
  prepayment_kurus: Kurus,
  balance_kurus: Kurus,
  deposit_kurus: Kurus,
});

/** The answer to a note: the reservation's id and what was noted. */
export const NotedReservation = z.strictObject({ id: Id, note: z.string() });
