import { z } from 'zod';

import { Id, Instant, Version } from './common.ts';

/** `GET /v1/website/ourdocuments`: a paper to download. */
export const PublicDocument = z.strictObject({
  id: Id,
  title: z.string(),
  file_name: z.string(),
  bytes: z.int(),
  /** Where the file is. */
  url: z.string(),
  updated_at: Instant,
});

/** A paper as staff see it; the site offers it while it is `active`. */
export const DocumentAnswer = z.strictObject({
  ...PublicDocument.shape,
  active: z.boolean(),
  position: z.int(),
  /** Its place counted from 1 (spec §3), without the gaps that positions have. */
  order: z.int(),
  created_at: Instant,
  version: Version,
});

export type PublicDocument = z.infer<typeof PublicDocument>;
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;
