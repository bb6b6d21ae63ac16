import { isOver } from './payable.ts';

/** So long after the stay the proof of a contract made at a distance is kept (Mesafeli Sözleşmeler Yön. m.20). */
const PROOF_YEARS = 3;
/** Books, and the names in them (TTK m.82). */
const BOOK_YEARS = 10;
/** Numbers of identity papers: the police were told long ago, and nobody asks any more (KVKK m.7). */
const IDENTITY_YEARS = 2;

export interface Kept {
  status: string;
  check_out: string;
  /** Whether a contract was ever made: confirmed once, whatever came later. */
  was_confirmed: boolean;
  /** Money that is expected, or waits for a decision or its way back. */
  has_open_money: boolean;
}

/**
 * At once; not while it runs or money is open; over, but not before the guest's others that run; or only
 * after the last day that the law wants it proved.
 */
export type Erasure =
  | { kind: 'now' }
  | { kind: 'running' }
  | { kind: 'waiting' }
  | { kind: 'proof'; until: string };

/** What becomes of a booking whose guest wants their data erased (KVKK m.7); no contract, no proof to keep. */
export function erasureOf(booking: Kept, today: Temporal.PlainDate): Erasure {
  if (!isOver(booking.status) || booking.has_open_money) return { kind: 'running' };
  if (!booking.was_confirmed) return { kind: 'now' };
  const until = Temporal.PlainDate.from(booking.check_out).add({ years: PROOF_YEARS });
  const isPast = Temporal.PlainDate.compare(until, today) < 0;
  return isPast ? { kind: 'now' } : { kind: 'proof', until: until.toString() };
}

/** As `erasureOf`, of all bookings of one guest together: nothing of them is erased while one runs. */
export function withErasures<Booking extends Kept>(
  bookings: readonly Booking[],
  today: Temporal.PlainDate,
): (Booking & { erasure: Erasure })[] {
  const sorted = bookings.map((booking) => ({ ...booking, erasure: erasureOf(booking, today) }));
  if (!sorted.some(({ erasure }) => erasure.kind === 'running')) return sorted;
  return sorted.map((booking) =>
    booking.erasure.kind === 'now' ? { ...booking, erasure: { kind: 'waiting' } } : booking,
  );
}

/** Stays that ended before these days lose their guests' papers, and everything that names a person. */
export const limitsOf = (today: Temporal.PlainDate) => ({
  papers: today.subtract({ years: IDENTITY_YEARS }).toString(),
  people: today.subtract({ years: BOOK_YEARS }).toString(),
});
