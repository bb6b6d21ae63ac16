import type { ReservationMove } from '../../views/dashboard/reservations/moves.tsx';
import type { Move, MoveFacts } from '../domain/reservation-moves.ts';
import { allowedMoves, holdOf, type ReservationState } from '../domain/reservation-states.ts';
import { t } from '../i18n.ts';

const ENDS: ReservationState[] = ['REJECTED', 'CANCELLED', 'NO_SHOW'];
const USUAL_NEXT: Partial<Record<ReservationState, ReservationState>> = {
  PENDING: 'OPTION',
  OPTION: 'CONFIRMED',
  PAYMENT_REVIEW: 'CONFIRMED',
  CONFIRMED: 'CHECKED_IN',
  CHECKED_IN: 'COMPLETED',
  EXPIRED: 'OPTION',
};

/** The moves open to staff, each with what it will do; with `facts`, only those possible now. */
export const presentMoves = (from: ReservationState, facts?: MoveFacts): ReservationMove[] =>
  allowedMoves(from, 'ADMIN', facts).map((move) => ({
    to: move.to,
    label: labelOf(move.to),
    needs_reason: move.reason === 'required',
    consequences: consequencesOf(from, move),
    tone: toneOf(from, move.to),
  }));

function toneOf(from: ReservationState, to: ReservationState): ReservationMove['tone'] {
  if (ENDS.includes(to)) return 'danger';
  return USUAL_NEXT[from] === to ? 'primary' : 'plain';
}

const labelOf = (to: ReservationState): string =>
  to === 'PENDING' || to === 'EXPIRED' ? t(`states:reservation.${to}`) : t(`states:move.${to}`);

/** One sentence each: what happens to the nights, to the guest's mail, to the money. */
function consequencesOf(from: ReservationState, move: Move): string[] {
  const before = holdOf(from);
  const after = holdOf(move.to);
  const sentences: string[] = [];
  if (!before && after) sentences.push(t('reservations:consequence.take'));
  if (before && !after) sentences.push(t('reservations:consequence.release'));
  if (move.to === 'OPTION') sentences.push(t('reservations:consequence.deadline'));
  if (move.reason === 'staff_word') sentences.push(t('reservations:consequence.staff_word'));
  if (move.mails?.length) sentences.push(t('reservations:consequence.mail'));
  if (move.tasks?.includes('refund')) sentences.push(t('reservations:consequence.refund'));
  if (sentences.length === 0) sentences.push(t('reservations:consequence.state'));
  return sentences;
}
