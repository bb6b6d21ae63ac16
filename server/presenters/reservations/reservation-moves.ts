import type { ReservationMove } from '../../../views/dashboard/reservations/moves.tsx';
import type { Move, MoveFacts } from '../../domain/reservation-moves.ts';
import { allowedMoves, holdOf, type ReservationState } from '../../domain/reservation-states.ts';
import { t } from '../../i18n.ts';

const ENDS: ReservationState[] = ['REJECTED', 'CANCELLED', 'NO_SHOW'];
const USUAL_NEXT: Partial<Record<ReservationState, ReservationState>> = {
  PENDING: 'OPTION',
  OPTION: 'CONFIRMED',
  PAYMENT_REVIEW: 'CONFIRMED',
  CONFIRMED: 'CHECKED_IN',
  CHECKED_IN: 'COMPLETED',
  EXPIRED: 'OPTION',
};

/** `held`: a deposit is there to be settled. */
type KnownFacts = MoveFacts & { paid: boolean; held: boolean };

/** The moves open to staff, each with what it will do; with `facts`, only those possible now. */
export const presentMoves = (from: ReservationState, facts?: KnownFacts): ReservationMove[] =>
  allowedMoves(from, 'ADMIN', facts).map((move) => ({
    to: move.to,
    label: labelOf(move.to),
    needs_reason: move.reason === 'required',
    consequences: consequencesOf(from, move, facts),
    tone: toneOf(from, move.to),
  }));

function toneOf(from: ReservationState, to: ReservationState): ReservationMove['tone'] {
  if (ENDS.includes(to)) return 'danger';
  return USUAL_NEXT[from] === to ? 'primary' : 'plain';
}

const labelOf = (to: ReservationState): string =>
  to === 'PENDING' || to === 'EXPIRED' ? t(`states:reservation.${to}`) : t(`states:move.${to}`);

/** One sentence each: what happens to the nights, to the guest's mail, to the money. */
function consequencesOf(from: ReservationState, move: Move, facts?: KnownFacts): string[] {
  const before = holdOf(from);
  const after = holdOf(move.to);
  const isUnpaid = move.reason === 'staff_word' && !facts?.prepaid;
  const said: (string | false | undefined)[] = [
    before === null && after !== null && t('reservations:consequence.take'),
    before !== null && after === null && t('reservations:consequence.release'),
    move.to === 'OPTION' && t('reservations:consequence.deadline'),
    isUnpaid && t('reservations:consequence.staff_word'),
    Boolean(move.mails?.length) && t('reservations:consequence.mail'),
    ...moneyOf(move, facts),
    move.tasks?.includes('invite_comment') && t('reservations:consequence.comment'),
  ];
  const sentences = said.filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? sentences : [t('reservations:consequence.state')];
}

/** In a list nobody is asked about money: what then counts is said. */
function moneyOf(move: Move, facts: KnownFacts | undefined): (string | false | undefined)[] {
  const list = facts === undefined;
  return [
    move.tasks?.includes('refund') && t(`reservations:consequence.${refundKey(facts)}`),
    move.to === 'CHECKED_IN' &&
      t(list ? 'reservations:consequence.door_unpaid' : 'reservations:consequence.door'),
    move.to === 'NO_SHOW' && t(`reservations:consequence.${noShowKey(facts)}`),
    move.tasks?.includes('settle_deposit') &&
      facts?.held !== false &&
      t('reservations:consequence.deposit'),
  ];
}

function noShowKey(facts: KnownFacts | undefined) {
  if (!facts) return 'no_show_any';
  return facts.paid ? 'no_show' : 'no_show_unpaid';
}

/** Where nothing was paid, no choice of a refund is shown. */
function refundKey(facts: KnownFacts | undefined) {
  if (!facts) return 'refund_whole';
  return facts.paid ? 'refund' : 'refund_none';
}
