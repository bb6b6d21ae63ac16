import { z } from 'zod';

import { VIEWED_LISTS } from './saved-views.ts';

const Column = z
  .string()
  .max(40)
  .regex(/^[a-z]+(_[a-z]+)*$/);

/** `PUT /v1/admin/columns`: which columns of a list are shown; one that is not named is. */
export const ColumnChoice = z.strictObject({
  list: z.enum(VIEWED_LISTS),
  shown: z
    .record(Column, z.boolean())
    .refine((shown) => Object.keys(shown).length <= 40, 'invalid'),
});

export type ColumnChoice = z.infer<typeof ColumnChoice>;
