import type { Translate } from '../../../server/i18n.ts';
import {
  formatMoney,
  formatPercent,
  shortWeekdayName,
  weekdayName,
} from '../../../server/shared/format.ts';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { FormMoney, liraText } from '../../components/dashboard/form-money.tsx';
import { weekdaysText } from './rule-text.tsx';
import { TickRow } from './tick-row.tsx';
import type { VillaRules, VillaSeason } from './villa-columns.tsx';

interface VillaFieldsProps {
  t: Translate;
  /** Null: a new season. */
  season: VillaSeason | null;
  rules: VillaRules;
}

/** Price and rules of a villa's season; an empty rule is the villa's own, which the hint names. */
export function VillaSeasonFields({ t, season, rules }: VillaFieldsProps) {
  return (
    <>
      <FormMoney
        t={t}
        name="nightly_price_kurus"
        label={t('prices:field.nightly_price_kurus')}
        amount_kurus={season?.nightly_price_kurus ?? null}
      />
      <FormInput
        t={t}
        name="min_nights"
        label={t('prices:field.min_nights')}
        hint={t('prices:hint.usual', { value: t('prices:nights', { nights: rules.min_nights }) })}
        optional
        inputMode="numeric"
        data-type="int"
        placeholder={String(rules.min_nights)}
        defaultValue={season?.min_nights ?? ''}
      />
      <TickRow
        name="arrival_weekdays"
        legend={t('prices:field.arrival_weekdays')}
        hint={t('prices:hint.arrival_weekdays', {
          value: weekdaysText(t, rules.arrival_weekdays),
        })}
        options={weekdayOptions}
        chosen={season?.arrival_weekdays ?? []}
      />
      <ShortStay t={t} season={season} rules={rules} />
      <MoneyRules t={t} season={season} rules={rules} />
    </>
  );
}

/** What is paid first and what is held against damage: rules of a villa's seasons and of a boat's. */
export function MoneyRules(props: {
  t: Translate;
  season: { prepayment_percent: number | null; deposit_kurus: number | null } | null;
  rules: { prepayment_percent: number; deposit_kurus: number };
}) {
  const { t, season, rules } = props;
  const usual = (value: string) => t('prices:hint.usual', { value });
  return (
    <>
      <FormInput
        t={t}
        name="prepayment_percent"
        label={t('prices:field.prepayment_percent')}
        hint={usual(formatPercent(rules.prepayment_percent))}
        optional
        inputMode="numeric"
        data-type="int"
        placeholder={String(rules.prepayment_percent)}
        defaultValue={season?.prepayment_percent ?? ''}
      />
      <FormMoney
        t={t}
        name="deposit_kurus"
        label={t('prices:field.deposit_kurus')}
        hint={usual(formatMoney(rules.deposit_kurus))}
        optional
        placeholder={liraText(rules.deposit_kurus)}
        amount_kurus={season?.deposit_kurus ?? null}
      />
    </>
  );
}

function ShortStay({ t, season, rules }: VillaFieldsProps) {
  return (
    <>
      <FormInput
        t={t}
        name="short_stay_limit"
        label={t('prices:field.short_stay_limit')}
        hint={t('prices:hint.short_stay_limit')}
        optional
        inputMode="numeric"
        data-type="int"
        placeholder={String(rules.short_stay_limit)}
        defaultValue={season?.short_stay_limit ?? ''}
      />
      <FormMoney
        t={t}
        name="short_stay_fee_kurus"
        label={t('prices:field.short_stay_fee_kurus')}
        hint={t('prices:hint.usual', { value: formatMoney(rules.short_stay_fee_kurus) })}
        optional
        placeholder={liraText(rules.short_stay_fee_kurus)}
        amount_kurus={season?.short_stay_fee_kurus ?? null}
      />
    </>
  );
}

export const weekdayOptions = [1, 2, 3, 4, 5, 6, 7].map((value) => ({
  value,
  text: shortWeekdayName(value),
  label: weekdayName(value),
}));
