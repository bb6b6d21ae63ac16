import type { DayRules } from '../../../server/domain/day-rules.ts';
import type { Translate } from '../../../server/i18n.ts';
import { formatMoney, shortWeekdayName, weekdayName } from '../../../server/shared/format.ts';
import type { BoatRules, BoatUnit } from './boat-columns.tsx';
import { RangeField, type RangeForm, RangeSelect } from './range-fields.tsx';
import type { RangePreviewPlan, RangeRule } from './range-preview.tsx';

export type DayPlan = RangePreviewPlan<DayRules>;

interface DayRangeFieldsProps {
  t: Translate;
  unit: BoatUnit;
  form: RangeForm;
}

/** The rules of a boat's days that change with their price; a week has a day of change, a trip no least length. */
export function DayRangeFields({ t, unit, form }: DayRangeFieldsProps) {
  return (
    <>
      {unit !== 'TRIP' && (
        <RangeField
          form={form}
          name="range_min_days"
          label={t('prices:field.min_days')}
          inputMode="numeric"
          hint={t('prices:range.empty_stays')}
        />
      )}
      {unit === 'WEEK' && (
        <RangeSelect
          form={form}
          name="range_changeover"
          label={t('prices:field.changeover_weekday')}
          options={[
            { value: '', text: t('prices:range.by.none') },
            ...[1, 2, 3, 4, 5, 6, 7].map((day) => ({
              value: String(day),
              text: weekdayName(day),
            })),
          ]}
        />
      )}
    </>
  );
}

/** What of a day may change; where a price is silent, the boat's own rule holds. */
export function dayRangeRules(
  t: Translate,
  { rules: usual, unit }: { rules: BoatRules; unit: BoatUnit },
): RangeRule<DayRules>[] {
  const price: RangeRule<DayRules> = {
    key: 'price',
    label: t('prices:column.unit_price'),
    align: 'end',
    slot: 'a2',
    text: ({ price_kurus }) => formatMoney(price_kurus),
  };
  const least: RangeRule<DayRules> = {
    key: 'min_days',
    label: t('prices:column.min_days'),
    align: 'end',
    slot: 'b1',
    text: ({ min_days }) => t('prices:days', { days: min_days ?? usual.min_days }),
  };
  const changeover: RangeRule<DayRules> = {
    key: 'changeover',
    label: t('prices:column.changeover'),
    slot: 'b2',
    text: ({ changeover_weekday }) =>
      shortWeekdayName(changeover_weekday ?? usual.changeover_weekday),
  };
  return [price, ...(unit === 'TRIP' ? [] : [least]), ...(unit === 'WEEK' ? [changeover] : [])];
}
