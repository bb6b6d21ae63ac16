import { nightsBetween } from '../../../server/shared/days.ts';
import { formatList } from '../../../server/shared/format.ts';
import { formatShortStay, saidDays } from '../../../server/shared/format-days.ts';
import { PARTY_LIMITS } from '../../../server/shared/party-limits.ts';
import { DateRangeFields } from '../../components/date-range.tsx';
import { Icon } from '../../components/icon.tsx';
import { LateIcon } from '../../components/late-icon.tsx';
import { PartyCell, partyText } from '../../components/party-cell.tsx';
import type { Site } from '../../layouts/site.ts';
import { askedDays } from '../listing/asked-days.ts';
import { HiddenFields } from '../listing/hidden-fields.tsx';
import { address, type BoatListingData, chosen } from './listing.ts';
import { placeOf } from './words.ts';

interface QuickSearchProps {
  site: Site;
  listing: BoatListingData;
}

/**
 * Place, days and party of the search, to be changed. On phones it is one line that opens; wide
 * screens show the form at once (CSS opens the details there).
 */
export function QuickSearch({ site, listing }: QuickSearchProps) {
  const { t } = site;
  const { search, landing, asked, days_problem, guests, ages } = listing;
  return (
    <details className="quick" open={days_problem ? true : undefined}>
      <summary>
        <Summary site={site} listing={listing} />
        <span className="go">
          <LateIcon site={site} name="pencil" />
        </span>
        <span className="hidden-text">{t('listing:find.label')}</span>
      </summary>
      <form action={address({ search: {}, landing })} noValidate>
        <PlaceCell site={site} listing={listing} />
        <DateRangeFields
          site={site}
          id="charter"
          look="cell"
          {...asked}
          names={{ check_in: t('boats:form.check_in'), check_out: t('boats:form.check_out') }}
        />
        <PartyCell site={site} party={guests} ages={ages} limits={PARTY_LIMITS.boat} />
        <HiddenFields search={search} names={KEPT} />
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
  'type',
  'region',
  'unit',
  'berths',
  'cabins',
  'length',
  'crew',
  'feature',
  'instant',
  'min_price',
  'max_price',
  'sort',
  'view',
] as const;

/** Göcek / 15 – 22 Ağu · 8 kişi */
function Summary({ site, listing }: QuickSearchProps) {
  const { t } = site;
  const { check_in, check_out, unit } = listing.days;
  const days =
    check_in && check_out
      ? askedDays(site, {
          dates: formatShortStay(...saidDays(unit, check_in, check_out)),
          length: t('boats:prices.days', { count: nightsBetween(check_in, check_out) }),
          check_in,
          flex: listing.search.flex,
        })
      : t('listing:find.no_days');
  return (
    <span className="summary">
      <b>{placeOf(listing) || t('listing:find.any_place')}</b>
      <span>{`${days} · ${partyText(site, listing.guests)}`}</span>
    </span>
  );
}

/** One town of those that have boats; marinas and several towns are kept as they are. */
function PlaceCell({ site, listing }: QuickSearchProps) {
  const { t } = site;
  const { search, options } = listing;
  const towns = chosen(options.towns);
  if (search.marina || towns.length > 1)
    return (
      <div className="cell place">
        <span>{t('listing:find.place')}</span>
        <b>{placeOf(listing)}</b>
        <HiddenFields search={search} names={['town', 'marina']} />
      </div>
    );
  return (
    <label className="cell place">
      <span>{t('listing:find.place')}</span>
      <select name="town" defaultValue={towns[0]?.value ?? ''}>
        <option value="">
          {formatList(chosen(options.regions).map(({ name }) => name)) ||
            t('listing:find.any_place')}
        </option>
        {options.towns.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
