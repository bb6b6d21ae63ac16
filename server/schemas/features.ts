import { z } from 'zod';

import { Id, Line, Version } from './common.ts';

/** `POST /v1/admin/featurecategory` and `/boat/featurecategory`; a new group goes to the end. */
export const NewFeatureCategory = z.strictObject({ name: Line(80) });
export const FeatureCategoryChanges = NewFeatureCategory.extend({ version: Version });

/**
 * `POST /v1/admin/feature` and `/boat/feature`; a new feature goes to the end of its group. `icon` is
 * a name of the icon sheet, `google_key` the amenity's name in search engines' markup: Google's own, or
 * one of ours (presenters/listings/villa-amenities.ts).
 */
export const NewFeature = z.strictObject({
  category_id: Id,
  name: Line(80),
  icon: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not_slug')
    .nullable()
    .default(null),
  google_key: z
    .string()
    .max(60)
    .regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'not_google_key')
    .nullable()
    .default(null),
});
export const FeatureChanges = NewFeature.extend({ version: Version });

export type NewFeatureCategory = z.infer<typeof NewFeatureCategory>;
export type FeatureCategoryChanges = z.infer<typeof FeatureCategoryChanges>;
export type NewFeature = z.infer<typeof NewFeature>;
export type FeatureChanges = z.infer<typeof FeatureChanges>;
