import type { Cancellation, CancellationStep } from '../../../views/public/villas/villa.ts';
import type { Stay } from '../../domain/stay.ts';
import type { VillaPageRow } from '../../queries/listings/villa-pages.ts';

/**
 * The ladder as its steps, from the earliest cancellation to the latest: as days of the calendar
 * when a stay is chosen. Steps that are over already for that stay are left out.
 */
export function presentCancellation(
  policy: VillaPageRow['policy'],
  { stay, today }: { stay: Stay | null; today: Temporal.PlainDate },
): Cancellation | null {
  if (policy === null) return null;
  const tiers = policy.tiers.toSorted((one, other) => other.days_before - one.days_before);
  const steps = tiers.map(({ days_before, percent }, index): CancellationStep => {
    const above = tiers[index - 1]?.days_before;
    const days_until = above === undefined ? null : above - 1;
    return {
      percent,
      days_from: days_before,
      days_until,
      first_day: days_until === null ? null : dayBefore(stay, days_until),
      last_day: dayBefore(stay, days_before),
    };
  });
  const first = today.toString();
  return {
    base: policy.base,
    steps: steps.filter(({ last_day }) => last_day === null || last_day >= first),
    date_changes: policy.date_changes,
    date_change_days: policy.date_change_days,
  };
}

const dayBefore = (stay: Stay | null, days: number) =>
  stay?.check_in.subtract({ days }).toString() ?? null;
