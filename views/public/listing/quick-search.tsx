import { nightsBetween } from '../../../server/shared/days.ts';
import { formatList } from '../../../server/shared/format.ts';
import { formatShortStay } from '../../../server/shared/format-days.ts';
import { DateRangeFields } from '../../components/date-range.tsx';
import { Icon } from '../../components/icon.tsx';
import { identityOf, Kept } from '../../components/kept.tsx';
import { LateIcon } from '../../components/late-icon.tsx';
import { PartyCell, partyText } from '../../components/party-cell.tsx';
import type { Site } from '../../layouts/site.ts';
import { askedDays } from './asked-days.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { address, chosen, type ListingData } from './listing.ts';
import { placeOf } from './words.ts';

/**
 * Place, days and guests of the search, to be changed. On phones it is one line that opens; wide
 * screens show the form at once (CSS opens the details there).
 */
export function QuickSearch({ site, listing }: { site: Site; listing: ListingData }) {
  const { t } = site;
  return (
    <details className="quick" open={listing.days_problem ? true : undefined}>
      <summary>
        <Summary site={site} listing={listing} />
        <span className="go">
          <LateIcon site={site} name="pencil" />
        </span>
        <span className="hidden-text">{t('listing:find.label')}</span>
      </summary>
      <form action={address({ search: {}, landing: listing.landing })} noValidate>
        <PlaceCell site={site} listing={listing} />
        <DateRangeFields site={site} id="stay" look="cell" {...listing.asked} />
        <PartyCell site={site} party={listing.guests} ages={listing.ages} />
        <HiddenFields search={listing.search} names={KEPT} />
        <button type="submit" className="go" aria-label={t('listing:find.button')}>
          <Icon name="search" />
        </button>
      </form>
    </details>
  );
}

const KEPT = [
  'q',
  'flex',
  'region',
  'type',
  'feature',
  'bedrooms',
  'bathrooms',
  'pool',
  'privacy',
  'sea',
  'pets',
  'instant',
  'min_price',
  'max_price',
  'area',
  'sort',
  'view',
] as const;

/** Kalkan / 15 – 22 Ağu · 6 kişi; Kalkan / Ağustos 2027, 7 gece · 6 kişi */
function Summary({ site, listing }: { site: Site; listing: ListingData }) {
  const { t } = site;
  const { check_in, check_out, flex } = listing.search;
  const days =
    check_in && check_out
      ? askedDays(site, {
          dates: formatShortStay(check_in, check_out),
          length: t('dates:nights', { count: nightsBetween(check_in, check_out) }),
          check_in,
          flex,
        })
      : t('listing:find.no_days');
  return (
    <span className="summary">
      <b>{placeOf(listing) || t('listing:find.any_place')}</b>
      <span>{`${days} · ${partyText(site, listing.guests)}`}</span>
    </span>
  );
}

/** One town of the menu to choose; districts and a landing's own place are kept as they are. */
function PlaceCell({ site, listing }: { site: Site; listing: ListingData }) {
  const { t, regions } = site;
  const { landing, search, options } = listing;
  const isPlace = landing?.kind === 'TOWN' || landing?.kind === 'DISTRICT';
  const towns = chosen(options.towns).map(({ value }) => value);
  if (isPlace || search.district || towns.length > 1)
    return (
      <div className="cell place">
        <span>{t('listing:find.place')}</span>
        <b>{placeOf(listing)}</b>
        <HiddenFields search={search} names={['town', 'district']} />
      </div>
    );
  const within =
    landing?.kind === 'REGION'
      ? [{ value: landing.slug, name: landing.name }]
      : chosen(options.regions);
  const [chosenTown = ''] = towns;
  const any = formatList(within.map(({ name }) => name)) || t('listing:find.any_place');
  return (
    <Kept
      as="label"
      className="cell place"
      by={`places|${identityOf(regions)}|${chosenTown}|${within.map(({ value }) => value)}|${any}`}
      content={() => (
        <>
          <span>{t('listing:find.place')}</span>
          <select name="town" defaultValue={chosenTown}>
            <option value="">{any}</option>
            {regions
              ?.filter(({ slug }) => !within.length || within.some(({ value }) => value === slug))
              .flatMap((region) => region.towns)
              .map(({ id, slug, name }) => (
                <option key={id} value={slug}>
                  {name}
                </option>
              ))}
          </select>
        </>
      )}
    />
  );
}
