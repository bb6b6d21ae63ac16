import { staysOpen } from '../../domain/amount-due.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';

interface StateSums {
  status: ReservationState;
  count: number;
  total_kurus: number;
  balance_kurus: number;
}

/** Counts by state for the tabs, and the number and sums of the states that are chosen (none: all). */
export function presentSums(states: readonly StateSums[], chosen: readonly ReservationState[]) {
  const counted = states.filter(({ status }) => chosen.length === 0 || chosen.includes(status));
  const unpaid = counted.filter(({ status }) => staysOpen(status));
  const status_counts: Partial<Record<ReservationState, number>> = Object.fromEntries(
    states.map(({ status, count }) => [status, count]),
  );
  return {
    total: counted.reduce((total, { count }) => total + count, 0),
    sums: {
      total_kurus: counted.reduce((total, state) => total + state.total_kurus, 0),
      balance_kurus: unpaid.reduce((total, state) => total + state.balance_kurus, 0),
    },
    status_counts,
  };
}
