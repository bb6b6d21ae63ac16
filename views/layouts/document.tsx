import type { ReactNode } from 'react';
import { preload } from 'react-dom';

import { paths } from '../../server/shared/paths.ts';
import { SHARE_SIZE, type ShareCard, shareCardUrl } from '../../server/shared/share-cards.ts';
import { InlineCss } from '../components/inline-css.tsx';
import type { Site } from './site.ts';

export interface DocumentProps {
  site: Site;
  /** The page's own title; without one the page is the home page. */
  title?: string;
  description?: string;
  /** Path of the address search engines shall keep; a narrowed list names the whole one. */
  canonical?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** What the picture shows by which the page is shared. */
  share?: ShareCard;
  /** Instants, ISO: the page is a post. */
  article?: { published_at: string; updated_at: string };
  /** Names of stylesheets in static/css to write into the head, e.g. ['core', 'home']. */
  styles: readonly string[];
  /** Asks for the heading face with the page; out of the styles it is asked for after the first layout only. */
  preloadFont?: boolean;
  bodyClass?: string;
  children: ReactNode;
}

/** The html element: head, theme, inlined styles, and the module script. */
export function Document(props: DocumentProps) {
  const { site, styles, preloadFont, bodyClass, children } = props;
  // Said like this it comes before the styles, in what all pages begin with.
  if (preloadFont)
    preload(site.assets.asset('fonts/koy-display.woff2'), {
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    });
  return (
    <html lang={site.locale} data-theme={site.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <About {...props} />
        <Look site={site} />
        {styles.length > 0 && (
          <InlineCss assets={site.assets} names={styles.map((name) => `css/${name}.css`)} />
        )}
        {/* Nothing of the first paint is its work: the picture of the first screen goes before it. */}
        <script
          type="module"
          async
          fetchPriority="low"
          src={site.assets.asset('islands/client.js')}
        />
      </head>
      <body id="top" className={bodyClass}>
        {children}
      </body>
    </html>
  );
}

/** What the page is, for search engines and where it is shared; what Twitter lacks it takes from og. */
function About({ site, title, description, canonical, noindex, share, article }: DocumentProps) {
  const { site_name, site_title } = site.settings;
  const fullTitle = `${title ?? site_title} | ${site_name}`;
  const address = canonical === undefined ? undefined : site.base_url + canonical;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex, follow" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site_name} />
      <meta property="og:locale" content="tr_TR" />
      <meta property="og:title" content={title ?? fullTitle} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      {article && <meta property="article:published_time" content={article.published_at} />}
      {article && <meta property="article:modified_time" content={article.updated_at} />}
      {share && <meta property="og:image" content={site.base_url + shareCardUrl(share)} />}
      {share && !noindex && <PictureFacts share={share} />}
      <meta name="twitter:card" content={share ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** What may be known of the picture before it is fetched; where each search is a page its bytes are too few for it. */
function PictureFacts({ share }: { share: ShareCard }) {
  const { width, height } = SHARE_SIZE;
  return (
    <>
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={`${share.title.replace(/\.$/, '')}, ${share.line}`} />
    </>
  );
}

/**
 * Browser bar and icon; without a chosen theme the bar follows the system as the page does. Who can't draw
 * the icon asks for `/favicon.ico` and `/apple-touch-icon.png` without being told.
 */
function Look({ site }: { site: Site }) {
  const { theme, assets } = site;
  return (
    <>
      {theme !== 'dark' && (
        <meta
          name="theme-color"
          content="#FFFFFF"
          media={theme ? undefined : '(prefers-color-scheme: light)'}
        />
      )}
      {theme !== 'light' && (
        <meta
          name="theme-color"
          content="#07161C"
          media={theme ? undefined : '(prefers-color-scheme: dark)'}
        />
      )}
      <link rel="icon" href={assets.asset('icons/koy.svg')} type="image/svg+xml" />
      <link rel="manifest" href={paths.manifest()} />
    </>
  );
}
