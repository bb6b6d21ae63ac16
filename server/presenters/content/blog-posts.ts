import type { EditedPost, PostListRow } from '../../queries/content/blog-posts.ts';
import type { PostAnswer, PostRow, TextPicture } from '../../schemas/answers/blog-posts.ts';
import type { Columns } from '../../services/exports/columns.ts';
import type { StoredPicture } from '../../services/files/pictures.ts';
import { jpegUrl } from '../../shared/pictures.ts';

/** A line of the list. */
export const presentPostRow = (row: PostListRow): PostRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  state: row.state,
  waiting: row.waiting,
  published_at: row.published_at?.toISOString() ?? null,
  author_name: row.author_name,
  tags: row.tags,
  picture: row.picture,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

/** What a file of the list shows. */
export const postColumns: Columns<PostRow> = {
  id: 'number',
  title: 'text',
  slug: 'text',
  state: { code: 'states:post' },
  published_at: 'instant',
  author_name: 'text',
  created_at: 'instant',
};

export const presentEditedPost = (post: EditedPost): PostAnswer => ({
  ...presentPostRow(post),
  body: post.body,
  picture_hash: post.picture_hash,
  picture_alt: post.picture_alt,
  seo_title: post.seo_title,
  seo_description: post.seo_description,
});

/** `src` is what a text's `<img>` names: the whole picture, which every browser reads. */
export const presentTextPicture = (picture: StoredPicture): TextPicture => ({
  hash: picture.hash,
  width: picture.width,
  height: picture.height,
  colour: picture.colour,
  src: jpegUrl(picture),
});
