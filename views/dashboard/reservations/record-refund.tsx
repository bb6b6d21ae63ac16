import type { Translate } from '../../../server/i18n.ts';
import type { SurroundingTransaction } from '../../../server/queries/reservation-surroundings.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { FormSelect } from '../../components/dashboard/form-fields.tsx';
import { AmountField, NoteField } from '../transactions/movement-fields.tsx';
import { RecordDialog } from './record-dialog.tsx';
import type { ReservationDetail } from './reservation.ts';

interface RefundDialogProps {
  t: Translate;
  reservation: ReservationDetail;
  transactions: SurroundingTransaction[];
}

/** Plans a refund, or writes down one that was sent. */
export function RefundDialog({ t, reservation, transactions }: RefundDialogProps) {
  const id = 'record-refund';
  const { leaving_kurus } = reservation;
  return (
    <RecordDialog
      t={t}
      id={id}
      of={reservation}
      title={t('reservations:refund.title', { code: reservation.reservation_id })}
      consequences={[
        t('reservations:refund.paid', { amount: formatMoney(reservation.paid_kurus) }),
        leaving_kurus > 0
          ? t('reservations:refund.waiting', { amount: formatMoney(leaving_kurus) })
          : t('reservations:refund.card'),
      ]}
      submit={t('reservations:refund.submit')}
      toast={t('reservations:refund.done')}
    >
      <RefundFields
        t={t}
        scope={id}
        rest_kurus={Math.max(0, reservation.paid_kurus - leaving_kurus)}
        method={lastWay(transactions)}
      />
    </RecordDialog>
  );
}

/** The way the stay was paid last: money goes back as it came. */
const lastWay = (transactions: SurroundingTransaction[]) =>
  transactions
    .filter(({ purpose, status }) => status === 'PAID' && STAY.has(purpose))
    .reduce<SurroundingTransaction | null>(
      (last, one) => (last && last.at > one.at ? last : one),
      null,
    )?.method;

const STAY = new Set<SurroundingTransaction['purpose']>(['PREPAYMENT', 'BALANCE']);

interface RefundFieldsProps {
  t: Translate;
  scope: string;
  rest_kurus: number;
  method: SurroundingTransaction['method'] | undefined;
}

function RefundFields({ t, scope, rest_kurus, method }: RefundFieldsProps) {
  return (
    <>
      <input type="hidden" name="purpose" value="REFUND" />
      <FormSelect
        t={t}
        scope={scope}
        name="method"
        label={t('reservations:refund.way')}
        defaultValue={method}
        options={(['CARD', 'TRANSFER', 'CASH'] as const).map((value) => ({
          value,
          text: t(`states:method.${value}`),
        }))}
      />
      <FormSelect
        t={t}
        scope={scope}
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
        scope={scope}
        amount_kurus={rest_kurus}
        hint={t('reservations:refund.amount_hint')}
      />
      <NoteField t={t} scope={scope} />
    </>
  );
}
