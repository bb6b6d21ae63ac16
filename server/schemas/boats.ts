import { z } from 'zod';

import { CountText, Day, IdText, listOf, Slug } from './common.ts';

/** How a boat is sold: by the week, by the day, or as a day trip with hours. */
export const CHARTER_UNITS = ['week', 'day', 'trip'] as const;

export const BOAT_SORTS = ['recommended', 'price_asc', 'price_desc', 'capacity'] as const;

/** Boats on a page of the list. */
export const BOATS_A_PAGE = 20;

/** The days a guest has in mind: they go into the message to the agency, no boat is sought by them. */
export const CharterDays = z.object({ check_in: Day.optional(), check_out: Day.optional() });

/** The parameters of `/listingboat`; unknown ones are ignored, wrong ones fall back (product §8). */
export const BoatListingQuery = CharterDays.extend({
  /** How many come aboard by day. */
  adults: CountText.min(1).max(300).optional(),
  type: listOf(Slug).default([]),
  town: listOf(Slug).default([]),
  marina: listOf(IdText).default([]),
  unit: z.enum(CHARTER_UNITS).optional(),
  sort: z.enum(BOAT_SORTS).default('recommended'),
  page: CountText.min(1).max(5_000).default(1),
});

export type CharterDays = z.infer<typeof CharterDays>;
export type BoatSearch = z.infer<typeof BoatListingQuery>;
export type CharterUnit = (typeof CHARTER_UNITS)[number];
export type BoatSort = (typeof BOAT_SORTS)[number];
