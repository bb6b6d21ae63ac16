import { paths } from '../../../server/shared/paths.ts';
import { PostCard, type PostCardProps } from '../../components/post-card.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../layouts/site.ts';

export type HomePost = PostCardProps['post'];

export function Posts({ site, posts }: { site: Site; posts: readonly HomePost[] }) {
  const { t } = site;
  return (
    <Section
      title={t('home:posts.title')}
      all={{ href: paths.blog(), text: t('home:posts.all') }}
      cards={posts}
      columns={3}
    >
      {(post) => <PostCard key={post.id} site={site} post={post} />}
    </Section>
  );
}
