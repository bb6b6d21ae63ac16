import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { Translate } from '../../../server/i18n.ts';
import type { TransactionAnswer } from '../../../server/schemas/answers/transactions.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { FormSelect, FormTextarea } from '../../components/dashboard/form-fields.tsx';

/** What staff may say of money that they wrote down by mistake. */
export interface Mistakable {
  /** Whether it may be another's; else it can only have never come, or of a refund never have left. */
  unmatching: boolean;
}

interface MistakeProps {
  t: Translate;
  transaction: TransactionAnswer;
  mistake: Mistakable;
}

const DIALOG = 'entry-mistake';

/** Takes back money that staff wrote down: it never came, is another's, or, of a refund, never left. */
export function MistakeDialog({ t, transaction, mistake }: MistakeProps) {
  const label = t('transactions:mistake.open');
  const { id, amount_kurus, version, purpose } = transaction;
  const isRefund = purpose === 'REFUND';
  return (
    <AskingButton
      t={t}
      id={DIALOG}
      label={label}
      small
      danger
      title={t('transactions:mistake.title', { amount: formatMoney(amount_kurus) })}
      consequences={consequencesOf(t, transaction)}
    >
      <ActionForm
        t={t}
        id={`${DIALOG}-form`}
        method="POST"
        path={paths.api.transactionMistake(id)}
        success="reload"
        toast={t(isRefund ? 'transactions:mistake.refund.done' : 'transactions:mistake.done')}
        once
      >
        <input type="hidden" name="version" value={version} data-type="int" />
        <OutcomeField t={t} mistake={mistake} refund={isRefund} />
        <FormTextarea
          t={t}
          scope={DIALOG}
          name="reason"
          label={t('transactions:mistake.reason')}
          hint={t(
            isRefund
              ? 'transactions:mistake.refund.reason_hint'
              : 'transactions:mistake.reason_hint',
          )}
          rows={2}
          maxLength={500}
          required
        />
      </ActionForm>
    </AskingButton>
  );
}

function consequencesOf(t: Translate, transaction: TransactionAnswer): string[] {
  const { purpose, reservation_status } = transaction;
  if (purpose === 'REFUND') return refundConsequences(t, transaction);
  const counted = purpose === 'DEPOSIT' ? 'deposit' : 'counted';
  if (reservation_status === null) return [t('transactions:mistake.nobody')];
  return [
    t(`transactions:mistake.${counted}`),
    t('transactions:mistake.state', {
      state: t(`states:reservation.${reservation_status as ReservationState}`),
    }),
  ];
}

const refundConsequences = (t: Translate, { reservation_status }: TransactionAnswer): string[] =>
  reservation_status === null
    ? [t('transactions:mistake.refund.nobody')]
    : [t('transactions:mistake.refund.waits'), t('transactions:mistake.refund.told')];

type OutcomeProps = Pick<MistakeProps, 't' | 'mistake'> & { refund: boolean };

function OutcomeField({ t, mistake, refund }: OutcomeProps) {
  const only = refund ? 'PENDING' : 'FAILED';
  if (!mistake.unmatching) return <input type="hidden" name="outcome" value={only} />;
  return (
    <FormSelect
      t={t}
      scope={DIALOG}
      name="outcome"
      label={t('transactions:mistake.outcome')}
      hint={t('transactions:mistake.outcome_hint')}
      options={(['FAILED', 'UNMATCHED'] as const).map((value) => ({
        value,
        text: t(`transactions:mistake.outcomes.${value}`),
      }))}
    />
  );
}
