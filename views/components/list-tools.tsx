import type { ReactNode } from 'react';

import type { Sort } from '../../server/shared/paths.ts';
import type { Site } from '../layouts/site.ts';
import { FILTERS, FILTERS_FORM } from './filter-sheet.tsx';
import { Icon } from './icon.tsx';
import { LateIcon } from './late-icon.tsx';

const SORTS: Sort[] = ['recommended', 'price_asc', 'price_desc', 'rating', 'newest', 'capacity'];

interface ListToolsProps {
  site: Site;
  /** How many filters are on. */
  chosen: number;
  sort: Sort | undefined;
  /** How long the list is. */
  total: number;
  /** The list with a map beside it, or without it again; null where there is nothing to show. */
  map: { href: string; shown: boolean } | null;
  /** What is filtered by, as chips. */
  children: ReactNode;
}

/** What can be done with a list of villas or boats: filter it, order it, see it on a map. */
export function ListTools({ site, chosen, sort, total, map, children }: ListToolsProps) {
  const { t } = site;
  return (
    <div className="tools">
      <button type="button" className="chip open-filters" popoverTarget={FILTERS}>
        <LateIcon site={site} name="sliders-horizontal" size="small" />
        {t('listing:filters.title')}
        {chosen > 0 && <span className="tag deniz">{chosen}</span>}
      </button>
      {map && (
        <a className="chip map-link" href={map.href}>
          <LateIcon site={site} name="map" size="small" />
          {t(map.shown ? 'map:close' : 'map:open')}
        </a>
      )}
      <SortSelect site={site} sort={sort} total={total} />
      {children}
    </div>
  );
}

const SORT_NOTE = 'sort-note';

type Sorted = Pick<ListToolsProps, 'site' | 'sort' | 'total'>;

/** An order that nobody asked for is explained; the others say by their names what they go by. */
const isExplained = ({ sort = 'recommended', total }: Omit<Sorted, 'site'>): boolean =>
  sort === 'recommended' && total > 0;

export function SortNote({ site, ...sorted }: Sorted) {
  if (!isExplained(sorted)) return null;
  return (
    <p id={SORT_NOTE} className="fine muted">
      {site.t('listing:sort.note')}
    </p>
  );
}

/** Part of the filters' form; sent by a script at once, by its button where there is none. */
function SortSelect({ site, ...sorted }: Sorted) {
  const { t } = site;
  return (
    <div className="sort">
      <LateIcon site={site} name="arrow-up-down" size="small" />
      <select
        name="sort"
        form={FILTERS_FORM}
        aria-label={t('listing:sort.label')}
        aria-describedby={isExplained(sorted) ? SORT_NOTE : undefined}
        defaultValue={sorted.sort ?? 'recommended'}
        data-autosubmit
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`listing:sort.${each}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" />
      <button type="submit" className="button outline small" form={FILTERS_FORM}>
        {t('listing:sort.button')}
      </button>
    </div>
  );
}
