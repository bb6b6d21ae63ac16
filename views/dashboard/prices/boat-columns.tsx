import type { Translate } from '../../../server/i18n.ts';
import type {
  BoatPriceAnswer,
  BoatPricesAnswer,
} from '../../../server/schemas/answers/boat-prices.ts';
import { formatMoney, formatPercent, shortWeekdayName } from '../../../server/shared/format.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { Rule } from './rule-text.tsx';

export type BoatUnit = BoatPriceAnswer['unit'];
export type BoatRules = BoatPricesAnswer['rules'];

/** What a boat's price says beside its days; a week has a day of change, a trip no least length. */
export function boatRuleColumns(
  t: Translate,
  { rules, unit }: { rules: BoatRules; unit: BoatUnit },
): Column<BoatPriceAnswer>[] {
  return [
    {
      key: 'price',
      label: t('prices:column.unit_price'),
      align: 'end',
      slot: 'a2',
      cell: ({ price_kurus }) => <b>{formatMoney(price_kurus)}</b>,
    },
    ...(unit === 'TRIP' ? [] : [leastColumn(t, rules)]),
    ...(unit === 'WEEK' ? [changeoverColumn(t, rules)] : []),
    {
      key: 'prepayment',
      label: t('prices:column.prepayment'),
      align: 'end',
      cell: ({ prepayment_percent }) => (
        <Rule own={prepayment_percent} usual={rules.prepayment_percent} text={formatPercent} />
      ),
    },
    {
      key: 'deposit',
      label: t('prices:column.deposit'),
      align: 'end',
      cell: ({ deposit_kurus }) => (
        <Rule own={deposit_kurus} usual={rules.deposit_kurus} text={formatMoney} />
      ),
    },
  ];
}

const changeoverColumn = (t: Translate, rules: BoatRules): Column<BoatPriceAnswer> => ({
  key: 'changeover',
  label: t('prices:column.changeover'),
  slot: 'b2',
  cell: ({ changeover_weekday }) => (
    <Rule
      name={t('prices:column.changeover')}
      own={changeover_weekday}
      usual={rules.changeover_weekday}
      text={shortWeekdayName}
    />
  ),
});

const leastColumn = (t: Translate, rules: BoatRules): Column<BoatPriceAnswer> => ({
  key: 'min_days',
  label: t('prices:column.min_days'),
  align: 'end',
  slot: 'b1',
  cell: ({ min_days }) => (
    <Rule
      name={t('prices:column.min_days')}
      own={min_days}
      usual={rules.min_days}
      text={(days) => t('prices:days', { days })}
    />
  ),
});
