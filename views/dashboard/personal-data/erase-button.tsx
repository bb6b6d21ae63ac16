import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { FormTextarea } from '../../components/dashboard/form-fields.tsx';

/** Asks before a guest is forgotten: what goes, what stays, and why it is done. */
export function EraseButton({ t }: { t: Translate }) {
  return (
    <AskingButton
      t={t}
      id="erase"
      label={t('personaldata:erase.label')}
      title={t('personaldata:erase.title')}
      icon="trash"
      busy={t('personaldata:erase.busy')}
      danger
      consequences={[
        t('personaldata:erase.goes'),
        t('personaldata:erase.stays'),
        t('personaldata:erase.final'),
      ]}
    >
      <ActionForm
        t={t}
        id="erase-form"
        method="POST"
        path={paths.api.personalDataErasure()}
        success="close"
        toast=""
      >
        <p className="chosen" data-text="contact" />
        <input type="hidden" name="contact" />
        <FormTextarea
          t={t}
          scope="erase"
          name="reason"
          label={t('personaldata:erase.reason')}
          hint={t('personaldata:erase.reason_hint')}
          rows={2}
          maxLength={300}
          required
        />
      </ActionForm>
    </AskingButton>
  );
}
