import { invalid } from '../../errors.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';

/**
 * Money may have come before somebody wrote its reservation down, as where an agency brings its season
 * along. So long before it, it is a slip of the keys, a year's too.
 */
const MOST_HOURS_BEFORE = 180 * 24;

/** @throws 422 `too_early` for money that moved long before its reservation was made */
export function refuseLongBefore(
  { created_at }: Pick<LockedReservation, 'created_at'>,
  paid_at: string | undefined,
): void {
  if (paid_at === undefined) return;
  const made = Temporal.Instant.fromEpochMilliseconds(created_at.getTime());
  const earliest = made.subtract({ hours: MOST_HOURS_BEFORE });
  if (Temporal.Instant.compare(paid_at, earliest) < 0) throw invalid({ paid_at: 'too_early' });
}
