import { z } from 'zod';
import { NEWSLETTER_STATES } from '../../shared/desk-states.ts';

import { Id, Instant, Version } from './common.ts';

const NewsletterState = z.enum(NEWSLETTER_STATES);

/**
 * A line of `GET /v1/admin/newsletters`; `queued_count` mails were made, the others tell their fate. `QUEUED`
 * says that all are made and some wait to go, `SENT` that none does.
 */
export const NewsletterRow = z.strictObject({
  id: Id,
  subject: z.string(),
  state: NewsletterState,
  queued_count: z.int(),
  /** Not gone yet, and to be tried again. */
  waiting_count: z.int(),
  sent_count: z.int(),
  dead_count: z.int(),
  skipped_count: z.int(),
  started_at: Instant.nullable(),
  finished_at: Instant.nullable(),
  created_at: Instant,
  version: Version,
});

/** One newsletter, and the mail as a subscriber gets it. */
export const NewsletterAnswer = z.strictObject({
  ...NewsletterRow.shape,
  body: z.string(),
  html: z.string(),
  text: z.string(),
});

export const NewsletterTested = z.strictObject({ mail_id: Id, recipient: z.string() });

export type NewsletterState = z.infer<typeof NewsletterState>;
export type NewsletterRow = z.infer<typeof NewsletterRow>;
export type NewsletterAnswer = z.infer<typeof NewsletterAnswer>;
