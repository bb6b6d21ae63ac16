import type { ExternalListPage } from '../../../server/schemas/external-records.ts';
import { paths } from '../../../server/shared/paths.ts';
import {
  type AppliedFilter,
  Filters,
  filled,
  type WrongFilters,
} from '../../components/dashboard/filters.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import type { Site } from '../../layouts/site.ts';

interface FilterProps {
  site: Site;
  query: ExternalListPage;
  wrong: WrongFilters;
  address: ListAddress<ExternalListPage>;
  /** Names of the villas that are shown. */
  names: Map<number, string>;
}

const DAYS = ['started_at', 'finished_at', 'created_at'] as const;

/** The call's filters; the state is the tabs above. */
export function ExternalFilters(props: FilterProps) {
  const { site, query, wrong, address } = props;
  const { t } = site;
  return (
    <Filters
      t={t}
      action={paths.dashboard.closings()}
      label={t('external:filter.label')}
      carried={{
        status: query.status.join(','),
        order: query.order === '-created_at' ? undefined : query.order,
        take: query.take === 20 ? undefined : query.take,
      }}
      applied={appliedFilters(props)}
      wrong={wrong}
      clear_href={address({
        villa_id: undefined,
        started_at: undefined,
        finished_at: undefined,
        created_at: undefined,
      })}
      search={<VillaFilter {...props} />}
    >
      {DAYS.map((name) => (
        <label key={name} className="day-filter">
          <span>{t(`external:filter.${name}`)}</span>
          <input {...filled(name, query[name], wrong)} className="input" type="date" />
        </label>
      ))}
    </Filters>
  );
}

function VillaFilter({ site: { t }, query, names }: FilterProps) {
  const { villa_id } = query;
  return (
    <select
      className="input"
      name="villa_id"
      defaultValue={villa_id ?? ''}
      aria-label={t('occupancy:filter.villa')}
      data-all-listings="villa"
    >
      <option value="">{t('occupancy:filter.all_villas')}</option>
      {villa_id !== undefined && (
        <option value={villa_id}>{names.get(villa_id) ?? villa_id}</option>
      )}
    </select>
  );
}

function appliedFilters({ site: { t }, query, address, names }: FilterProps): AppliedFilter[] {
  const { villa_id } = query;
  const days = DAYS.map((name): AppliedFilter | false => {
    const day = query[name];
    return (
      day !== undefined && {
        key: name,
        label: `${t(`external:filter.${name}`)} ${tableDay(day)}`,
        href: address({ [name]: undefined }),
      }
    );
  });
  const villa = villa_id !== undefined && {
    key: 'villa_id',
    label: names.get(villa_id) ?? String(villa_id),
    href: address({ villa_id: undefined }),
  };
  return [villa, ...days].filter((each) => each !== false);
}
