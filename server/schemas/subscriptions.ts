import { z } from 'zod';

import { Email } from './common.ts';

/** `POST /v1/website/subscribe`. */
export const Subscription = z.strictObject({ email: Email });

/** The footer's form; `website` is the trap field robots fill in. */
export const SubscriptionForm = z.object({
  email: Email,
  next: z.string().max(2000).default('/'),
  website: z.literal('').optional(),
});
