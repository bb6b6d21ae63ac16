import { z } from 'zod';

import { Degrees, exported, Id, IdText, Line, paging, rankedOrders, Version } from './common.ts';

/** `POST /v1/admin/marina`; `locative` is the name with its ending ('D-Marin Göcek’te'). */
export const NewMarina = z.strictObject({
  town_id: Id,
  name: Line(80),
  locative: Line(80).nullable().default(null),
  lat: Degrees(90),
  lon: Degrees(180),
  address: Line(300).nullable().default(null),
});

/** `PUT /v1/admin/marina/{id}`: replaces the fields. */
export const MarinaChanges = NewMarina.extend({ version: Version });

/** `GET /v1/admin/marina` (spec §7). */
export const MarinaList = z.strictObject({
  ...paging(10),
  ...exported,
  order: z.enum(rankedOrders).default('position'),
  town_id: IdText.optional(),
  name: Line(80).optional(),
});

export type NewMarina = z.infer<typeof NewMarina>;
export type MarinaChanges = z.infer<typeof MarinaChanges>;
export type MarinaList = z.infer<typeof MarinaList>;
