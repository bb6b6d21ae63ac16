import { z } from 'zod';

import { listOf, Month, Slug, WholeText } from './common.ts';
import { GuestCounts } from './stays.ts';

/**
 * `GET /v1/search/shortterm`: gaps that can be had as a whole, by the month of their first night
 * ('YYYY-MM') and their nights; places and types as in the listing's address. `client` is ignored.
 */
export const ShortTermQuery = z.strictObject({
  month: Month.optional(),
  nights: WholeText(1, 100).optional(),
  ...GuestCounts,
  region: listOf(Slug).default([]),
  town: listOf(Slug).default([]),
  district: listOf(Slug).default([]),
  type: listOf(Slug).default([]),
  page: WholeText(1, 5_000).default(1),
  client: z.string().max(10).optional(),
});

export type ShortTermQuery = z.infer<typeof ShortTermQuery>;
