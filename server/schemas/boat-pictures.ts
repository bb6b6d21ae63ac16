import { z } from 'zod';

import { IdText, Text } from './common.ts';

const PICTURE_KINDS = [
  'EXTERIOR',
  'DECK',
  'CABIN',
  'SALOON',
  'GALLEY',
  'BATHROOM',
  'VIEW',
  'PLAN',
] as const;

const Kind = z.enum(PICTURE_KINDS);

/** The fields of `POST /v1/admin/boat/image`, beside its `images[]`. */
export const BoatPictureUpload = z.strictObject({ boat_id: IdText, kind: Kind.optional() });

/** `PUT /v1/admin/boat/image/{id}`: `alt` says what is seen. */
export const BoatPictureChanges = z.strictObject({
  alt: Text(200),
  kind: Kind.nullable().default(null),
});

export type BoatPictureChanges = z.infer<typeof BoatPictureChanges>;
