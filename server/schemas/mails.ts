import { z } from 'zod';
import { MAIL_STATES } from '../shared/desk-states.ts';
import { Line, paging } from './common.ts';

/** The mails' screen: the templates, or the outbox with what it is narrowed to. */
export const MailsQuery = z.object({
  ...paging(50),
  view: z.enum(['outbox', 'templates']).default('templates'),
  state: z.enum(MAIL_STATES).optional(),
  template_code: Line(60).optional(),
  q: Line(100).optional(),
});
