import type { Fact, MailBlock } from '../../../views/mail/mail-document.ts';
import { amountDue, amountLeft, lackingParts } from '../../domain/amount-due.ts';
import { frozenQuote } from '../../domain/frozen-sale.ts';
import type { ReservationState } from '../../domain/reservation-moves.ts';
import { t } from '../../i18n.ts';
import type { MailedReservation } from '../../queries/mail/mail-reservations.ts';
import { deductedOf } from '../../queries/payments/deposits.ts';
import { formatIban, formatMoney } from '../../shared/format.ts';
import { formatDay, formatInstant } from '../../shared/format-days.ts';
import { paths } from '../../shared/paths.ts';
import { cardGateway } from '../payments/gateways/index.ts';
import { mailButton } from './mail-buttons.ts';

/**
 * Bank, holder, IBAN, exact amount and the code by which the money is known (domain.md §3.6); where the
 * texts of the sale are still to be accepted, the way to them instead of the accounts (§1.9).
 */
export function transferPart(row: MailedReservation): MailBlock {
  const { purpose, amount_kurus } = amountDue(row);
  const agree = isAgreedFirst(row) ? mailButton('pay', paths.payment(row.reservation_id)) : null;
  const accounts = agree ? [] : row.bank_accounts;
  const label = purpose === 'BALANCE' ? t('mail:transfer.due') : t('mail:transfer.amount');
  return {
    kind: 'transfer',
    title: t('mail:transfer.title'),
    amount: { label, value: formatMoney(amount_kurus) },
    deadline: deadlineOf(row),
    reference: { label: t('mail:transfer.reference'), value: row.reservation_id },
    accounts: accounts.map(({ bank_name, holder, iban }) => ({
      bank: bank_name,
      holder: { label: t('mail:transfer.holder'), value: holder },
      iban: { label: t('mail:transfer.iban'), value: formatIban(iban) },
    })),
    no_account: t(agree ? 'mail:transfer.agree_first' : 'mail:transfer.no_account'),
    agree,
    notes: [...cardNote(row), t('mail:transfer.fraud')],
  };
}

/** The page of the reservation's own code takes the prepayment, and its texts before that. */
const isAgreedFirst = (row: MailedReservation): boolean => !row.has_accepted && isPaidByCode(row);

/** The page of the reservation has the way to it: who prefers a card would look for it here in vain. */
function cardNote(row: MailedReservation): string[] {
  const isTaken = cardGateway() !== undefined && row.has_accepted && isPaidByCode(row);
  if (!isTaken) return [];
  return [t(row.status === 'OPTION' ? 'mail:transfer.card' : 'mail:transfer.card_link')];
}

const isPaidByCode = (row: MailedReservation): boolean =>
  amountDue(row).purpose === 'PREPAYMENT' && PAID_BY_CODE.has(row.status);

const PAID_BY_CODE = new Set(['OPTION', 'CONFIRMED', 'CHECKED_IN']);

/** Only an offer has a last hour: what is confirmed stays so, and what lacks of its prepayment is wanted by the arrival. */
function deadlineOf(row: MailedReservation): Fact | null {
  const { option_until, confirmed_at, check_in } = row;
  if (confirmed_at !== null)
    return isRestAsked(row)
      ? { label: t('mail:transfer.last_day'), value: formatDay(check_in) }
      : null;
  const value = option_until === null ? '–' : formatInstant(option_until);
  return { label: t('mail:transfer.deadline'), value };
}

/** Of a sale that was made dearer, or confirmed for a part: what lacks of the prepayment, by when and how it is sent. */
export const restPart = (row: MailedReservation): MailBlock | null =>
  isRestAsked(row) ? transferPart(row) : null;

const isRestAsked = (row: MailedReservation): boolean =>
  row.status === 'CONFIRMED' && lackingParts(row).prepayment_due_kurus > 0;

/** The movement that is told, and where the reservation's money stands after it. */
export function paymentPart(row: MailedReservation): MailBlock {
  return {
    kind: 'facts',
    title: t('mail:payment.title'),
    facts: [
      ...movementFacts(row),
      ...deductionFacts(row),
      { label: t('mail:payment.total'), value: formatMoney(row.total_kurus) },
      { label: t('mail:payment.paid'), value: formatMoney(row.paid_kurus) },
      ...leavingFact(row),
      { label: t('mail:payment.remaining'), value: formatMoney(remainingOf(row)) },
    ],
    notes: [],
  };
}

/** Without it what is paid and what remains would be more than the total. */
const leavingFact = ({ leaving_kurus }: MailedReservation): Fact[] =>
  leaving_kurus > 0 ? [{ label: t('mail:refund.due'), value: formatMoney(leaving_kurus) }] : [];

function movementFacts({ movement }: MailedReservation): Fact[] {
  if (!movement) return [];
  const { purpose, method, amount_kurus } = movement;
  const amount = formatMoney(amount_kurus);
  const value = t('mail:payment.moved', { amount, method: t(`mail:payment.${method}`) });
  return [{ label: t(`mail:payment.${purpose}`), value }];
}

/** Of a deposit that does not go back whole, what is kept and why (domain.md §1.5). */
function deductionFacts({ movement }: MailedReservation): Fact[] {
  const deposit = movement?.deposit;
  const kept_kurus = deposit ? deductedOf(deposit) : 0;
  if (!deposit || kept_kurus === 0) return [];
  return [
    { label: t('mail:payment.deducted'), value: formatMoney(kept_kurus) },
    { label: t('mail:payment.deduction_reason'), value: deposit.deduction_reason ?? '' },
  ];
}

/**
 * Who comes and with which wishes, as the booking form promises, and what an owner gets of it: the total
 * less the agency's commission, if one is agreed.
 */
export function ownerPart(row: MailedReservation): MailBlock {
  const { owner_amount_kurus: amount, customer_name, customer_note: note } = row;
  const extras = (frozenQuote(row.quote).extras ?? []).map(({ name }) => name).join(', ');
  return {
    kind: 'facts',
    title: t('mail:owner.title'),
    facts: [
      { label: t('mail:owner.guest'), value: customer_name },
      ...(extras ? [{ label: t('mail:owner.extras'), value: extras }] : []),
      ...(note.trim() ? [{ label: t('mail:owner.note'), value: note }] : []),
      ...(amount === null ? [] : [{ label: t('mail:owner.amount'), value: formatMoney(amount) }]),
    ],
    notes: [],
  };
}

/** Kuruş of the total that nobody has paid yet. A reservation that ended owes nothing. */
export const remainingOf = ({ status, ...money }: MailedReservation): number =>
  amountLeft(status as ReservationState, money);
