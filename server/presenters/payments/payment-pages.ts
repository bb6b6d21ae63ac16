import type { DueTransfer } from '../../../views/public/booking/booking.ts';
import type { PaymentPageProps } from '../../../views/public/payment/index.tsx';
import type { PaymentResultPageProps } from '../../../views/public/payment/result.tsx';
import { now, today } from '../../clock.ts';
import { hasEnded, standing } from '../../domain/payable.ts';
import { fieldSentences } from '../../error-sentences.ts';
import type { AppError } from '../../errors.ts';
import { t } from '../../i18n.ts';
import type { CardPayment } from '../../queries/payments/card-payments.ts';
import type { PaymentGateway } from '../../services/payments/gateways/index.ts';
import type { Payable } from '../../services/payments/payables.ts';
import type { Agreement } from '../../services/reservations/sale-agreements.ts';
import { formatInstant } from '../../shared/format.ts';
import { formatStayWithYear } from '../../shared/format-days.ts';
import { paths } from '../../shared/paths.ts';
import { presentAgreement } from '../guests/agreements.ts';
import { ladderOf } from '../prices/stay-ladder.ts';
import { attemptAddress, expiredWays, heldBy } from '../reservations/booked.ts';
import type { Given } from '../reservations/booking-notices.ts';
import { soldPriceOf } from '../reservations/stay-summary.ts';
import { secondsUntil } from '../reservations/time-left.ts';

interface Shown {
  payable: Payable;
  gateway: PaymentGateway | undefined;
  refusal?: AppError | undefined;
  /** A receipt was taken just now. */
  received?: boolean;
  /** Typed beside a receipt that was refused. */
  note?: string;
  /** What is accepted before anything is paid; null: it was. */
  agreement: Agreement | null;
  /** By card, and nobody knows yet what became of it. */
  attempt?: CardPayment | undefined;
  /** Of its boxes, by their names. */
  errors?: Record<string, string>;
  given?: Given;
}

/** What is to be paid, and how. */
export function presentPayment(shown: Shown): Omit<PaymentPageProps, 'site'> {
  const { payable, gateway, refusal, received = false, note = '', attempt } = shown;
  const { reservation, code, purpose, amount_kurus, until } = payable;
  const closing = closingOf(shown);
  const isOpen = closing.state === 'open';
  const errors = refusal && isOpen ? receiptErrors(refusal) : {};
  const agreement = presentAgreement(shown.agreement, shown);
  const isPayable = isOpen && !agreement;
  return {
    code,
    reservation_code: reservation.reservation_id,
    villa: reservation.villa_name,
    stay: formatStayWithYear(reservation.check_in, reservation.check_out),
    purpose,
    amount_kurus,
    until: until && isOpen ? formatInstant(until) : null,
    seconds_left: until && isOpen ? secondsUntil(until, now()) : null,
    ...closing,
    problem: saidOf(refusal),
    errors,
    received,
    note,
    ...(payable.state === 'expired'
      ? expiredWays(standing(reservation, now(), attempt), { today: today(), attempt })
      : {
          again: null,
          attempt_href: isPayable || hasEnded(reservation) ? attemptAddress(attempt) : null,
        }),
    ...refundsOf(reservation),
    ...soldTerms(payable),
    agreement,
    card:
      isPayable && gateway
        ? { name: gateway.name, offers_instalments: gateway.offers_instalments }
        : null,
    transfer: isPayable ? transferOf(payable) : null,
  };
}

/** What is over by the clock keeps its days while a card payment may still come of it, which is then told. */
function closingOf({
  payable: { state, reservation },
  attempt,
}: Shown): Pick<PaymentPageProps, 'state' | 'held'> {
  const { status } = standing(reservation, now(), attempt);
  if (state !== 'expired' || status !== 'PAYMENT_REVIEW' || !attempt) return { state, held: null };
  return { state: 'review', held: heldBy(attempt) };
}

/** What waits to go back of a stay that was called off. */
const refundsOf = (reservation: Payable['reservation']) => {
  const { leaving_kurus, deposit_leaving_kurus } = reservation;
  return hasEnded(reservation)
    ? { refund_kurus: leaving_kurus, deposit_refund_kurus: deposit_leaving_kurus }
    : { refund_kurus: 0, deposit_refund_kurus: 0 };
};

/**
 * What the stay was sold for, and by which terms; a deposit is apart from both. Who was sent a link pays ahead:
 * the parts are the agreed ones, on staff's word too.
 */
const soldTerms = ({ reservation, purpose }: Payable) => ({
  boat: reservation.charter !== undefined,
  price: purpose === 'DEPOSIT' ? null : soldPriceOf(reservation, reservation),
  ladder: purpose === 'DEPOSIT' ? [] : ladderOf(reservation, reservation.check_in, today()),
});

