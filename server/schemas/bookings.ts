import { z } from 'zod';

import { Day, IdText, listOf, Slug } from './common.ts';
import { datesInOrder, GuestCounts, withinNights } from './stays.ts';

/** The code of the offer a guest comes from; what is none is no offer. */
const OfferCode = z.string().trim().max(20).optional().catch(undefined);

/** The address of a booking page: the stay as the villa's page sent it; dates may still be missing. */
export const BookingQuery = z.object({
  check_in: Day.optional(),
  check_out: Day.optional(),
  ...GuestCounts,
  extras: listOf(IdText).default([]),
  offer: OfferCode,
});

/**
 * Whether the form of days was sent; its button says so (`show`), as a script leaves empty fields out of
 * addresses.
 */
export const choosesDays = (query: Record<string, unknown>): boolean =>
  ['check_in', 'check_out', 'show'].some((name) => query[name] !== undefined);

/** A stay that can be priced. */
export const ChosenStay = z
  .object({
    check_in: Day,
    check_out: Day,
    ...GuestCounts,
    extras: listOf(IdText).default([]),
    offer: OfferCode,
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem);

export const BookingParams = z.strictObject({ slug: Slug });
export const BookedParams = z.strictObject({ slug: Slug, code: z.string().max(40) });

export type ChosenStay = z.infer<typeof ChosenStay>;
