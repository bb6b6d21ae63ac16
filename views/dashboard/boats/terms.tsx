import { weekdayName } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormMoney } from '../../components/dashboard/form-money.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { ChoiceField, NumberField, TickField, TimeField } from './fields.tsx';
import { BoatTabForm, type BoatTabProps } from './tab-form.tsx';

interface BoatTermsPageProps extends BoatTabProps {
  /** In staff's order. */
  policies: { id: number; name: string }[];
}

type PartProps = Pick<BoatTermsPageProps, 'boat' | 'policies'> & {
  t: BoatTermsPageProps['site']['t'];
};

/** `/dashboard/boats/{id}/terms`: when one comes aboard, and how it is sold. */
export function BoatTermsPage({ policies, ...tab }: BoatTermsPageProps) {
  const { site, boat } = tab;
  const { t } = site;
  const part = { t, boat, policies };
  return (
    <BoatTabForm {...tab} tab="terms">
      <Panel title={t('fleet:section.hours')}>
        <Hours {...part} />
      </Panel>
      <Panel
        title={t('fleet:section.sale')}
        action={
          <a className="link" href={paths.dashboard.policies()}>
            {t('policies:manage')}
          </a>
        }
      >
        <Sale {...part} />
      </Panel>
    </BoatTabForm>
  );
}

function Hours({ t, boat }: PartProps) {
  const props = { t, boat };
  return (
    <div className="fields">
      <TimeField {...props} name="boarding_time" />
      <TimeField {...props} name="leaving_time" />
      <TimeField {...props} name="trip_starts_at" />
      <TimeField {...props} name="trip_ends_at" />
      <ChoiceField
        {...props}
        name="changeover_weekday"
        data_type="int"
        hint={t('fleet:hint.changeover')}
        options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
          value: String(day),
          text: weekdayName(day),
        }))}
      />
    </div>
  );
}

function Sale({ t, boat, policies }: PartProps) {
  const props = { t, boat };
  return (
    <div className="fields">
      <NumberField {...props} name="min_days" after={t('fleet:unit.days')} />
      <NumberField {...props} name="prepayment_percent" before={t('fleet:unit.percent')} />
      <FormMoney
        t={t}
        name="deposit_kurus"
        label={t('fleet:field.deposit_kurus')}
        amount_kurus={boat.deposit_kurus}
      />
      <NumberField
        {...props}
        name="option_hours"
        optional
        after={t('fleet:unit.hours')}
        hint={t('fleet:hint.option_hours')}
      />
      <ChoiceField
        {...props}
        name="cancellation_policy_id"
        data_type="int"
        none={t('fleet:no_policy')}
        hint={t('fleet:hint.policy')}
        options={policies.map(({ id, name }) => ({ value: String(id), text: name }))}
      />
      <TickField {...props} name="instant_booking" hint={t('fleet:hint.instant_booking')} />
    </div>
  );
}
