import { z } from 'zod';

export const Preferences = z.object({
  theme: z.enum(['light', 'dark']).optional(),
  currency: z.enum(['TL', 'DOLLAR', 'EURO', 'POUND']).optional(),
  next: z.string().max(2000).default('/'),
});
