import type { Translate } from '../../../server/i18n.ts';
import type { OccupancyPage } from '../../../server/schemas/occupancy.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FilterChoice, FilterDays } from '../../components/dashboard/filter-choice.tsx';
import {
  type AppliedFilter,
  Filters,
  type WrongFilters,
} from '../../components/dashboard/filters.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import type { Site } from '../../layouts/site.ts';

interface FilterProps {
  site: Site;
  query: OccupancyPage;
  wrong: WrongFilters;
  address: ListAddress<OccupancyPage>;
  /** Names of the villas that the list is narrowed to, as far as they are shown. */
  villas: { id: number; name: string }[];
}

/** The call's parameters, and the villas with gaps alone. */
export function OccupancyFilters(props: FilterProps) {
  const { site, query, wrong, address } = props;
  const { t } = site;
  return (
    <Filters
      t={t}
      action={paths.dashboard.occupancy()}
      label={t('occupancy:filter.label')}
      carried={{
        take: query.take === 30 ? undefined : query.take,
        view: query.view === 'grid' ? undefined : query.view,
      }}
      applied={appliedFilters(props)}
      wrong={wrong}
      clear_href={address(NO_FILTERS)}
      search={<VillaFilter {...props} />}
    >
      <Choice t={t} name="region_id" chosen={query.region_id} options={site.regions ?? []} />
      <Choice t={t} name="type_id" chosen={query.type_id} options={site.villa_types ?? []} />
      <FilterChoice
        name="isActive"
        label={t('occupancy:filter.active')}
        any={t('occupancy:filter.any')}
        chosen={query.isActive === undefined ? undefined : Number(query.isActive)}
        options={[
          { value: 1, text: t('occupancy:filter.on_site') },
          { value: 0, text: t('occupancy:filter.off_site') },
        ]}
      />
      <FilterDays
        legend={t('occupancy:filter.dates')}
        wrong={wrong}
        days={(['dateStart', 'dateEnd'] as const).map((name) => ({
          name,
          label: t(`occupancy:filter.${name}`),
          value: query[name],
        }))}
      />
      <label className="check">
        <input type="checkbox" name="gaps" value="1" defaultChecked={query.gaps === '1'} />
        {t('occupancy:filter.gaps')}
      </label>
    </Filters>
  );
}

export const NO_FILTERS = {
  villa_id: undefined,
  region_id: undefined,
  type_id: undefined,
  isActive: undefined,
  gaps: undefined,
};

/** All villas' names would be half the page: the script fetches them when the box is opened. */
function VillaFilter({ site: { t }, query, villas }: FilterProps) {
  return (
    <select
      className="input"
      name="villa_id"
      defaultValue={query.villa_id.join(',')}
      aria-label={t('occupancy:filter.villa')}
      data-all-listings="villa"
    >
      <option value="">{t('occupancy:filter.all_villas')}</option>
      {query.villa_id.length > 0 && (
        <option value={query.villa_id.join(',')}>{villaNames(query.villa_id, villas)}</option>
      )}
    </select>
  );
}

interface ChoiceProps {
  t: Translate;
  name: 'region_id' | 'type_id';
  chosen: number[];
  options: { id: number; name: string }[];
}

/** One of them, or the several that an address may name. */
function Choice({ t, name, chosen, options }: ChoiceProps) {
  const several = chosen.length > 1 ? chosen.join(',') : undefined;
  return (
    <select
      className="input"
      name={name}
      defaultValue={chosen.join(',')}
      aria-label={t(`occupancy:filter.${name}`)}
    >
      <option value="">{t(`occupancy:filter.all_${name}`)}</option>
      {several && <option value={several}>{namesOf(chosen, options)}</option>}
      {options.map(({ id, name: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}

const namesOf = (ids: number[], options: { id: number; name: string }[]) =>
  ids.map((id) => options.find((option) => option.id === id)?.name ?? String(id)).join(', ');

function villaNames(ids: number[], villas: FilterProps['villas']): string {
  const names = namesOf(ids.slice(0, 3), villas);
  return ids.length > 3 ? `${names} +${ids.length - 3}` : names;
}

/** The days are no chip: the bar above says and changes them. */
function appliedFilters({ site, query, villas, address }: FilterProps): AppliedFilter[] {
  const { t } = site;
  const { villa_id, region_id, type_id, isActive, gaps } = query;
  const chip = (key: keyof OccupancyPage, label: string, is: boolean) =>
    is && { key, label, href: address({ [key]: undefined }) };
  const chips: (AppliedFilter | false)[] = [
    chip('villa_id', villaNames(villa_id, villas), villa_id.length > 0),
    chip('region_id', namesOf(region_id, site.regions ?? []), region_id.length > 0),
    chip('type_id', namesOf(type_id, site.villa_types ?? []), type_id.length > 0),
    chip(
      'isActive',
      t(isActive ? 'occupancy:filter.on_site' : 'occupancy:filter.off_site'),
      isActive !== undefined,
    ),
    chip('gaps', t('occupancy:filter.gaps'), gaps === '1'),
  ];
  return chips.filter((each) => each !== false);
}
