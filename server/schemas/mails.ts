import { z } from 'zod';

import { Line, paging } from './common.ts';
import { MAIL_STATES } from './mail-desk.ts';

/** The mails' screen: the templates, or the outbox with what it is narrowed to. */
export const MailsQuery = z.object({
  ...paging(50),
  view: z.enum(['outbox', 'templates']).default('templates'),
  state: z.enum(MAIL_STATES).optional(),
  template_code: Line(60).optional(),
  q: Line(100).optional(),
});
