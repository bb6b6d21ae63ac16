import type { Translate } from '../../../server/i18n.ts';
import { addDays } from '../../../server/shared/days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';

const DIALOG = 'compare';

/** Holds a day against the providers' reports now, instead of waiting for the night. */
export function CompareDialog({ t, today }: { t: Translate; today: string }) {
  return (
    <AskingButton
      kind="outline"
      icon="scale"
      label={t('transactions:compare.open')}
      t={t}
      id={DIALOG}
      title={t('transactions:compare.title')}
      consequences={[t('transactions:compare.consequence')]}
      submit={t('transactions:compare.submit')}
    >
      <ActionForm
        t={t}
        id={`${DIALOG}-form`}
        method="POST"
        path={paths.api.transactionComparison()}
        success="reload"
        toast={t('transactions:compare.done')}
      >
        <FormInput
          t={t}
          scope={DIALOG}
          name="date"
          type="date"
          label={t('transactions:compare.date')}
          defaultValue={addDays(today, -1)}
          max={today}
          required
        />
      </ActionForm>
    </AskingButton>
  );
}
