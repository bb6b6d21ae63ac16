import type { Site } from '../../layouts/site.ts';
import { ListingSheet } from '../prices/listing-sheet.tsx';
import type { Listing } from './kinds.ts';

interface SearchPreviewProps {
  site: Site;
  listing: Listing;
  /** Of its page. */
  path: string;
  /** Its page's own title, while none is written. */
  title: string;
}

/** How a search shows a listing's page, while title and description are typed. */
export function SearchPreview({ site, listing, path, title }: SearchPreviewProps) {
  const { seo_title, seo_description, summary } = listing;
  return (
    <div className="search-preview">
      <ListingSheet site={site} />
      <span>{`${new URL(site.base_url).host}${path}`}</span>
      <b>
        <span data-mirror="field-seo_title" data-fallback={title}>
          {seo_title ?? title}
        </span>
        {` | ${site.settings.site_name}`}
      </b>
      <p data-mirror="field-seo_description" data-fallback={summary}>
        {seo_description ?? summary}
      </p>
    </div>
  );
}
