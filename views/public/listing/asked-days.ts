import { formatMonth } from '../../../server/shared/format-days.ts';
import type { ListingSearch } from '../../../server/shared/paths.ts';
import type { Site } from '../../layouts/site.ts';

interface AskedDays {
  /** As they are searched for: '15 – 22 Ağu'. */
  dates: string;
  /** '7 gece' */
  length: string;
  /** ISO */
  check_in: string;
  flex: ListingSearch['flex'];
}

/** The days that somebody asked for, as flexible as they are: 'Ağustos 2027, 7 gece', '15 – 22 Ağu ± 3 gün'. */
export function askedDays({ t }: Site, { dates, length, check_in, flex }: AskedDays): string {
  if (flex === 'month') return `${formatMonth(check_in)}, ${length}`;
  return flex ? `${dates} ${t('listing:filters.flex_step', { count: flex })}` : dates;
}
