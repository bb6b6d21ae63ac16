import { z } from 'zod';

import { LEGAL_KINDS } from '../legal-documents.ts';
import { Instant } from './common.ts';

/** A line of `GET /v1/admin/legaldocuments`; nulls: nobody has written that text yet. */
export const LegalDocumentRow = z.strictObject({
  kind: z.enum(LEGAL_KINDS),
  title: z.string().nullable(),
  /** The one in force. */
  edition: z.int().positive().nullable(),
  published_at: Instant.nullable(),
  created_by_name: z.string().nullable(),
});

/** The text in force as its editor needs it. */
export const LegalDocumentAnswer = z.strictObject({
  ...LegalDocumentRow.shape,
  body: z.string(),
  /** What the text may name as `{{word}}`. */
  words: z.array(z.string()),
});

/** An edition: once published it is never changed. */
export const EditionRow = z.strictObject({
  edition: z.int().positive(),
  title: z.string(),
  /** Its body's print. */
  sha256: z.string(),
  published_at: Instant,
  created_by_name: z.string().nullable(),
  /** How many guests accepted it. */
  acceptances: z.int().min(0),
});

export const EditionAnswer = z.strictObject({ ...EditionRow.shape, body: z.string() });

/** A text as a guest would read it, with the names of the facts in their places. */
export const EditionPreviewAnswer = z.strictObject({ title: z.string(), body: z.string() });

export type LegalDocumentRow = z.infer<typeof LegalDocumentRow>;
export type LegalDocumentAnswer = z.infer<typeof LegalDocumentAnswer>;
export type EditionRow = z.infer<typeof EditionRow>;
export type EditionAnswer = z.infer<typeof EditionAnswer>;
