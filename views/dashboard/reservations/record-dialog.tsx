import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
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
  children: ReactNode;
}

/** A movement of one reservation, written down once however often it is sent. */
export function RecordDialog({ t, id, of, submit, toast, children, ...dialog }: RecordDialogProps) {
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
        <div className="fields">{children}</div>
      </ActionForm>
    </ConfirmDialog>
  );
}
