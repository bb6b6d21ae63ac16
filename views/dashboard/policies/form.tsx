import type { Translate } from '../../../server/i18n.ts';
import type { PolicyAnswer } from '../../../server/schemas/answers/policies.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import {
  FormInput,
  FormSelect,
  FormTextarea,
  FormTick,
  Notes,
} from '../../components/dashboard/form-fields.tsx';
import { FormRows } from '../../components/dashboard/form-rows.tsx';
import { RowForm, rowCall } from '../../components/dashboard/row-form.tsx';
import { writtenAgain } from '../../components/dashboard/undo-bar.tsx';

interface PolicyFormProps {
  t: Translate;
  /** Null: a new one. */
  policy: PolicyAnswer | null;
}

/** A new ladder begins with its last step, which every ladder has. */
const FIRST: PolicyAnswer['tiers'] = [
  { days_before: 30, percent: 0 },
  { days_before: 0, percent: 100 },
];

export function PolicyForm({ t, policy }: PolicyFormProps) {
  return (
    <RowForm
      t={t}
      title={policy ? t('policies:edit') : t('policies:add')}
      row={policy}
      call={rowCall(policy && paths.api.policy(policy.id), {
        path: paths.api.policies(),
        success: paths.dashboard.policies(),
      })}
      toast={t('policies:saved')}
      back={paths.dashboard.policies()}
      remove={policy && <DeletePolicy t={t} policy={policy} />}
    >
      <div className="fields">
        <Facts t={t} policy={policy} />
      </div>
      <div className="field">
        <FormRows
          t={t}
          name="tiers"
          label={t('policies:section.tiers')}
          named={(number) => t('policies:tier', { number })}
          rows={policy?.tiers ?? FIRST}
          row={(tier, prefix) => <TierFields {...{ t, tier, prefix }} />}
          add={t('policies:add_tier')}
          most={10}
        />
        <Notes name="tiers" hint={t('policies:hint.tiers')} />
      </div>
      <div className="fields">
        <Changes t={t} policy={policy} />
      </div>
      <p className="hint">{t('policies:hint.sold')}</p>
    </RowForm>
  );
}

function Facts({ t, policy }: PolicyFormProps) {
  return (
    <>
      <FormInput
        t={t}
        name="name"
        label={t('policies:field.name')}
        wide
        defaultValue={policy?.name}
        maxLength={80}
        autoComplete="off"
      />
      <FormSelect
        t={t}
        name="kind"
        label={t('policies:field.kind')}
        defaultValue={policy?.kind ?? 'VILLA'}
        options={(['VILLA', 'BOAT'] as const).map((value) => ({
          value,
          text: t(`policies:kind.${value}`),
        }))}
      />
      <FormSelect
        t={t}
        name="base"
        label={t('policies:field.base')}
        defaultValue={policy?.base ?? 'PREPAYMENT'}
        options={(['PREPAYMENT', 'TOTAL'] as const).map((value) => ({
          value,
          text: t(`policies:base.${value}`),
        }))}
      />
    </>
  );
}

interface TierProps {
  t: Translate;
  tier: PolicyAnswer['tiers'][number] | null;
  prefix: string;
}

function TierFields({ t, tier, prefix }: TierProps) {
  const number = (name: 'days_before' | 'percent') => (
    <FormInput
      t={t}
      name={`${prefix}.${name}`}
      label={t(`policies:field.${name}`)}
      inputMode="numeric"
      data-type="int"
      maxLength={3}
      defaultValue={tier?.[name]}
      autoComplete="off"
    />
  );
  return (
    <>
      {number('days_before')}
      {number('percent')}
    </>
  );
}

function Changes({ t, policy }: PolicyFormProps) {
  return (
    <>
      <FormInput
        t={t}
        name="date_changes"
        label={t('policies:field.date_changes')}
        inputMode="numeric"
        data-type="int"
        defaultValue={policy?.date_changes ?? 0}
      />
      <FormInput
        t={t}
        name="date_change_days"
        label={t('policies:field.date_change_days')}
        optional
        inputMode="numeric"
        data-type="int"
        after={t('settings:unit.days')}
        defaultValue={policy?.date_change_days ?? ''}
      />
      <FormTextarea
        t={t}
        name="description"
        label={t('policies:field.description')}
        hint={t('policies:hint.description')}
        optional
        wide
        rows={3}
        maxLength={1000}
        defaultValue={policy?.description}
      />
      <FormTick
        t={t}
        name="active"
        label={t('policies:field.active')}
        defaultChecked={policy?.active ?? true}
      />
    </>
  );
}

/** A policy by which something is sold is not deleted: it says how many before anybody asks. */
function DeletePolicy({ t, policy }: { t: Translate; policy: PolicyAnswer }) {
  const { id, code: _, position: __, listings, ...written } = policy;
  if (listings > 0)
    return <span className="fine">{t(`policies:in_use.${policy.kind}`, { count: listings })}</span>;
  return (
    <DeleteButton
      t={t}
      title={t('policies:delete.title', { name: policy.name })}
      label={t('policies:delete.label')}
      consequences={[t('policies:delete.gone'), t('policies:delete.refused')]}
      path={paths.api.policy(id)}
      version={policy.version}
      success={paths.dashboard.policies()}
      toast={t('policies:delete.done')}
      undo={writtenAgain({
        said: t('policies:delete.done'),
        path: paths.api.policies(),
        rows: [{ id, ...written }],
      })}
    />
  );
}
