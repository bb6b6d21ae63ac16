import { z } from 'zod';
import { PICTURE_KINDS } from '../shared/listing-choices.ts';

import { IdText, Text } from './common.ts';

const Kind = z.enum(PICTURE_KINDS.villa);

/** The fields of `POST /v1/admin/villas/image`, beside its `images[]`. */
export const VillaPictureUpload = z.strictObject({ villa_id: IdText, kind: Kind.optional() });

/** `PUT /v1/admin/villas/image/{id}`: `alt` says what is seen. */
export const VillaPictureChanges = z.strictObject({
  alt: Text(200),
  kind: Kind.nullable().default(null),
});

export type VillaPictureChanges = z.infer<typeof VillaPictureChanges>;
