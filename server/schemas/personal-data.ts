import { z } from 'zod';

import { Email, Line, Phone } from './common.ts';

/** Whom a guest's data is looked for by: what they are written to, or called at. */
const Contact = Line(254).refine(
  (text) => Email.safeParse(text).success || Phone.safeParse(text).success,
  'not_contact',
);

/** `POST /v1/admin/personaldata/search` and `/export`: in the body, so that no log has it. */
export const PersonalDataWish = z.strictObject({ contact: Contact });

const bothAreTexts = ({ value }: { value: unknown }): boolean => {
  const { contact, reason } = (value ?? {}) as Record<string, unknown>;
  return Contact.safeParse(contact).success && typeof reason === 'string';
};

/** `POST /v1/admin/personaldata/erase`; the reason is kept for good, so that it must not name them. */
export const PersonalDataErasure = z
  .strictObject({ contact: Contact, reason: Line(300) })
  .refine(({ contact, reason }) => !bare(reason).includes(markOf(contact)), {
    path: ['reason'],
    error: 'names_person',
    // Whatever else is wrong with the reason: all problems are told at once.
    when: bothAreTexts,
  });

/** A number is the same at home and from abroad by its last ten digits. */
function markOf(contact: string): string {
  const text = bare(contact);
  return /^\d+$/.test(text) ? text.slice(-10) : text;
}

const bare = (text: string) => text.toLowerCase().replace(/[\s().\-/+]/g, '');
