import type { DoorMoney, EndingMoney } from '../../../views/dashboard/reservations/moves.tsx';
import type { ReservationDue } from '../../../views/dashboard/reservations/payments.tsx';
import type { ReservationDetail } from '../../../views/dashboard/reservations/reservation.ts';
import type { ReservationRevision } from '../../../views/dashboard/reservations/revisions.tsx';
import type { ReservationPageProps } from '../../../views/dashboard/reservations/show.tsx';
import type { TimelinePart } from '../../../views/dashboard/reservations/timeline-panel.tsx';
import {
  amountCounted,
  amountLacking,
  partLacking,
  partsAsked,
  staysOpen,
} from '../../domain/amount-due.ts';
import { depositLacking } from '../../domain/deposit-due.ts';
import { frozenQuote } from '../../domain/frozen-sale.ts';
import { isPayable } from '../../domain/payable.ts';
import { stayChange, stayMayChange } from '../../domain/reservation-states.ts';
import { t } from '../../i18n.ts';
import { heldOf } from '../../queries/payments/deposits.ts';
import type { Surroundings } from '../../queries/reservations/reservation-surroundings.ts';
import type { SiteRules } from '../../services/content/settings.ts';
import { openDeskMails } from '../../services/mail/mail-desk.ts';
import { discountLabel } from '../../services/prices/discount-words.ts';
import type { DeskReservation } from '../../services/reservations/desk-reservations.ts';
import { moveFactsOf } from '../../services/reservations/move-facts.ts';
import { optionDeadline } from '../../services/reservations/option-deadlines.ts';
import { refundIfEnded } from '../../services/reservations/reservation-refunds.ts';
import { type Moment, presentDashboardRow } from './desk-reservations.ts';
import { presentMoves } from './reservation-moves.ts';
import { presentTimeline } from './reservation-timeline.ts';

interface Looked {
  moment: Moment;
  rules: SiteRules;
  part: TimelinePart;
}

/** Everything on a reservation's page but its mails' words. */
export function presentReservationPage(
  reservation: DeskReservation,
  around: Surroundings,
  { moment, rules, part }: Looked,
): Omit<ReservationPageProps, 'site' | 'shell' | 'told_elsewhere' | 'rivals'> {
  const { status } = reservation;
  const door = doorOf(reservation, around);
  const facts = moveFactsOf({ ...reservation, payment_in_flight: around.payment_in_flight });
  return {
    reservation: presentDashboardReservation(reservation, around, moment),
    moves: presentMoves(status, {
      ...facts,
      paid: reservation.paid_kurus > 0,
      held: door.deposit_held_kurus > 0,
    }),
    changeable: stayMayChange(status),
    repriceable: stayChange(status) === 'price',
    mails: openDeskMails(reservation, door.deposit_missing_kurus),
    door,
    ending: endingOf(reservation),
    usual_option_until: optionDeadline(undefined, { ...reservation, ...around }, rules),
    due: dueOf(reservation, around, moment),
    transactions: around.transactions,
    timeline: presentTimeline(reservation.events, {
      ...around,
      boat: reservation.kind === 'boat',
    }),
    timeline_part: part,
    revisions: presentRevisions(reservation),
    around,
  };
}

/** The reservation's page: the row, what was frozen, and what stands around it. */
function presentDashboardReservation(
  reservation: DeskReservation,
  { picture, other_reservations, erased, commission_percent, created_by }: Surroundings,
  moment: Moment,
): ReservationDetail {
  const { nights = [], extras = [] } = frozenQuote(reservation.quote);
  const { quote: _, policy: __, events: ___, revisions: ____, ...known } = reservation;
  return {
    ...known,
    ...presentDashboardRow(reservation, moment),
    ...{ prepayment_kurus: partsAsked(reservation).prepayment_kurus },
    picture,
    other_reservations,
    erased,
    commission_percent,
    created_by,
    ended: !staysOpen(reservation.status),
    unprepaid_kurus: unprepaidOf(reservation),
    counted_kurus: amountCounted(reservation.status, reservation),
    source: reservation.source as ReservationDetail['source'],
    state_reason: stateReason(reservation.state_reason),
    quoted_nights: nights.map(({ date, price_kurus, discount_kurus }) => ({
      date,
      price_kurus: price_kurus ?? 0,
      discount_kurus,
    })),
    discount_label: discountLabel(nights, reservation.kind === 'boat'),
    extras: extras.map(({ name, amount_kurus }) => ({ name, amount_kurus })),
  };
}

