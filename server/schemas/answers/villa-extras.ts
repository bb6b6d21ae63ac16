import { z } from 'zod';
import { EXTRA_UNITS } from '../../shared/listing-choices.ts';

export const VillaExtraAnswer = z.strictObject({
  id: z.int(),
  villa_id: z.int(),
  name: z.string(),
  description: z.string(),
  unit: z.enum(EXTRA_UNITS),
  amount_kurus: z.int(),
  optional: z.boolean(),
  months: z.array(z.int()).nullable(),
  position: z.int(),
  active: z.boolean(),
  version: z.int(),
});

export type VillaExtraAnswer = z.infer<typeof VillaExtraAnswer>;
