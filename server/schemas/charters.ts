import { z } from 'zod';
import { CHARTER_UNIT_NAMES } from '../shared/listing-choices.ts';

import { CharterUnitText } from './boats.ts';
import { Day, IdText, listOf, WholeText } from './common.ts';
import { datesInOrder, GuestNumbers, QuoteQuery, withinNights } from './stays.ts';

/** The unit as a body and an answer write it. */
export const CharterUnitName = z.enum(CHARTER_UNIT_NAMES);

/** People of a charter: more come aboard a tour boat than sleep in any villa. */
export const CharterGuests = {
  adults: WholeText(1, 300).default(2),
  children: WholeText(0, 300).default(0),
  babies: WholeText(0, 50).default(0),
};

/** The same in a body. */
export const CharterGuestNumbers = {
  ...GuestNumbers,
  adults: z.int().min(1).max(300),
  children: z.int().min(0).max(300).default(0),
  babies: z.int().min(0).max(50).default(0),
};

/** `GET /v1/quote` of one boat and one charter; a day trip on 1 July is [1 July, 2 July). */
export const CharterQuoteQuery = z
  .strictObject({
    boat_id: IdText,
    unit: CharterUnitText,
    check_in: Day,
    check_out: Day,
    ...CharterGuests,
    extras: listOf(IdText).default([]),
  })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(withinNights.check, withinNights.problem);

/** `GET /v1/quote` as it is described: `villa_id`, or `boat_id` with `unit`. Each kind has its own rules. */
export const EitherQuoteQuery = z.strictObject({
  ...CharterQuoteQuery.shape,
  ...QuoteQuery.shape,
  villa_id: IdText.optional(),
  boat_id: IdText.optional(),
  unit: CharterUnitText.optional(),
});

/** The address of a boat's booking page; wrong values fall back, days may still be missing. */
export const CharterPageQuery = z.object({
  unit: CharterUnitText.optional(),
  check_in: Day.optional(),
  check_out: Day.optional(),
  ...CharterGuests,
  extras: listOf(IdText).default([]),
});

export type CharterQuoteQuery = z.infer<typeof CharterQuoteQuery>;
