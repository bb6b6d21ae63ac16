import { z } from 'zod';

import { exported, IdText, Line, paging, Text, Version } from './common.ts';

export const SECTIONS = [
  'about',
  'rental',
  'cancel',
  'privacy',
  'kvkk',
  'howrent',
  'bank',
  'document',
  'contact',
  'car',
  'payment',
  'cookie',
] as const;

export const SectionParams = z.strictObject({ section: z.enum(SECTIONS) });
export const VersionParams = SectionParams.extend({ number: IdText });

/** `PUT /v1/admin/{section}/edit`: rich text; without a title and a text for search engines they stay. */
export const PageChanges = z.strictObject({
  title: Line(200),
  body: Text(100_000).min(1),
  seo_title: Line(120).nullable().optional(),
  seo_description: Line(320).nullable().optional(),
  version: Version,
});

/** `GET /v1/admin/pages/{section}/versions`. */
export const VersionList = z.strictObject({ ...paging(20), ...exported });

/** `POST /v1/admin/pages/{section}/preview`: nothing is kept. */
export const PagePreview = z.strictObject({
  title: z.string().trim().max(200).default(''),
  body: Text(100_000),
});

/** `/dashboard/website/{section}`: the kept version shown beside the text that stands. */
export const SitePageQuery = z.object({ number: IdText.optional() });

/** `POST /v1/admin/pages/{section}/restore`: which of the kept versions stands again. */
export const PageRestore = z.strictObject({
  number: z.int().positive().max(2_147_483_647),
  version: Version,
});

export type Section = (typeof SECTIONS)[number];
export type PageChanges = z.infer<typeof PageChanges>;
export type PageRestore = z.infer<typeof PageRestore>;
