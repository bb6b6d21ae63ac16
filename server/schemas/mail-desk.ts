import { z } from 'zod';
import { MAIL_STATES } from '../shared/desk-states.ts';

import { Email, exported, Flags, Ids, Line, paging, Text, Version } from './common.ts';

const Code = Line(40);

/** `PATCH /v1/admin/mailtemplates/activity`. */
export const TemplateFlags = Flags;

const texts = { subject: Line(250), body: Text(10_000).min(1) };

/** `PUT /v1/admin/mailtemplates/{id}`: `{{names}}` that the template does not know are refused by name. */
export const TemplateChanges = z.strictObject({ ...texts, version: Version });

/**
 * `POST /v1/admin/mailtemplates/{id}/preview`: with texts, those are shown instead of the saved ones. A
 * mail about a reservation wants one.
 */
export const TemplatePreview = z.strictObject({
  reservation_id: Code.optional(),
  subject: texts.subject.optional(),
  body: texts.body.optional(),
});

/** `POST /v1/admin/mailtemplates/{id}/test`: without an address it goes to who asks. */
export const TemplateTest = TemplatePreview.extend({ email: Email.optional() });

/** `POST /v1/admin/{sendbank,sendconfirm}`; `preview` shows the mail and sends nothing. */
export const DeskMail = z.strictObject({
  reservation_id: Code,
  note: Text(2000).default(''),
  preview: z.boolean().default(false),
  /** The same mail to this guest that the caller knows of, 0: none; 409 `mail_sent` when another went since. */
  last_mail: z.int().nonnegative().optional(),
});

/** `POST /v1/admin/sendpaymentlink`: for what is due, or (`purpose`) for the damage deposit. */
export const PaymentLinkMail = DeskMail.extend({ purpose: z.literal('DEPOSIT').optional() });

/** `GET /v1/admin/mails`: the outbox, the newest first. */
export const OutboxList = z.strictObject({
  ...paging(50),
  ...exported,
  state: z.enum(MAIL_STATES).optional(),
  template_code: Line(60).optional(),
  q: Line(100).optional(),
});

/** `POST /v1/admin/mails/resend`: mails that were given up are tried anew; others are left alone. */
export const MailsAgain = z.strictObject({ ids: Ids });

/** The template's screen; `reservation`: whose mail is shown beside it. */
export const TemplatePageQuery = z.object({ reservation: Code.optional() });

export type TemplateChanges = z.infer<typeof TemplateChanges>;
export type TemplatePreview = z.infer<typeof TemplatePreview>;
export type TemplateTest = z.infer<typeof TemplateTest>;
export type DeskMail = z.infer<typeof DeskMail>;
export type OutboxList = z.infer<typeof OutboxList>;
