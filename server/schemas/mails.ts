import { z } from 'zod';

import { paging } from './common.ts';

/** The outbox screen: mails by state, or the templates. */
export const MailsQuery = z.object({
  ...paging(50),
  view: z.enum(['outbox', 'templates']).default('outbox'),
  state: z.enum(['WAITING', 'SENT', 'FAILED', 'DEAD', 'SKIPPED']).optional(),
});
