import type { Translate } from '../../../server/i18n.ts';
import type {
  SeasonAnswer,
  VillaPricesAnswer,
} from '../../../server/schemas/answers/villa-prices.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { nightsText, percentText, Rule, shortStayText, weekdaysText } from './rule-text.tsx';

export type VillaSeason = SeasonAnswer & { price_kurus: number };
export type VillaRules = VillaPricesAnswer['rules'];

/** A villa's seasons under the name every season's price has here. */
export const villaSeasons = (seasons: SeasonAnswer[]): VillaSeason[] =>
  seasons.map((season) => ({ ...season, price_kurus: season.nightly_price_kurus }));

/** What a villa's season says beside its days; rules it leaves to the villa are faded. */
export const villaRuleColumns = (t: Translate, rules: VillaRules): Column<VillaSeason>[] => [
  {
    key: 'price',
    label: t('prices:column.nightly'),
    align: 'end',
    slot: 'a2',
    cell: ({ price_kurus }) => <b>{formatMoney(price_kurus)}</b>,
  },
  {
    key: 'weekly',
    label: t('prices:column.weekly'),
    align: 'end',
    cell: ({ weekly_price_kurus }) => formatMoney(weekly_price_kurus),
  },
  {
    key: 'min_nights',
    label: t('prices:column.min_nights'),
    align: 'end',
    slot: 'b1',
    cell: ({ min_nights }) => (
      <Rule
        name={t('prices:column.min_nights')}
        own={min_nights}
        usual={rules.min_nights}
        text={nightsText(t)}
      />
    ),
  },
  {
    key: 'arrival',
    label: t('prices:column.arrival'),
    slot: 'c1',
    cell: ({ arrival_weekdays }) => (
      <Rule
        name={t('prices:column.arrival')}
        own={arrival_weekdays}
        usual={rules.arrival_weekdays}
        text={(days) => weekdaysText(t, days)}
      />
    ),
  },
  ...villaMoneyColumns(t, rules),
];

const villaMoneyColumns = (t: Translate, rules: VillaRules): Column<VillaSeason>[] => [
  {
    key: 'short_stay',
    label: t('prices:column.short_stay'),
    slot: 'd',
    cell: ({ short_stay_limit, short_stay_fee_kurus }) => (
      <Rule
        own={short_stay_limit ?? short_stay_fee_kurus}
        usual={null}
        text={() =>
          shortStayText(
            t,
            short_stay_limit ?? rules.short_stay_limit,
            short_stay_fee_kurus ?? rules.short_stay_fee_kurus,
          )
        }
      />
    ),
  },
  {
    key: 'prepayment',
    label: t('prices:column.prepayment'),
    align: 'end',
    cell: ({ prepayment_percent }) => (
      <Rule own={prepayment_percent} usual={rules.prepayment_percent} text={percentText} />
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
