import type { GuestAges } from '../../../islands/quote-labels.ts';
import { formatCount, formatList } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { shareCardUrl } from '../../../server/shared/share-cards.ts';
import { BoatCard, type BoatCardData } from '../../components/boat-card.tsx';
import { GapCard, type GapCardData } from '../../components/gap-card.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { Section } from '../../components/section.tsx';
import { VillaCard, type VillaCardData } from '../../components/villa-card.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import { siteCard } from '../../layouts/share-cards.ts';
import type { Site } from '../../layouts/site.ts';
import { Comments, type HomeComment } from './comments.tsx';
import { Hero } from './hero.tsx';
import { type HomePost, Posts } from './posts.tsx';
import { type HomeFigures, sentenceOf } from './sentences.ts';
import { type TownCardData, Towns } from './towns.tsx';
import { Month, type VillaOfMonth } from './villa-of-month.tsx';

export interface ShowcaseData {
  id: number;
  title: string;
  text: string | null;
  /** Where all of it is, as staff say; null: nowhere. */
  link: string | null;
  villas: VillaCardData[];
}

export interface HomeProps {
  site: Site;
  figures: HomeFigures;
  /** The first screen's picture, calm in its lower left. */
  hero: PictureData | null;
  showcases: ShowcaseData[];
  /** The first seven are shown. */
  towns: TownCardData[];
  villa_of_month: VillaOfMonth | null;
  gaps: GapCardData[];
  /** Villas with early or last-minute discounts. */
  deals: VillaCardData[];
  boats: BoatCardData[];
  comments: HomeComment[];
  posts: HomePost[];
  ages: GuestAges;
}

/** The home page; a section without content is not there. */
export function HomePage(props: HomeProps) {
  const { site, figures, hero, towns, ages } = props;
  const { t, settings } = site;
  const names = formatList(towns.slice(0, 4).map(({ name }) => name));
  const description = t(`home:hero.description.${sentenceOf(names, figures)}`, {
    towns: names,
    licence: settings.tursab_no,
  });
  return (
    <PublicLayout
      site={site}
      description={description}
      canonical={paths.home()}
      styles={['home']}
      lateStyle="home-late"
      below={<Below {...props} />}
    >
      <Hero site={site} figures={figures} picture={hero} towns={names} ages={ages} />
      <Agency site={site} />
    </PublicLayout>
  );
}

/** The agency as search engines read it. */
function Agency({ site }: { site: Site }) {
  const { t, settings, base_url, assets } = site;
  const { facebook_link, instagram_link, twitter_link, youtube_link } = settings;
  return (
    <JsonLd
      content={{
        '@type': 'TravelAgency',
        name: settings.site_name,
        legalName: settings.company_title,
        url: base_url + paths.home(),
        logo: base_url + assets.asset('icons/koy-512.png'),
        image: base_url + shareCardUrl(siteCard(site)),
        telephone: settings.site_phone,
        email: settings.site_email,
        address: settings.company_address && {
          '@type': 'PostalAddress',
          streetAddress: settings.company_address,
          addressCountry: 'TR',
        },
        identifier: {
          '@type': 'PropertyValue',
          name: t('layout:licence_name'),
          value: settings.tursab_no,
        },
        sameAs: [facebook_link, instagram_link, twitter_link, youtube_link].filter(Boolean),
      }}
    />
  );
}

function Below(props: HomeProps) {
  const { site, towns, villa_of_month, gaps, comments, posts } = props;
  const { t } = site;
  return (
    <>
      <Showcases {...props} />
      <Towns site={site} towns={towns.slice(0, 7)} />
      {villa_of_month && <Month site={site} villa={villa_of_month} />}
      <Section
        title={t('home:gaps.title')}
        text={t('home:gaps.text')}
        cards={gaps.slice(0, 3)}
        columns={3}
        texts
      >
        {(gap) => <GapCard key={`${gap.villa_id}-${gap.check_in}`} site={site} gap={gap} />}
      </Section>
      <DealsAndBoats {...props} />
      <Comments site={site} comments={comments.slice(0, 3)} />
      <Posts site={site} posts={posts.slice(0, 3)} />
    </>
  );
}

function Showcases({ site, figures, showcases }: HomeProps) {
  const { t } = site;
  const allOf = (title: string, href: string) =>
    href === paths.villas()
      ? { href, text: t('home:showcase_villas', { villas: formatCount(figures.villas) }) }
      : { href, text: t('home:showcase_all'), label: t('home:showcase_all_of', { title }) };
  return showcases.map(({ id, title, text, link, villas }, index) => (
    <Section
      key={id}
      title={title}
      text={text}
      all={link ? allOf(title, link) : undefined}
      cards={villas.slice(0, 8)}
      head={index === 0 && <TypeChips site={site} />}
    >
      {(villa) => <VillaCard key={villa.id} site={site} villa={villa} />}
    </Section>
  ));
}

/** Villa types as ways into the listing; the first is the page's own, mixed choice. */
function TypeChips({ site }: { site: Site }) {
  const { t, villa_types } = site;
  if (!villa_types?.length) return null;
  return (
    <nav className="chips" aria-label={t('home:types_label')}>
      <a className="chip" href={paths.villas()} aria-current="true">
        {t('home:all_types')}
      </a>
      {villa_types.slice(0, 7).map(({ id, slug, name }) => (
        <a key={id} className="chip" href={paths.landing(slug)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function DealsAndBoats({ site, figures, deals, boats }: HomeProps) {
  const { t } = site;
  return (
    <>
      <Section
        title={t('home:deals.title')}
        text={t('home:deals.text')}
        cards={deals.slice(0, 4)}
        all={{ href: paths.villas(), text: t('home:deals.all') }}
      >
        {(villa) => <VillaCard key={villa.id} site={site} villa={villa} />}
      </Section>
      <Section
        title={t('home:boats.title')}
        text={t('home:boats.text')}
        all={{
          href: paths.boats(),
          text: t('home:boats.all', { boats: formatCount(figures.boats) }),
        }}
        cards={boats.slice(0, 4)}
      >
        {(boat) => <BoatCard key={boat.id} site={site} boat={boat} />}
      </Section>
    </>
  );
}
