import { purposeWord } from '../../../views/components/purpose-word.ts';
import type { GuestPayments } from '../../../views/public/enquire/enquiry.ts';
import {
  amountLacking,
  isAllAtArrival,
  isPrepaymentThere,
  isUndecided,
  partLacking,
  staying,
  staysOpen,
} from '../../domain/amount-due.ts';
import type { ReservationState } from '../../domain/reservation-moves.ts';
import { daysUntil } from '../../domain/stay.ts';
import { t } from '../../i18n.ts';
import type { GuestsReservation } from '../../queries/guests/guest-reservations.ts';
import type { listOpenLinks } from '../../queries/payments/payment-links.ts';
import { isLinkOpen } from '../../services/payments/payables.ts';
import { formatInstant } from '../../shared/format.ts';
import { formatDay } from '../../shared/format-days.ts';
import { paths } from '../../shared/paths.ts';
import { atTheDoor, depositRows, notNeeded } from './guest-deposits.ts';

type Row = GuestPayments['rows'][number];
type Method = keyof typeof import('../../../views/locales/tr/states.json')['method'];
type Purpose = Parameters<typeof purposeWord>[1];

type Link = Awaited<ReturnType<typeof listOpenLinks>>[number];

interface Shown {
  today: Temporal.PlainDate;
  /** Payment links that neither money nor time ended. */
  links: readonly Link[];
}

/** What is paid now, what at the door and what is only lent, each with how it stands. */
export function presentPayments(row: GuestsReservation, { today, links }: Shown): GuestPayments {
  return {
    rows: [...priceOf(row, today), ...depositRows(row), ...refundsOf(row)].filter(
      ({ kurus }) => kurus > 0,
    ),
    links: linksOf(
      row,
      links.filter((link) => isLinkOpen(link, row)),
    ),
    received: row.payments.map((payment) => ({
      id: payment.id,
      title: purposeWord(t, payment.purpose as Purpose, Boolean(row.charter), payment.of_deposit),
      note: movementNote(payment),
      kurus: payment.purpose === 'REFUND' ? -payment.amount_kurus : payment.amount_kurus,
    })),
  };
}

/**
 * What staff ask for, and what lacks of the prepayment of a stay that was sold and made dearer since: nobody has
 * to send a link for that, as the reservation's own code takes it.
 */
function linksOf(row: GuestsReservation, links: readonly Link[]): GuestPayments['links'] {
  const asked = links.map(({ code, purpose, amount_kurus, expires_at }) => ({
    href: paths.payment(code),
    title: purposeWord(t, purpose as Purpose, Boolean(row.charter)),
    note: t('enquire:payments.by', { when: formatInstant(expires_at) }),
    kurus: amount_kurus,
  }));
  const isLacking = row.status === 'CONFIRMED' && !isAllAtArrival(row) && !isPrepaymentThere(row);
  if (!isLacking || links.some(({ purpose }) => purpose === 'PREPAYMENT')) return asked;
  const own = {
    href: paths.payment(row.reservation_id),
    title: t('enquire:payments.prepayment'),
    note: null,
    kurus: partLacking('PREPAYMENT', row),
  };
  return [own, ...asked];
}

/** A transfer whose receipt came is told of as well, also where staff confirm before they look at the account. */
const movementNote = ({ method, paid_at, created_at }: GuestsReservation['payments'][number]) =>
  t(paid_at ? 'enquire:payments.movement' : 'enquire:payments.movement_checked', {
    when: formatInstant(paid_at ?? created_at),
    method: t(`states:method.${method as Method}`),
  });

const isOver = ({ status }: GuestsReservation) => !staysOpen(status as ReservationState);

/**
 * On staff's word nothing is paid ahead: one sum, the voucher's. Of what came to nothing, what its end keeps,
 * whichever part of the price it was paid as.
 */
