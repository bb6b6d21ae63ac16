import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { FormSelect } from '../../components/dashboard/form-fields.tsx';
import { AmountField, NoteField } from '../transactions/movement-fields.tsx';
import { RecordDialog } from './record-dialog.tsx';
import type { ReservationDetail } from './reservation.ts';

interface RefundDialogProps {
  t: Translate;
  reservation: ReservationDetail;
}

/** Plans a refund, or writes down one that was sent. */
export function RefundDialog({ t, reservation }: RefundDialogProps) {
  const id = 'record-refund';
  return (
    <RecordDialog
      t={t}
      id={id}
      of={reservation}
      title={t('reservations:refund.title', { code: reservation.reservation_id })}
      consequences={[
        t('reservations:refund.paid', { amount: formatMoney(reservation.paid_kurus) }),
        t('reservations:refund.card'),
      ]}
      submit={t('reservations:refund.submit')}
      toast={t('reservations:refund.done')}
    >
      <RefundFields t={t} scope={id} paid_kurus={reservation.paid_kurus} />
    </RecordDialog>
  );
}

interface RefundFieldsProps {
  t: Translate;
  scope: string;
  paid_kurus: number;
}

function RefundFields({ t, scope, paid_kurus }: RefundFieldsProps) {
  return (
    <>
      <input type="hidden" name="purpose" value="REFUND" />
      <FormSelect
        t={t}
        scope={scope}
        name="method"
        label={t('reservations:refund.way')}
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
        amount_kurus={paid_kurus}
        hint={t('reservations:refund.amount_hint')}
      />
      <NoteField t={t} scope={scope} />
    </>
  );
}
