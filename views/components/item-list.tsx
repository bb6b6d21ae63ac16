import type { Site } from '../layouts/site.ts';
import { JsonLd } from './json-ld.tsx';

interface ItemListProps {
  site: Pick<Site, 'base_url'>;
  /** Of all pages of the list. */
  total: number;
  /** The place of the page's first, from 1. */
  from: number;
  /** Paths of what the page shows, in its order. */
  items: readonly string[];
}

/** What a list's page shows, as search engines read it: a schema.org ItemList. */
export const ItemList = ({ site: { base_url }, total, from, items }: ItemListProps) => (
  <JsonLd
    content={{
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map((path, index) => ({
        '@type': 'ListItem',
        position: from + index,
        url: base_url + path,
      })),
    }}
  />
);
