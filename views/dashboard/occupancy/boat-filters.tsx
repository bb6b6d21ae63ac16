import type { OccupancyPage } from '../../../server/schemas/occupancy.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FilterChoice } from '../../components/dashboard/filter-choice.tsx';
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
}

/** Boats by their type, and by whether they are on the site; the days are chosen above. */
export function BoatFilters(props: FilterProps) {
  const { site, query, wrong, address } = props;
  const { t } = site;
  return (
    <Filters
      t={t}
      action={paths.dashboard.occupancy()}
      label={t('occupancy:filter.label')}
      carried={{
        kind: 'boat',
        view: query.view === 'grid' ? undefined : query.view,
        take: query.take === 30 ? undefined : query.take,
        dateStart: query.dateStart,
        dateEnd: query.dateEnd,
      }}
      applied={appliedFilters(props)}
      wrong={wrong}
      clear_href={address({ type_id: undefined, isActive: undefined })}
      search={
        <FilterChoice
          name="type_id"
          label={t('occupancy:filter.boat_type_id')}
          any={t('occupancy:filter.all_type_id')}
          chosen={query.type_id[0]}
          options={(site.boat_types ?? []).map(({ id, name }) => ({ value: id, text: name }))}
        />
      }
    >
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
    </Filters>
  );
}

function appliedFilters({ site: { t, boat_types }, query, address }: FilterProps): AppliedFilter[] {
  const { type_id, isActive } = query;
  const named = (boat_types ?? []).filter(({ id }) => type_id.includes(id));
  return [
    ...(type_id.length > 0
      ? [
          {
            key: 'type_id',
            label: named.map(({ name }) => name).join(', '),
            href: address({ type_id: undefined }),
          },
        ]
      : []),
    ...(isActive !== undefined
      ? [
          {
            key: 'isActive',
            label: t(isActive ? 'occupancy:filter.on_site' : 'occupancy:filter.off_site'),
            href: address({ isActive: undefined }),
          },
        ]
      : []),
  ];
}
