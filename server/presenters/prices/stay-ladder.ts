import type { LadderStep } from '../../../views/public/booking/booking.ts';
import {
  type CancellationTier,
  cancellationSteps,
  keepsNothing,
} from '../../domain/cancellation.ts';

interface Agreed {
  policy: unknown;
  /** What is asked for ahead; null where it is not known. */
  prepayment_kurus: number | null;
}

/** The ladder as dates; steps that are over already are left out. An old or hand-made policy may lack it. */
export function ladderOf(
  { policy, prepayment_kurus }: Agreed,
  checkIn: string,
  today: Temporal.PlainDate,
): LadderStep[] {
  const { base = 'PREPAYMENT', tiers } = (policy ?? {}) as {
    base?: 'PREPAYMENT' | 'TOTAL';
    tiers?: CancellationTier[];
  };
  if (!tiers?.length) return [];
  const isFree = keepsNothing({ base, prepayment_kurus });
  const ladder = { tiers: isFree ? [{ days_before: 0, percent: 0 }] : [...tiers] };
  const steps = cancellationSteps(ladder, Temporal.PlainDate.from(checkIn)).filter(
    ({ until }) => Temporal.PlainDate.compare(until, today) >= 0,
  );
  return steps.map(({ until, percent }, index) => ({
    until: index === steps.length - 1 ? null : until.toString(),
    percent,
    base: isFree ? null : base,
  }));
}
