import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { FormSelect, FormTextarea } from '../../components/dashboard/form-fields.tsx';

/** Whether a kept file was filed. */
export function MarkDialog({ t }: { t: Translate }) {
  return (
    <ConfirmDialog
      t={t}
      id="mark"
      title={t('btrans:mark.title')}
      consequences={[t('btrans:mark.consequence')]}
      submit={t('common:save')}
    >
      <ActionForm
        t={t}
        id="mark-form"
        className="form"
        method="PATCH"
        path={paths.api.btransReport('{id}')}
        template
        success="reload"
        toast={t('btrans:mark.done')}
      >
        <p className="chosen" data-fill-text="name" />
        <FormSelect
          t={t}
          name="filed"
          scope="mark"
          label={t('btrans:mark.filed')}
          data-type="json"
          data-fill-value="filed"
          options={[
            { value: 'true', text: t('btrans:reports.filed') },
            { value: 'false', text: t('btrans:reports.not_filed') },
          ]}
        />
        <FormTextarea
          t={t}
          name="note"
          scope="mark"
          label={t('btrans:mark.note')}
          optional
          rows={2}
          maxLength={500}
          data-fill-value="note"
        />
      </ActionForm>
    </ConfirmDialog>
  );
}
