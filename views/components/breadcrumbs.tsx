import { paths } from '../../server/shared/paths.ts';
import type { Site } from '../layouts/site.ts';
import { Icon } from './icon.tsx';
import { JsonLd } from './json-ld.tsx';

export interface Breadcrumb {
  text: string;
  href: string;
}

/** Where the page stands, from home down; `trail` ends with the page itself. */
export function Breadcrumbs({ site, trail }: { site: Site; trail: readonly Breadcrumb[] }) {
  const { t, base_url } = site;
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
      <JsonLd
        content={{
          '@type': 'BreadcrumbList',
          itemListElement: all.map(({ text, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: text,
            item: base_url + href,
          })),
        }}
      />
    </nav>
  );
}
