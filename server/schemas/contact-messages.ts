import { z } from 'zod';

import { CharterUnitText } from './boats.ts';
import { Day, Email, Line, Phone, Slug, Text } from './common.ts';

const fields = {
  name: Line(120),
  email: Email,
  phone: emptyIsAbsent(Phone),
  subject: emptyIsAbsent(Line(160)),
  message: Text(4000).min(1),
};

/** `POST /v1/contact`. `villa`, `boat`: the slug of what the message asks about; one that is gone is ignored. */
export const ContactMessage = z.strictObject({
  ...fields,
  villa: Slug.optional(),
  boat: Slug.optional(),
});

/** The page's form; nobody sees what it asks about. `website` is the trap field robots fill in. */
export const ContactForm = z.object({
  ...fields,
  villa: Slug.optional().catch(undefined),
  boat: Slug.optional().catch(undefined),
  website: z.literal('').optional(),
});

/** `GET /contact`: which villa or boat a question is about, and for which days. */
export const ContactQuery = z.object({
  villa: Slug.optional(),
  boat: Slug.optional(),
  check_in: Day.optional(),
  check_out: Day.optional(),
  unit: CharterUnitText.optional(),
});

export type ContactQuery = z.infer<typeof ContactQuery>;

export type ContactMessage = z.infer<typeof ContactMessage>;

/** A field of a form that was left empty was not given. */
function emptyIsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );
}
