import { z } from 'zod';

import { Id, IdText, Line, Text, Version, whateverElse } from './common.ts';

export const LANDING_KINDS = ['VILLA_TYPE', 'BOAT_TYPE', 'REGION', 'TOWN', 'DISTRICT'] as const;

const groupFields = {
  title: Line(120),
  landing_kind: z.enum(LANDING_KINDS).nullable().default(null),
  landing_id: Id.nullable().default(null),
  active: z.boolean().default(true),
};

const bothOrNone = {
  check: ({ landing_kind, landing_id }: { landing_kind: unknown; landing_id: unknown }) =>
    (landing_kind === null) === (landing_id === null),
  problem: { path: ['landing_id'], error: 'landing_whole', when: whateverElse },
};

/** `POST /v1/admin/faqgroups`: general questions, or those of one landing page. */
export const NewGroup = z.strictObject(groupFields).refine(bothOrNone.check, bothOrNone.problem);

/** `PUT /v1/admin/faqgroups/{id}`: replaces the fields. */
export const GroupChanges = z
  .strictObject({ ...groupFields, version: Version })
  .refine(bothOrNone.check, bothOrNone.problem);

/** `POST /v1/admin/faqentries`; the answer is rich text. */
export const NewEntry = z.strictObject({
  group_id: Id,
  question: Line(300),
  answer: Text(20_000).min(1),
  active: z.boolean().default(true),
});

/** `PUT /v1/admin/faqentries/{id}`: replaces the fields; another group takes it to its end. */
export const EntryChanges = NewEntry.extend({ version: Version });

/** The questions' screen: which row's form is open, or of which kind a new one is made. */
export const QuestionsQuery = z.object({
  group: IdText.optional(),
  entry: IdText.optional(),
  add: z.enum(['new_group', 'new_entry']).optional(),
});

export type QuestionsQuery = z.infer<typeof QuestionsQuery>;
export type NewGroup = z.infer<typeof NewGroup>;
export type GroupChanges = z.infer<typeof GroupChanges>;
export type NewEntry = z.infer<typeof NewEntry>;
export type EntryChanges = z.infer<typeof EntryChanges>;
