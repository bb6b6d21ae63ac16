import { z } from 'zod';
import { currencies } from '../shared/currency.ts';

export const Preferences = z.object({
  theme: z.enum(['light', 'dark']).optional(),
  currency: z.enum(currencies).optional(),
  next: z.string().max(2000).default('/'),
});
