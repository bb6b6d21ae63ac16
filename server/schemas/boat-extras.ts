import { z } from 'zod';
import { EXTRA_UNITS } from '../shared/listing-choices.ts';

import { Id, Line, Text, Version } from './common.ts';
import { Kurus } from './price-fields.ts';

const extra = {
  name: Line(80),
  description: Text(500).default(''),
  /** Of a day, of the charter, or of a person. */
  unit: z.enum(EXTRA_UNITS),
  amount_kurus: Kurus,
  /** False: part of every charter. */
  optional: z.boolean().default(true),
  /** Its place in the list; a new one goes to the end, an edit leaves it where it is. */
  position: z.int().min(0).max(10_000).optional(),
  active: z.boolean().default(true),
};

/** `POST /v1/admin/boat/extra` */
export const NewBoatExtra = z.strictObject({ boat_id: Id, ...extra });

/** `PUT /v1/admin/boat/extra/{id}`: all of it anew. */
export const BoatExtraChanges = z.strictObject({
  boat_id: Id.optional(),
  ...extra,
  version: Version,
});

export type NewBoatExtra = z.infer<typeof NewBoatExtra>;
export type BoatExtraChanges = z.infer<typeof BoatExtraChanges>;
