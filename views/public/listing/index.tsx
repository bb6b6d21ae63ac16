import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { RecentlyViewed } from '../../components/recently-viewed.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import { placeCard } from '../../layouts/share-cards.ts';
import type { Site } from '../../layouts/site.ts';
import { Filters } from './filters.tsx';
import { ListHead } from './list-head.tsx';
import { address, isNarrowed, type ListingData } from './listing.ts';
import { Nothing } from './nothing.tsx';
import { QuickSearch } from './quick-search.tsx';
import { Related } from './related.tsx';
import { ListMap, Results } from './results.tsx';
import { descriptionOf, titleOf, trailOf } from './words.ts';

interface ListingPageProps {
  site: Site;
  listing: ListingData;
}

/** Villas for rent, all or those of a type or place; everything of it is in its address. */
export function ListingPage({ site, listing }: ListingPageProps) {
  const { landing, page, villas, map } = listing;
  const narrowed = isNarrowed(listing);
  const noindex = narrowed || listing.total === 0;
  return (
    <PublicLayout
      site={site}
      title={titleOf(site, listing)}
      description={descriptionOf(site, listing)}
      canonical={address({ search: {}, landing }, narrowed ? {} : { page })}
      noindex={noindex}
      share={landing ? placeCard(site, landing, landing.picture) : undefined}
      styles={[villas.length ? 'card' : 'cards', 'listing', ...(map ? ['listing-map'] : [])]}
      lateStyle="listing-late"
      below={
        <>
          {landing && <Related site={site} landing={landing} noindex={noindex} />}
          <RecentlyViewed site={site} />
        </>
      }
    >
      <div className="wrap listing">
        <div className="list-top">
          <Breadcrumbs site={site} trail={trailOf(site, listing)} noindex={noindex} />
          <QuickSearch site={site} listing={listing} />
        </div>
        <Filters site={site} listing={listing} />
        <div className="list">
          <ListHead site={site} listing={listing} />
          {villas.length ? (
            <Results site={site} listing={listing} />
          ) : (
            <div className={map ? 'beside-map' : undefined}>
              <div>
                <Nothing site={site} listing={listing} />
              </div>
              {map && <ListMap site={site} listing={listing} map={map} />}
            </div>
          )}
        </div>
      </div>
    </PublicLayout>
  );
}
