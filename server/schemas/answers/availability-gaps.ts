import { z } from 'zod';

import { GapState } from '../availability-gaps.ts';
import { Day, Id, Kurus } from './common.ts';

/** A free range between two taken ones. */
export const AvailabilityGap = z.strictObject({
  villa_id: Id,
  name: z.string(),
  /** Never before today: nights that are over are nobody's to fill. */
  started_at: Day,
  finished_at: Day,
  nights: z.int(),
  status: GapState,
  /** Of the whole gap for two adults; null unless it is sellable. */
  total_kurus: Kurus.nullable(),
});

export type AvailabilityGap = z.infer<typeof AvailabilityGap>;
