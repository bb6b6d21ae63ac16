import { z } from 'zod';

import { MAIL_STATES } from '../../shared/desk-states.ts';
import { Id, Instant, Kurus, Version } from './common.ts';

/** A mail template; `placeholders` are the `{{names}}` its text may have, said in Turkish. */
export const TemplateAnswer = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  placeholders: z.array(z.strictObject({ name: z.string(), label: z.string() })),
  active: z.boolean(),
  /** Somebody asked for it and waits: it cannot be switched off. */
  always: z.boolean(),
  /** It says what the product came with. */
  is_default: z.boolean(),
  mail_count: z.int().min(0),
  updated_at: Instant,
  version: Version,
});

const rendered = {
  recipient: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
};

export const PreviewAnswer = z.strictObject(rendered);

/** Those of the mails asked for that had been given up: they wait to be sent. */
export const ResentAnswer = z.strictObject({ ids: z.array(Id) });

/** A mail that was put into the outbox. */
export const QueuedAnswer = z.strictObject({ mail_id: Id, recipient: z.string() });

/** The mail as the guest gets it; `mail_id` and `url` are null in a preview. */
export const DeskMailAnswer = z.strictObject({
  ...rendered,
  template_code: z.string(),
  mail_id: Id.nullable(),
  payment_link: z
    .strictObject({
      url: z.url().nullable(),
      purpose: z.enum(['PREPAYMENT', 'BALANCE', 'DEPOSIT']),
      amount_kurus: Kurus,
      expires_at: Instant,
    })
    .nullable(),
});

/** A line of the outbox. */
export const OutboxRow = z.strictObject({
  id: Id,
  template_code: z.string().nullable(),
  template_name: z.string().nullable(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int().min(0),
  /** null: it is not tried again. */
  next_attempt_at: Instant.nullable(),
  last_error: z.string().nullable(),
  sent_at: Instant.nullable(),
  created_at: Instant,
});

/** One mail with its contents. */
export const OutboxAnswer = z.strictObject({
  ...OutboxRow.shape,
  reply_to: z.string().nullable(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.string()),
  reservation: z.strictObject({ id: Id, reservation_id: z.string() }).nullable(),
});

export type TemplateAnswer = z.infer<typeof TemplateAnswer>;
export type DeskMailAnswer = z.infer<typeof DeskMailAnswer>;
export type OutboxRow = z.infer<typeof OutboxRow>;
export type OutboxAnswer = z.infer<typeof OutboxAnswer>;
