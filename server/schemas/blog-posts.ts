import { z } from 'zod';

import { exported, Id, Line, Moment, ordersOf, paging, Slug, Text, Version } from './common.ts';

export const POST_STATES = ['DRAFT', 'PUBLISHED'] as const;

const Hash = z.string().regex(/^[0-9a-f]{20}$/, 'no_such_row');

/**
 * `POST /v1/admin/blog`. Without a `slug` it is made from the title; tags are named, new ones made. A
 * published post without a date is published now; with one to come it waits for it.
 */
export const NewPost = z.strictObject({
  title: Line(160),
  slug: Slug.optional(),
  summary: Text(500).default(''),
  body: Text(100_000).default(''),
  picture_hash: Hash.nullable().default(null),
  picture_alt: Text(200).default(''),
  author_name: Text(120).default(''),
  state: z.enum(POST_STATES).default('DRAFT'),
  published_at: Moment.nullable().default(null),
  tags: z.array(Line(60)).max(12).default([]),
  seo_title: Line(120).nullable().default(null),
  seo_description: Line(320).nullable().default(null),
});

/** `POST /v1/admin/blog/edit`: replaces the fields of post `id`; without a `slug` the address stays. */
export const PostChanges = NewPost.extend({ id: Id, version: Version });

const orders = ordersOf('published_at', 'created_at', 'id', 'title');

const listed = {
  ...paging(10),
  order: z.enum(orders).default('-published_at'),
  q: Line(100).optional(),
  state: z.enum(POST_STATES).optional(),
  tag: Slug.optional(),
};

/** `GET /v1/admin/blog` (spec §7): drafts first, then the newest. */
export const PostList = z.strictObject({ ...listed, ...exported });

/** The list's page, `/dashboard/blog`. */
export const PostListPage = z.object(listed);

/** `POST /v1/admin/picture`: pictures for texts and covers. */
export const TextPictures = z.strictObject({});

export type NewPost = z.infer<typeof NewPost>;
export type PostChanges = z.infer<typeof PostChanges>;
export type PostList = z.infer<typeof PostList>;
export type PostListPage = z.infer<typeof PostListPage>;
