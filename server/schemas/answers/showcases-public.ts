import { z } from 'zod';

import { Id } from './common.ts';
import { FoundVilla } from './search.ts';

/** A titled row of villas as the home page shows it. */
export const PublicShowcase = z.strictObject({
  id: Id,
  title: z.string(),
  subtitle: z.string(),
  link: z.string().nullable(),
  villas: z.array(FoundVilla),
});

export type PublicShowcase = z.infer<typeof PublicShowcase>;
