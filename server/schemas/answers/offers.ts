import { z } from 'zod';

import { OfferState } from '../offers.ts';
import { Day, Id, Instant, Kurus, Picture, Version } from './common.ts';

const stay = {
  check_in: Day,
  check_out: Day,
  nights: z.int(),
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
};

/** A line of the list of offers. */
export const OfferRow = z.strictObject({
  id: Id,
  code: z.string(),
  /** What the customer opens. */
  link: z.string(),
  status: OfferState,
  customer_name: z.string(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  ...stay,
  villas_count: z.int(),
  lowest_total_kurus: Kurus.nullable(),
  /** Of the villas that have none of their own. */
  discount_percent: z.int(),
  valid_until: Instant,
  sent_at: Instant.nullable(),
  opened_at: Instant.nullable(),
  accepted_at: Instant.nullable(),
  /** The reservation that came of it. */
  accepted_reservation_id: Id.nullable(),
  accepted_reservation_code: z.string().nullable(),
  /** The villa that reservation is for. */
  accepted_villa_id: Id.nullable(),
  withdrawn_at: Instant.nullable(),
  created_at: Instant,
  created_by_name: z.string().nullable(),
  version: Version,
});

const sums = {
  accommodation_kurus: Kurus.nullable(),
  /** Of the villa's own discounts. */
  discount_kurus: Kurus.nullable(),
  /** What discount that is; null: none. */
  discount_label: z.string().nullable(),
  short_stay_fee_kurus: Kurus.nullable(),
  /** From so many nights on there is no such fee; null: there never is. */
  short_stay_limit: z.int().nullable(),
  extras_kurus: Kurus,
  deposit_kurus: Kurus,
  /** As it was quoted, before the offer's discount. */
  quoted_total_kurus: Kurus.nullable(),
  /** What is offered. */
  total_kurus: Kurus,
};

const OfferedVilla = z.strictObject({
  villa_id: Id,
  slug: z.string(),
  name: z.string(),
  town: z.string(),
  permit_no: z.string().nullable(),
  note: z.string(),
  /** What is off its nights in this offer, beside its own discounts. */
  discount_percent: z.int(),
  /** Whether it can still be had: on sale and free as of now. */
  available: z.boolean(),
  /** Why not: its days are taken, or it is off sale, whatever its calendar says. */
  gone: z.enum(['TAKEN', 'OFF_SALE']).nullable(),
  ...sums,
});

/** One offer in full, for staff. */
export const OfferAnswer = z.strictObject({
  ...OfferRow.shape,
  note: z.string(),
  villas: z.array(
    z.strictObject({
      ...OfferedVilla.shape,
      /** As staff gave it to this villa; null: the offer's. */
      own_discount_percent: z.int().nullable(),
    }),
  ),
});

/** What the holder of the link reads: nothing of the customer, prices as offered, availability as of now. */
export const PublicOffer = z.strictObject({
  code: z.string(),
  status: z.enum(['OPEN', 'ACCEPTED', 'EXPIRED']),
  ...stay,
  note: z.string(),
  discount_percent: z.int(),
  valid_until: Instant,
  /** The villa that was asked for. */
  accepted_villa_id: Id.nullable(),
  villas: z.array(
    z.strictObject({
      ...OfferedVilla.shape,
      district: z.string(),
      capacity: z.int(),
      bedrooms: z.int(),
      bathrooms: z.int(),
      pictures: z.array(Picture),
      thumbnail: z.string().nullable(),
    }),
  ),
});

export type OfferRow = z.infer<typeof OfferRow>;
export type OfferAnswer = z.infer<typeof OfferAnswer>;
export type OfferedVilla = z.infer<typeof OfferedVilla>;
export type PublicOffer = z.infer<typeof PublicOffer>;
