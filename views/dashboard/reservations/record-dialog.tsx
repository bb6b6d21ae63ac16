import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import type { SurroundingTransaction } from '../../../server/queries/reservations/reservation-surroundings.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import type { ReservationDetail } from './reservation.ts';

interface RecordDialogProps {
  t: Translate;
  id: string;
  of: ReservationDetail;
  title: string;
  consequences: string[];
  submit: string;
  toast: string;
  /** All that this page shows of the reservation's money. */
  transactions: SurroundingTransaction[];
  children: ReactNode;
}

/** A movement of one reservation, written down once however often it is sent. */
export function RecordDialog(props: RecordDialogProps) {
  const { t, id, of, submit, toast, transactions, children, ...dialog } = props;
  const last = Math.max(0, ...transactions.map(({ last_event }) => last_event ?? 0));
  return (
    <ConfirmDialog t={t} id={id} {...dialog} submit={submit}>
      <ActionForm
        t={t}
        id={`${id}-form`}
        method="POST"
        path={paths.api.transactions()}
        success="reload"
        toast={toast}
        once
      >
        <input
          type="hidden"
          name={of.kind === 'villa' ? 'reservation_id' : 'boat_reservation_id'}
          value={of.id}
          data-type="int"
        />
        <div data-seen="money">
          <input type="hidden" name="last_event" value={last} data-type="int" />
        </div>
        <div className="fields">{children}</div>
      </ActionForm>
    </ConfirmDialog>
  );
}
