import type { Translate } from '../../../server/i18n.ts';
import type { BoatListPage } from '../../../server/schemas/boat-pages.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FilterChoice, flagOf } from '../../components/dashboard/filter-choice.tsx';
import { type AppliedFilter, Filters } from '../../components/dashboard/filters.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { SearchField } from '../../components/dashboard/search-field.tsx';
import { BOAT_LIST_DEFAULTS } from './list-defaults.ts';

export interface FilterOptions {
  types: { id: number; name: string }[];
  marinas: { id: number; name: string; town: string }[];
}

interface FilterProps {
  t: Translate;
  query: BoatListPage;
  options: FilterOptions;
  address: ListAddress<BoatListPage>;
}

const PAPERS = ['MISSING', 'ENDING', 'OVER'] as const;

export function BoatFilters({ t, query, options, address }: FilterProps) {
  return (
    <Filters
      t={t}
      action={paths.dashboard.boats()}
      label={t('fleet:title')}
      carried={{
        order: query.order === BOAT_LIST_DEFAULTS.order ? undefined : query.order,
        take: query.take === BOAT_LIST_DEFAULTS.take ? undefined : query.take,
      }}
      applied={appliedFilters({ t, query, options, address })}
      clear_href={paths.dashboard.boats()}
      search={
        <SearchField name="q" label={t('fleet:search')} defaultValue={query.q} maxLength={80} />
      }
    >
      <Choice
        t={t}
        name="type"
        chosen={query.type}
        options={options.types.map(({ id, name }) => [String(id), name])}
      />
      <Choice
        t={t}
        name="marina"
        chosen={query.marina}
        options={options.marinas.map(({ id, name, town }) => [String(id), `${town} › ${name}`])}
      />
      <Choice
        t={t}
        name="papers"
        chosen={query.papers}
        options={PAPERS.map((state) => [state, t(`fleet:filter.papers_${state}`)])}
      />
      {(['active', 'popular'] as const).map((name) => (
        <Choice
          key={name}
          t={t}
          name={name}
          chosen={flagOf(query[name])}
          options={[
            ['1', t(`fleet:filter.${name}_1`)],
            ['0', t(`fleet:filter.${name}_0`)],
          ]}
        />
      ))}
    </Filters>
  );
}

interface ChoiceProps {
  t: Translate;
  name: 'type' | 'marina' | 'papers' | 'active' | 'popular';
  chosen: string | number | undefined;
  options: [value: string, text: string][];
}

function Choice({ t, name, chosen, options }: ChoiceProps) {
  const label = t(`fleet:filter.${name}`);
  return (
    <FilterChoice
      name={name}
      label={label}
      any={`${label}: ${t('fleet:any').toLocaleLowerCase('tr')}`}
      chosen={chosen}
      options={options.map(([value, text]) => ({ value, text }))}
    />
  );
}

export function appliedFilters({ t, query, options, address }: FilterProps): AppliedFilter[] {
  const chips: (AppliedFilter | false)[] = [
    query.q !== undefined && {
      key: 'q',
      label: t('fleet:filter.q', { q: query.q }),
      href: address({ q: undefined }),
    },
    ...(['type', 'marina'] as const).map(
      (name) =>
        query[name] !== undefined && {
          key: name,
          label: nameOf(name === 'type' ? options.types : options.marinas, query[name]),
          href: address({ [name]: undefined }),
        },
    ),
    query.papers !== undefined && {
      key: 'papers',
      label: t(`fleet:filter.papers_${query.papers}`),
      href: address({ papers: undefined }),
    },
    ...(['active', 'popular'] as const).map(
      (name) =>
        query[name] !== undefined && {
          key: name,
          label: t(`fleet:filter.${name}_${flagOf(query[name]) ?? '0'}`),
          href: address({ [name]: undefined }),
        },
    ),
  ];
  return chips.filter((chip) => chip !== false);
}

const nameOf = (rows: { id: number; name: string }[], id: number | undefined): string =>
  rows.find((row) => row.id === id)?.name ?? String(id);
