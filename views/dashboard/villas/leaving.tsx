import type { Translate } from '../../../server/i18n.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { WITHDRAWN_REASONS } from '../../../server/shared/listing-choices.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton, DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { FormSelect } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { isWarnedOf, WarningButton, WarningField, WarningNote } from './warning.tsx';

interface LeavingProps {
  t: Translate;
  villa: VillaAnswer;
}

/** Taking the villa off the site for a reason, with the warning it answers; bringing it back, deleting it. */
export function Leaving({ t, villa }: LeavingProps) {
  const { withdrawn_at, withdrawn_reason } = villa;
  return (
    <Panel title={t('villas:section.leaving')}>
      <p className="hint">
        {withdrawn_at && withdrawn_reason
          ? t('villas:withdrawal.since', {
              when: formatInstant(withdrawn_at),
              reason: t(`villas:choice.withdrawn_reason.${withdrawn_reason as 'OTHER'}`),
            })
          : t('villas:withdrawal.text')}
      </p>
      <WarningNote t={t} villa={villa} />
      <div className="row wrapping">
        {withdrawn_at ? <BringBack t={t} villa={villa} /> : <Withdraw t={t} villa={villa} />}
        {isWarnedOf(villa) && <WarningButton t={t} villa={villa} />}
        <Delete t={t} villa={villa} />
      </div>
    </Panel>
  );
}

function Withdraw({ t, villa }: LeavingProps) {
  return (
    <AskingButton
      t={t}
      id="withdraw"
      label={t('villas:withdrawal.label')}
      title={t('villas:withdrawal.title', { name: villa.name })}
      consequences={[t('villas:withdrawal.gone'), t('villas:withdrawal.stays')]}
      danger
    >
      <ActionForm
        t={t}
        id="withdraw-form"
        method="PUT"
        path={paths.api.villaWithdrawal(villa.id)}
        success="reload"
        toast={t('villas:withdrawal.done')}
      >
        <FormSelect
          t={t}
          name="reason"
          label={t('villas:field.withdrawn_reason')}
          options={WITHDRAWN_REASONS.map((value) => ({
            value,
            text: t(`villas:choice.withdrawn_reason.${value}`),
          }))}
        />
        <WarningField t={t} villa={villa} scope="withdraw" />
      </ActionForm>
    </AskingButton>
  );
}

function BringBack({ t, villa }: LeavingProps) {
  return (
    <AskingButton
      t={t}
      id="bring-back"
      label={t('villas:bring_back.label')}
      title={t('villas:bring_back.title', { name: villa.name })}
      consequences={[t('villas:bring_back.passive')]}
    >
      <ActionForm
        t={t}
        id="bring-back-form"
        method="PUT"
        path={paths.api.villaWithdrawal(villa.id)}
        success="reload"
        toast={t('villas:bring_back.done')}
      >
        <input type="hidden" name="reason" data-type="json" value="null" />
      </ActionForm>
    </AskingButton>
  );
}

function Delete({ t, villa }: LeavingProps) {
  return (
    <DeleteButton
      t={t}
      small={false}
      label={t('villas:delete.label')}
      title={t('villas:delete.title', { name: villa.name })}
      consequences={[t('villas:delete.gone'), t('villas:delete.stays'), t('villas:delete.refused')]}
      path={paths.api.villa(villa.id)}
      success={paths.dashboard.villas()}
      toast={t('villas:delete.done')}
      chosen={[villa.name, villa.code].filter(Boolean).join(' · ')}
    />
  );
}
