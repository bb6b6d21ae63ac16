import { z } from 'zod';

import { Day, Kurus } from './common.ts';
import { FoundVilla } from './search.ts';

/** A gap as a card: the villa, the days it is free and what they cost. */
export const ShortTermOffer = z.strictObject({
  ...FoundVilla.shape,
  check_in: Day,
  check_out: Day,
  nights: z.int(),
  total_kurus: Kurus,
});

export type ShortTermOffer = z.infer<typeof ShortTermOffer>;
