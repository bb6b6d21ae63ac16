import { z } from 'zod';

import { IdText } from './common.ts';
import { MarinaList } from './marinas.ts';

/** The dashboard's list of marinas; `id` is the one whose form is open. */
export const MarinasPage = MarinaList.omit({ format: true }).extend({
  order: MarinaList.shape.order.unwrap().default('name'),
  id: IdText.optional(),
});

/** What villas or boats can have; `id` and `category` are what a form is open for. */
export const FeaturesPage = z.object({
  kind: z.enum(['villa', 'boat']).default('villa'),
  id: IdText.optional(),
  category: IdText.optional(),
});

export type MarinasPage = z.infer<typeof MarinasPage>;
export type FeaturesPage = z.infer<typeof FeaturesPage>;
