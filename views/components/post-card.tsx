import { paths } from '../../server/shared/paths.ts';
import type { PictureData } from '../../server/shared/pictures.ts';
import type { Site } from '../layouts/site.ts';
import { Picture } from './picture.tsx';

/** A post of the blog as lists show it. */
export interface PostCardData {
  id: number;
  slug: string;
  title: string;
  summary: string;
  topic: string;
  reading_minutes: number;
  /** ISO day. */
  published_on: string;
  picture: PictureData | null;
}

export interface PostCardProps {
  site: Site;
  post: Omit<PostCardData, 'summary' | 'published_on'>;
}

const SIZES = '(width>=68.75em) 410px,(width>=45em) 46vw,92vw';
const WIDEST = 640;

export function PostCard({ site, post }: PostCardProps) {
  const { slug, title, topic, reading_minutes, picture } = post;
  return (
    <article className="card post">
      {picture && (
        <div className="picture">
          <Picture picture={picture} sizes={SIZES} widest={WIDEST} decorative />
        </div>
      )}
      <div>
        <p className="fine muted">{site.t('blog:facts', { topic, minutes: reading_minutes })}</p>
        <h3>
          <a href={paths.post(slug)}>{title}</a>
        </h3>
      </div>
    </article>
  );
}
