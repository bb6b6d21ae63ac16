import { z } from 'zod';

import { SECTIONS } from '../content-pages.ts';
import { Instant, Version } from './common.ts';

/** A line of `GET /v1/admin/pages`; nulls: nobody has written that page yet. */
export const ContentPageRow = z.strictObject({
  section: z.enum(SECTIONS),
  title: z.string().nullable(),
  version: Version.nullable(),
  updated_at: Instant.nullable(),
  updated_by_name: z.string().nullable(),
});

/** One page as its editor needs it. */
export const ContentPageAnswer = z.strictObject({
  ...ContentPageRow.shape,
  body: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
});

/** A kept version: when it was saved and by whom. */
export const ContentVersionRow = z.strictObject({
  number: z.int().positive(),
  title: z.string(),
  created_at: Instant,
  created_by_name: z.string().nullable(),
});

export const ContentVersionAnswer = z.strictObject({
  ...ContentVersionRow.shape,
  body: z.string(),
});

/** A text as the site would show it. */
export const ContentPreview = z.strictObject({ title: z.string(), body: z.string() });

export type ContentPageRow = z.infer<typeof ContentPageRow>;
export type ContentPageAnswer = z.infer<typeof ContentPageAnswer>;
export type ContentPreview = z.infer<typeof ContentPreview>;
export type ContentVersionRow = z.infer<typeof ContentVersionRow>;
export type ContentVersionAnswer = z.infer<typeof ContentVersionAnswer>;
