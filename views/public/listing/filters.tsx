import { LateIcon } from '../../components/late-icon.tsx';
import type { Site } from '../../layouts/site.ts';
import { FilterGroup } from './filter-group.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { address, type ListingData, unfiltered } from './listing.ts';
import { FlexibleDays, OtherFilters, Rooms } from './other-filters.tsx';
import { PriceFilter } from './price-filter.tsx';

/** The sort's select belongs to the same form, by this id. */
export const FILTERS_FORM = 'filters-form';
/** What the phone's button opens. */
export const FILTERS = 'filters';

interface FiltersProps {
  site: Site;
  listing: ListingData;
}

/**
 * One GET form with every filter: beside the list on wide screens, on others a sheet that the
 * browser opens as a popover. A script sends it on every change while it stands beside the list.
 */
export function Filters({ site, listing }: FiltersProps) {
  const { t } = site;
  const { search, options } = listing;
  return (
    <aside id={FILTERS} className="filters" popover="auto" aria-label={t('listing:filters.label')}>
      <form
        id={FILTERS_FORM}
        action={address({ search: {}, landing: listing.landing })}
        data-filter-form
      >
        <div className="head">
          <b>{t('listing:filters.title')}</b>
          <button
            type="button"
            className="icon-button"
            popoverTarget={FILTERS}
            popoverTargetAction="hide"
            aria-label={t('listing:filters.close')}
          >
            <LateIcon site={site} name="x" />
          </button>
        </div>
        <div className="body">
          <HiddenFields search={search} names={KEPT} />
          <FilterGroup site={site} name="town" kind="towns" options={options.towns} />
          <FilterGroup site={site} name="district" kind="districts" options={options.districts} />
          <FlexibleDays site={site} listing={listing} />
          <PriceFilter site={site} listing={listing} />
          <Rooms site={site} listing={listing} />
          <OtherFilters site={site} listing={listing} />
          <FilterGroup site={site} name="type" kind="types" options={options.types} />
          <FilterGroup site={site} name="feature" kind="features" options={options.features} />
        </div>
        <div className="foot">
          <a className="button quiet" href={unfiltered(listing)}>
            {t('listing:filters.clear')}
          </a>
          <button type="submit" className="button primary">
            {t('listing:filters.apply')}
          </button>
        </div>
      </form>
    </aside>
  );
}

const STAY = ['check_in', 'check_out', 'adults', 'children', 'babies'] as const;
const KEPT = [...STAY, 'q', 'region', 'view'] as const;
