import { z } from 'zod';

import { listOf, Slug } from './common.ts';
import { CARDS_A_PAGE } from './search.ts';

/** `/listing/resimler/villa-lodos,villa-poyraz`: the listings of a page. */
export const ListedSlugs = z.object({
  slugs: listOf(Slug).pipe(z.array(z.string()).min(1).max(CARDS_A_PAGE)),
});
