import type { StayChoice } from '../../../islands/live-quote-types.ts';
import type { GuestAges } from '../../../islands/quote-labels.ts';
import { truncate } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { identityOf, Kept } from '../../components/kept.tsx';
import { ListingComments } from '../../components/listing-comments.tsx';
import { PrintStyle } from '../../components/print-style.tsx';
import { RecentlyViewed } from '../../components/recently-viewed.tsx';
import { Section } from '../../components/section.tsx';
import { VillaCard } from '../../components/villa-card.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import { villaCard } from '../../layouts/share-cards.ts';
import type { Site } from '../../layouts/site.ts';
import { Availability } from './availability.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { CancellationTerms } from './cancellation.tsx';
import { Features } from './features.tsx';
import { VillaHead } from './head.tsx';
import { HouseRules } from './house-rules.tsx';
import { KeyFacts, leastStays } from './key-facts.tsx';
import { Location } from './location.tsx';
import { PoolFacts, Rooms } from './rooms.tsx';
import { Extras, Seasons } from './seasons.tsx';
import { StructuredData } from './structured-data.tsx';
import type { SimilarVillas, VillaData, VisitData } from './villa.ts';

interface VillaPageProps {
  site: Site;
  villa: VillaData;
  visit: VisitData;
  similar: SimilarVillas;
  ages: GuestAges;
}

/** A villa: pictures, what it is, what it costs for the chosen days, when it is free, what guests say. */
export function VillaPage(props: VillaPageProps) {
  const { site, villa } = props;
  const key = lastingKey(site, villa);
  return (
    <PublicLayout
      site={site}
      title={villa.seo_title ?? site.t('villa:title', { name: villa.name, town: villa.town })}
      description={truncate(villa.seo_description ?? villa.summary, 160)}
      canonical={paths.villa(villa.slug)}
      share={villaCard(site, villa, villa.pictures[0])}
      styles={['villa']}
      lateStyle="villa-late"
      bodyClass="villa"
      bottomBar
      isLong
      below={<Below {...props} lasting={key} />}
    >
      <Kept
        as="div"
        className="wrap villa-head"
        by={`villa-head|${key}|${aboutOf(site, villa)}`}
        content={() => <VillaHead site={site} villa={villa} />}
      />
      <BookingPanel {...props} />
      <Kept
        as="div"
        className="wrap details"
        by={`villa-facts-and-text|${key}`}
        content={() => (
          <>
            <KeyFacts site={site} villa={villa} />
            <About site={site} villa={villa} />
          </>
        )}
      />
      <StructuredData site={site} villa={villa} />
    </PublicLayout>
  );
}

function About({ site, villa }: Pick<VillaPageProps, 'site' | 'villa'>) {
  if (villa.paragraphs.length === 0) return null;
  return (
    <section className="block">
      <h2>{site.t('villa:about')}</h2>
      <div className="about">
        {villa.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}

function Below(props: VillaPageProps & { lasting: string }) {
  const { site, villa, visit, lasting: key } = props;
  return (
    <>
      <div className="wrap details">
        <Kept
          as="div"
          by={`villa-house|${key}`}
          content={() => <House site={site} villa={villa} />}
        />
        <Seasons site={site} villa={villa} />
        <Extras site={site} extras={villa.extras} />
        <Availability site={site} villa={villa} choice={visit.choice} />
        <Kept
          as="div"
          by={`villa-place|${key}`}
          content={() => (
            <>
              <Location site={site} villa={villa} />
              <HouseRules site={site} rules={villa.rules} />
            </>
          )}
        />
        <CancellationTerms site={site} villa={villa} visit={visit} />
        <ListingComments
          site={site}
          comments={villa.comments}
          words="villa:comments"
          href={(page) => pageOfComments(villa.slug, visit.choice, page)}
        />
      </div>
      <Similar {...props} />
      <RecentlyViewed site={site} here />
      <PrintStyle site={site} />
    </>
  );
}

/** Page 1 stays in the address: without it only the first few are shown. */
const pageOfComments = (slug: string, choice: StayChoice, page: number) => {
  const { check_in, check_out, ...guests } = choice;
  return paths.villa(slug, {
    ...(check_out ? { check_in, check_out, ...guests } : {}),
    comments: page,
  });
};

function House({ site, villa }: Pick<VillaPageProps, 'site' | 'villa'>) {
  return (
    <>
      <Features site={site} villa={villa} />
      <Rooms site={site} rooms={villa.rooms} />
      <PoolFacts site={site} pool={villa.pool} />
    </>
  );
}

/** What the page shows of a villa whatever is asked for; days, prices and comments are not in it. */
function lastingKey({ t, assets }: Site, villa: VillaData): string {
  const { name, town, district, capacity, bedrooms, bathrooms, jacuzzi, floor_area_m2 } = villa;
  const { feature_count } = villa;
  const { features, absent, rooms, pool, rules, location, distances, paragraphs } = villa;
  const shown = [
    [name, town, district, capacity, bedrooms, bathrooms, jacuzzi, floor_area_m2, feature_count],
    [leastStays(villa)],
  ];
  const parts = [features, absent, rooms, pool, rules, location, distances, paragraphs];
  return identityOf(t, assets.asset, ...parts) + JSON.stringify(shown);
}

/** What the head shows beside it. */
function aboutOf({ base_url }: Site, villa: VillaData): string {
  const { id, slug, town_slug, district_slug, permit_no, instant_booking, pictures } = villa;
  const { rating, count } = villa.comments;
  const shown = [id, slug, town_slug, district_slug, permit_no, instant_booking, rating, count];
  return identityOf(pictures) + JSON.stringify([base_url, shown]);
}

function Similar({ site, similar, visit }: Omit<VillaPageProps, 'villa'>) {
  const { t } = site;
  const { adults, children, babies, check_in, check_out } = visit.choice;
  const stay = similar.same_days ? { check_in, check_out, adults, children, babies } : undefined;
  return (
    <Section
      title={t(similar.same_days ? 'villa:similar.free_title' : 'villa:similar.title')}
      cards={similar.villas}
    >
      {(villa) => <VillaCard key={villa.id} site={site} villa={villa} stay={stay} />}
    </Section>
  );
}
