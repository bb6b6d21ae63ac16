import { z } from 'zod';

import { Line } from './common.ts';

/** The lists whose filters can be kept under a name. */
export const VIEWED_LISTS = [
  'villas',
  'boats',
  'users',
  'villa_reservations',
  'ministry',
  'boat_reservations',
  'transactions',
  'external',
  'comments',
  'messages',
  'subscribers',
  'posts',
  'offers',
  'outbox',
  'feeds',
  'newsletters',
  'audit',
] as const;

const List = z.enum(VIEWED_LISTS);

/** `GET /v1/admin/savedviews`: one's own of one list. */
export const SavedViewList = z.strictObject({ list: List });

/** `POST /v1/admin/savedviews`: `search` is what stands behind the list's `?`. */
export const NewSavedView = z.strictObject({
  list: List,
  name: Line(60),
  search: z
    .string()
    .max(1000)
    .regex(/^[\w=&%.,+*'()~!-]*$/, 'not_search'),
});

export type SavedViewList = z.infer<typeof SavedViewList>;
export type NewSavedView = z.infer<typeof NewSavedView>;
