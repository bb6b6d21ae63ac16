import { z } from 'zod';

import { VIEWED_LISTS } from '../saved-views.ts';

/** What somebody leaves out of a list. */
export const ColumnsChosen = z.strictObject({
  list: z.enum(VIEWED_LISTS),
  hidden: z.array(z.string()),
});
