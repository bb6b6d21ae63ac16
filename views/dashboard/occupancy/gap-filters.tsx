import type { GapState, GapsPage } from '../../../server/schemas/availability-gaps.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FilterChoice, FilterDays } from '../../components/dashboard/filter-choice.tsx';
import {
  type AppliedFilter,
  Filters,
  filled,
  type WrongFilters,
} from '../../components/dashboard/filters.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import type { Site } from '../../layouts/site.ts';

interface GapFilterProps {
  site: Site;
  query: GapsPage;
  wrong: WrongFilters;
  address: ListAddress<GapsPage>;
  max: number;
}

const STATES: GapState[] = ['sellable', 'too_short', 'unpriced'];

/** Length, state, days and place. */
export function GapFilters(props: GapFilterProps) {
  const { site, query, wrong, address, max } = props;
  const { t } = site;
  return (
    <Filters
      t={t}
      action={paths.dashboard.gaps()}
      label={t('occupancy:gaps.filter.label')}
      carried={{
        take: query.take === 50 ? undefined : query.take,
        villa_id: query.villa_id.join(','),
        type_id: query.type_id.join(','),
      }}
      applied={appliedFilters(props)}
      wrong={wrong}
      clear_href={address(NO_FILTERS)}
      search={<StateChoice t={t} status={query.status} />}
    >
      <Nights
        t={t}
        name="minNights"
        value={query.minNights === 1 ? '' : query.minNights}
        {...{ wrong, max }}
      />
      <Nights t={t} name="maxNights" value={query.maxNights ?? ''} {...{ wrong, max }} />
      <FilterChoice
        name="region_id"
        label={t('occupancy:filter.region_id')}
        any={t('occupancy:filter.all_region_id')}
        chosen={query.region_id.join(',')}
        options={(site.regions ?? []).map(({ id, name }) => ({ value: id, text: name }))}
      />
      <FilterDays
        legend={t('occupancy:gaps.filter.dates')}
        wrong={wrong}
        days={(['startDate', 'endDate'] as const).map((name) => ({
          name,
          label: t(`occupancy:gaps.filter.${name === 'startDate' ? 'start' : 'end'}`),
          value: query[name],
        }))}
      />
    </Filters>
  );
}

function StateChoice({ t, status }: { t: Site['t']; status: GapState[] }) {
  return (
    <select
      className="input"
      name="status"
      defaultValue={status.join(',')}
      aria-label={t('occupancy:gaps.filter.status')}
    >
      <option value="">{t('occupancy:gaps.filter.any_status')}</option>
      {STATES.map((state) => (
        <option key={state} value={state}>
          {t(`states:gap.${state}`)}
        </option>
      ))}
    </select>
  );
}

interface NightsProps {
  t: Site['t'];
  name: 'minNights' | 'maxNights';
  value: number | '';
  wrong: WrongFilters;
  max: number;
}

function Nights({ t, name, value, wrong, max }: NightsProps) {
  const label = t(`occupancy:gaps.filter.${name === 'minNights' ? 'min' : 'max'}`);
  return (
    <select {...filled(name, value, wrong)} className="input" aria-label={label}>
      <option value="">{label}</option>
      {Array.from({ length: max }, (_, place) => place + 1).map((nights) => (
        <option key={nights} value={nights}>
          {t('occupancy:nights', { count: nights })}
        </option>
      ))}
    </select>
  );
}

const NO_FILTERS = {
  status: undefined,
  minNights: undefined,
  maxNights: undefined,
  region_id: undefined,
  villa_id: undefined,
  type_id: undefined,
  startDate: undefined,
  endDate: undefined,
};

function appliedFilters({ site, query, address }: GapFilterProps): AppliedFilter[] {
  const { t, regions } = site;
  const { status, minNights, maxNights, region_id, startDate, endDate } = query;
  const nameOf = (id: number) => regions?.find((region) => region.id === id)?.name ?? String(id);
  const chips: (AppliedFilter | false)[] = [
    status.length > 0 && {
      key: 'status',
      label: status.map((state) => t(`states:gap.${state}`)).join(', '),
      href: address({ status: undefined }),
    },
    minNights > 1 && {
      key: 'min',
      label: t('occupancy:gaps.filter.min_chip', { count: minNights }),
      href: address({ minNights: undefined }),
    },
    maxNights !== undefined && {
      key: 'max',
      label: t('occupancy:gaps.filter.max_chip', { count: maxNights }),
      href: address({ maxNights: undefined }),
    },
    region_id.length > 0 && {
      key: 'region',
      label: region_id.map(nameOf).join(', '),
      href: address({ region_id: undefined }),
    },
    (startDate !== undefined || endDate !== undefined) && {
      key: 'dates',
      label: `${startDate ? tableDay(startDate) : '…'} – ${endDate ? tableDay(endDate) : '…'}`,
      href: address({ startDate: undefined, endDate: undefined }),
    },
  ];
  return chips.filter((each) => each !== false);
}
