import { formatCount, formatStay } from '../../../server/shared/format.ts';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import { Chips } from './chips.tsx';
import { FILTERS, FILTERS_FORM } from './filters.tsx';
import { address, type BoatListingData, countChosen } from './listing.ts';
import { headingOf } from './words.ts';

const SORTS = ['recommended', 'price_asc', 'price_desc', 'rating', 'newest', 'capacity'] as const;

interface ListHeadProps {
  site: Site;
  listing: BoatListingData;
}

/** What the list is, how long it is, its order and what narrows it. */
export function ListHead({ site, listing }: ListHeadProps) {
  const { t } = site;
  const { landing, total, days, search } = listing;
  const { check_in, check_out } = days;
  return (
    <header className="list-head">
      <div>
        <h1>{headingOf(site, listing)}</h1>
        {landing?.intro && <p className="intro">{landing.intro}</p>}
        <p className="total" role="status">
          <Trans text={t('boats:count', { boats: formatCount(total) })} />
        </p>
      </div>
      {check_in && check_out && (
        <Note kind="info" icon="calendar-days">
          {t(search.unit ? 'boats:days_unit' : 'boats:days', {
            dates: formatStay(check_in, check_out),
          })}
        </Note>
      )}
      <div className="tools">
        <FiltersButton site={site} listing={listing} />
        <MapLink site={site} listing={listing} />
        <SortSelect site={site} listing={listing} />
        <Chips site={site} listing={listing} />
      </div>
    </header>
  );
}

function FiltersButton({ site, listing }: ListHeadProps) {
  const count = countChosen(listing);
  return (
    <button type="button" className="chip open-filters" popoverTarget={FILTERS}>
      <Icon name="sliders-horizontal" size="small" />
      {site.t('boats:filters.title')}
      {count > 0 && <span className="tag deniz">{count}</span>}
    </button>
  );
}

/** The list with a map of its marinas beside it, or without it again. */
function MapLink({ site, listing }: ListHeadProps) {
  const { search, page, total } = listing;
  if (total === 0) return null;
  const view = search.view ? undefined : 'map';
  return (
    <a
      className="chip map-link"
      href={address(listing, { view, page: page > 1 ? page : undefined })}
    >
      <Icon name="map" size="small" />
      {site.t(view ? 'map:open' : 'map:close')}
    </a>
  );
}

/** Part of the filters' form; sent by a script at once, by its button where there is none. */
function SortSelect({ site, listing }: ListHeadProps) {
  const { t } = site;
  return (
    <div className="sort">
      <Icon name="arrow-up-down" size="small" />
      <select
        name="sort"
        form={FILTERS_FORM}
        aria-label={t('boats:sort.label')}
        defaultValue={listing.search.sort ?? 'recommended'}
        data-autosubmit
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`boats:sort.${sort}`)}
          </option>
        ))}
      </select>
      <button type="submit" className="button outline small" form={FILTERS_FORM}>
        {t('boats:sort.button')}
      </button>
    </div>
  );
}
