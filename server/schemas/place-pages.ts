import { z } from 'zod';

import { IdText, Line, paging, WholeText } from './common.ts';

/** Whose form is open; `add` says of what a new one's is, below the open place. */
export const PlacesPage = z.object({
  region: IdText.optional(),
  town: IdText.optional(),
  district: IdText.optional(),
  add: z.enum(['region', 'town', 'district']).optional(),
});

/** Types of villas or of boats; `id` is the one whose form is open. */
export const ListingTypesPage = z.object({ ...paging(10), id: IdText.optional() });

/** A showcase's page: what is looked for to add, and which import is previewed. */
export const ShowcasePage = z.object({
  q: Line(80).optional(),
  from_showcase_id: IdText.optional(),
  region_id: IdText.optional(),
  town_id: IdText.optional(),
  type_id: IdText.optional(),
  popular: z.literal('1').optional(),
  limit: WholeText(1, 100).default(12),
  import: z.literal('1').optional(),
});

/** The showcases themselves, in the home page's order. */
export const ShowcasesPage = z.object(paging(10));

export type ListingTypesPage = z.infer<typeof ListingTypesPage>;
export type ShowcasesPage = z.infer<typeof ShowcasesPage>;
export type PlacesPage = z.infer<typeof PlacesPage>;
export type ShowcasePage = z.infer<typeof ShowcasePage>;
