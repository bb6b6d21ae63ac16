import { z } from 'zod';

import {
  Degrees,
  exported,
  Id,
  IdText,
  Line,
  paging,
  rankedOrders,
  Slug,
  Text,
  Version,
} from './common.ts';

/**
 * `POST /v1/admin/districts`; without a `slug` it is made from the name. `locative` is the name with
 * its ending ('İslamlar’da'), `body` rich text; `il_code` and `ilce_code` are the state's own.
 */
export const NewDistrict = z.strictObject({
  town_id: Id,
  name: Line(80),
  slug: Slug.optional(),
  locative: Line(80).nullable().default(null),
  lat: Degrees(90),
  lon: Degrees(180),
  il_code: z.int().min(1).max(81).nullable().default(null),
  ilce_code: z.int().positive().max(99_999).nullable().default(null),
  intro: Text(2000).default(''),
  body: Text(100_000).default(''),
  seo_title: Line(120).nullable().default(null),
  seo_description: Line(320).nullable().default(null),
});

/** `PUT /v1/admin/districts/{id}`: replaces the fields; without a `slug` the address stays. */
export const DistrictChanges = NewDistrict.extend({ version: Version });

/** `GET /v1/admin/districts` (spec §7). */
export const DistrictList = z.strictObject({
  ...paging(10),
  ...exported,
  order: z.enum(rankedOrders).default('position'),
  region_id: IdText.optional(),
  town_id: IdText.optional(),
  name: Line(80).optional(),
});

/** `GET /v1/admin/districts/select`: all, or those of one town. */
export const DistrictSelect = z.strictObject({ town_id: IdText.optional() });

export type NewDistrict = z.infer<typeof NewDistrict>;
export type DistrictChanges = z.infer<typeof DistrictChanges>;
export type DistrictList = z.infer<typeof DistrictList>;
export type DistrictSelect = z.infer<typeof DistrictSelect>;
