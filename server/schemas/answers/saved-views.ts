import { z } from 'zod';

import { VIEWED_LISTS } from '../saved-views.ts';
import { Id, Instant } from './common.ts';

/** A name for the filters of a list, its owner's alone. */
export const SavedViewAnswer = z.strictObject({
  id: Id,
  list: z.enum(VIEWED_LISTS),
  name: z.string(),
  search: z.string(),
  created_at: Instant,
});

export type SavedViewAnswer = z.infer<typeof SavedViewAnswer>;
