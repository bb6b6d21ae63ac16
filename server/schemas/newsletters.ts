import { z } from 'zod';
import { NEWSLETTER_STATES } from '../shared/desk-states.ts';

import { Email, exported, Line, paging, Text, Version } from './common.ts';

const listed = { ...paging(50), state: z.enum(NEWSLETTER_STATES).optional() };

/** `GET /v1/admin/newsletters`: the newest first. */
export const NewsletterList = z.strictObject({ ...listed, ...exported });

/** The list's page, `/dashboard/newsletters`. */
export const NewsletterListPage = z.object(listed);

/** `POST /v1/admin/newsletters`. `body`: rich text, or plain with paragraphs parted by an empty line. */
export const NewNewsletter = z.strictObject({
  subject: Line(150),
  body: Text(20_000).min(1),
});

/** `PUT /v1/admin/newsletters/{id}`: only a draft can be changed. */
export const NewsletterChanges = z.strictObject({ ...NewNewsletter.shape, version: Version });

/** `POST /v1/admin/newsletters/{id}/test`: without an address it goes to who asks. */
export const NewsletterTest = z.strictObject({ email: Email.optional() });

/**
 * `PATCH /v1/admin/newsletters/{id}`: starts or goes on sending, or stops it. `version`: of the draft that
 * was read before it is let go.
 */
export const NewsletterMove = z.strictObject({
  state: z.enum(['SENDING', 'STOPPED']),
  version: Version,
});

/** The code in a link of a mail. */
export const NewsletterCode = z.object({ code: z.string().regex(/^[\w-]{10,64}$/) });

export type NewsletterList = z.infer<typeof NewsletterList>;
export type NewsletterListPage = z.infer<typeof NewsletterListPage>;
export type NewNewsletter = z.infer<typeof NewNewsletter>;
export type NewsletterChanges = z.infer<typeof NewsletterChanges>;
export type NewsletterMove = z.infer<typeof NewsletterMove>;
