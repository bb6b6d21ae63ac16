import { formatStay } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { VillaCard } from '../../components/villa-card.tsx';
import type { Site } from '../../layouts/site.ts';
import { address, countChosen, isWhole, type ListingData, stayOf, unfiltered } from './listing.ts';
import { NoneYet } from './none-yet.tsx';

/** Nothing fits: why, and the nearest searches that find something. */
export function Nothing({ site, listing }: { site: Site; listing: ListingData }) {
  if (isWhole(listing)) return <NoneYet site={site} kind="listing" />;
  return <NothingFits site={site} listing={listing} />;
}

function NothingFits({ site, listing }: { site: Site; listing: ListingData }) {
  const { t } = site;
  const { ways_on, landing, search } = listing;
  const { q } = search;
  const crowd = isCrowd(listing);
  const ways = [
    ...ways_on,
    ...(crowd || (landing && isParty(listing))
      ? [{ href: anyParty(listing), text: t('listing:empty.any_party') }]
      : []),
    ...(crowd ? [{ href: paths.contact(), text: t('listing:empty.contact') }] : []),
    ...(q ? [{ href: paths.boats({ q }), text: t('listing:empty.boats', { words: q }) }] : []),
    ...(countChosen(listing) > 0 && !crowd
      ? [{ href: unfiltered(listing), text: t('listing:empty.clear') }]
      : []),
    ...(landing || (ways_on.length === 0 && !crowd)
      ? [{ href: paths.villas(), text: t('listing:empty.all') }]
      : []),
  ];
  return (
    <>
      <EmptyState heading="h2" title={t('listing:empty.title')} text={reasonOf(site, listing)}>
        {ways.map(({ text, href }, index) => (
          <LinkButton key={href} kind={index === 0 ? 'primary' : 'outline'} small href={href}>
            {text}
          </LinkButton>
        ))}
      </EmptyState>
      <Refused site={site} listing={listing} />
    </>
  );
}

/** Whether only their number keeps villas from those who come. */
const isParty = (listing: ListingData): boolean =>
  !listing.search.check_in && countChosen(listing) === 0 && headsOf(listing) > 2;

/** More people than any villa takes: no other day, place or filter would find them one. */
const isCrowd = (listing: ListingData): boolean =>
  Boolean(listing.largest) && headsOf(listing) > (listing.largest ?? 0);

const headsOf = ({ guests: { adults, children } }: ListingData): number => adults + children;

const anyParty = (listing: ListingData): string =>
  address(listing, { adults: undefined, children: undefined, babies: undefined });

const SIZES = '(width>=68.75em) 302px,(width>=45em) 46vw,92vw';

/** Villas that are what was asked for: why they cannot be had then, and when they can. */
function Refused({ site, listing: { refused, search } }: { site: Site; listing: ListingData }) {
  if (refused.length === 0) return null;
  return (
    <section className="refused">
      <h2>{site.t('listing:empty.refused')}</h2>
      <div className="cards">
        {refused.map((villa) => (
          <VillaCard key={villa.id} site={site} villa={villa} stay={stayOf(search)} sizes={SIZES} />
        ))}
      </div>
    </section>
  );
}

function reasonOf({ t }: Site, listing: ListingData): string {
  const { search, ways_on, landing } = listing;
  const { check_in, check_out, area, q } = search;
  if (isCrowd(listing))
    return t('listing:empty.crowd', { count: headsOf(listing), most: listing.largest ?? 0 });
  if (ways_on.length > 0)
    return check_in && check_out
      ? t('listing:empty.stay', { days: formatStay(check_in, check_out) })
      : t('listing:empty.filters');
  if (isParty(listing)) return t('listing:empty.party', { count: headsOf(listing) });
  if (q) return t('listing:empty.words', { words: q });
  if (area) return t('listing:empty.area');
  if (countChosen(listing) > 0)
    return t(check_in ? 'listing:empty.filters_stay' : 'listing:empty.filters_any');
  return t(landing && !check_in ? 'listing:empty.place' : 'listing:empty.any');
}
