import { PAYMENT_MINUTES } from './option-deadline.ts';
import { openStates, payableStates, soldStates } from './state-groups.ts';

const PAYABLE: ReadonlySet<string> = new Set(payableStates);
const OPEN: ReadonlySet<string> = new Set(openStates);
const SOLD: ReadonlySet<string> = new Set(soldStates);

/** Whether money is waited for in this state. */
export const isPayable = (status: string): boolean => PAYABLE.has(status);

/** Whether nothing is waited for any more: it was, or it never will be. */
export const isOver = (status: string): boolean => !OPEN.has(status);

/**
 * What money means that comes in a state: it `counts`, it `revives` a stay whose days are still free, or
 * it is `late` and goes back.
 */
export type MoneyUse = 'counts' | 'revives' | 'late';

/** Who was sold a stay owes for it also once it is over; a damage deposit nobody owes any more by then. */
export function useOfMoney(purpose: string, status: string): MoneyUse {
  if (purpose === 'DEPOSIT') return isOver(status) ? 'late' : 'counts';
  if (status === 'EXPIRED') return 'revives';
  return isOver(status) && !SOLD.has(status) ? 'late' : 'counts';
}

/** A reservation's row, as far as an option's end is concerned. */
interface Ending {
  status: string;
  option_until: { getTime(): number } | null;
}

/** Whether it is an option whose hour has passed, also while no job has ended it yet. */
export const hasRunOut = ({ status, option_until }: Ending, now: Temporal.Instant): boolean =>
  status === 'OPTION' && (option_until?.getTime() ?? 0) <= now.epochMilliseconds;

/** Whether somebody may pay for it now. */
export const mayBePaid = (reservation: Ending, now: Temporal.Instant): boolean =>
  isPayable(reservation.status) && !hasRunOut(reservation, now);

/** Whether it was called off, by whomever: what was begun to be paid or sent back is all that is left of it. */
export const hasEnded = ({ status }: { status: string }): boolean =>
  status === 'CANCELLED' || status === 'REJECTED';

/** A card payment that nobody knows the outcome of. */
interface OpenPayment {
  provider_expires_at: { getTime(): number } | null;
  created_at: { getTime(): number };
}

/** When its page ends, in milliseconds since 1970: until then somebody may be paying on it. */
export const endOfPage = ({ provider_expires_at, created_at }: OpenPayment): number =>
  provider_expires_at?.getTime() ?? created_at.getTime() + PAYMENT_MINUTES * 60_000;

/**
 * A reservation as it stands: an option whose time is over is over, also before a job has noted it, unless its
 * guest began to pay by card: while that may still come it keeps its days, as a payment does that is looked at.
 */
export const standing = <Row extends Ending>(
  row: Row,
  now: Temporal.Instant,
  attempt?: OpenPayment,
): Row => {
  if (!hasRunOut(row, now)) return row;
  const isHeld = attempt !== undefined && endOfPage(attempt) > now.epochMilliseconds;
  return { ...row, status: isHeld ? 'PAYMENT_REVIEW' : 'EXPIRED' };
};
