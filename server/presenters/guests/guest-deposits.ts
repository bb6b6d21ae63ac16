import type { GuestPayment, VoucherData } from '../../../views/public/enquire/enquiry.ts';
import { depositLeft } from '../../domain/deposit-due.ts';
import { isOver } from '../../domain/payable.ts';
import { t } from '../../i18n.ts';
import type { GuestsReservation } from '../../queries/guests/guest-reservations.ts';
import { type DepositStanding, deductedOf, heldOf } from '../../queries/payments/deposits.ts';
import { todayInIstanbul } from '../../shared/days.ts';
import { formatMoney } from '../../shared/format.ts';
import { formatDay } from '../../shared/format-days.ts';

const leftOf = ({ status, deposit_kurus, deposit }: GuestsReservation): number =>
  depositLeft(status, { deposit_kurus, deposit_held_kurus: heldOf(deposit) });

/**
 * Lent, so what counts is what of it came, what is still to come, and once it was settled, what went back
 * of it.
 */
export function depositRows(row: GuestsReservation): GuestPayment[] {
  const { deposit, deposit_kurus, charter } = row;
  const title = t('enquire:payments.deposit');
  const note = t(charter ? 'enquire:payments.boat_deposit_note' : 'enquire:payments.deposit_note');
  const left = { title, note, kurus: leftOf(row), ...atTheDoor(row) };
  // Of a stay that is over it waits to go back, which is a row of its own.
  if (deposit) return [{ title, ...cameOf(deposit, isOver(row.status) ? null : note) }, left];
  if (isOver(row.status)) return [{ title, note: null, kurus: deposit_kurus, ...notNeeded() }];
  return [left];
}

function cameOf(deposit: DepositStanding, note: string | null): Omit<GuestPayment, 'title'> {
  const { state, amount_kurus } = deposit;
  if (state !== 'TAKEN') return { kurus: amount_kurus, ...settled(state, deposit) };
  const received = { kind: 'ok', state: t('enquire:payments.received') } as const;
  return { note: deductionText(deposit) ?? note, kurus: heldOf(deposit), ...received };
}

type Settled = Exclude<DepositStanding['state'], 'TAKEN'>;

function settled(state: Settled, deposit: DepositStanding) {
  const { returned_kurus, returned_at } = deposit;
  const day = returned_at && formatDay(todayInIstanbul(Date.parse(returned_at)));
  const amount = formatMoney(returned_kurus);
  const went = day && t(`enquire:payments.deposit_notes.${state}`, { day, amount });
  return {
    note: [went, deductionText(deposit)].filter(Boolean).join(' · ') || null,
    kind: state === 'RETURNED' ? ('ok' as const) : undefined,
    state: t(`enquire:payments.deposit_states.${state}`),
  };
}

/** What is kept and why (domain.md §1.5). */
function deductionText(deposit: DepositStanding): string | null {
  const kurus = deductedOf(deposit);
  if (kurus === 0) return null;
  const [amount, reason] = [formatMoney(kurus), deposit.deduction_reason ?? ''];
  return t('enquire:payments.deducted', { amount, reason });
}

/** For the voucher: what the door still asks for, and what it need not. */
export const depositAtDoor = (row: GuestsReservation): VoucherData['deposit'] => ({
  due_kurus: leftOf(row),
  held_kurus: heldOf(row.deposit),
});

export const atTheDoor = ({ charter }: GuestsReservation) => ({
  kind: undefined,
  state: t(charter ? 'enquire:payments.boat_later' : 'enquire:payments.later'),
});

export const notNeeded = () => ({ kind: undefined, state: t('enquire:payments.none') });
