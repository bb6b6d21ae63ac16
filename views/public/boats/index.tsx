import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Html } from '../../components/html.tsx';
import { PageQuestions } from '../../components/questions.tsx';
import { RecentlyViewed } from '../../components/recently-viewed.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import { placeCard } from '../../layouts/share-cards.ts';
import type { Site } from '../../layouts/site.ts';
import { ContactLinks } from './contact-links.tsx';
import { Filters } from './filters.tsx';
import { ListHead } from './list-head.tsx';
import { address, type BoatListingData, isNarrowed } from './listing.ts';
import { Nothing } from './nothing.tsx';
import { QuickSearch } from './quick-search.tsx';
import { Results } from './results.tsx';
import { descriptionOf, headingOf, titleOf, trailOf } from './words.ts';

interface BoatListingProps {
  site: Site;
  listing: BoatListingData;
}

/** Boats for rent, all or those of a type; everything of it is in its address. */
export function BoatListingPage({ site, listing }: BoatListingProps) {
  const { landing, page, boats, map } = listing;
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
      styles={[boats.length ? 'card' : 'cards', 'listing', ...(map ? ['listing-map'] : [])]}
      lateStyle="listing-late"
      below={<Below site={site} listing={listing} noindex={noindex} />}
    >
      <div className="wrap listing">
        <div className="list-top">
          <Breadcrumbs site={site} trail={trailOf(site, listing)} noindex={noindex} />
          <QuickSearch site={site} listing={listing} />
        </div>
        <Filters site={site} listing={listing} />
        <div className="list">
          <ListHead site={site} listing={listing} />
          {boats.length ? (
            <Results site={site} listing={listing} />
          ) : (
            <Nothing site={site} listing={listing} />
          )}
        </div>
      </div>
    </PublicLayout>
  );
}

/** Staff's long text about the type and their answers, and how a boat is reserved for now. */
function Below({ site, listing, noindex }: BoatListingProps & { noindex: boolean }) {
  const { t } = site;
  const { landing, days } = listing;
  const has_totals = days.check_in && days.check_out;
  return (
    <>
      <div className="wrap related">
        {landing?.body && <Html content={landing.body} />}
        {landing && <PageQuestions site={site} groups={landing.questions} noindex={noindex} />}
        <h2>{t('boats:contact.title')}</h2>
        <div className="stack">
          <p className="muted">
            {t(has_totals ? 'boats:contact.dated_text' : 'boats:contact.list_text')}
          </p>
          <ContactLinks
            site={site}
            message={t('boats:contact.first_message', { what: headingOf(site, listing) })}
          />
        </div>
      </div>
      <RecentlyViewed site={site} />
    </>
  );
}
