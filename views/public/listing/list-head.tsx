import { formatCount } from '../../../server/shared/format.ts';
import type { Sort } from '../../../server/shared/paths.ts';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import { Chips } from './chips.tsx';
import { FILTERS, FILTERS_FORM } from './filters.tsx';
import { address, countChosen, type ListingData } from './listing.ts';
import { headingOf } from './words.ts';

const SORTS: Sort[] = ['recommended', 'price_asc', 'price_desc', 'rating', 'newest', 'capacity'];

/** What the list is, how long it is, its order and what narrows it. */
export function ListHead({ site, listing }: { site: Site; listing: ListingData }) {
  const { t } = site;
  const { landing, days_problem } = listing;
  return (
    <header className="list-head">
      <div>
        <h1>{headingOf(site, listing)}</h1>
        {landing?.intro && <p className="intro">{landing.intro}</p>}
        <p className="total" role="status">
          <Trans text={countOf(site, listing)} />
        </p>
      </div>
      {days_problem && (
        <Note kind="warn" icon="calendar-x">
          {t(`listing:days.${days_problem}`)}
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

function countOf({ t }: Site, { total, nights }: ListingData): string {
  const villas = formatCount(total);
  if (nights === null) return total ? t('listing:count.any', { villas }) : t('listing:count.none');
  return total
    ? t('listing:count.stay', { villas, nights })
    : t('listing:count.none_stay', { nights });
}

function FiltersButton({ site, listing }: { site: Site; listing: ListingData }) {
  const count = countChosen(listing);
  return (
    <button type="button" className="chip open-filters" popoverTarget={FILTERS}>
      <Icon name="sliders-horizontal" size="small" />
      {site.t('listing:filters.title')}
      {count > 0 && <span className="tag deniz">{count}</span>}
    </button>
  );
}

/** The list with a map beside it, or without it again. */
function MapLink({ site, listing }: { site: Site; listing: ListingData }) {
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
function SortSelect({ site, listing }: { site: Site; listing: ListingData }) {
  const { t } = site;
  return (
    <div className="sort">
      <Icon name="arrow-up-down" size="small" />
      <select
        name="sort"
        form={FILTERS_FORM}
        aria-label={t('listing:sort.label')}
        defaultValue={listing.search.sort ?? 'recommended'}
        data-autosubmit
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`listing:sort.${sort}`)}
          </option>
        ))}
      </select>
      <button type="submit" className="button outline small" form={FILTERS_FORM}>
        {t('listing:sort.button')}
      </button>
    </div>
  );
}
