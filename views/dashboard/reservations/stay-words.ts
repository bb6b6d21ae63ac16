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
  if (unit === 'WEEK') return t('reservations:charter_weeks', { dates, count: nights / 7 });
  return t('reservations:charter_days', { dates, count: nights });
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
