import { z } from 'zod';

import { VIEWED_LISTS } from '../saved-views.ts';
import { Id, Instant } from './common.ts';

/** A name for the filters of a list, its maker's alone or shared by all staff. */
export const SavedViewAnswer = z.strictObject({
  id: Id,
  list: z.enum(VIEWED_LISTS),
  name: z.string(),
  search: z.string(),
  shared: z.boolean(),
  /** The menu's entry of the list leads to it. */
  opening: z.boolean(),
  created_at: Instant,
});

export type SavedViewAnswer = z.infer<typeof SavedViewAnswer>;
