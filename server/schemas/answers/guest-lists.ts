import { z } from 'zod';

import { Day, Id, Instant } from './common.ts';

const GuestAnswer = z.strictObject({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  nationality: z.string(),
  document_kind: z.enum(['TCKN', 'YKN', 'PASSPORT']),
  /** `123******46`; the whole number leaves the database on the list's page alone. */
  document_no_masked: z.string().nullable(),
  birth_date: Day.nullable(),
  sex: z.enum(['F', 'M']).nullable(),
  /** What the report wants and nobody has told. */
  missing: z.array(z.enum(['document_no', 'birth_date', 'sex'])),
});

/** Who comes; complete once everybody who was booked for is there with all the report wants. */
export const GuestListAnswer = z.strictObject({
  people: z.int(),
  guests: z.array(GuestAnswer),
  plate: z.string().nullable(),
  complete: z.boolean(),
  reported_at: Instant.nullable(),
});

export type GuestListAnswer = z.infer<typeof GuestListAnswer>;
export type GuestAnswer = z.infer<typeof GuestAnswer>;
