import { z } from 'zod';

import { IdText, Text } from './common.ts';

const PICTURE_KINDS = [
  'EXTERIOR',
  'POOL',
  'VIEW',
  'COMMON_AREA',
  'KITCHEN',
  'BEDROOM',
  'BATHROOM',
  'CHILDREN',
  'PLAN',
] as const;

const Kind = z.enum(PICTURE_KINDS);

/** The fields of `POST /v1/admin/villas/image`, beside its `images[]`. */
export const VillaPictureUpload = z.strictObject({ villa_id: IdText, kind: Kind.optional() });

/** `PUT /v1/admin/villas/image/{id}`: `alt` says what is seen. */
export const VillaPictureChanges = z.strictObject({
  alt: Text(200),
  kind: Kind.nullable().default(null),
});

export type VillaPictureChanges = z.infer<typeof VillaPictureChanges>;
