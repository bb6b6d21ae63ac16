import { formatCount, formatMonth } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { FormTextarea } from '../../components/dashboard/form-fields.tsx';
import type { BtransPageProps } from './index.tsx';

/** Before a file is made: what goes in, what stays out, and that it stays. */
export function MakeDialog({ site: { t }, month, reports }: BtransPageProps) {
  const { ready, missing } = month;
  return (
    <ConfirmDialog
      t={t}
      id="make"
      title={t('btrans:make.title', { month: formatMonth(month.month) })}
      consequences={[
        t('btrans:make.rows', { ready: formatCount(ready) }),
        ...(missing > 0 ? [t('btrans:make.left_out', { missing: formatCount(missing) })] : []),
        t('btrans:make.kept', { edition: (reports[0]?.edition ?? 0) + 1 }),
        t('btrans:make.names_people'),
      ]}
      submit={t('btrans:make.label')}
    >
      <ActionForm
        t={t}
        id="make-form"
        className="form"
        method="POST"
        path={paths.api.btrans()}
        success="reload"
        toast={t('btrans:make.done')}
      >
        <input type="hidden" name="month" value={month.month} />
        <input type="hidden" name="basis" value={month.basis} />
        <FormTextarea
          t={t}
          name="note"
          scope="make"
          label={t('btrans:make.note')}
          optional
          rows={2}
          maxLength={500}
        />
      </ActionForm>
    </ConfirmDialog>
  );
}
