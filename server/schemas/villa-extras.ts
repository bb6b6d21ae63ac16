import { z } from 'zod';
import { EXTRA_UNITS } from '../shared/listing-choices.ts';

import { Id, Line, Text, Version, whateverElse } from './common.ts';
import { Kurus, OwnVilla } from './price-fields.ts';

/** Months (1–12) in which an extra is offered; null or all of them: the whole year. */
const Months = z
  .array(z.int().min(1).max(12))
  .min(1)
  .max(12)
  .transform((months) => [...new Set(months)].sort((one, other) => one - other))
  .nullable()
  .default(null);

const extra = {
  name: Line(80),
  description: Text(500).default(''),
  unit: z.enum(EXTRA_UNITS),
  amount_kurus: Kurus,
  /** False: part of every stay. */
  optional: z.boolean().default(true),
  months: Months,
  /** Its place in the list; a new one goes to the end, an edit leaves it where it is. */
  position: z.int().min(0).max(10_000).optional(),
  active: z.boolean().default(true),
};

/** What belongs to every stay is charged for every stay: search prices it without looking at months. */
const monthsAreChosen = {
  check: ({ optional, months }: { optional: boolean; months: number[] | null }) =>
    optional || months === null,
  problem: { path: ['months'], error: 'only_optional', when: whateverElse },
};

/** `POST /v1/admin/villas/extra` */
export const NewExtra = z
  .strictObject({ villa_id: Id, ...extra })
  .refine(monthsAreChosen.check, monthsAreChosen.problem);

/** `PUT /v1/admin/villas/extra/{id}`: all of it anew. */
export const ExtraChanges = z
  .strictObject({ villa_id: OwnVilla, ...extra, version: Version })
  .refine(monthsAreChosen.check, monthsAreChosen.problem);

export type NewExtra = z.infer<typeof NewExtra>;
export type ExtraChanges = z.infer<typeof ExtraChanges>;