function priceOf(row: GuestsReservation, today: Temporal.PlainDate): Row[] {
  if (isOver(row) && staying(row) > 0) return [isUndecided(row) ? undecidedOf(row) : keptOf(row)];
  if (isAllAtArrival(row))
    return [atArrival(row, today, { title: dueWord(row), kurus: amountLacking(row) })];
  return [prepaymentOf(row), balanceOf(row, today)];
}

const keptOf = (row: GuestsReservation): Row => ({
  title: t('enquire:payments.kept'),
  note: null,
  kurus: staying(row),
  kind: undefined,
  state: t('enquire:payments.not_refunded'),
});

const undecidedOf = (row: GuestsReservation): Row => ({
  title: t('enquire:payments.undecided'),
  note: t('enquire:payments.undecided_note'),
  kurus: staying(row),
  kind: 'warn',
  state: t('enquire:payments.waits_for_decision'),
});

const dueWord = ({ charter }: GuestsReservation): string =>
  t(charter ? 'enquire:voucher.boat_due' : 'enquire:voucher.due');

function prepaymentOf(row: GuestsReservation): Row {
  const { prepayment_kurus, status, option_until } = row;
  const whole = { title: t('enquire:payments.prepayment'), kurus: prepayment_kurus };
  if (isPrepaymentThere(row))
    return { ...whole, note: null, kind: 'ok', state: t('enquire:payments.received') };
  if (isOver(row)) return { ...whole, note: null, ...notNeeded() };
  const line = { ...whole, kurus: partLacking('PREPAYMENT', row) };
  if (status === 'PAYMENT_REVIEW')
    return { ...line, note: null, kind: 'info', state: t('enquire:payments.reviewing') };
  const note = option_until
    ? t('enquire:payments.by', { when: formatInstant(option_until) })
    : t('enquire:payments.after_option');
  const later = status === 'PENDING';
  return {
    ...line,
    note: later || status === 'OPTION' ? note : null,
    kind: later ? undefined : 'warn',
    state: t('enquire:payments.waiting'),
  };
}

/**
 * Only money that came makes it received: a guest may have come in before paying. What came of it
 * already, as with a prepayment that was sent rounded up, is not asked for again.
 */
function balanceOf(row: GuestsReservation, today: Temporal.PlainDate): Row {
  const { balance_kurus } = row;
  const title = t(row.charter ? 'enquire:payments.boat_balance' : 'enquire:payments.balance');
  const whole = { title, kurus: balance_kurus, note: null };
  if (isOver(row)) return { ...whole, ...notNeeded() };
  if (amountLacking(row) === 0)
    return { ...whole, kind: 'ok', state: t('enquire:payments.received') };
  return atArrival(row, today, { title, kurus: partLacking('BALANCE', row) });
}

/** Is waited for from the day on; before it, nobody has to do anything. */
function atArrival(
  row: GuestsReservation,
  today: Temporal.PlainDate,
  line: { title: string; kurus: number },
): Row {
  const { charter, check_in } = row;
  const note = t(charter ? 'enquire:payments.boat_at_check_in' : 'enquire:payments.at_check_in', {
    day: formatDay(check_in),
  });
  if (daysUntil(today, Temporal.PlainDate.from(check_in)) > 0)
    return { ...line, note, ...atTheDoor(row) };
  return { ...line, note, kind: 'warn', state: t('enquire:payments.waiting') };
}

/** Money that waits to go back, a deposit's apart; once it went it is among the movements. */
function refundsOf({ leaving_kurus, deposit_leaving_kurus }: GuestsReservation): Row[] {
  const note = t('enquire:payments.refund_note');
  const waits = { note, kind: 'info', state: t('enquire:payments.refund_waiting') } as const;
  return [
    { title: t('enquire:payments.refund'), kurus: leaving_kurus, ...waits },
    { title: t('enquire:payments.deposit_refund'), kurus: deposit_leaving_kurus, ...waits },
  ];
}
