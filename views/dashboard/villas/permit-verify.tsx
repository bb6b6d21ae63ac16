import type { Translate } from '../../../server/i18n.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton, DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { Notes } from '../../components/dashboard/form-fields.tsx';
import { fieldId } from '../../components/field.tsx';

interface VerifyProps {
  t: Translate;
  villa: VillaAnswer;
}

/**
 * The clerk's word that the number was found in the register. Sent only when it is ticked: not ticking
 * it says nothing about a permit that is verified already.
 */
export function VerifyTick({ t, villa }: VerifyProps) {
  const name = 'permit_verified';
  const isVerified = villa.permit_state === 'VERIFIED';
  return (
    <div className="field wide">
      <label className="check">
        <input
          type="checkbox"
          id={fieldId(name)}
          name={name}
          data-type="json"
          value="true"
          aria-describedby={`${fieldId(name)}-error ${fieldId(name)}-note`}
        />
        <span>{isVerified ? t('villas:permit.found_again') : t('villas:permit.found')}</span>
      </label>
      <Notes name={name} hint={t('villas:hint.permit_verified')} />
    </div>
  );
}

/** The yearly look-up found it as it stands here. */
export function CheckedToday({ t, villa }: VerifyProps) {
  return (
    <AskingButton
      t={t}
      id="checked-today"
      kind="outline"
      small
      label={t('villas:permit.checked_today')}
      title={t('villas:permit.checked_title', { permit: villa.permit_no ?? '—' })}
      consequences={[t('villas:permit.checked_text'), t('villas:permit.checked_next')]}
    >
      <ActionForm
        t={t}
        id="checked-today-form"
        method="PUT"
        path={paths.api.villaPapers(villa.id)}
        success="reload"
        toast={t('villas:permit.checked')}
      >
        <input type="hidden" name="permit_verified" data-type="json" value="true" />
      </ActionForm>
    </AskingButton>
  );
}

/** A verified permit that turned out to be none. */
export function TakeBack({ t, villa }: VerifyProps) {
  return (
    <>
      <DialogButton opens="take-back" kind="danger" small>
        {t('villas:permit.take_back')}
      </DialogButton>
      <ConfirmDialog
        t={t}
        id="take-back"
        title={t('villas:permit.take_back_title', { permit: villa.permit_no ?? '—' })}
        consequences={[t('villas:permit.take_back_text'), t('villas:permit.take_back_active')]}
        submit={t('villas:permit.take_back')}
        danger
      >
        <ActionForm
          t={t}
          id="take-back-form"
          method="PUT"
          path={paths.api.villaPapers(villa.id)}
          success="reload"
          toast={t('villas:permit.taken_back')}
        >
          <input type="hidden" name="permit_verified" data-type="json" value="false" />
        </ActionForm>
      </ConfirmDialog>
    </>
  );
}
