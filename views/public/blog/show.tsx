import { formatDay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { jpegUrl } from '../../../server/shared/pictures.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Html } from '../../components/html.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { PHONE_WIDTH, Picture } from '../../components/picture.tsx';
import { PostCard, type PostCardData } from '../../components/post-card.tsx';
import { Section } from '../../components/section.tsx';
import { VillaCard, type VillaCardData } from '../../components/villa-card.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import { postCard } from '../../layouts/share-cards.ts';
import type { Site } from '../../layouts/site.ts';

interface Article extends PostCardData {
  /** Sanitised rich text. */
  body: string;
  /** '' when nobody signed it. */
  author: string;
  tag: { slug: string; name: string } | null;
  /** Instants, ISO. */
  published_at: string;
  updated_at: string;
  seo_title: string | null;
  /** For search engines. */
  description: string;
}

export interface ArticleProps {
  site: Site;
  post: Article;
  related: PostCardData[];
  /** On sale, of those its text links to. */
  villas?: VillaCardData[];
  /** For staff, before others may read it. */
  preview?: boolean;
}

/** `/blog/{slug}`: one post, and what to read next. */
export function ArticlePage({ site, post, related, villas = [], preview }: ArticleProps) {
  const title = post.seo_title ?? post.title;
  return (
    <PublicLayout
      site={site}
      title={preview ? site.t('posts:preview_title', { title }) : title}
      description={post.description || undefined}
      canonical={paths.post(post.slug)}
      share={postCard(site, post, post.picture)}
      article={post}
      styles={preview ? ['form', 'prose', 'blog'] : ['prose', 'blog']}
      noindex={preview}
      lateStyle="cards-late"
      below={
        <>
          <Named site={site} villas={villas} />
          <Related site={site} related={related} />
        </>
      }
    >
      <article className="wrap article">
        {preview && <p className="note warn">{site.t('posts:preview_note')}</p>}
        <Head site={site} post={post} />
        {post.picture && (
          <figure className="picture">
            <Picture
              picture={post.picture}
              sizes={`(width >= 71.5em) 1080px, ${PHONE_WIDTH}`}
              early="leading"
            />
          </figure>
        )}
        <Html content={post.body} className="prose" />
      </article>
      <StructuredData site={site} post={post} />
    </PublicLayout>
  );
}

function Head({ site, post }: Pick<ArticleProps, 'site' | 'post'>) {
  const { t } = site;
  const { title, slug, tag, author, published_on, reading_minutes: minutes } = post;
  const facts = { author, minutes, date: formatDay(published_on) };
  const trail = [
    { text: t('blog:page_title'), href: paths.blog() },
    ...(tag ? [{ text: tag.name, href: paths.blog({ tag: tag.slug }) }] : []),
    { text: title, href: paths.post(slug) },
  ];
  return (
    <header>
      <Breadcrumbs site={site} trail={trail} />
      <h1>{title}</h1>
      <p className="medium muted">
        {author ? t('blog:byline', facts) : t('blog:byline_unsigned', facts)}
      </p>
    </header>
  );
}

/** Nobody has to look up again what was just read about. */
function Named({ site, villas }: { site: Site; villas: VillaCardData[] }) {
  return (
    <Section title={site.t('blog:named')} cards={villas}>
      {(villa) => <VillaCard key={villa.id} site={site} villa={villa} />}
    </Section>
  );
}

function Related({ site, related }: Pick<ArticleProps, 'site' | 'related'>) {
  const { t } = site;
  return (
    <Section
      title={t('blog:more')}
      all={{ href: paths.blog(), text: t('blog:all_posts') }}
      cards={related}
      columns={3}
    >
      {(post) => <PostCard key={post.id} site={site} post={post} />}
    </Section>
  );
}

function StructuredData({ site, post }: Pick<ArticleProps, 'site' | 'post'>) {
  const { settings, base_url } = site;
  const publisher = { '@type': 'Organization', name: settings.site_name, url: base_url };
  const image = post.picture ? jpegUrl(post.picture) : FIRST_PICTURE.exec(post.body)?.[0];
  return (
    <JsonLd
      content={{
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.summary || undefined,
        image: image && base_url + image,
        datePublished: post.published_at,
        dateModified: post.updated_at,
        author: post.author ? { '@type': 'Person', name: post.author } : publisher,
        publisher,
        mainEntityOfPage: base_url + paths.post(post.slug),
        inLanguage: 'tr',
      }}
    />
  );
}

/** Of a text: what its card in lists shows where there is no cover. */
const FIRST_PICTURE = /\/media\/[0-9a-f]{20}\/\d+\.jpg/;
