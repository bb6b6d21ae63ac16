import type { ReservationState } from './reservation-moves.ts';

/** What a reservation's money stands at, in kuruş. */
export interface Paid {
  total_kurus: number;
  prepayment_kurus: number;
  paid_kurus: number;
}

export interface AmountDue {
  purpose: 'PREPAYMENT' | 'BALANCE';
  /** 0: nothing is left to pay. */
  amount_kurus: number;
}

/** Where a sale came to nothing, nothing more is asked for; what was paid is kept or sent back. */
const NOTHING_LEFT: readonly ReservationState[] = ['REJECTED', 'EXPIRED', 'CANCELLED', 'NO_SHOW'];

export const staysOpen = (status: ReservationState): boolean => !NOTHING_LEFT.includes(status);

/** What lacks of the total, in kuruş; what was paid too much is nobody's debt, and lessens no other's. */
export const amountLeft = (
  status: ReservationState,
  { total_kurus, paid_kurus }: Pick<Paid, 'total_kurus' | 'paid_kurus'>,
): number => (staysOpen(status) ? Math.max(0, total_kurus - paid_kurus) : 0);

/** What a guest pays next: what lacks of the prepayment, and once that is there, of the total. */
export function amountDue({ total_kurus, prepayment_kurus, paid_kurus }: Paid): AmountDue {
  const purpose = paid_kurus < prepayment_kurus ? 'PREPAYMENT' : 'BALANCE';
  const whole = purpose === 'PREPAYMENT' ? prepayment_kurus : total_kurus;
  return { purpose, amount_kurus: Math.max(0, whole - paid_kurus) };
}
