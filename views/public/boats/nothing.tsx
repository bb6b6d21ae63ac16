import { formatStay, saidDays } from '../../../server/shared/format.ts';
import { type BoatListingSearch, paths } from '../../../server/shared/paths.ts';
import { BoatCard } from '../../components/boat-card.tsx';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { Site } from '../../layouts/site.ts';
import { NoneYet } from '../listing/none-yet.tsx';
import {
  address,
  type BoatListingData,
  charterOf,
  countChosen,
  isNarrowed,
  isWhole,
  unfiltered,
} from './listing.ts';
import { askMessage } from './messages.ts';

interface NothingProps {
  site: Site;
  listing: BoatListingData;
}

/** Nothing fits: why, and the nearest searches that find something. */
export function Nothing({ site, listing }: NothingProps) {
  if (isWhole(listing)) return <NoneYet site={site} kind="boats" />;
  return <NothingFits site={site} listing={listing} />;
}

function NothingFits({ site, listing }: NothingProps) {
  const { t } = site;
  const { landing, days, ways_on, search, crowd } = listing;
  const { q } = search;
  const undated = { check_in: undefined, check_out: undefined, flex: undefined };
  const nobody = { adults: undefined, children: undefined, babies: undefined };
  const ways = crowd
    ? [
        ...(crowd.fits_by_day && crowd.asleep
          ? [{ href: tripsFor(search), text: t('boats:empty.trips') }]
          : []),
        { href: address(listing, nobody), text: t('listing:empty.any_party') },
        { href: paths.contact(), text: t('boats:empty.contact') },
      ]
    : [
        ...ways_on,
        ...(days.check_in
          ? [{ href: address(listing, undated), text: t('boats:empty.undated') }]
          : []),
        ...(countChosen(listing) > 0
          ? [{ href: unfiltered(listing), text: t('boats:empty.clear') }]
          : []),
        ...(q ? [{ href: paths.villas({ q }), text: t('boats:empty.villas', { words: q }) }] : []),
        ...(landing ? [{ href: paths.boats(), text: t('boats:empty.all') }] : []),
      ];
  return (
    <>
      <EmptyState heading="h2" title={t('boats:empty.title')} text={reasonOf(site, listing)}>
        {ways.map(({ text, href }, index) => (
          <LinkButton key={text} kind={index === 0 ? 'primary' : 'outline'} small href={href}>
            {text}
          </LinkButton>
        ))}
      </EmptyState>
      <Refused site={site} listing={listing} />
    </>
  );
}

/** Of all boats: the one that takes them by day may be of another type or place than those asked for. */
const tripsFor = ({ adults, children, babies }: BoatListingSearch) =>
  paths.boats({ adults, children, babies, unit: 'trip' });

const SIZES = '(width >= 80em) 302px, (width >= 68.75em) 24vw, (width >= 45em) 46vw, 92vw';

/** Boats that are what was asked for: why they cannot be had then, and when they can. */
function Refused({ site, listing }: NothingProps) {
  const { refused, days } = listing;
  if (refused.length === 0) return null;
  return (
    <section className="refused">
      <h2>{site.t('boats:empty.refused')}</h2>
      <div className="cards">
        {refused.map((boat) => (
          <BoatCard
            key={boat.id}
            site={site}
            boat={boat}
            stay={charterOf(listing, boat)}
            ask={askMessage(site, boat, days)}
            sizes={SIZES}
          />
        ))}
      </div>
    </section>
  );
}

function reasonOf({ t }: Site, listing: BoatListingData): string {
  const { crowd, guests } = listing;
  if (crowd)
    return t(crowd.asleep ? 'boats:empty.crowd_asleep' : 'boats:empty.crowd', {
      count: guests.adults + guests.children,
      most: crowd.most,
    });
  const { check_in, check_out, unit } = listing.days;
  if (check_in && check_out)
    return t(listing.ways_on.length ? 'boats:empty.days' : 'boats:empty.days_any', {
      days: formatStay(...saidDays(unit, check_in, check_out)),
    });
  if (listing.ways_on.length) return t('boats:empty.ways');
  if (listing.search.q) return t('boats:empty.words', { words: listing.search.q });
  if (countChosen(listing) > 0) return t('boats:empty.filters');
  return t(isNarrowed(listing) ? 'boats:empty.any' : 'boats:empty.type');
}
