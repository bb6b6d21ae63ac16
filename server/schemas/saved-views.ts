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

/** `GET /v1/admin/savedviews`: one's own of one list, and those that all staff share. */
export const SavedViewList = z.strictObject({ list: List });

/** `POST /v1/admin/savedviews`: `search` is what stands behind the list's `?`. */
export const NewSavedView = z.strictObject({
  list: List,
  name: Line(60),
  search: z
    .string()
    .max(1000)
    .regex(/^[\w=&%.,+*'()~!-]*$/, 'not_search'),
  /** All staff see it. */
  shared: z.boolean().default(false),
  /** The menu leads to it: everybody who has no other of their own, where it is shared. */
  opening: z.boolean().default(false),
});

/** `PUT /v1/admin/savedviews/:id`: all that can be changed of one; its filters can't. */
export const SavedViewChange = NewSavedView.pick({ name: true, shared: true, opening: true });

export type SavedViewList = z.infer<typeof SavedViewList>;
export type NewSavedView = z.infer<typeof NewSavedView>;
export type SavedViewChange = z.infer<typeof SavedViewChange>;
