import type { NightRules } from '../../../server/domain/night-rules.ts';
import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { RangeField, type RangeForm, RangeTicks } from './range-fields.tsx';
import type { RangePreviewPlan, RangeRule } from './range-preview.tsx';
import { nightsText, weekdaysText } from './rule-text.tsx';
import type { VillaRules } from './villa-columns.tsx';
import { weekdayOptions } from './villa-fields.tsx';

export type NightPlan = RangePreviewPlan<NightRules>;

/** The rules of a villa's nights that change with their price. */
export function NightRangeFields({ t, form }: { t: Translate; form: RangeForm }) {
  return (
    <>
      <RangeField
        form={form}
        name="range_min_nights"
        label={t('prices:field.min_nights')}
        inputMode="numeric"
        hint={t('prices:range.empty_stays')}
      />
      <RangeTicks
        form={form}
        name="range_arrival"
        label={t('prices:field.arrival_weekdays')}
        options={weekdayOptions}
        hint={t('prices:range.arrival_hint')}
      />
    </>
  );
}

/** What of a night may change; where a season is silent, the villa's own rule holds. */
export const nightRangeRules = (t: Translate, usual: VillaRules): RangeRule<NightRules>[] => [
  {
    key: 'price',
    label: t('prices:column.nightly'),
    align: 'end',
    slot: 'a2',
    text: ({ nightly_price_kurus }) => formatMoney(nightly_price_kurus),
  },
  {
    key: 'min_nights',
    label: t('prices:column.min_nights'),
    align: 'end',
    slot: 'b1',
    text: ({ min_nights }) => nightsText(t)(min_nights ?? usual.min_nights),
  },
  {
    key: 'arrival',
    label: t('prices:column.arrival'),
    slot: 'b2',
    text: ({ arrival_weekdays }) => weekdaysText(t, arrival_weekdays ?? usual.arrival_weekdays),
  },
];
