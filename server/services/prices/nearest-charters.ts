import { nearestCharterOf } from '../../domain/nearest-charter.ts';
import { hasOtherDays, type NearestDays } from '../../domain/nearest-stay.ts';
import type { Quote } from '../../domain/pricing.ts';
import type { PricedBoatRow } from '../../queries/prices/priced-boats.ts';
import type { SiteRules } from '../content/settings.ts';
import { charterRequest, type WantedCharter } from './boat-quotes.ts';
import { asPricedBoat } from './priced-boats.ts';

interface Refused {
  wanted: WantedCharter;
  quoted: Quote;
  rules: SiteRules;
}

/**
 * The nearest days of the same length on which the boat can be had, where its days alone are against what was
 * wished: of a week the day of change that comes next or was last. A boat is read with what is taken a month around.
 */
export function nearestCharter(
  boat: PricedBoatRow,
  { wanted, quoted, rules }: Refused,
): NearestDays | null {
  if (!hasOtherDays(quoted)) return null;
  return nearestCharterOf(asPricedBoat(boat), charterRequest(wanted, rules), [wanted.unit]);
}
