import type { PostCardData } from '../../../views/components/post-card.tsx';
import type { BlogProps } from '../../../views/public/blog/index.tsx';
import type { ArticleProps } from '../../../views/public/blog/show.tsx';
import { t } from '../../i18n.ts';
import type { PostCardRow, PostPage, PostRow, WholePostRow } from '../../queries/content/posts.ts';
import { type BlogQuery, POSTS_A_PAGE } from '../../schemas/posts.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';
import { beginningOf } from './rich-text.ts';

const WORDS_A_MINUTE = 200;

/** A page of the blog; its first page begins with the newest post, drawn larger. */
export function presentBlog(found: PostPage, { tag, page }: BlogQuery): Omit<BlogProps, 'site'> {
  const cards = found.posts.map(presentPostCard);
  const [newest, ...others] = cards;
  const isFirst = page === 1;
  return {
    lead: isFirst ? (newest ?? null) : null,
    posts: isFirst ? others : cards,
    tags: found.tags,
    tag: found.tags.find(({ slug }) => slug === tag) ?? null,
    narrowed: tag !== undefined,
    page,
    pages: Math.ceil(found.total / POSTS_A_PAGE),
  };
}

export function presentArticle(row: WholePostRow, related: PostRow[]): Omit<ArticleProps, 'site'> {
  const body = sanitiseRichText(row.body);
  return {
    post: {
      ...presentPostCard(row),
      body,
      author: row.author_name,
      tag: row.tags[0] ?? null,
      published_at: row.published_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      seo_title: row.seo_title,
      description: row.seo_description || row.summary || beginningOf(body),
    },
    related: related.map(presentPostCard),
  };
}

const presentPostCard = (row: PostRow): PostCardData => ({
  ...presentPost(row),
  summary: row.summary,
  published_on: row.published_on,
});

/** What a card shows of a post wherever it stands: a shorter text than a minute's takes one too. */
export const presentPost = ({ id, slug, title, topic, words, picture }: PostCardRow) => ({
  id,
  slug,
  title,
  topic: topic ?? t('home:posts.no_topic'),
  reading_minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  picture,
});
