import type { Newsletter, NewsletterRow as Row } from '../../queries/mail/newsletters.ts';
import type { NewsletterAnswer, NewsletterRow } from '../../schemas/answers/newsletters.ts';
import type { Columns } from '../../services/exports/columns.ts';
import type { ComposedMail } from '../../services/mail/mail-composing.ts';

export const newsletterColumns: Columns<NewsletterRow> = {
  subject: 'text',
  state: { code: 'newsletters:state' },
  started_at: 'instant',
  finished_at: 'instant',
  queued_count: 'number',
  sent_count: 'number',
  dead_count: 'number',
  skipped_count: 'number',
};

/** A line of the list. */
export const presentNewsletterRow = (row: Row): NewsletterRow => ({
  id: row.id,
  subject: row.subject,
  state: row.state,
  queued_count: row.queued_count,
  waiting_count: row.waiting_count,
  sent_count: row.sent_count,
  dead_count: row.dead_count,
  skipped_count: row.skipped_count,
  started_at: row.started_at?.toISOString() ?? null,
  finished_at: row.finished_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** One newsletter with the mail it becomes. */
export const presentNewsletter = (
  row: Newsletter,
  { html, text }: Pick<ComposedMail, 'html' | 'text'>,
): NewsletterAnswer => ({ ...presentNewsletterRow(row), body: row.body, html, text });
