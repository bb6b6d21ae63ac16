import type { Translate } from '../../../server/i18n.ts';
import type { SurroundingTransaction } from '../../../server/queries/reservations/reservation-surroundings.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { RefundFields } from '../transactions/refund-fields.tsx';
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
      transactions={transactions}
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
        ways={['CARD', 'TRANSFER', 'CASH']}
        method={lastWay(transactions)}
        amount_kurus={Math.max(0, reservation.paid_kurus - leaving_kurus)}
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
