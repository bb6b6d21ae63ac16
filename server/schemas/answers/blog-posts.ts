import { z } from 'zod';

import { POST_STATES } from '../blog-posts.ts';
import { Id, Instant, Picture, Version } from './common.ts';

export const TagAnswer = z.strictObject({
  id: Id,
  slug: z.string(),
  name: z.string(),
  posts: z.int().min(0),
});

/** A line of `GET /v1/admin/blog`. */
export const PostRow = z.strictObject({
  id: Id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  state: z.enum(POST_STATES),
  /** Of a published one: its day is still to come. */
  waiting: z.boolean(),
  published_at: Instant.nullable(),
  author_name: z.string(),
  tags: z.array(z.string()),
  picture: Picture.nullable(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});

/** One post as its editor needs it. */
export const PostAnswer = z.strictObject({
  ...PostRow.shape,
  body: z.string(),
  picture_hash: z.string().nullable(),
  picture_alt: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
});

/** A kept picture and the address to write into a text. */
export const TextPicture = z.strictObject({
  hash: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string(),
  src: z.string(),
});

export type TagAnswer = z.infer<typeof TagAnswer>;
export type PostRow = z.infer<typeof PostRow>;
export type PostAnswer = z.infer<typeof PostAnswer>;
export type TextPicture = z.infer<typeof TextPicture>;
