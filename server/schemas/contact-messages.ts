import { z } from 'zod';

import { Email, Line, Phone, Text } from './common.ts';

const fields = {
  name: Line(120),
  email: Email,
  phone: emptyIsAbsent(Phone),
  subject: emptyIsAbsent(Line(160)),
  message: Text(4000).min(1),
};

/** `POST /v1/contact`. */
export const ContactMessage = z.strictObject(fields);

/** The page's form; `website` is the trap field robots fill in. */
export const ContactForm = z.object({ ...fields, website: z.literal('').optional() });

export type ContactMessage = z.infer<typeof ContactMessage>;

/** A field of a form that was left empty was not given. */
function emptyIsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );
}
