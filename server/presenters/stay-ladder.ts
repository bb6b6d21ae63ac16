import type { LadderStep } from '../../views/public/booking/booking.ts';
import { type CancellationTier, cancellationSteps } from '../domain/cancellation.ts';

/** The ladder as dates; steps that are over already are left out. An old or hand-made policy may lack it. */
export function ladderOf(
  policy: unknown,
  checkIn: string,
  today: Temporal.PlainDate,
): LadderStep[] {
  const { base, tiers } = (policy ?? {}) as {
    base?: LadderStep['base'];
    tiers?: CancellationTier[];
  };
  if (!tiers?.length) return [];
  const ladder = { tiers: [...tiers] };
  const steps = cancellationSteps(ladder, Temporal.PlainDate.from(checkIn)).filter(
    ({ until }) => Temporal.PlainDate.compare(until, today) >= 0,
  );
  return steps.map(({ until, percent }, index) => ({
    until: index === steps.length - 1 ? null : until.toString(),
    percent,
    base: base ?? 'PREPAYMENT',
  }));
}
