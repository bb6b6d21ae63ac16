import { z } from 'zod';

import { IdText, Text } from './common.ts';

/** One of the mails staff send by hand, of one reservation. */
export const ReservationMailParams = z.strictObject({
  id: IdText,
  mail: z.enum(['bank', 'confirm', 'payment_link', 'deposit_link']),
});

/** A text that a guest of one reservation accepted, by its print. */
export const AcceptanceParams = z.strictObject({
  id: IdText,
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'invalid'),
});

/** The clerk's note as the preview shows it. */
export const ReservationMailQuery = z.object({ note: Text(2000).default('') });
