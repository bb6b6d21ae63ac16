import type { Translate } from '../../../server/i18n.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { clockInput, minutesBetween } from '../../components/dashboard/format.ts';

interface WarningProps {
  t: Translate;
  villa: VillaAnswer;
}

/** Whether an authority may have warned of it. */
export const isWarnedOf = ({ withdrawn_reason }: VillaAnswer): boolean =>
  withdrawn_reason === 'TAKEDOWN' || withdrawn_reason === 'PERMIT_LOST';

/** When the warning came, and whether the villa was off the site within the law's time. */
export function WarningNote({ t, villa }: WarningProps) {
  const { warned_at, withdrawn_at, withdrawn_reason } = villa;
  if (!warned_at || !withdrawn_at)
    return withdrawn_reason === 'TAKEDOWN' ? (
      <p className="due">{t('villas:withdrawal.unwarned')}</p>
    ) : null;
  const minutes = minutesBetween(warned_at, withdrawn_at);
  return (
    <p className={minutes > MINUTES_TO_REMOVE ? 'down' : 'up'}>
      {t('villas:withdrawal.warned', { when: formatInstant(warned_at) })} {removalText(t, minutes)}
    </p>
  );
}

/** Law 7464: 24 hours from the warning. */
const MINUTES_TO_REMOVE = 24 * 60;

function removalText(t: Translate, minutes: number): string {
  if (minutes < 0) return t('villas:withdrawal.off_before');
  const hours = Math.max(1, Math.ceil(minutes / 60));
  return minutes > MINUTES_TO_REMOVE
    ? t('villas:withdrawal.late', { hours })
    : t('villas:withdrawal.in_time', { hours });
}

export function WarningField({ t, villa, scope }: WarningProps & { scope: string }) {
  return (
    <FormInput
      t={t}
      scope={scope}
      name="warned_at"
      label={t('villas:field.warned_at')}
      hint={t('villas:withdrawal.warned_hint')}
      type="datetime-local"
      data-type="instant"
      defaultValue={villa.warned_at ? clockInput(villa.warned_at) : ''}
      optional
    />
  );
}

/** Of a villa that is withdrawn already: the time may be written later, or corrected. */
export function WarningButton({ t, villa }: WarningProps) {
  const label = villa.warned_at
    ? t('villas:withdrawal.change_warning')
    : t('villas:withdrawal.write_warning');
  return (
    <AskingButton
      t={t}
      id="warning"
      kind="outline"
      label={label}
      title={label}
      submit={t('common:save')}
      consequences={[t('villas:withdrawal.warning_note')]}
    >
      <ActionForm
        t={t}
        id="warning-form"
        method="PUT"
        path={paths.api.villaWithdrawal(villa.id)}
        success="reload"
        toast={t('villas:withdrawal.warning_saved')}
      >
        <input type="hidden" name="reason" value={villa.withdrawn_reason ?? ''} />
        <WarningField t={t} villa={villa} scope="warning" />
      </ActionForm>
    </AskingButton>
  );
}
