import type { Insertable } from 'kysely';

import type { BlogPosts, Documents } from '../../server/db/tables.ts';
import { db } from './db.ts';

type Own<Table> = Partial<Insertable<Table>>;

let count = 0;
const next = () => ++count;

/** A post published a day ago, with tags by their names. */
export async function createPost({ tags = [], ...own }: Own<BlogPosts> & { tags?: string[] } = {}) {
  const n = next();
  const post = await db
    .insertInto('blog_posts')
    .values({
      slug: `yazi-${n}`,
      title: `Yazı ${n}`,
      summary: 'Kısa özet.',
      body: '<p>Kıyıdan haberler.</p>',
      author_name: 'Selin Aksoy',
      state: 'PUBLISHED',
      published_at: Temporal.Now.instant().subtract({ hours: 24 }).toString(),
      ...own,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow();
  for (const slug of tags) await tagPost(post.id, slug);
  return post;
}

async function tagPost(post_id: number, slug: string) {
  const { id: tag_id } = await db
    .insertInto('blog_tags')
    .values({ slug, name: slug })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: slug }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('blog_post_tags').values({ post_id, tag_id }).execute();
}

/** A group of questions with their answers, in the order given. */
export async function createFaqGroup(title: string, entries: [question: string, answer: string][]) {
  const { id: group_id } = await db
    .insertInto('faq_groups')
    .values({ title, position: next() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = entries.map(([question, answer], position) => ({
    group_id,
    question,
    answer,
    position,
  }));
  await db.insertInto('faq_entries').values(rows).execute();
  return { id: group_id };
}

/** A paper of the agency; its file has to be put into the store by who needs it. */
export const createDocument = (own: Own<Documents> = {}) =>
  db
    .insertInto('documents')
    .values({
      title: 'Vergi levhası',
      file_name: 'vergi-levhasi.pdf',
      hash: next().toString(16).padStart(64, '0'),
      bytes: 96_512,
      ...own,
    })
    .returning(['id', 'title', 'hash'])
    .executeTakeFirstOrThrow();