/** What lacks of the prepayment of a confirmed stay since money of it turned out never to have come. */
const unprepaidOf = (reservation: DeskReservation): number =>
  reservation.status === 'CONFIRMED' &&
  reservation.events.some(({ kind }) => kind === 'PAYMENT_TAKEN_BACK')
    ? partLacking('PREPAYMENT', reservation)
    : 0;

/** Staff's word without a reason of its own is kept as a code. */
const stateReason = (reason: string | null) =>
  reason === 'STAFF_WORD' ? t('reservations:staff_word') : reason;

/** What is still to be paid: the prepayment by the option's end, the rest and the deposit at check-in. */
function dueOf(
  reservation: DeskReservation,
  { deposit }: Pick<Surroundings, 'deposit'>,
  { today }: Moment,
): ReservationDue[] {
  const { deposit_kurus, check_in, status } = reservation;
  if (!isPayable(status)) return [];
  const asked = { ...reservation, ...partsAsked(reservation) };
  const late = check_in < today;
  const dues: ReservationDue[] = [
    {
      purpose: 'PREPAYMENT',
      due_on: null,
      amount_kurus: partLacking('PREPAYMENT', asked),
      overdue: status === 'CONFIRMED',
    },
    {
      purpose: 'BALANCE',
      due_on: check_in,
      amount_kurus: partLacking('BALANCE', asked),
      overdue: late,
    },
    {
      purpose: 'DEPOSIT',
      due_on: check_in,
      amount_kurus: depositLacking({ deposit_kurus, deposit_held_kurus: heldOf(deposit) }),
      overdue: late,
    },
  ];
  return dues.filter(({ amount_kurus }) => amount_kurus > 0);
}

/** What changes hands at the door, coming and going. */
const doorOf = (
  reservation: DeskReservation,
  { deposit }: Pick<Surroundings, 'deposit'>,
): DoorMoney => {
  const deposit_held_kurus = heldOf(deposit);
  return {
    balance_kurus: amountLacking(reservation),
    deposit_missing_kurus: depositLacking({ ...reservation, deposit_held_kurus }),
    deposit_held_kurus,
  };
};

/** What a cancellation today would keep and give back, by whose wish it is. */
function endingOf(reservation: DeskReservation): EndingMoney {
  const by_guest = refundIfEnded(reservation, 'CANCELLED', 'GUEST');
  const by_agency = refundIfEnded(reservation, 'CANCELLED', 'AGENCY');
  const none = { kept_kurus: 0, refund_kurus: 0 };
  return { by_guest: by_guest ?? none, by_agency: by_agency ?? none };
}

/** What a snapshot keeps of a sale (`reservation-changes.ts`); a charter's frozen price has its unit. */
interface FormerSale {
  total_kurus?: number;
  quote?: { unit?: string };
}

/** Sales that a change replaced, newest first. */
const presentRevisions = ({ revisions }: DeskReservation): ReservationRevision[] =>
  revisions
    .map(({ revision, check_in, check_out, snapshot, reason, created_at, created_by_name }) => ({
      revision,
      check_in,
      check_out,
      unit: (snapshot as FormerSale).quote?.unit ?? null,
      total_kurus: Number((snapshot as FormerSale).total_kurus ?? 0),
      reason,
      at: new Date(created_at).toISOString(),
      by: created_by_name,
    }))
    .reverse();
