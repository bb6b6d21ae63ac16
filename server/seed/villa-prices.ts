import type { Moment } from './moments.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import { type Season, seasonsAround } from './seasons.ts';
import type { VillaPlan } from './villa-plan.ts';
import type { VillaSize } from './villa-size.ts';

/** What a year does to a price: last year's, this year's, the next two. */
const YEARS: Record<number, number> = { [-2]: 0.6, [-1]: 0.76, 0: 1, 1: 1.22, 2: 1.4 };

interface PricedVillaPlan {
  id: number;
  index: number;
  plan: VillaPlan;
  size: VillaSize;
}

/** A villa's season prices; now and then a villa has nights whose price the owner has not given yet. */
export function seasonPricesOf(
  { id, index, plan, size }: PricedVillaPlan,
  moment: Moment,
  random: Random,
): Row<'villa_prices'>[] {
  const highSeasonNights = plan.level >= 4 ? 7 : random.pick([5, 6, 7]);
  const prepayment = random.chance(0.25) ? 30 : null;
  const isHigh = ({ name }: Season) => name === 'Yüksek sezon';
  return seasonsAround(moment)
    .filter((season) => !isUnpriced(index, season))
    .map((season) => ({
      villa_id: id,
      days: `[${season.from},${season.until})`,
      name: season.name,
      nightly_price_kurus: nightlyKurus(size.nightly, season),
      min_nights: isHigh(season) ? highSeasonNights : season.min_nights,
      // Three houses change guests on Saturdays only in high season.
      arrival_weekdays: isHigh(season) && index % 24 === 11 ? [6] : null,
      prepayment_percent: isHigh(season) ? prepayment : null,
    }));
}

/** Two villas without next summer's prices, one without this winter's and next. */
function isUnpriced(index: number, { name, year }: Season): boolean {
  if (index === 29 || index === 47)
    return year >= 1 && ['Yüksek sezon', 'Eylül başı'].includes(name);
  return index === 52 && year >= 0 && name === 'Kış';
}

function nightlyKurus(highSeason: number, { factor, year }: Season): number {
  const amount = highSeason * factor * (YEARS[year] ?? 1.4);
  const step = amount < 20_000 ? 250 : 500;
  return Math.round(amount / step) * step * 100;
}
