import { createHash } from 'node:crypto';

import type { AcceptedTextProps } from '../../../views/dashboard/reservations/accepted.tsx';
import type { AcceptanceRow } from '../../queries/content/legal-documents.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';

/** An acceptance with its text; the print is taken anew, so that a changed text is seen. */
export const presentAcceptance = (row: AcceptanceRow): AcceptedTextProps['acceptance'] => ({
  title: row.title,
  edition: row.edition,
  html: sanitiseRichText(row.rendered_html),
  sha256: row.rendered_sha256,
  matches: createHash('sha256').update(row.rendered_html).digest('hex') === row.rendered_sha256,
  checkbox_text: row.checkbox_text,
  accepted_at: row.accepted_at.toISOString(),
  published_at: row.published_at.toISOString(),
  ip: row.ip,
  user_agent: row.user_agent,
});
