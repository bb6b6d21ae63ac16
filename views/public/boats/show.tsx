import { truncate } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { AreaDrawing } from '../../components/area-drawing.tsx';
import { BoatCard } from '../../components/boat-card.tsx';
import { ListingComments } from '../../components/listing-comments.tsx';
import { PrintStyle } from '../../components/print-style.tsx';
import { RecentlyViewed } from '../../components/recently-viewed.tsx';
import { Section } from '../../components/section.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import { boatCard } from '../../layouts/share-cards.ts';
import type { Site } from '../../layouts/site.ts';
import { BoatAvailability } from './availability.tsx';
import type { BoatData, SimilarBoats, WishedCharter } from './boat.ts';
import { BottomBar, ContactPanel } from './contact-panel.tsx';
import { BoatFacts, KeyFacts } from './facts.tsx';
import { BoatFeatures } from './features.tsx';
import { BoatHead } from './head.tsx';
import type { CharterChoice } from './listing.ts';
import { Prices } from './prices.tsx';
import { Extras, Service } from './service.tsx';
import { StructuredData } from './structured-data.tsx';
import { BoatTerms } from './terms.tsx';

interface BoatPageProps {
  site: Site;
  boat: BoatData;
  /** Days the guest has in mind, for the message to the agency. */
  days: CharterChoice;
  /** The form, and the price of what it asks for. */
  charter: WishedCharter;
  similar: SimilarBoats;
}

/** A boat: pictures, what it is, what it costs and contains, and how to reserve it. */
export function BoatPage(props: BoatPageProps) {
  const { site, boat, days, charter } = props;
  const { name, town } = boat;
  return (
    <PublicLayout
      site={site}
      title={boat.seo_title ?? site.t('boats:title', { name, town })}
      description={truncate(boat.seo_description ?? boat.summary, 160)}
      canonical={paths.boat(boat.slug)}
      share={boatCard(site, boat, boat.pictures[0])}
      styles={['villa', 'boat']}
      lateStyle="villa-late"
      bodyClass="villa"
      bottomBar
      below={<Below {...props} />}
    >
      <BoatHead site={site} boat={boat} />
      <div className="wrap details">
        <KeyFacts site={site} boat={boat} />
        <About site={site} boat={boat} />
      </div>
      <ContactPanel site={site} boat={boat} days={days} charter={charter} />
      <BottomBar site={site} boat={boat} days={days} charter={charter} />
      <StructuredData site={site} boat={boat} />
    </PublicLayout>
  );
}

/** About where it sets out, among the places around. */
function Departure({ site: { t }, boat }: Pick<BoatPageProps, 'site' | 'boat'>) {
  const { name, marina, town, location } = boat;
  if (!location) return null;
  return (
    <section className="block" id="konum">
      <h2>{t('boats:location.title')}</h2>
      <AreaDrawing
        places={location.places}
        here={marina}
        label={t('boats:location.label', { name, marina, town })}
        note={t('boats:location.note')}
      />
    </section>
  );
}

/** The charter that is priced, to be asked for again. */
const chosenOf = ({ wish, quote }: WishedCharter) => (quote ? wish : {});

function About({ site, boat }: Pick<BoatPageProps, 'site' | 'boat'>) {
  if (boat.paragraphs.length === 0) return null;
  return (
    <section className="block">
      <h2>{site.t('boats:about')}</h2>
      <div className="about">
        {boat.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}

function Below({ site, boat, charter, similar }: BoatPageProps) {
  return (
    <>
      <div className="wrap details">
        <Prices site={site} boat={boat} />
        <BoatAvailability site={site} boat={boat} charter={charter} />
        <Service site={site} boat={boat} />
        <Extras site={site} extras={boat.extras} />
        <BoatFeatures site={site} features={boat.features} />
        <BoatFacts site={site} boat={boat} />
        <Departure site={site} boat={boat} />
        <BoatTerms site={site} boat={boat} />
        <ListingComments
          site={site}
          comments={boat.comments}
          words="boats:comments"
          href={(page) => paths.boat(boat.slug, { ...chosenOf(charter), comments: page })}
        />
      </div>
      <Section
        title={site.t(similar.charter ? 'boats:similar_free' : 'boats:similar')}
        cards={similar.boats}
      >
        {(each) => (
          <BoatCard
            key={each.id}
            site={site}
            boat={each}
            stay={similar.charter && { ...similar.charter, unit: each.unit }}
          />
        )}
      </Section>
      <RecentlyViewed site={site} here />
      <PrintStyle site={site} />
    </>
  );
}
