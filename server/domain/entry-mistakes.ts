import { type Paid, staying, staysOpen } from './amount-due.ts';
import type { ReservationState } from './reservation-moves.ts';

/** A movement of money, as far as its entry goes. */
interface Entered {
  status: string;
  purpose: string;
  /** Null: staff wrote it down themselves. */
  provider: string | null;
  /** Of a refund, null: staff sent it themselves, also where a provider had refused to. */
  conversation_id: string | null;
}

/** Whether staff may say that money they wrote down was entered by mistake; a provider's word stands. */
export const mayBeTakenBack = ({ status, purpose, provider, conversation_id }: Entered): boolean =>
  status === 'PAID' && (purpose === 'REFUND' ? conversation_id === null : provider === null);

/** A refund that waits, of other money than the payment that was taken back. */
interface WaitingRefund {
  amount_kurus: number;
  of_resale: boolean;
  /** What the payment it gives back stands on the list for; null: it names none, or one that is in order. */
  refunded_for: string | null;
}

interface TakenBack {
  /** How the stay stands by now, without the payment. */
  stay: Paid & { status: string };
  /** Kuruş of the payment for which no refund was withdrawn yet. */
  over_kurus: number;
  /** The money did come, and staff sent it back beside its plan. */
  went_back: boolean;
}

/**
 * What no longer goes back of a refund, in kuruş, since some of what was too much never came, or went back
 * already. An end keeps what it kept, and gives back what is left: all that waits is less by what went back, while
 * money that came after the end goes back whole, whatever else never came. While the stay goes on, what came twice
 * or is above the total stays as far as it lacks now: of a second prepayment only where the first never came. What
 * staff planned is their word.
 */
export function stayingAfterAll(
  { amount_kurus, of_resale, refunded_for }: WaitingRefund,
  { stay, over_kurus, went_back }: TakenBack,
): number {
  const most = Math.min(amount_kurus, over_kurus);
  if (!staysOpen(stay.status as ReservationState))
    return refunded_for === 'LATE' && !went_back ? 0 : most;
  const isTwice = refunded_for === 'DUPLICATE';
  if (isTwice && !went_back) return within(most, stay.prepayment_kurus - staying(stay));
  const isTooMuch = of_resale || isTwice || refunded_for === 'EXCESS';
  return isTooMuch ? within(most, stay.total_kurus - staying(stay)) : 0;
}

const within = (most: number, lacking_kurus: number): number =>
  Math.min(most, Math.max(0, lacking_kurus));
