import { z } from 'zod';

import { Id, Version } from './common.ts';

/** Something that villas or boats have; `listings` counts those that do. */
export const FeatureAnswer = z.strictObject({
  id: Id,
  category_id: Id,
  name: z.string(),
  icon: z.string().nullable(),
  google_key: z.string().nullable(),
  position: z.int(),
  listings: z.int(),
  version: Version,
});

const category = { id: Id, name: z.string(), position: z.int(), version: Version };

/** A group by itself. */
export const FeatureCategoryAnswer = z.strictObject(category);

/** A group with its features, both in staff's order. */
export const FeatureGroup = z.strictObject({ ...category, features: z.array(FeatureAnswer) });

export type FeatureAnswer = z.infer<typeof FeatureAnswer>;
export type FeatureCategoryAnswer = z.infer<typeof FeatureCategoryAnswer>;
export type FeatureGroup = z.infer<typeof FeatureGroup>;
