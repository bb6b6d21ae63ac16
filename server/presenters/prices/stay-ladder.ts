import type { LadderStep } from '../../../views/public/booking/booking.ts';
import { type CancellationTier, keepsNothing, stepsAhead } from '../../domain/cancellation.ts';

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
  return stepsAhead(ladder, Temporal.PlainDate.from(checkIn), today).map(({ until, percent }) => ({
    until: until?.toString() ?? null,
    percent,
    base: isFree ? null : base,
  }));
}