const transferOf = ({ reservation, amount_kurus, until }: Payable): DueTransfer => ({
  title: t('payments:transfer'),
  code: reservation.reservation_id,
  amount_kurus,
  until: until?.toISOString() ?? null,
  seconds_left: null,
  agree_first: false,
  accounts: reservation.bank_accounts,
  pay_href: null,
  by_card: false,
  attempt_href: null,
});

type Problem = keyof typeof import('../../../views/locales/tr/payments.json')['problem'];

const PROBLEMS: Record<string, Problem> = {
  card_not_offered: 'card_not_offered',
  move_not_allowed: 'closed',
  sum_changed: 'sum_changed',
  not_a_receipt: 'not_a_receipt',
  file_too_large: 'file_too_large',
};

const problemOf = ({ code, values }: AppError): string =>
  isSaidAsEverywhere(code)
    ? t(`errors:${code}`, values)
    : t(`payments:problem.${PROBLEMS[code] ?? 'other'}`, values);

/** Why it was not done, unless the form's fields say it, or that nothing is taken here any more. */
const saidOf = (refusal: AppError | undefined): string | null =>
  refusal && Object.keys(receiptErrors(refusal)).length === 0 ? problemOf(refusal) : null;

/** What can be put right in the form: another file, a shorter note. */
function receiptErrors(refusal: AppError): Record<string, string> {
  const { code, fields } = refusal;
  if (OF_THE_FILE.includes(code)) return { receipt: problemOf(refusal) };
  const none = fields.receipt === 'no_files' && { receipt: t('payments:problem.no_receipt') };
  return { ...fieldSentences(fields), ...none };
}

const OF_THE_FILE = ['not_a_receipt', 'file_too_large', 'too_many_pixels'];

const AS_EVERYWHERE = [
  'accept_first',
  'texts_changed',
  'texts_missing',
  'too_many_pixels',
  'too_many_receipts',
] as const;

const isSaidAsEverywhere = (code: string): code is (typeof AS_EVERYWHERE)[number] =>
  (AS_EVERYWHERE as readonly string[]).includes(code);

/** How one attempt to pay by card stands; `another`: nobody knows yet what became of that one. */
export function presentPaymentResult(
  payment: CardPayment,
  payable: Payable,
  another: CardPayment | undefined,
): Omit<PaymentResultPageProps, 'site'> {
  const { reservation } = payable;
  const kind = kindOf(payment, reservation.status);
  return {
    kind,
    reservation_code: reservation.reservation_id,
    villa: reservation.villa_name,
    stay: formatStayWithYear(reservation.check_in, reservation.check_out),
    purpose: payment.purpose as Payable['purpose'],
    boat: reservation.charter !== undefined,
    amount_kurus: payment.amount_kurus,
    paid_at: payment.paid_at ? formatInstant(payment.paid_at) : null,
    is_confirmed: ['CONFIRMED', 'CHECKED_IN'].includes(reservation.status),
    trouble: troubleOf(payment, payable),
    reason: payment.status === 'FAILED' ? reasonOf(payment) : null,
    accept_href:
      payment.status === 'PAID' && payable.state === 'unread' ? paths.payment(payable.code) : null,
    again_href: payable.state === 'open' ? paths.payment(payable.code) : null,
    renew_href:
      kind === 'failed' && payable.state === 'expired' ? renewalOf(reservation, another) : null,
  };
}

/** Of money that came, until somebody saw to it; what is too little of what is asked by now counts, and the rest can be paid. */
function troubleOf(
  { status, needs_action, action_done_at }: CardPayment,
  payable: Payable,
): PaymentResultPageProps['trouble'] {
  if (status !== 'PAID' || needs_action === null) return null;
  if (needs_action === 'LATE' || needs_action === 'DUPLICATE' || needs_action === 'EXCESS')
    return action_done_at ? 'returned' : needs_action;
  // Of the others somebody has come to an end with: the rest came, or what was doubtful is answered.
  if (action_done_at) return null;
  return needs_action === 'MISMATCH' && payable.state === 'open' ? 'short' : 'other';
}

/** Where the stay of an option that ran out is asked for again; null: another card payment is still open. */
const renewalOf = (reservation: Payable['reservation'], attempt: CardPayment | undefined) =>
  expiredWays(standing(reservation, now(), attempt), { today: today(), attempt }).again;

/** A receipt brings a reservation into review, too: that is not the provider's. */
function kindOf(
  { status, in_review }: CardPayment,
  reservation: string,
): PaymentResultPageProps['kind'] {
  if (status === 'PAID') return 'paid';
  if (status === 'FAILED') return 'failed';
  return in_review && reservation === 'PAYMENT_REVIEW' ? 'review' : 'checking';
}

/** The provider's own words are Turkish sentences; codes of ours have ours. */
function reasonOf({ failure_code, failure_text }: CardPayment): string {
  if (failure_code === 'expired') return t('payments:failed.expired');
  if (failure_code === 'provider_silent' || failure_code === 'not_opened')
    return t('payments:failed.not_opened');
  return failure_text || t('payments:failed.unknown');
}
