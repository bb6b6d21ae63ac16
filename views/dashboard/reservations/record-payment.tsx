import type { Translate } from '../../../server/i18n.ts';
import type { SurroundingTransaction } from '../../../server/queries/reservations/reservation-surroundings.ts';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { FormSelect } from '../../components/dashboard/form-fields.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import {
  AmountField,
  NoteField,
  PaidAtField,
  SenderFields,
} from '../transactions/movement-fields.tsx';
import type { ReservationDue } from './payments.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { RefundDialog } from './record-refund.tsx';
import type { ReservationDetail } from './reservation.ts';

interface RecordProps {
  t: Translate;
  reservation: ReservationDetail;
  due: ReservationDue[];
  transactions: SurroundingTransaction[];
}

/** Writes down money that came, and what goes back. */
export function RecordPayment(props: RecordProps) {
  const { t, reservation, transactions } = props;
  // What is on its way back already is sent in its own line; the dialog could only be refused.
  const isRefundable = reservation.paid_kurus > reservation.leaving_kurus;
  return (
    <div className="row wrapping no-print">
      {isRefundable && (
        <DialogButton opens="record-refund" small>
          {t('reservations:refund.open')}
        </DialogButton>
      )}
      <DialogButton opens="record-payment" small icon="plus">
        {t('reservations:record_payment.open')}
      </DialogButton>
      <PaymentDialog {...props} />
      {isRefundable && <RefundDialog {...{ t, reservation, transactions }} />}
    </div>
  );
}

function PaymentDialog({ t, reservation, due, transactions }: RecordProps) {
  const id = 'record-payment';
  const next = due[0];
  return (
    <RecordDialog
      t={t}
      id={id}
      of={reservation}
      transactions={transactions}
      title={t('reservations:record_payment.title', { code: reservation.reservation_id })}
      consequences={[
        t('reservations:record_payment.counts'),
        reservation.status === 'OPTION' || reservation.status === 'PAYMENT_REVIEW'
          ? t('reservations:record_payment.confirms')
          : t('reservations:record_payment.mails'),
      ]}
      submit={t('reservations:record_payment.submit')}
      toast={t('reservations:record_payment.done')}
    >
      <PaymentFields t={t} scope={id} next={next} boat={reservation.kind === 'boat'} />
    </RecordDialog>
  );
}

interface PaymentFieldsProps {
  t: Translate;
  scope: string;
  next: ReservationDue | undefined;
  boat: boolean;
}

function PaymentFields({ t, scope, next, boat }: PaymentFieldsProps) {
  return (
    <>
      <FormSelect
        t={t}
        scope={scope}
        name="purpose"
        label={t('reservations:payment.purpose')}
        defaultValue={next?.purpose}
        options={(['PREPAYMENT', 'BALANCE', 'DEPOSIT'] as const).map((value) => ({
          value,
          text: purposeWord(t, value, boat),
        }))}
      />
      <FormSelect
        t={t}
        scope={scope}
        name="method"
        label={t('reservations:payment.method')}
        options={(['TRANSFER', 'CASH', 'CARD'] as const).map((value) => ({
          value,
          text: t(`reservations:record_payment.method.${value}`),
        }))}
      />
      <AmountField t={t} scope={scope} amount_kurus={next?.amount_kurus ?? null} />
      <PaidAtField t={t} scope={scope} />
      <SenderFields t={t} scope={scope} />
      <NoteField t={t} scope={scope} />
    </>
  );
}
