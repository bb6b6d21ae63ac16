import { paths } from '../../../server/shared/paths.ts';
import { latestPeriods, movedPeriod, periodKind } from '../../../server/shared/report-periods.ts';
import { type AppliedFilter, Filters } from '../../components/dashboard/filters.tsx';
import { Icon } from '../../components/icon.tsx';
import type { MinistryAddress, MinistryPageProps } from './index.tsx';
import { periodText } from './periods.ts';

type FilterProps = MinistryPageProps & { address: MinistryAddress };

export const NO_FILTERS = { region_id: undefined, only: undefined };

const ONLY = ['stays', 'no_permit'] as const;

/** Period, region, which villas, and which columns. */
export function MinistryFilters(props: FilterProps) {
  const { site, query, address } = props;
  const { t } = site;
  return (
    <Filters
      t={t}
      action={paths.dashboard.villaReport()}
      label={t('ministry:filter.label')}
      carried={{
        order: query.order === 'position' ? undefined : query.order,
        take: query.take === 100 ? undefined : query.take,
      }}
      applied={appliedFilters(props)}
      clear_href={address(NO_FILTERS)}
      search={<PeriodChoice {...props} />}
    >
      <select
        className="input"
        name="region_id"
        defaultValue={query.region_id.join(',')}
        aria-label={t('ministry:filter.region')}
      >
        <option value="">{t('ministry:filter.any_region')}</option>
        {(site.regions ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="only"
        defaultValue={query.only ?? ''}
        aria-label={t('ministry:filter.only')}
      >
        <option value="">{t('ministry:filter.all_villas')}</option>
        {ONLY.map((only) => (
          <option key={only} value={only}>
            {t(`ministry:filter.${only}`)}
          </option>
        ))}
      </select>
      <ColumnChoice {...props} />
    </Filters>
  );
}

const OFFERED = { MONTH: 36, QUARTER: 12, YEAR: 6 } as const;

/** The period with the ones beside it; only periods of its own length are offered. */
function PeriodChoice({ site: { t, today }, query, address }: FilterProps) {
  const { period } = query;
  const kind = periodKind(period);
  const offered = latestPeriods(today, kind, OFFERED[kind]);
  const periods = [...new Set([...offered, period])].sort().reverse();
  const step = (by: number, label: string) => (
    <a
      className="icon-button outline"
      href={address({ period: movedPeriod(period, by) })}
      aria-label={label}
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
    </a>
  );
  return (
    <div className="period-choice">
      {step(-1, t('ministry:filter.earlier'))}
      <select
        className="input"
        name="period"
        defaultValue={period}
        aria-label={t('ministry:filter.period')}
      >
        {periods.map((each) => (
          <option key={each} value={each}>
            {periodText(t, each)}
          </option>
        ))}
      </select>
      {step(1, t('ministry:filter.later'))}
    </div>
  );
}

/** Ticked columns are shown; the address and saved views remember them. */
function ColumnChoice({ site: { t }, columns, offered }: FilterProps) {
  return (
    <details className="column-choice">
      <summary className="button outline">
        <Icon name="columns-3" />
        {t('ministry:filter.columns')}
        <span className="count">{columns.length}</span>
      </summary>
      <fieldset>
        <legend className="hidden-text">{t('ministry:filter.columns')}</legend>
        {offered.map((column) => (
          <label key={column} className="check">
            <input
              type="checkbox"
              name="columns"
              value={column}
              defaultChecked={columns.includes(column)}
            />
            <span>{t(`ministry:column.${column}`)}</span>
          </label>
        ))}
        <p className="hint">{t('ministry:columns_hint')}</p>
      </fieldset>
    </details>
  );
}

function appliedFilters({ site, query, address }: FilterProps): AppliedFilter[] {
  const { t, regions } = site;
  const { region_id, only } = query;
  const nameOf = (id: number) => regions?.find((region) => region.id === id)?.name ?? String(id);
  const chips: (AppliedFilter | false)[] = [
    region_id.length > 0 && {
      key: 'region',
      label: region_id.map(nameOf).join(', '),
      href: address({ region_id: undefined }),
    },
    only !== undefined && {
      key: 'only',
      label: t(`ministry:filter.${only}`),
      href: address({ only: undefined }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
