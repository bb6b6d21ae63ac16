import { z } from 'zod';
import { OFFER_STATES } from '../shared/desk-states.ts';

import {
  Day,
  Email,
  exported,
  Id,
  IdText,
  Line,
  listOf,
  Moment,
  ordersOf,
  Phone,
  paging,
  Text,
  whateverElse,
} from './common.ts';
import { ExpectedTotal } from './reservation-fields.ts';
import { datesInOrder, GuestNumbers, withinNights } from './stays.ts';

export const OfferState = z.enum(OFFER_STATES);

const MAX_VILLAS = 20;

const fields = {
  customer_name: Line(120),
  customer_email: Email.nullable().default(null),
  customer_phone: Phone.nullable().default(null),
  check_in: Day,
  check_out: Day,
  adults: GuestNumbers.adults,
  children: GuestNumbers.children,
  babies: GuestNumbers.babies,
  note: Text(2000).default(''),
  /** Off what the nights cost, of every villa that has none of its own. */
  discount_percent: z.int().min(0).max(90).default(0),
  /** ISO instant; three days unless told. */
  valid_until: Moment.optional(),
  /** In the order the customer sees them. */
  villas: z
    .array(
      z.strictObject({
        villa_id: Id,
        note: Text(1000).default(''),
        /** Its own; left out or null: the offer's. */
        discount_percent: z.int().min(0).max(90).nullish(),
        /** Before any discount of the offer. */
        expected_total_kurus: ExpectedTotal,
      }),
    )
    .min(1)
    .max(MAX_VILLAS),
};

const villasOnce = {
  // Also where another field is wrong, the list itself perhaps: rows without a villa are told by their own rule.
  check: ({ villas }: { villas?: unknown }) => {
    const ids = (Array.isArray(villas) ? villas : [])
      .map((row: { villa_id?: unknown } | null) => row?.villa_id)
      .filter((id) => typeof id === 'number');
    return new Set(ids).size === ids.length;
  },
  problem: { path: ['villas'], error: 'villa_twice', when: whateverElse },
};

/** `POST /v1/admin/offers`. */
export const NewOffer = z
  .strictObject(fields)
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem)
  .refine(villasOnce.check, villasOnce.problem);

/** `PUT /v1/admin/offers/{id}`: all fields anew; prices are quoted and frozen anew too. */
export const OfferChanges = z
  .strictObject({ ...fields, version: z.int().positive().optional() })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem)
  .refine(villasOnce.check, villasOnce.problem);

/** `PATCH /v1/admin/offers/{id}`: it was sent to the customer, or taken back. */
export const OfferMove = z.strictObject({
  status: z.enum(['SENT', 'WITHDRAWN']),
  version: z.int().positive().optional(),
});

const orders = ordersOf('created_at', 'valid_until', 'check_in');

/** `GET /v1/admin/offers`. */
export const OfferList = z.strictObject({
  ...paging(20),
  ...exported,
  order: z.enum(orders).default('-created_at'),
  status: listOf(OfferState).default([]),
  customer_name: Line(120).optional(),
});

/** `GET /v1/offer`: by the code of the link; `client` is ignored. */
export const OfferLookup = z.strictObject({
  code: Line(20),
  client: z.string().max(10).optional(),
});

export type NewOffer = z.infer<typeof NewOffer>;
export type OfferChanges = z.infer<typeof OfferChanges>;
export type OfferMove = z.infer<typeof OfferMove>;
export type OfferList = Omit<z.infer<typeof OfferList>, 'format'>;

/** `/teklif/{code}`. */
export const OfferParams = z.strictObject({ code: z.string().max(40) });

/** Whose list of offers a page shows, as its address says. */
export const OfferListPage = z.object({
  ...paging(20),
  order: z.enum(orders).default('-created_at'),
  status: listOf(OfferState).default([]),
  customer_name: Line(120).optional(),
});

/** Beside the listing page's own parameters: the villas picked so far, in their order. */
export const OfferPicks = z.object({ villas: listOf(IdText).default([]) });

export type OfferListPage = z.infer<typeof OfferListPage>;
