import { z } from 'zod';

import { Day, Id, Line, Moment } from './common.ts';
import { GUESTS_AT_MOST, Nationality } from './guest-affairs.ts';

/** One person of a stay; without a document number the one that is stored stays. */
const ListedGuest = z.strictObject({
  /** The row this person already has; none: somebody new. */
  id: Id.optional(),
  first_name: Line(60),
  last_name: Line(60),
  nationality: Nationality.default('TR'),
  document_no: z.string().trim().max(30).default(''),
  birth_date: Day.nullable().default(null),
  sex: z.enum(['F', 'M']).nullable().default(null),
});

/** `PUT …/guests`: who comes, for the report to police or gendarmerie (KBS); replaces the list. */
export const GuestListChanges = z.strictObject({
  guests: z.array(ListedGuest).max(GUESTS_AT_MOST),
  plate: Line(20).nullable().default(null),
});

/** `PATCH …/guests`: the list was reported, now or at `reported_at`; or it was not after all. */
export const GuestListReport = z
  .strictObject({
    reported: z.boolean(),
    reported_at: Moment.optional(),
  })
  .refine(({ reported, reported_at }) => reported || reported_at === undefined, {
    path: ['reported_at'],
    error: 'not_reported',
  });

/** The list's page; `numbers`: identity numbers in the clear, which is written down. */
export const GuestListPageQuery = z.object({ numbers: z.literal('1').optional().catch(undefined) });

export type GuestListChanges = z.infer<typeof GuestListChanges>;
export type GuestListReport = z.infer<typeof GuestListReport>;
