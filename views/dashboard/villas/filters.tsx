import type { Translate } from '../../../server/i18n.ts';
import type { VillaListOptions } from '../../../server/queries/listings/villa-list-options.ts';
import type { VillaListPage } from '../../../server/schemas/villas.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FilterAmounts, FilterChoice, flagOf } from '../../components/dashboard/filter-choice.tsx';
import {
  type AppliedFilter,
  Filters,
  type WrongFilters,
} from '../../components/dashboard/filters.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { SearchField } from '../../components/dashboard/search-field.tsx';
import { VILLA_LIST_DEFAULTS } from './list-defaults.ts';

interface FilterProps {
  t: Translate;
  query: VillaListPage;
  wrong: WrongFilters;
  /** Null: an owner's few villas need a search alone. */
  options: VillaListOptions | null;
  address: ListAddress<VillaListPage>;
}

const NOTHING = {
  q: undefined,
  region_id: undefined,
  town_id: undefined,
  type_id: undefined,
  owner_id: undefined,
  permit: undefined,
  btrans: undefined,
  active: undefined,
  popular: undefined,
  villa_of_month: undefined,
  min_price: undefined,
  max_price: undefined,
};

/** Order stands in the table's heads. */
export function VillaFilters(props: FilterProps) {
  const { t, query, wrong, options, address } = props;
  const label = t(options ? 'villas:filter.q' : 'villas:filter.own_q');
  return (
    <Filters
      t={t}
      action={paths.dashboard.villas()}
      label={t('villas:filter.label')}
      carried={{
        order: query.order === VILLA_LIST_DEFAULTS.order ? undefined : query.order,
        take: query.take === VILLA_LIST_DEFAULTS.take ? undefined : query.take,
        btrans: query.btrans,
      }}
      applied={appliedFilters(props)}
      wrong={wrong}
      clear_href={address(NOTHING)}
      search={<SearchField name="q" label={label} defaultValue={query.q} maxLength={80} />}
    >
      {options && <Choices {...{ t, query, wrong, options }} />}
    </Filters>
  );
}

type ChoicesProps = Pick<FilterProps, 't' | 'query' | 'wrong'> & { options: VillaListOptions };

function Choices({ t, query, wrong, options }: ChoicesProps) {
  const rows = [
    ['region_id', options.regions],
    ['town_id', townsOf(options, query)],
    ['type_id', options.types],
    ['owner_id', options.owners],
  ] as const;
  return (
    <>
      {rows.map(([name, values]) => (
        <FilterChoice
          key={name}
          name={name}
          label={t(`villas:filter.${name}`)}
          any={t(`villas:filter.any_${name}`)}
          chosen={query[name]}
          options={values.map(({ id, name: text }) => ({ value: String(id), text }))}
        />
      ))}
      {FLAGS.map((name) => (
        <FilterChoice
          key={name}
          name={name}
          label={t(`villas:field.${name}`)}
          any={t(`villas:filter.any_${name}`)}
          chosen={flagOf(query[name])}
          options={(['1', '0'] as const).map((value) => ({
            value,
            text: t(`villas:filter.${name}.${value}`),
          }))}
        />
      ))}
      <FilterChoice
        name="permit"
        label={t('villas:column.permit')}
        any={t('villas:filter.any_permit')}
        chosen={query.permit}
        options={PERMITS.map((value) => ({ value, text: t(`editor:permit.${value}`) }))}
      />
      <Prices {...{ t, query, wrong }} />
    </>
  );
}

const Prices = ({ t, query, wrong }: Omit<ChoicesProps, 'options'>) => (
  <FilterAmounts
    legend={t('villas:filter.prices')}
    wrong={wrong}
    amounts={(['min_price', 'max_price'] as const).map((name) => ({
      name,
      label: t(`villas:filter.${name}`),
      placeholder: t(`villas:filter.short_${name}`),
      value: query[name],
    }))}
  />
);

const FLAGS = ['active', 'popular', 'villa_of_month'] as const;
const PERMITS = ['VERIFIED', 'DUE', 'UNVERIFIED', 'MISSING'] as const;

/** Those of the chosen region, if one is. */
const townsOf = ({ towns }: VillaListOptions, { region_id }: VillaListPage) =>
  region_id === undefined ? towns : towns.filter((town) => town.region_id === region_id);

/** One chip for each, with the words of what it narrows to. */
export function appliedFilters({
  t,
  query,
  options,
  address,
}: Omit<FilterProps, 'wrong'>): AppliedFilter[] {
  const chip = (key: keyof typeof NOTHING, label: string | undefined): AppliedFilter[] =>
    query[key] === undefined
      ? []
      : [{ key, label: label ?? String(query[key]), href: address({ [key]: undefined }) }];
  const named = (rows: { id: number; name: string }[] | undefined, id: number | undefined) =>
    rows?.find((row) => row.id === id)?.name;
  return [
    ...chip('q', query.q),
    ...chip('region_id', named(options?.regions, query.region_id)),
    ...chip('town_id', named(options?.towns, query.town_id)),
    ...chip('type_id', named(options?.types, query.type_id)),
    ...chip('owner_id', named(options?.owners, query.owner_id)),
    ...chip('permit', query.permit && t(`editor:permit.${query.permit}`)),
    ...chip('btrans', t('villas:filter.btrans')),
    ...chip('min_price', priceText(t, 'min_price', query)),
    ...chip('max_price', priceText(t, 'max_price', query)),
    ...FLAGS.flatMap((name) => {
      const value = flagOf(query[name]);
      return chip(name, value && t(`villas:filter.${name}.${value}`));
    }),
  ];
}

const priceText = (t: Translate, name: 'min_price' | 'max_price', query: VillaListPage) =>
  `${t(`villas:filter.${name}`)}${formatCount(query[name] ?? 0)}`;
