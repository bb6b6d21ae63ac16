import type { Translate } from '../../../server/i18n.ts';
import { formatStayWithYear } from '../../../server/shared/format.ts';
import { formatDay } from '../../../server/shared/format-days.ts';
import type { ReservationRow } from './reservation.ts';

type Stay = Pick<ReservationRow, 'check_in' | 'check_out' | 'nights' | 'unit' | 'hours'>;

/** '15 – 22 Ağustos 2026, 7 gece'; of a day trip its day and hours. */
export function stayOf(t: Translate, { check_in, check_out, nights, unit, hours }: Stay): string {
  if (unit === 'TRIP') return [formatDay(check_in), hours].filter(Boolean).join(', ');
  const dates = formatStayWithYear(check_in, check_out);
  if (unit === null) return t('reservations:stay', { dates, count: nights });
  return t('reservations:charter', { dates, length: charterLength(t, { unit, nights, hours }) });
}

/** '2 hafta', '1 hafta 3 gün', '5 gün'; of a day trip its hours. By the week is a week or more. */
export function charterLength(
  t: Translate,
  { unit, nights, hours }: Pick<Stay, 'unit' | 'nights' | 'hours'>,
): string {
  if (unit === 'TRIP') return hours ?? t('reservations:length.trip');
  const weeks = unit === 'WEEK' ? Math.floor(nights / 7) : 0;
  const days = nights - 7 * weeks;
  return [
    weeks > 0 && t('reservations:length.weeks', { count: weeks }),
    days > 0 && t('reservations:length.days', { count: days }),
  ]
    .filter(Boolean)
    .join(' ');
}

type People = Pick<ReservationRow, 'adults' | 'children' | 'babies'>;

/** '4 yetişkin, 2 çocuk' */
export function guestsOf(t: Translate, { adults, children, babies }: People): string {
  return [
    t('reservations:adults', { count: adults }),
    children > 0 && t('reservations:children', { count: children }),
    babies > 0 && t('reservations:babies', { count: babies }),
  ]
    .filter(Boolean)
    .join(', ');
}
