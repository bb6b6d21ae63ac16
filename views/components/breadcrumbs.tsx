import { paths } from '../../server/shared/paths.ts';
import type { Site } from '../layouts/site.ts';
import { Icon } from './icon.tsx';
import { JsonLd } from './json-ld.tsx';

export interface Breadcrumb {
  text: string;
  href: string;
}

interface BreadcrumbsProps {
  site: Site;
  trail: readonly Breadcrumb[];
  /** The page is kept out of search engines, who alone read the trail as data. */
  noindex?: boolean;
}

/** Where the page stands, from home down; `trail` ends with the page itself. */
export function Breadcrumbs({ site, trail, noindex }: BreadcrumbsProps) {
  const { t } = site;
  const all = [{ text: t('common:home'), href: paths.home() }, ...trail];
  return (
    <nav aria-label={t('common:breadcrumbs')}>
      <ol className="breadcrumbs">
        {all.map(({ text, href }, index) => (
          <li key={href}>
            {index > 0 && <Icon name="chevron-right" />}
            {index < all.length - 1 ? <a href={href}>{text}</a> : <span>{text}</span>}
          </li>
        ))}
      </ol>
      {!noindex && <TrailData site={site} trail={all} />}
    </nav>
  );
}

function TrailData({ site, trail }: Omit<BreadcrumbsProps, 'noindex'>) {
  return (
    <JsonLd
      content={{
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ text, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: text,
          item: site.base_url + href,
        })),
      }}
    />
  );
}
