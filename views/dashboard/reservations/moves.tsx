import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { Translate } from '../../../server/i18n.ts';
import { formatInstant, formatMoney } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm, FieldError } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { stateLabel } from '../../components/dashboard/status.tsx';
import { ArrivalFields, CancellationFields, DepartureFields } from './move-money.tsx';

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

/** What is to change hands at the door, coming and going. */
export interface DoorMoney {
  balance_kurus: number;
  deposit_missing_kurus: number;
  deposit_held_kurus: number;
}

interface EndingSums {
  kept_kurus: number;
  refund_kurus: number;
}

/** What a cancellation today keeps and gives back, by whose wish it is. */
export interface EndingMoney {
  by_guest: EndingSums;
  by_agency: EndingSums;
}

interface MovedReservation {
  kind: ListingKind;
  id: number;
  /** The reservation's code and listing, named in every dialog. */
  name: string;
  paid_kurus: number;
  door: DoorMoney;
  ending: EndingMoney;
  /** When an option given now would end by the site's rules, ISO instant. */
  usual_option_until: string;
  /** As it is shown: what changed since is not moved by a page that doesn't know. */
  version: number;
}

const buttonTone = { primary: 'primary', plain: 'outline', danger: 'danger' } as const;

export const MoveButton = ({ to, label, tone }: ReservationMove) => (
  <DialogButton opens={`move-${to}`} kind={buttonTone[tone]}>
    {label}
  </DialogButton>
);

interface MoveDialogProps {
  t: Translate;
  of: MovedReservation;
  move: ReservationMove;
}

/** Says what will happen, and asks for what the move needs. */
export function MoveDialog({ t, of, move }: MoveDialogProps) {
  const dialog = `move-${move.to}`;
  return (
    <ConfirmDialog
      t={t}
      id={dialog}
      title={t('reservations:move_title', { label: move.label, name: of.name })}
      consequences={[...move.consequences, ...depositSays(t, of, move), ...debtSays(t, of, move)]}
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
        path={paths.api.reservation(of.id, of.kind)}
        success="reload"
        toast={t('reservations:moved', { state: stateLabel(t, move.to) })}
      >
        <input type="hidden" name="version" value={of.version} data-type="int" />
        <MoveFields t={t} of={of} move={move} />
        <ReasonField t={t} dialog={dialog} required={move.needs_reason} />
      </ActionForm>
    </ConfirmDialog>
  );
}

/** A deposit that was paid before an arrival that will not be. */
function depositSays(t: Translate, { door }: MovedReservation, { to }: ReservationMove): string[] {
  const { deposit_held_kurus } = door;
  if (deposit_held_kurus === 0 || !['CANCELLED', 'NO_SHOW'].includes(to)) return [];
  return [t('reservations:consequence.deposit_back', { amount: formatMoney(deposit_held_kurus) })];
}

/** A stay may end with money still to come, but nobody ends it unaware of that. */
function debtSays(t: Translate, { door }: MovedReservation, { to }: ReservationMove): string[] {
  const { balance_kurus } = door;
  if (balance_kurus === 0 || to !== 'COMPLETED') return [];
  return [t('reservations:consequence.debt', { amount: formatMoney(balance_kurus) })];
}

function MoveFields({ t, of, move }: MoveDialogProps) {
  const dialog = `move-${move.to}`;
  switch (move.to) {
    case 'OPTION':
      return <OptionField t={t} dialog={dialog} usual={of.usual_option_until} />;
    case 'CHECKED_IN':
      return <ArrivalFields t={t} scope={dialog} door={of.door} />;
    case 'COMPLETED':
      return <DepartureFields t={t} scope={dialog} door={of.door} />;
    case 'CANCELLED':
      return of.paid_kurus > 0 ? (
        <CancellationFields t={t} kind={of.kind} ending={of.ending} />
      ) : null;
    default:
      return null;
  }
}

interface ReasonProps {
  t: Translate;
  dialog: string;
  /** `some`: of the moves to choose from, which say it themselves. */
  required: boolean | 'some';
}

/** Why, in staff's words; the API refuses a move that wants one without it. */
export function ReasonField({ t, dialog, required }: ReasonProps) {
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
        required={required === true}
        data-fill-value="reason"
        data-optional={required === true ? undefined : ''}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <span className="hint" id={`${id}-hint`}>
        {t('reservations:reason_hint')}
      </span>
      <FieldError name="reason" id={`${id}-error`} />
    </div>
  );
}

interface OptionFieldProps {
  t: Translate;
  dialog: string;
  usual: string;
}

function OptionField({ t, dialog, usual }: OptionFieldProps) {
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
        {t('reservations:option_hint', { until: formatInstant(usual) })}
      </span>
      <FieldError name="option_until" id={`${id}-error`} />
    </div>
  );
}
