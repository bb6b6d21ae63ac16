import type { OwnerHomeProps } from '../../../views/dashboard/home/owner.tsx';
import type { OwnersMonth } from '../../queries/reports/owner-home.ts';
import { figuresOf } from './dashboard-home.ts';

/** The month 'YYYY-MM' and its year, out of an owner's months, which hold it. */
export function presentOwnerMonths(
  months: readonly OwnersMonth[],
  shown: string,
): Pick<OwnerHomeProps, 'month' | 'year' | 'villa_count' | 'staying_before'> {
  const year = figuresOf(months, Number(shown.slice(0, 4)));
  const own = months.find(({ month }) => month === shown);
  const figures = year.find(({ month }) => month === shown);
  return {
    year,
    villa_count: own?.villa_count ?? 0,
    staying_before: own?.staying_before ?? 0,
    month: {
      month: shown,
      nights: own?.nights ?? 0,
      occupancy_percent: figures?.occupancy_percent ?? 0,
      earnings_kurus: own?.earnings_kurus ?? null,
    },
  };
}
