import type { Translate } from '../../../server/i18n.ts';
import type {
  SeasonAnswer,
  VillaPricesAnswer,
} from '../../../server/schemas/answers/villa-prices.ts';
import { formatMoney, formatPercent } from '../../../server/shared/format.ts';
import { type Column, Folded } from '../../components/dashboard/data-table.tsx';
import { nightsText, Rule, shortStayText, weekdaysText } from './rule-text.tsx';

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
    cell: ({ price_kurus, weekly_price_kurus }) => (
      <>
        <b>{formatMoney(price_kurus)}</b>
        <Folded on="tablet">
          {`${t('prices:column.weekly')} ${formatMoney(weekly_price_kurus)}`}
        </Folded>
      </>
    ),
  },
  {
    key: 'weekly',
    label: t('prices:column.weekly'),
    align: 'end',
    folds: { into: 'price', on: 'tablet' },
    cell: ({ weekly_price_kurus }) => formatMoney(weekly_price_kurus),
  },
  {
    key: 'min_nights',
    label: t('prices:column.min_nights'),
    align: 'end',
    slot: 'b1',
    cell: ({ min_nights, arrival_weekdays }) => (
      <>
        <Rule
          name={t('prices:column.min_nights')}
          own={min_nights}
          usual={rules.min_nights}
          text={nightsText(t)}
        />
        <Folded on="tablet">{weekdaysText(t, arrival_weekdays ?? rules.arrival_weekdays)}</Folded>
      </>
    ),
  },
  {
    key: 'arrival',
    label: t('prices:column.arrival'),
    slot: 'c1',
    folds: { into: 'min_nights', on: 'tablet' },
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
      <span className="wrapping">
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
      </span>
    ),
  },
  {
    key: 'prepayment',
    label: t('prices:column.prepayment'),
    align: 'end',
    folds: { into: 'deposit', on: 'tablet' },
    cell: ({ prepayment_percent }) => (
      <Rule own={prepayment_percent} usual={rules.prepayment_percent} text={formatPercent} />
    ),
  },
  {
    key: 'deposit',
    label: t('prices:column.deposit'),
    align: 'end',
    cell: ({ deposit_kurus, prepayment_percent }) => (
      <>
        <Rule own={deposit_kurus} usual={rules.deposit_kurus} text={formatMoney} />
        <Folded on="tablet">
          {`${t('prices:column.prepayment')} ${formatPercent(prepayment_percent ?? rules.prepayment_percent)}`}
        </Folded>
      </>
    ),
  },
];
