import type { Translate } from '../../../server/i18n.ts';
import type { MarinasPage as MarinasQuery } from '../../../server/schemas/catalogue-pages.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FilterChoice } from '../../components/dashboard/filter-choice.tsx';
import { type AppliedFilter, Filters } from '../../components/dashboard/filters.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { SearchField } from '../../components/dashboard/search-field.tsx';

interface MarinaFiltersProps {
  t: Translate;
  query: MarinasQuery;
  towns: { id: number; name: string }[];
  address: ListAddress<MarinasQuery>;
}

export function MarinaFilters({ t, query, towns, address }: MarinaFiltersProps) {
  const town = towns.find(({ id }) => id === query.town_id);
  const applied: AppliedFilter[] = [];
  if (query.name)
    applied.push({ key: 'name', label: query.name, href: address({ name: undefined }) });
  if (town) applied.push({ key: 'town', label: town.name, href: address({ town_id: undefined }) });
  return (
    <Filters
      t={t}
      action={paths.dashboard.marinas()}
      label={t('marinas:filters')}
      carried={{ order: query.order === 'name' ? undefined : query.order }}
      applied={applied}
      clear_href={paths.dashboard.marinas()}
      search={
        <SearchField
          name="name"
          label={t('marinas:search')}
          defaultValue={query.name}
          maxLength={80}
        />
      }
    >
      <FilterChoice
        name="town_id"
        label={t('marinas:field.town_id')}
        any={t('marinas:any_town')}
        chosen={query.town_id}
        options={towns.map(({ id, name }) => ({ value: id, text: name }))}
      />
    </Filters>
  );
}
