import { now, today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import {
  amountDue,
  amountLacking,
  isAllAtArrival,
  isPrepaymentThere,
  isUndecided,
  partsAsked,
  staying,
} from '../../domain/amount-due.ts';
import { hasRunOut, isPayable } from '../../domain/payable.ts';
import { mayBePromised } from '../../domain/permits.ts';
import { parseReservationCode } from '../../domain/reservation-code.ts';
import { notFound } from '../../errors.ts';
import { findBoatReservationByCode } from '../../queries/guests/guest-boat-reservations.ts';
import {
  type CodedReservation,
  findReservationByCode,
} from '../../queries/guests/guest-reservations.ts';
import { type CardPayment, findLastOpenAttempt } from '../../queries/payments/card-payments.ts';
import {
  findPaymentLink,
  findPaymentLinkById,
  findReservationCode,
  findReservationKey,
  type PaymentLinkRow,
} from '../../queries/payments/payment-links.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { formatStayWithYear } from '../../shared/format-days.ts';
import type { PayableState } from '../../shared/payable-state.ts';
import type { WantedPayment } from './card-payments.ts';
import { parsePaymentLinkCode } from './payment-links.ts';

/** What a payment page is about. Its amount is fixed by the link, or by the reservation's frozen quote. */
export interface Payable {
  /** As its address has it. */
  code: string;
  of: ReservationKey;
  reservation: CodedReservation;
  link: PaymentLinkRow | null;
  purpose: WantedPayment['purpose'];
  amount_kurus: number;
  until: Date | null;
  state: PayableState;
}

/** @throws 404 for a code that is neither a link's nor a reservation's */
export async function getPayable(db: Db, text: string): Promise<Payable> {
  const linkCode = parsePaymentLinkCode(text);
  const link = linkCode ? await findPaymentLink(db, linkCode) : undefined;
  return payableOf(db, link, parseReservationCode(text) ?? '');
}

/**
 * The card payment that a guest began for the prepayment of an option, while nobody knows what became of it:
 * also once the option's time is over, as the money may have left in time, or another sum is due by now, as it
 * holds the days all the same (`paymentInFlight`).
 */
export async function openPrepayment(
  db: Db,
  row: CodedReservation,
): Promise<CardPayment | undefined> {
  if (row.status !== 'OPTION' && row.status !== 'EXPIRED') return undefined;
  const of = await findReservationKey(db, row.reservation_id);
  return of && findLastOpenAttempt(db, of);
}

/** What a card payment was for: the link it was paid by, or else its reservation's prepayment. @throws 404 */
export async function getPayableOfPayment(
  db: Db,
  { payment_link_id, reservation_code }: Pick<CardPayment, 'payment_link_id' | 'reservation_code'>,
): Promise<Payable> {
  const link =
    payment_link_id === null ? undefined : await findPaymentLinkById(db, payment_link_id);
  return payableOf(db, link, reservation_code ?? '');
}

async function payableOf(db: Db, link: PaymentLinkRow | undefined, own: string): Promise<Payable> {
  const code = link ? await findReservationCode(db, link) : own;
  const of = await findReservationKey(db, code);
  const reservation = of && (await findByCode(db, of, code));
  if (!of || !reservation) throw notFound('payment');
  return link ? payableByLink(link, of, reservation) : payableByCode(of, reservation);
}

const findByCode = (db: Db, { kind }: ReservationKey, code: string) =>
  kind === 'villa' ? findReservationByCode(db, code) : findBoatReservationByCode(db, code);

function payableByLink(
  link: PaymentLinkRow,
  of: ReservationKey,
  reservation: CodedReservation,
): Payable {
  const { code, amount_kurus, expires_at: until } = link;
  const purpose = link.purpose as Payable['purpose'];
  const state = stateOfLink(link, reservation);
  return { code, of, reservation, link, purpose, amount_kurus, until, state };
}

type LinkTerms = Pick<
  PaymentLinkRow,
  'purpose' | 'amount_kurus' | 'expires_at' | 'used_at' | 'cancelled_at'
>;

/** Whether the page of a link takes its money now: elsewhere, too, only such a one is shown. */
export const isLinkOpen = (link: LinkTerms, reservation: CodedReservation): boolean =>
  stateOfLink(link, reservation) === 'open';

function stateOfLink(link: LinkTerms, reservation: CodedReservation): PayableState {
  const waiting = link.purpose !== 'DEPOSIT' && waitingState(reservation);
  if (waiting) return waiting;
  if (link.used_at || isPaid(link.purpose, reservation)) return 'paid';
  if (link.expires_at.getTime() <= now().epochMilliseconds) return 'expired';
  const state = stateOf(reservation);
  if (state === 'open' && isOutdated(link, reservation)) return 'changed';
  return link.cancelled_at ? 'closed' : state;
}

/** Its amount is what was due when it was made; the sale or other money may have changed that since. */
function isOutdated({ purpose, amount_kurus }: LinkTerms, reservation: CodedReservation) {
  const due = amountDue(reservation);
  return purpose !== 'DEPOSIT' && (purpose !== due.purpose || amount_kurus !== due.amount_kurus);
}

/** Somebody may have paid the same by transfer meanwhile. */
const isPaid = (purpose: string, reservation: CodedReservation) =>
  (purpose === 'PREPAYMENT' && isPrepaymentThere(reservation)) ||
  (purpose === 'BALANCE' && amountLacking(reservation) === 0);

/**
 * By the reservation's own code only the prepayment is paid: the rest is due at the door, or by a link. On
 * staff's word there is none, unless they ask for it by a link.
 */
function payableByCode(of: ReservationKey, reservation: CodedReservation): Payable {
  const { status, option_until, reservation_id: code } = reservation;
  const due = amountDue(reservation);
  const isAsked = !(isPayable(status) && isAllAtArrival(reservation));
  const isDue = due.purpose === 'PREPAYMENT' && isAsked;
  return {
    code,
    of,
    reservation,
    link: null,
    purpose: 'PREPAYMENT',
    amount_kurus: isDue ? due.amount_kurus : partsAsked(reservation).prepayment_kurus,
    until: status === 'OPTION' ? option_until : null,
    state: waitingState(reservation) ?? (isDue ? stateOf(reservation) : settledState(reservation)),
  };
}

/** Money that is here and waits for somebody's word: the guest's, or staff's. */
function waitingState(reservation: CodedReservation): PayableState | undefined {
  if (isUnread(reservation)) return 'unread';
  return isUndecided(reservation) ? 'undecided' : undefined;
}

const settledState = (reservation: CodedReservation): PayableState =>
  partsAsked(reservation).prepayment_kurus === 0 ? 'nothing' : 'paid';

/** Paid by card while the sale was made anew: it waits for the guest's word alone (`payment-effects.ts`). */
export const isUnread = (reservation: CodedReservation): boolean =>
  reservation.status === 'PAYMENT_REVIEW' &&
  staying(reservation) > 0 &&
  isPrepaymentThere(reservation) &&
  !reservation.has_accepted;

function stateOf(reservation: CodedReservation): PayableState {
  const { status } = reservation;
  if (hasRunOut(reservation, now())) return 'expired';
  if (status === 'OPTION')
    return mayBePromised(reservation, today().toString()) ? 'open' : 'closed';
  if (status === 'CONFIRMED' || status === 'CHECKED_IN') return 'open';
  if (status === 'PAYMENT_REVIEW') return 'review';
  if (status === 'EXPIRED') return 'expired';
  return status === 'PENDING' ? 'early' : 'closed';
}

/** What a provider is told that is paid for. */
export const wantedOf = ({
  of,
  purpose,
  amount_kurus,
  link,
  reservation,
}: Payable): WantedPayment => ({
  of,
  purpose,
  amount_kurus,
  payment_link_id: link?.id ?? null,
  title: `${reservation.villa_name}, ${formatStayWithYear(reservation.check_in, reservation.check_out)}`,
  place: [reservation.district, reservation.town].filter(Boolean).join(', '),
  city: reservation.region,
});
