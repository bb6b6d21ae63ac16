import type { Translate } from '../../../server/i18n.ts';
import type { TransactionAnswer } from '../../../server/schemas/answers/transactions.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { RefundFields } from './refund-fields.tsx';

interface RefundProps {
  t: Translate;
  transaction: TransactionAnswer;
  /** What of it is still here. */
  left_kurus: number;
}

const DIALOG = 'refund-unmatched';

/** Gives money of nobody back to who sent it. */
export function UnmatchedRefundDialog({ t, transaction, left_kurus }: RefundProps) {
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
        <div className="fields">
          <RefundFields
            t={t}
            scope={DIALOG}
            ways={waysOf(transaction)}
            method={transaction.method}
            amount_kurus={left_kurus}
          />
        </div>
      </ActionForm>
    </AskingButton>
  );
}

/** Only what came by card can go back to one. */
const waysOf = ({ method }: TransactionAnswer) =>
  method === 'CARD' ? (['CARD', 'TRANSFER'] as const) : (['TRANSFER', 'CASH'] as const);
