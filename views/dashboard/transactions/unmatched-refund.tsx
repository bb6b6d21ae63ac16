import type { Translate } from '../../../server/i18n.ts';
import type { TransactionAnswer } from '../../../server/schemas/answers/transactions.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { FormSelect } from '../../components/dashboard/form-fields.tsx';
import { AmountField, NoteField } from './movement-fields.tsx';

interface RefundProps {
  t: Translate;
  transaction: TransactionAnswer;
  /** What of it is still here. */
  left_kurus: number;
}

const DIALOG = 'refund-unmatched';

/** Gives money of nobody back to who sent it. */
export function UnmatchedRefundDialog(props: RefundProps) {
  const { t, transaction, left_kurus } = props;
  return (
    <AskingButton
      t={t}
      id={DIALOG}
      label={t('transactions:unmatched_refund.open')}
      small
      title={t('transactions:unmatched_refund.title', { amount: formatMoney(left_kurus) })}
      consequences={[t('transactions:unmatched_refund.consequence')]}
      submit={t('reservations:refund.submit')}
    >
      <ActionForm
        t={t}
        id={`${DIALOG}-form`}
        method="POST"
        path={paths.api.transactions()}
        success="reload"
        toast={t('reservations:refund.done')}
        once
      >
        <input type="hidden" name="refund_of_id" value={transaction.id} data-type="int" />
        <input type="hidden" name="purpose" value="REFUND" />
        <div className="fields">
          <RefundFields {...props} />
        </div>
      </ActionForm>
    </AskingButton>
  );
}

/** Only what came by card can go back to one. */
function RefundFields({ t, transaction: { method }, left_kurus }: RefundProps) {
  const ways =
    method === 'CARD' ? (['CARD', 'TRANSFER'] as const) : (['TRANSFER', 'CASH'] as const);
  return (
    <>
      <FormSelect
        t={t}
        scope={DIALOG}
        name="method"
        label={t('reservations:refund.way')}
        defaultValue={method}
        options={ways.map((value) => ({ value, text: t(`states:method.${value}`) }))}
      />
      <FormSelect
        t={t}
        scope={DIALOG}
        name="status"
        label={t('reservations:refund.state')}
        hint={t('reservations:refund.state_hint')}
        options={(['PENDING', 'PAID'] as const).map((value) => ({
          value,
          text: t(`reservations:refund.states.${value}`),
        }))}
      />
      <AmountField
        t={t}
        scope={DIALOG}
        amount_kurus={left_kurus}
        hint={t('reservations:refund.amount_hint')}
      />
      <NoteField t={t} scope={DIALOG} />
    </>
  );
}
