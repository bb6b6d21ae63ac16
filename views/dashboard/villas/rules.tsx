import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { shortWeekdayName, weekdayName } from '../../../server/shared/format.ts';
import { FormMoney } from '../../components/dashboard/form-money.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { ListingSheet } from '../prices/listing-sheet.tsx';
import { TickRow } from '../prices/tick-row.tsx';
import { ChoiceField, type FieldsProps, NumberField, TickField, TimeField } from './fields.tsx';
import { PolicyPanel, type VillaPolicy } from './policy.tsx';
import { VillaTabForm, type VillaTabProps } from './tab-form.tsx';

interface VillaRulesPageProps extends VillaTabProps {
  /** In staff's order; those that are still offered, and the villa's own. */
  policies: VillaPolicy[];
}

/** `/dashboard/villas/{id}/rules`: how guests live in it, how it is sold, what a cancellation costs. */
export function VillaRulesPage({ policies, ...tab }: VillaRulesPageProps) {
  const { site, villa } = tab;
  const { t } = site;
  return (
    <VillaTabForm {...tab} tab="rules">
      <ListingSheet site={site} />
      <Panel title={t('villas:section.times')}>
        <House t={t} villa={villa} />
      </Panel>
      <Panel title={t('villas:section.sale')}>
        <p className="hint">{t('villas:seasons_first')}</p>
        <Sale t={t} villa={villa} />
      </Panel>
      <Panel title={t('villas:section.gaps')}>
        <Gaps t={t} villa={villa} />
      </Panel>
      <PolicyPanel t={t} villa={villa} policies={policies} />
    </VillaTabForm>
  );
}

type RulesProps = FieldsProps & { villa: VillaAnswer };

function House(props: RulesProps) {
  const { t } = props;
  return (
    <div className="fields">
      <TimeField {...props} name="check_in_time" />
      <TimeField {...props} name="check_out_time" />
      <TimeField {...props} name="quiet_from" optional hint={t('villas:hint.quiet_from')} />
      <ChoiceField {...props} name="pets" values={['NO', 'YES', 'ON_REQUEST'] as const} />
      <ChoiceField {...props} name="smoking" values={['NO', 'OUTSIDE', 'YES'] as const} />
      <TickField {...props} name="parties_allowed" />
      <TickField {...props} name="groups_allowed" />
      <TickField {...props} name="extra_visitors_allowed" />
    </div>
  );
}

function Sale(props: RulesProps) {
  const { t, villa } = props;
  return (
    <div className="fields">
      <NumberField
        {...props}
        name="min_nights"
        after={t('villas:unit.nights')}
        hint={t('villas:hint.min_nights')}
      />
      <NumberField {...props} name="prepayment_percent" before={t('villas:unit.percent')} />
      <FormMoney
        t={t}
        name="deposit_kurus"
        label={t('villas:field.deposit_kurus')}
        amount_kurus={villa.deposit_kurus}
      />
      <NumberField
        {...props}
        name="option_hours"
        optional
        after={t('villas:unit.hours')}
        hint={t('villas:hint.option_hours')}
      />
      <TickRow
        name="arrival_weekdays"
        legend={t('villas:field.arrival_weekdays')}
        hint={t('villas:hint.arrival_weekdays')}
        options={WEEKDAYS}
        chosen={villa.arrival_weekdays ?? []}
      />
      <TickField {...props} name="instant_booking" hint={t('villas:hint.instant_booking')} />
    </div>
  );
}

function Gaps(props: RulesProps) {
  const { t, villa } = props;
  return (
    <div className="fields">
      <NumberField
        {...props}
        name="short_stay_limit"
        after={t('villas:unit.nights')}
        hint={t('villas:hint.short_stay_limit')}
      />
      <FormMoney
        t={t}
        name="short_stay_fee_kurus"
        label={t('villas:field.short_stay_fee_kurus')}
        amount_kurus={villa.short_stay_fee_kurus}
      />
      <NumberField {...props} name="gap_min_nights" after={t('villas:unit.nights')} />
      <TickField {...props} name="gap_allowed" hint={t('villas:hint.gap_allowed')} />
    </div>
  );
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((value) => ({
  value,
  text: shortWeekdayName(value),
  label: weekdayName(value),
}));
