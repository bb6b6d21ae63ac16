import { formatDay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { PHONE_WIDTH, Picture } from '../../components/picture.tsx';
import { PostCard, type PostCardData } from '../../components/post-card.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';

interface Tag {
  slug: string;
  name: string;
}

export interface BlogProps {
  site: Site;
  /** The newest post, on the first page. */
  lead: PostCardData | null;
  posts: PostCardData[];
  /** Those that lead to posts. */
  tags: Tag[];
  /** The one the list is narrowed to. */
  tag: Tag | null;
  /** To some tag, also one that no post has. */
  narrowed: boolean;
  page: number;
  pages: number;
}

/** `/blog`: posts, newest first, ten a page. */
export function BlogPage(props: BlogProps) {
  const { site, lead, posts, tag, page } = props;
  const { t } = site;
  const title = tag ? t('blog:tag_title', { tag: tag.name }) : t('blog:page_title');
  const isEmpty = !lead && posts.length === 0;
  return (
    <PublicLayout
      site={site}
      title={page > 1 ? t('blog:numbered_title', { title, page }) : title}
      description={t('blog:text')}
      canonical={paths.blog({ tag: tag?.slug, page })}
      noindex={isEmpty}
      styles={['card', 'blog']}
      lateStyle="cards-late"
      below={<Below {...props} />}
    >
      <div className="wrap">
        <div className="page-head">
          <h1>{t('blog:title')}</h1>
          <p>{t('blog:text')}</p>
        </div>
        <Tags {...props} />
        {lead && <Lead site={site} post={lead} />}
      </div>
    </PublicLayout>
  );
}

function Tags({ site, tags, tag }: BlogProps) {
  const { t } = site;
  if (tags.length === 0) return null;
  return (
    <nav className="chips" aria-label={t('blog:tags')}>
      <Chip href={paths.blog()} on={!tag}>
        {t('blog:all')}
      </Chip>
      {tags.map(({ slug, name }) => (
        <Chip key={slug} href={paths.blog({ tag: slug })} on={slug === tag?.slug}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}

const LEAD_SIZES = `(width >= 84em) 707px, (width >= 60em) 54vw, ${PHONE_WIDTH}`;

function Lead({ site, post }: { site: Site; post: PostCardData }) {
  const { slug, title, summary, topic, reading_minutes: minutes, picture, published_on } = post;
  const facts = { topic, minutes, date: formatDay(published_on) };
  return (
    <article className="lead-post">
      {picture && (
        <div className="picture">
          <Picture picture={picture} sizes={LEAD_SIZES} early="leading" decorative />
        </div>
      )}
      <div>
        <p className="fine muted">{site.t('blog:dated_facts', facts)}</p>
        <h2>
          <a href={paths.post(slug)}>{title}</a>
        </h2>
        {summary && <p className="muted">{summary}</p>}
      </div>
    </article>
  );
}

function Below(props: BlogProps) {
  const { site, lead, posts, tag, narrowed, page, pages } = props;
  const { t } = site;
  if (!lead && posts.length === 0)
    return (
      <div className="wrap">
        {narrowed ? (
          <EmptyState heading="h2" title={t('blog:empty.title')} text={t('blog:empty.text')}>
            <LinkButton href={paths.blog()}>{t('blog:empty.all')}</LinkButton>
          </EmptyState>
        ) : (
          <EmptyState heading="h2" title={t('blog:empty.none')} text={t('blog:empty.soon')} />
        )}
      </div>
    );
  return (
    <div className="wrap">
      {posts.length > 0 && (
        <section aria-labelledby="posts">
          <h2 id="posts" className="hidden-text">
            {t('blog:posts')}
          </h2>
          <div className="posts">
            {posts.map((post) => (
              <PostCard key={post.id} site={site} post={post} />
            ))}
          </div>
        </section>
      )}
      <Pagination
        site={site}
        page={page}
        pages={pages}
        href={(each) => paths.blog({ tag: tag?.slug, page: each })}
      />
      <p className="feed">
        {/* React puts it into the head, where readers of feeds look for it. */}
        <link
          rel="alternate"
          type="application/rss+xml"
          title={t('blog:feed_title', { site: site.settings.site_name })}
          href={paths.blogFeed()}
        />
        <a className="link medium" href={paths.blogFeed()}>
          <Icon name="rss" size="small" />
          {t('blog:feed')}
        </a>
      </p>
    </div>
  );
}
