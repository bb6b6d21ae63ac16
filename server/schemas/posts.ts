import { z } from 'zod';

import { Slug, WholeText } from './common.ts';

/** Posts on a page of the blog (spec §9). */
export const POSTS_A_PAGE = 10;

/** `/blog`. */
export const BlogQuery = z.object({
  tag: Slug.optional(),
  page: WholeText(1, 1_000).default(1),
});

export type BlogQuery = z.infer<typeof BlogQuery>;
