import { nights, type Stay } from '../../server/domain/stay.ts';
import type { GapState } from '../../server/schemas/availability-gaps.ts';

interface GapRules {
  gap_allowed: boolean;
  gap_min_nights: number;
  /** Minimum nights of the season the gap begins in. */
  min_nights: number;
  /** Whether that season lets guests arrive on the weekday the gap begins on. */
  arrives: boolean;
}

/**
 * What the lists of gaps are held to, whose rule is written in SQL alone (`queries/calendars/availability-gaps.ts`):
 * what the rules of length and arrival refuse stays `too_short` whatever its price, as no stay that fills
 * it is allowed. Else it wants a price for every night.
 */
export function modelledState(gap: Stay, rules: GapRules, priced: boolean): GapState {
  const shortest = rules.gap_allowed
    ? Math.min(rules.gap_min_nights, rules.min_nights)
    : rules.min_nights;
  if (nights(gap) < shortest || !rules.arrives) return 'too_short';
  return priced ? 'sellable' : 'unpriced';
}
