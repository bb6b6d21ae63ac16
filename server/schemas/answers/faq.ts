import { z } from 'zod';

import { LANDING_KINDS } from '../faq-desk.ts';
import { Id, Version } from './common.ts';

export const EntryAnswer = z.strictObject({
  id: Id,
  group_id: Id,
  question: z.string(),
  answer: z.string(),
  position: z.int(),
  active: z.boolean(),
  version: Version,
});

/** A group with its questions in their order. */
export const GroupAnswer = z.strictObject({
  id: Id,
  title: z.string(),
  landing_kind: z.enum(LANDING_KINDS).nullable(),
  landing_id: Id.nullable(),
  position: z.int(),
  active: z.boolean(),
  version: Version,
  entries: z.array(EntryAnswer),
});

export type EntryAnswer = z.infer<typeof EntryAnswer>;
export type GroupAnswer = z.infer<typeof GroupAnswer>;
