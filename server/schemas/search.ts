import { z } from 'zod';

import { boxOf } from '../shared/areas.ts';
import { pricesInOrder, TypedLira } from './amount-ranges.ts';
import { Day, IdText, Line, listOf, Slug, WholeText } from './common.ts';
import { datesInOrder, FlexibleDays, GuestCounts } from './stays.ts';

const SORTS = ['recommended', 'price_asc', 'price_desc', 'rating', 'newest', 'capacity'] as const;

/** Villas on a page of a listing. */
export const CARDS_A_PAGE = 20;

export const POOLS = ['private', 'shared', 'indoor', 'none'] as const;
export const PRIVACIES = ['secluded', 'partly', 'open'] as const;

const searchFields = {
  q: Line(80).optional(),
  check_in: Day.optional(),
  check_out: Day.optional(),
  flex: FlexibleDays.optional(),
  ...GuestCounts,
  region: listOf(Slug).default([]),
  town: listOf(Slug).default([]),
  district: listOf(Slug).default([]),
  type: listOf(Slug).default([]),
  feature: listOf(IdText).default([]),
  bedrooms: WholeText(1, 20).optional(),
  bathrooms: WholeText(1, 20).optional(),
  pool: listOf(z.enum(POOLS)).default([]),
  privacy: listOf(z.enum(PRIVACIES)).default([]),
  /** At most so many metres to the sea. */
  sea: WholeText(1, 1_000_000).optional(),
  pets: z.literal('1').optional(),
  instant: z.literal('1').optional(),
  /** Whole TL; of the stay when dates are given, else of a night. */
  min_price: TypedLira.optional(),
  max_price: TypedLira.optional(),
  /** A part of the map: south, west, north and east in degrees. */
  area: z
    .string()
    .refine((area) => boxOf(area) !== null, 'not_area')
    .optional(),
  sort: z.enum(SORTS).default('recommended'),
  page: WholeText(1, 5_000).default(1),
};

/** The listing page's parameters; unknown ones are ignored, wrong ones fall back (product §8). */
export const ListingQuery = z.object({
  ...searchFields,
  view: z.literal('map').optional(),
  /** Every choice of the filters, not only those worth showing first. */
  filters: z.literal('all').optional(),
});

/** The same for `/v2/search`, where a wrong or unknown parameter is an error; `client` is ignored. */
export const SearchQuery = z
  .strictObject({ ...searchFields, client: z.string().max(10).optional() })
  .refine(datesInOrder.check, datesInOrder.problem)
  .refine(pricesInOrder.check, pricesInOrder.problem);

/** `/search/input?searchString`: villas, and boats too where they are asked for. */
export const TypedSearch = z.strictObject({
  searchString: Line(80).optional(),
  boats: z.literal('1').optional(),
});

export type VillaSearch = z.infer<typeof ListingQuery>;
export type Sort = (typeof SORTS)[number];
