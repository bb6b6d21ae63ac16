import type { ReservationState } from './reservation-moves.ts';
import { endedStates, stayingStates } from './state-groups.ts';

/** What a reservation's money stands at, in kuruş. */
export interface Paid {
  total_kurus: number;
  prepayment_kurus: number;
  paid_kurus: number;
  /** What of it waits to go back. */
  leaving_kurus: number;
}

export interface AmountDue {
  purpose: 'PREPAYMENT' | 'BALANCE';
  /** 0: nothing is left to pay. */
  amount_kurus: number;
}

const NOTHING_LEFT: ReadonlySet<ReservationState> = new Set(endedStates);

/** Whether anything is still asked for; of those that are left out, what was paid is kept or sent back. */
export const staysOpen = (status: ReservationState): boolean => !NOTHING_LEFT.has(status);

/** What pays for the stay, in kuruş: money that waits to go back does so no longer. */
export const staying = ({
  paid_kurus,
  leaving_kurus,
}: Pick<Paid, 'paid_kurus' | 'leaving_kurus'>): number => paid_kurus - leaving_kurus;

/** Ends that are no sale's: they keep nothing, and hold no dates. */
const NEVER_SOLD: ReadonlySet<string> = new Set<ReservationState>(['EXPIRED', 'REJECTED']);

/** Money is here that no sale is behind: staff decide whether it brings the stay back or goes back (product.md §6). */
export const isUndecided = ({
  status,
  paid_kurus,
}: Pick<Paid, 'paid_kurus'> & { status: string }): boolean =>
  NEVER_SOLD.has(status) && paid_kurus > 0;

/** What lacks of the total, in kuruş; what was paid too much is nobody's debt, and lessens no other's. */
export const amountLacking = (paid: Omit<Paid, 'prepayment_kurus'>): number =>
  Math.max(0, paid.total_kurus - staying(paid));

/** The same as far as it is still asked for. */
export const amountLeft = (
  status: ReservationState,
  paid: Omit<Paid, 'prepayment_kurus'>,
): number => (staysOpen(status) ? amountLacking(paid) : 0);

/**
 * What a sale brings, for reports and for the owner's share, in kuruş: its total, paid or not yet; of who
 * did not come what was kept, as nothing more is asked for; of others that came to nothing, nothing
 * (`soldStates`). As SQL, of those sold: `queries/payments/amounts-due.ts`.
 */
export function amountCounted(
  status: ReservationState,
  { total_kurus, ...money }: Omit<Paid, 'prepayment_kurus'>,
): number {
  if (status === 'NO_SHOW') return staying(money);
  return staysOpen(status) ? total_kurus : 0;
}

interface Kept extends Pick<Paid, 'paid_kurus' | 'leaving_kurus'> {
  status: string;
  /** What the end itself kept; of nobody's arrival, nothing is noted where nothing was paid. */
  kept_kurus: number | null;
}

/** What an end keeps, as it stands by now: more may have come or gone since; null: nothing was to be kept. */
export const keptByNow = ({ status, kept_kurus, ...money }: Kept): number | null =>
  kept_kurus === null && status !== 'NO_SHOW' ? null : staying(money);

/** Whether what stays covers the prepayment, however much of it was meant for that. Sums in kuruş. */
export const isPrepaymentThere = (paid: Omit<Paid, 'total_kurus'>): boolean =>
  staying(paid) >= paid.prepayment_kurus;

const STAYING: ReadonlySet<string> = new Set(stayingStates);

/** Confirmed on staff's word, and nothing came: no prepayment is waited for, all is paid at the arrival. */
export const isAllAtArrival = ({
  status,
  ...paid
}: Omit<Paid, 'total_kurus'> & { status: string }): boolean =>
  STAYING.has(status) && staying(paid) === 0 && !isPrepaymentThere(paid);

/** The price in the parts it is asked for in: as agreed, or all of it at the arrival. */
export const partsAsked = (
  row: Paid & { status: string },
): { prepayment_kurus: number; balance_kurus: number } => {
  const prepayment_kurus = isAllAtArrival(row) ? 0 : row.prepayment_kurus;
  return { prepayment_kurus, balance_kurus: row.total_kurus - prepayment_kurus };
};

/** What lacks of one part of the price: of the prepayment, or of what comes after it. */
export const partLacking = (
  purpose: AmountDue['purpose'],
  { total_kurus, prepayment_kurus, ...money }: Paid,
): number =>
  purpose === 'PREPAYMENT'
    ? Math.max(0, prepayment_kurus - staying(money))
    : Math.max(0, total_kurus - Math.max(prepayment_kurus, staying(money)));

/** What lacks by now, ahead of the arrival and at it; the two make up what lacks of the total. */
export function lackingParts(row: Paid & { status: string }): {
  prepayment_due_kurus: number;
  due_kurus: number;
} {
  const prepayment_due_kurus = isAllAtArrival(row) ? 0 : partLacking('PREPAYMENT', row);
  return { prepayment_due_kurus, due_kurus: amountLacking(row) - prepayment_due_kurus };
}

/** What a guest pays next: what lacks of the prepayment, and once that is there, of the total. */
export function amountDue(paid: Paid): AmountDue {
  const isThere = isPrepaymentThere(paid);
  const whole = isThere ? paid.total_kurus : paid.prepayment_kurus;
  return {
    purpose: isThere ? 'BALANCE' : 'PREPAYMENT',
    amount_kurus: Math.max(0, whole - staying(paid)),
  };
}
