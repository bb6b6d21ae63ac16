import type { Translate } from '../../../server/i18n.ts';
import type { TransactionList } from '../../../server/schemas/transactions.ts';
import { formatCount } from '../../../server/shared/format.ts';
import {
  MOVEMENT_METHODS,
  MOVEMENT_PURPOSES,
  NEEDED_ACTIONS,
} from '../../../server/shared/movement-codes.ts';
import { paths } from '../../../server/shared/paths.ts';
import {
  FilterAmounts,
  FilterChoice,
  FilterDays,
} from '../../components/dashboard/filter-choice.tsx';
import {
  type AppliedFilter,
  Filters,
  type WrongFilters,
} from '../../components/dashboard/filters.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { SearchField } from '../../components/dashboard/search-field.tsx';
import { purposeOfAny } from '../../components/purpose-word.ts';
import { TRANSACTION_LIST_DEFAULTS } from './list-defaults.ts';

interface FilterProps {
  t: Translate;
  query: TransactionList;
  wrong: WrongFilters;
  address: ListAddress<TransactionList>;
}

const DIFFERENCES = 'MISMATCH,UNMATCHED';

const NO_FILTERS = {
  method: [],
  purpose: [],
  action: [],
  reservation_id: undefined,
  date1: undefined,
  date2: undefined,
  min_amount: undefined,
  max_amount: undefined,
};

/** Kind, way, day and amount; state is the tabs above. */
export function TransactionFilters(props: FilterProps) {
  const { t, query, wrong, address } = props;
  const { order, take } = TRANSACTION_LIST_DEFAULTS;
  return (
    <Filters
      t={t}
      action={paths.dashboard.transactions()}
      label={t('transactions:filter.label')}
      carried={{
        order: query.order === order ? undefined : query.order,
        take: query.take === take ? undefined : query.take,
        status: query.status.join(','),
        needs_action: query.needs_action === '1' ? '1' : undefined,
      }}
      applied={appliedFilters(props)}
      wrong={wrong}
      clear_href={address(NO_FILTERS)}
      search={
        <SearchField
          name="reservation_id"
          label={t('transactions:filter.reservation_id')}
          defaultValue={query.reservation_id}
          maxLength={20}
        />
      }
    >
      <Choices t={t} query={query} />
      <Ranges t={t} query={query} wrong={wrong} />
    </Filters>
  );
}

type FieldsProps = Pick<FilterProps, 't' | 'query'>;

function Choices({ t, query }: FieldsProps) {
  return (
    <>
      <FilterChoice
        name="purpose"
        any={t('transactions:filter.any_purpose')}
        chosen={query.purpose.join(',')}
        options={MOVEMENT_PURPOSES.map((value) => ({ value, text: purposeOfAny(t, value) }))}
      />
      <FilterChoice
        name="method"
        any={t('transactions:filter.any_method')}
        chosen={query.method.join(',')}
        options={MOVEMENT_METHODS.map((value) => ({ value, text: t(`states:method.${value}`) }))}
      />
      {query.needs_action === '1' && (
        <FilterChoice
          name="action"
          any={t('transactions:filter.any_action')}
          chosen={query.action.join(',')}
          options={[
            { value: DIFFERENCES, text: t('transactions:filter.differences') },
            ...NEEDED_ACTIONS.map((value) => ({ value, text: t(`transactions:code.${value}`) })),
          ]}
        />
      )}
    </>
  );
}

function Ranges({ t, query, wrong }: FieldsProps & Pick<FilterProps, 'wrong'>) {
  return (
    <>
      <FilterDays
        legend={t('transactions:filter.days')}
        wrong={wrong}
        days={(['date1', 'date2'] as const).map((name) => ({
          name,
          label: t(`transactions:filter.${name}`),
          value: query[name],
        }))}
      />
      <FilterAmounts
        legend={t('transactions:filter.amounts')}
        wrong={wrong}
        amounts={(['min_amount', 'max_amount'] as const).map((name) => ({
          name,
          label: t(`transactions:filter.${name}`),
          placeholder: t(`transactions:filter.${name}`),
          value: query[name],
        }))}
      />
    </>
  );
}

function appliedFilters({ t, query, address }: FilterProps): AppliedFilter[] {
  const { reservation_id, purpose, method, action, date1, date2, min_amount, max_amount } = query;
  const chips: (AppliedFilter | false)[] = [
    reservation_id !== undefined && {
      key: 'reservation_id',
      label: reservation_id,
      href: address({ reservation_id: undefined }),
    },
    purpose.length > 0 && {
      key: 'purpose',
      label: purpose.map((each) => purposeOfAny(t, each)).join(', '),
      href: address({ purpose: [] }),
    },
    method.length > 0 && {
      key: 'method',
      label: method.map((each) => t(`states:method.${each}`)).join(', '),
      href: address({ method: [] }),
    },
    action.length > 0 && {
      key: 'action',
      label: action.map((each) => t(`transactions:code.${each}`)).join(', '),
      href: address({ action: [] }),
    },
    (date1 !== undefined || date2 !== undefined) && {
      key: 'days',
      label: `${date1 ? tableDay(date1) : '…'} – ${date2 ? tableDay(date2) : '…'}`,
      href: address({ date1: undefined, date2: undefined }),
    },
    (min_amount !== undefined || max_amount !== undefined) && {
      key: 'amounts',
      label: `₺${formatCount(min_amount ?? 0)} – ${max_amount === undefined ? '…' : `₺${formatCount(max_amount)}`}`,
      href: address({ min_amount: undefined, max_amount: undefined }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
