import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import type { MoneyLine } from '../../components/dashboard/money-lines.tsx';
import type { ReservationNight, ReservationRow } from './reservation.ts';
import { charterLength } from './stay-words.ts';

/** A villa's nights, or a charter by its unit. */
export type Sold = Pick<ReservationRow, 'kind' | 'unit'>;

interface NightGroup {
  price_kurus: number;
  count: number;
  sum_kurus: number;
}

/** What the nights cost, a line for each run of one price. */
export const nightLines = (
  t: Translate,
  sold: Sold,
  nights: Pick<ReservationNight, 'price_kurus'>[],
): MoneyLine[] =>
  nightGroups(nights, sold.unit).map((group, at) => ({
    key: `nights-${at}`,
    label: groupLabel(t, sold, group),
    amount_kurus: group.sum_kurus,
  }));

/** A week's price is shared over its days for reckoning only, and the share times the days is not the sum. */
function groupLabel(t: Translate, { kind, unit }: Sold, group: NightGroup): string {
  const { price_kurus, count, sum_kurus } = group;
  if (unit !== 'WEEK')
    return t(`reservations:nights_line.${kind}`, { price: formatMoney(price_kurus), count });
  const length = charterLength(t, { unit, nights: count, hours: null });
  if (count % 7 > 0) return length;
  return t('reservations:nights_line.weeks', {
    price: formatMoney((sum_kurus * 7) / count),
    length,
  });
}

/**
 * Runs of nights of one price, in order: '₺18.500 × 5 gece', '₺16.000 × 2 gece'. The seven days of a
 * boat's week differ by the lira that its price does not divide by, and are one run all the same.
 */
export function nightGroups(
  nights: Pick<ReservationNight, 'price_kurus'>[],
  unit: Sold['unit'],
): NightGroup[] {
  const apart_kurus = unit === 'WEEK' ? 100 : 0;
  const groups: NightGroup[] = [];
  for (const { price_kurus } of nights) {
    const last = groups.at(-1);
    if (last && Math.abs(last.price_kurus - price_kurus) <= apart_kurus) {
      last.count += 1;
      last.sum_kurus += price_kurus;
    } else groups.push({ price_kurus, count: 1, sum_kurus: price_kurus });
  }
  return groups;
}
