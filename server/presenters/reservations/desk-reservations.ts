import type { ReservationRow } from '../../../views/dashboard/reservations/reservation.ts';
import { amountLeft } from '../../domain/amount-due.ts';
import type { DeskRow } from '../../services/reservations/desk-reservations.ts';

/** When a screen is looked at: today in Istanbul and the instant. */
export interface Moment {
  today: string;
  now: Temporal.Instant;
}

export const presentDashboardRow = (row: DeskRow, moment: Moment): ReservationRow => ({
  ...row,
  balance_kurus: amountLeft(row.status, row),
  option_until: row.status === 'OPTION' ? (row.option_until?.toISOString() ?? null) : null,
  created_at: row.created_at.toISOString(),
  overdue: isOverdue(row, moment),
});

/** Hours after which an unanswered request counts as late. */
const LATE_REQUEST_HOURS = 24;
/** Hours before an option's end in which somebody should look at it. */
const NEAR_END_HOURS = 2;

type Dated = Pick<DeskRow, 'status' | 'created_at' | 'option_until' | 'check_in' | 'check_out'>;

function isOverdue(row: Dated, { today, now }: Moment): boolean {
  const hoursSince = (instant: Date) => (now.epochMilliseconds - instant.getTime()) / 3_600_000;
  switch (row.status) {
    case 'PENDING':
      return hoursSince(row.created_at) > LATE_REQUEST_HOURS;
    case 'OPTION':
      return row.option_until !== null && hoursSince(row.option_until) > -NEAR_END_HOURS;
    case 'CONFIRMED':
      return row.check_in < today;
    case 'CHECKED_IN':
      return row.check_out < today;
    default:
      return false;
  }
}
