import { z } from 'zod';
import { PICTURE_KINDS } from '../shared/listing-choices.ts';

import { IdText, Text } from './common.ts';

const Kind = z.enum(PICTURE_KINDS.boat);

/** The fields of `POST /v1/admin/boat/image`, beside its `images[]`. */
export const BoatPictureUpload = z.strictObject({ boat_id: IdText, kind: Kind.optional() });

/** `PUT /v1/admin/boat/image/{id}`: `alt` says what is seen. */
export const BoatPictureChanges = z.strictObject({
  alt: Text(200),
  kind: Kind.nullable().default(null),
});

export type BoatPictureChanges = z.infer<typeof BoatPictureChanges>;
