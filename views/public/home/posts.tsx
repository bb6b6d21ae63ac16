import { paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../layouts/site.ts';

export interface HomePost {
  id: number;
  slug: string;
  title: string;
  topic: string;
  reading_minutes: number;
  picture: PictureData | null;
}

export function Posts({ site, posts }: { site: Site; posts: readonly HomePost[] }) {
  const { t } = site;
  return (
    <Section
      title={t('home:posts.title')}
      all={{ href: paths.blog(), text: t('home:posts.all') }}
      cards={posts}
      columns={3}
    >
      {(post) => <Post key={post.id} site={site} post={post} />}
    </Section>
  );
}

const SIZES = '(min-width: 1100px) 410px, (min-width: 720px) 46vw, 78vw';

function Post({ site, post }: { site: Site; post: HomePost }) {
  const { slug, title, topic, reading_minutes, picture } = post;
  return (
    <article className="card post">
      <div className="picture">
        {picture && <Picture picture={picture} sizes={SIZES} decorative />}
      </div>
      <div>
        <p className="fine muted">
          {site.t('home:posts.minutes', { topic, minutes: reading_minutes })}
        </p>
        <h3>
          <a href={paths.post(slug)}>{title}</a>
        </h3>
      </div>
    </article>
  );
}
