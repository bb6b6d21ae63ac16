import type { ReservationState } from './reservation-states.ts';

/** Days after departure in which a stay can be told of: later nobody remembers it well. */
const REVIEW_DAYS = 90;

interface Stay {
  status: ReservationState;
  /** ISO day of departure. */
  check_out: string;
  commented: boolean;
}

/** How the link of an invitation stands today (Istanbul's, ISO): once per stay, and only of one that was. */
export function reviewState(stay: Stay, today: string): 'open' | 'used' | 'over' {
  if (stay.commented) return 'used';
  if (stay.status !== 'COMPLETED') return 'over';
  const until = Temporal.PlainDate.from(stay.check_out).add({ days: REVIEW_DAYS });
  return Temporal.PlainDate.compare(today, until) <= 0 ? 'open' : 'over';
}
