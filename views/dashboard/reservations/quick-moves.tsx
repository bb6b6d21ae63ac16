import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { rowLog } from '../../components/dashboard/row-log.ts';
import { stateLabel } from '../../components/dashboard/status.tsx';
import type { ReservationsPageProps } from './index.tsx';
import { ReasonField, type ReservationMove } from './moves.tsx';
import type { ReservationRow } from './reservation.ts';

export const quickMoveId = (status: ReservationState) => `quick-move-${status}`;

interface QuickMoveProps {
  t: Translate;
  kind: ListingKind;
  rows: ReservationRow[];
  quick_moves: ReservationsPageProps['quick_moves'];
}

/** One dialog for each state on the page, shared by its rows: a button fills in whose it is. */
export function QuickMoveDialogs({ t, kind, rows, quick_moves }: QuickMoveProps) {
  const states = [...new Set(rows.map(({ status }) => status))];
  return states.map((status) => {
    const moves = quick_moves[status] ?? [];
    if (moves.length === 0) return null;
    const dialog = quickMoveId(status);
    return (
      <ConfirmDialog
        key={status}
        t={t}
        id={dialog}
        title={<span data-fill-text="name">{stateLabel(t, status)}</span>}
        consequences={[]}
        submit={t('reservations:move')}
      >
        <ActionForm
          t={t}
          id={`${dialog}-form`}
          method="PATCH"
          path={`${paths.api.reservations(kind)}/{id}`}
          template
          success="reload"
          toast={t('reservations:moved_any')}
          log={rowLog(kind, 'reservation')}
        >
          <input type="hidden" name="version" data-type="int" data-fill-value="version" />
          <MoveChoices t={t} dialog={dialog} moves={moves} />
          <ReasonField t={t} dialog={dialog} required={moves.some(isExplained) ? 'some' : false} />
        </ActionForm>
      </ConfirmDialog>
    );
  });
}

const isExplained = ({ needs_reason }: ReservationMove) => needs_reason;

function MoveChoices({
  t,
  dialog,
  moves,
}: {
  t: Translate;
  dialog: string;
  moves: ReservationMove[];
}) {
  return (
    <fieldset className="choices">
      <legend className="hidden-text">{t('reservations:move')}</legend>
      {moves.map(({ to, label, consequences, needs_reason }, at) => (
        <label key={to} htmlFor={`${dialog}-${to}`}>
          <input
            type="radio"
            id={`${dialog}-${to}`}
            name="status"
            value={to}
            defaultChecked={at === 0}
          />
          <span>
            <b>{label}</b>
            <small>
              {[...consequences, needs_reason && t('reservations:reason_needed')]
                .filter(Boolean)
                .join(' ')}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
