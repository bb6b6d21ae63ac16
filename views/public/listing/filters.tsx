import { paths } from '../../../server/shared/paths.ts';
import { FilterSheet } from '../../components/filter-sheet.tsx';
import type { Site } from '../../layouts/site.ts';
import { FilterGroup } from './filter-group.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { address, type ListingData, unfiltered } from './listing.ts';
import { FlexibleDays, OtherFilters, Rooms } from './other-filters.tsx';
import { PriceFilter } from './price-filter.tsx';

interface FiltersProps {
  site: Site;
  listing: ListingData;
}

/** What the list can be narrowed by; place, days and party are changed above it. */
export function Filters({ site, listing }: FiltersProps) {
  const { search, landing, options, nights } = listing;
  const group = { site, all: listing.all_filters };
  return (
    <FilterSheet
      site={site}
      action={address({ search: {}, landing })}
      clear={unfiltered(listing)}
      count={paths.api.villaSearch(landing ? { [FIXED_BY[landing.kind]]: landing.slug } : {})}
      kind="villa"
    >
      <HiddenFields search={search} names={KEPT} />
      <FilterGroup {...group} name="town" kind="towns" options={options.towns} />
      <FilterGroup {...group} name="district" kind="districts" options={options.districts} />
      {nights !== null && <FlexibleDays site={site} chosen={search.flex} />}
      <Prices site={site} listing={listing} />
      <Rooms site={site} listing={listing} />
      <OtherFilters site={site} listing={listing} />
      <FilterGroup {...group} name="type" kind="types" options={options.types} />
      <FilterGroup {...group} name="feature" kind="features" options={options.features} />
    </FilterSheet>
  );
}

/** The parameter that each kind of landing page stands for. */
const FIXED_BY = {
  VILLA_TYPE: 'type',
  REGION: 'region',
  TOWN: 'town',
  DISTRICT: 'district',
} as const;

/** Of the stay when days are chosen, else of a night. */
function Prices({
  site,
  listing: { nights, search, wrong_prices, unread, options },
}: FiltersProps) {
  const { prices } = options;
  return (
    <PriceFilter
      site={site}
      legend={
        nights === null
          ? site.t('listing:filters.price_night')
          : site.t('listing:filters.price_stay', { count: nights })
      }
      search={search}
      wrong={wrong_prices}
      unread={unread}
      prices={prices && { ...prices, listings: prices.villas, exact: prices.one_of === 1 }}
    />
  );
}

const STAY = ['check_in', 'check_out', 'adults', 'children', 'babies'] as const;
const KEPT = [...STAY, 'q', 'region', 'area', 'view'] as const;
