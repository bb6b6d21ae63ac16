import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { AmountField, NoteField, PaidAtField, SenderFields } from './movement-fields.tsx';

const DIALOG = 'record-unmatched';

/** Writes down a transfer of which nobody knows yet whose it is. */
export function UnmatchedDialog({ t }: { t: Translate }) {
  return (
    <AskingButton
      kind="primary"
      icon="plus"
      label={t('transactions:unmatched.open')}
      t={t}
      id={DIALOG}
      title={t('transactions:unmatched.title')}
      consequences={[t('transactions:unmatched.consequence')]}
      submit={t('transactions:unmatched.submit')}
    >
      <UnmatchedForm t={t} />
    </AskingButton>
  );
}

function UnmatchedForm({ t }: { t: Translate }) {
  const field = { t, scope: DIALOG };
  return (
    <ActionForm
      t={t}
      id={`${DIALOG}-form`}
      method="POST"
      path={paths.api.transactions()}
      success={`${paths.dashboard.transactions()}/{id}`}
      toast={t('transactions:unmatched.done')}
      once
    >
      <input type="hidden" name="method" value="TRANSFER" />
      <input type="hidden" name="purpose" value="PREPAYMENT" />
      <div className="fields">
        <AmountField {...field} amount_kurus={null} />
        <SenderFields {...field} />
        <PaidAtField {...field} />
        <NoteField {...field} />
      </div>
    </ActionForm>
  );
}
