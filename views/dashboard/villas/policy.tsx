import type { Translate } from '../../../server/i18n.ts';
import type { PolicyAnswer } from '../../../server/schemas/answers/policies.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormSelect } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';

export type VillaPolicy = Pick<PolicyAnswer, 'id' | 'name' | 'base' | 'tiers' | 'active'>;

interface PolicyProps {
  t: Translate;
  villa: VillaAnswer;
  policies: VillaPolicy[];
}

/** Which ladder holds, with the steps of each to compare. */
export function PolicyPanel({ t, villa, policies }: PolicyProps) {
  return (
    <Panel
      title={t('villas:section.policy')}
      action={
        <a className="link" href={paths.dashboard.policies()}>
          {t('policies:manage')}
        </a>
      }
    >
      <div className="fields">
        <FormSelect
          t={t}
          name="cancellation_policy_id"
          label={t('villas:field.cancellation_policy_id')}
          hint={t('villas:hint.policy')}
          data-type="int"
          defaultValue={String(villa.cancellation_policy_id ?? '')}
          options={[
            { value: '', text: t('villas:no_policy') },
            ...policies.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
        />
      </div>
      <ul className="ladders">
        {policies.map(({ id, name, base, tiers }) => (
          <li key={id}>
            <b>{name}</b>
            <span className="dim">{t(`villas:policy.base.${base}`)}</span>
            <span>{stepsText(t, tiers)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Tier = VillaPolicy['tiers'][number];

/** '30 gün kala %50 · sonra %100'; of one step alone 'her zaman %100'. */
export const stepsText = (t: Translate, tiers: Tier[]): string =>
  tiers.length === 1
    ? t('villas:policy.only_step', { percent: tiers[0]?.percent })
    : tiers.map((tier) => stepText(t, tier)).join(' · ');

const stepText = (t: Translate, { days_before, percent }: Tier) =>
  days_before === 0
    ? t('villas:policy.last_step', { percent })
    : t('villas:policy.step', { days: days_before, percent });
