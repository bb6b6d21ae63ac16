import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm, FieldError } from '../../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { stateLabel } from '../../components/dashboard/status.tsx';

/** One allowed move of a reservation's state, from the state table. */
export interface ReservationMove {
  to: ReservationState;
  /** The act in words: "Kesinleştir". */
  label: string;
  needs_reason: boolean;
  /** What will happen, one sentence each: nights held or freed, mail sent, money … */
  consequences: string[];
  /** `primary` once at most: the usual next step. `danger` ends the reservation. */
  tone: 'primary' | 'plain' | 'danger';
}

const buttonTone = { primary: 'primary', plain: 'outline', danger: 'danger' } as const;

interface MovesProps {
  t: Translate;
  id: number;
  /** The reservation's code and villa, named in every dialog. */
  name: string;
  moves: ReservationMove[];
}

/** The reservation page's next steps: each button opens a dialog that says what will happen. */
export function MoveButtons({ t, id, name, moves }: MovesProps) {
  return (
    <section className="next-steps no-print" aria-label={t('reservations:next_step')}>
      <b>{t('reservations:next_step')}</b>
      {moves.map(({ to, label, tone }) => (
        <button
          key={to}
          type="button"
          className={`button ${buttonTone[tone]}`}
          command="show-modal"
          commandfor={`move-${to}`}
        >
          {label}
        </button>
      ))}
      {moves.map((move) => (
        <MoveDialog key={move.to} t={t} id={id} name={name} move={move} />
      ))}
    </section>
  );
}

function MoveDialog({ t, id, name, move }: Omit<MovesProps, 'moves'> & { move: ReservationMove }) {
  const dialog = `move-${move.to}`;
  return (
    <ConfirmDialog
      t={t}
      id={dialog}
      title={t('reservations:move_title', { label: move.label, name })}
      consequences={move.consequences}
      buttons={
        <button
          type="submit"
          form={`${dialog}-form`}
          name="status"
          value={move.to}
          className={`button ${move.tone === 'danger' ? 'danger' : 'primary'}`}
          data-busy={t('common:saving')}
        >
          {move.label}
        </button>
      }
    >
      <ActionForm
        t={t}
        id={`${dialog}-form`}
        method="PATCH"
        path={paths.api.reservation(id)}
        success="reload"
        toast={t('reservations:moved', { state: stateLabel(t, move.to) })}
      >
        {move.to === 'OPTION' && <OptionField t={t} dialog={dialog} />}
        <ReasonField t={t} dialog={dialog} required={move.needs_reason} />
      </ActionForm>
    </ConfirmDialog>
  );
}

/** Why, in staff's words; the API refuses a move that wants one without it. */
export function ReasonField(props: { t: Translate; dialog: string; required: boolean }) {
  const { t, dialog, required } = props;
  const id = `${dialog}-reason`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {t('reservations:reason')}{' '}
        {!required && <span className="optional">({t('common:optional')})</span>}
      </label>
      <textarea
        className="input"
        id={id}
        name="reason"
        rows={2}
        maxLength={500}
        required={required}
        data-optional={required ? undefined : ''}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <span className="hint" id={`${id}-hint`}>
        {t('reservations:reason_hint')}
      </span>
      <FieldError name="reason" id={`${id}-error`} />
    </div>
  );
}

function OptionField({ t, dialog }: { t: Translate; dialog: string }) {
  const id = `${dialog}-until`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {t('reservations:option_until')} <span className="optional">({t('common:optional')})</span>
      </label>
      <input
        className="input"
        id={id}
        type="datetime-local"
        name="option_until"
        data-type="instant"
        data-optional=""
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <span className="hint" id={`${id}-hint`}>
        {t('reservations:option_hint')}
      </span>
      <FieldError name="option_until" id={`${id}-error`} />
    </div>
  );
}
