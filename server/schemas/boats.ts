import { z } from 'zod';

import { pricesInOrder, TypedLira } from './amount-ranges.ts';
import { Day, IdText, Line, listOf, Slug, WholeText } from './common.ts';
import { datesInOrder, FlexibleDays } from './stays.ts';

/** How a boat is sold: by the week, by the day, or as a day trip with hours. */
export const CHARTER_UNITS = ['week', 'day', 'trip'] as const;

/** The unit as a query or a form writes it, in small letters or in the capitals of answers. */
export const CharterUnitText = z
  .string()
  .toLowerCase()
  .pipe(z.enum(CHARTER_UNITS))
  .meta({ enum: CHARTER_UNITS.flatMap((unit) => [unit, unit.toUpperCase()]) });

const BOAT_SORTS = [
  'recommended',
  'price_asc',
  'price_desc',
  'rating',
  'newest',
  'capacity',
] as const;

/** With people who sail it, or for guests who do. */
export const CREWS = ['with', 'without'] as const;

/** Boats on a page of the list. */
export const BOATS_A_PAGE = 20;

/** The charter a guest has in mind, as a boat's address says it; wrong values fall back. */
export const CharterChoice = z.object({
  check_in: Day.optional(),
  check_out: Day.optional(),
  adults: WholeText(1, 300).optional(),
  children: WholeText(0, 300).default(0),
  babies: WholeText(0, 50).default(0),
  unit: CharterUnitText.optional(),
  /** The page of comments; absent: the first few. */
  comments: WholeText(1, 500).optional(),
});

const searchFields = {
  q: Line(80).optional(),
  check_in: Day.optional(),
  check_out: Day.optional(),
  flex: FlexibleDays.optional(),
  /** How many come aboard; without a unit, by day. */
  adults: WholeText(1, 300).optional(),
  children: WholeText(0, 300).default(0),
  babies: WholeText(0, 50).default(0),
  type: listOf(Slug).default([]),
  region: listOf(Slug).default([]),
  town: listOf(Slug).default([]),
  marina: listOf(IdText).default([]),
  unit: CharterUnitText.optional(),
  /** At least so many people overnight, cabins and metres. */
  berths: WholeText(1, 300).optional(),
  cabins: WholeText(1, 50).optional(),
  length: WholeText(1, 200).optional(),
  crew: z.enum(CREWS).optional(),
  feature: listOf(IdText).default([]),
  instant: z.literal('1').optional(),
  /** Whole TL; of the charter when days are given, else of the unit, without one of a day. */
  min_price: TypedLira.optional(),
  max_price: TypedLira.optional(),
  sort: z.enum(BOAT_SORTS).default('recommended'),
  page: WholeText(1, 5_000).default(1),
};

/** The parameters of `/listingboat`; unknown ones are ignored, wrong ones fall back (product §8). */
export const BoatListingQuery = z.object({ ...searchFields, view: z.literal('map').optional() });

/** The same for `/v2/searchboat`, where a wrong or unknown parameter is an error; `client` is ignored. */
export const BoatSearchQuery = z
  .strictObject({ ...searchFields, client: z.string().max(10).optional() })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(pricesInOrder.check, pricesInOrder.problem);

export type CharterChoice = z.infer<typeof CharterChoice>;
export type BoatSearch = z.infer<typeof BoatListingQuery>;
export type CharterUnit = (typeof CHARTER_UNITS)[number];
export type BoatSort = (typeof BOAT_SORTS)[number];
