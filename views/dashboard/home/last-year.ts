import type { Translate } from '../../../server/i18n.ts';
import { formatPercent } from '../../../server/shared/format.ts';
import type { MonthFigures } from '../../components/dashboard/chart.tsx';
import type { Kpi } from '../../components/dashboard/kpi.tsx';

type Against = Pick<Kpi, 'note' | 'tone'>;

/** Compared with the same month of the year before; nothing where nothing was sold then. */
export function pointsAgainstLastYear(t: Translate, month: MonthFigures): Against {
  const { occupancy_percent, last_year_occupancy_percent } = month;
  if (last_year_occupancy_percent === null) return {};
  const points = Math.round(occupancy_percent) - Math.round(last_year_occupancy_percent);
  return compared(t, points, t('dashboard:home.points', { count: Math.abs(points) }));
}

export function percentAgainstLastYear(t: Translate, month: MonthFigures): Against {
  const { revenue_kurus, last_year_revenue_kurus } = month;
  if (!last_year_revenue_kurus) return {};
  const percent = Math.round((revenue_kurus / last_year_revenue_kurus - 1) * 100);
  return compared(t, percent, formatPercent(Math.abs(percent)));
}

function compared(t: Translate, difference: number, amount: string): Against {
  if (difference === 0) return { note: t('dashboard:home.same_as_last_year') };
  return difference > 0
    ? { note: t('dashboard:home.above_last_year', { amount }), tone: 'up' }
    : { note: t('dashboard:home.below_last_year', { amount }), tone: 'down' };
}
