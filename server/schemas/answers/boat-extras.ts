import { z } from 'zod';
import { EXTRA_UNITS } from '../../shared/listing-choices.ts';

export const BoatExtraAnswer = z.strictObject({
  id: z.int(),
  boat_id: z.int(),
  name: z.string(),
  description: z.string(),
  unit: z.enum(EXTRA_UNITS),
  amount_kurus: z.int(),
  optional: z.boolean(),
  position: z.int(),
  active: z.boolean(),
  version: z.int(),
});

export type BoatExtraAnswer = z.infer<typeof BoatExtraAnswer>;
