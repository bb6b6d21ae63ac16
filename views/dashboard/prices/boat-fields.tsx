import type { Translate } from '../../../server/i18n.ts';
import type { BoatPriceAnswer } from '../../../server/schemas/answers/boat-prices.ts';
import { weekdayName } from '../../../server/shared/format.ts';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { FormMoney } from '../../components/dashboard/form-money.tsx';
import type { BoatRules, BoatUnit } from './boat-columns.tsx';
import { MoneyRules } from './villa-fields.tsx';

interface BoatFieldsProps {
  t: Translate;
  /** Null: a new price. */
  price: BoatPriceAnswer | null;
  unit: BoatUnit;
  rules: BoatRules;
}

/** Price and rules of one unit; an empty rule is the boat's own, which the hint names. */
export function BoatPriceFields({ t, price, unit, rules }: BoatFieldsProps) {
  const usual = (value: string) => t('prices:hint.usual', { value });
  return (
    <>
      <input type="hidden" name="unit" value={unit} />
      <FormMoney
        t={t}
        name="price_kurus"
        label={t('prices:unit_price', { unit: t(`states:unit.${unit}`) })}
        amount_kurus={price?.price_kurus ?? null}
      />
      {unit !== 'TRIP' && (
        <FormInput
          t={t}
          name="min_days"
          label={t('prices:field.min_days')}
          hint={usual(t('prices:days', { days: rules.min_days }))}
          optional
          inputMode="numeric"
          data-type="int"
          placeholder={String(rules.min_days)}
          defaultValue={price?.min_days ?? ''}
        />
      )}
      {unit === 'WEEK' && (
        <FormSelect
          t={t}
          name="changeover_weekday"
          label={t('prices:field.changeover_weekday')}
          data-type="int"
          defaultValue={String(price?.changeover_weekday ?? '')}
          options={[
            { value: '', text: usual(weekdayName(rules.changeover_weekday)) },
            ...[1, 2, 3, 4, 5, 6, 7].map((day) => ({
              value: String(day),
              text: weekdayName(day),
            })),
          ]}
        />
      )}
      <MoneyRules t={t} season={price} rules={rules} />
    </>
  );
}
