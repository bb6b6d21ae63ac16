import { Fragment } from 'react';

import { formatCount, formatPercent } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { MonthFigures } from '../../components/dashboard/chart.tsx';
import { monthName, tileMoney } from '../../components/dashboard/format.ts';
import type { Kpi } from '../../components/dashboard/kpi.tsx';
import type { Site } from '../../layouts/site.ts';
import type { DashboardHomeProps } from './index.tsx';

/** The day and the month in five numbers; each leads to the list it is counted from. */
export function tiles({ site, counts, due_today_kurus, month }: DashboardHomeProps): Kpi[] {
  const { t, today } = site;
  const name = monthName(month.month);
  return [
    {
      label: t('dashboard:home.pending'),
      value: formatCount(counts.pending),
      note: t('dashboard:home.options_note', { count: counts.options }),
      tone: counts.pending > 0 ? 'due' : undefined,
      href: requestsAddress(counts),
    },
    {
      label: t('dashboard:home.moving'),
      value: `${counts.arrivals} / ${counts.departures}`,
      note: t('dashboard:home.staying_note', { count: counts.staying }),
      href: paths.dashboard.dayCustomers({ date: today }),
    },
    {
      label: t('dashboard:home.occupancy', { month: name }),
      value: formatPercent(Math.round(month.occupancy_percent)),
      ...pointsAgainstLastYear(t, month),
      href: soldIn(month.month, 'villa'),
    },
    {
      label: t('dashboard:home.revenue', { month: name }),
      value: tileMoney(month.revenue_kurus),
      ...percentAgainstLastYear(t, month),
      href: revenueAddress(month),
    },
    {
      label: t('dashboard:home.due'),
      value: tileMoney(due_today_kurus),
      note: t('dashboard:home.due_note', { count: counts.arrivals }),
      href: paths.dashboard.dayCustomers({ date: today }),
    },
  ];
}

/** The list of the one kind that waits; of both, the panel that leads to each. */
function requestsAddress({ pending, pending_villas }: DashboardHomeProps['counts']): string {
  if (pending_villas > 0 && pending > pending_villas) return '#requests';
  const kind = pending > pending_villas ? 'boat' : 'villa';
  return paths.dashboard.reservations(kind, { status: 'PENDING', order: 'created_at' });
}

/** The list of the one kind that earned; of both, the chart that leads to each. */
function revenueAddress({ month, revenue_kurus, boat_revenue_kurus }: MonthFigures): string {
  if (boat_revenue_kurus > 0 && revenue_kurus > boat_revenue_kurus) return '#revenue';
  return soldIn(month, boat_revenue_kurus > 0 ? 'boat' : 'villa');
}

/** What villas and boats earned of a month's revenue, each leading to its reservations. */
export function RevenueParts({ t, month: figures }: { t: Site['t']; month: MonthFigures }) {
  const { month, revenue_kurus, boat_revenue_kurus } = figures;
  if (boat_revenue_kurus === 0) return null;
  const parts = { villa: revenue_kurus - boat_revenue_kurus, boat: boat_revenue_kurus };
  return (
    <p className="muted">
      {t('dashboard:home.revenue_parts', { month: monthName(month) })}{' '}
      {(['villa', 'boat'] as const).map((kind, index) => (
        <Fragment key={kind}>
          {index > 0 && ' · '}
          <a className="link" href={soldIn(month, kind)}>
            {t(`dashboard:home.revenue_of.${kind}`, { amount: tileMoney(parts[kind]) })}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** States of what was sold, as the figures count it. */
const SOLD = 'CONFIRMED,CHECKED_IN,COMPLETED,NO_SHOW';

/** The reservations that a month's figures are made of. */
function soldIn(month: string, kind: 'villa' | 'boat'): string {
  const { date1, date2 } = monthEnds(month);
  return kind === 'villa'
    ? paths.dashboard.villaReservations({ datetype: 'stay', date1, date2, status: SOLD })
    : paths.dashboard.boatReservations({ started_at: date1, finished_at: date2, status: SOLD });
}

/** First and last day of a month ('2026-07'), inclusive as the list's dates are. */
function monthEnds(month: string): { date1: string; date2: string } {
  const days = Temporal.PlainYearMonth.from(month).daysInMonth;
  return { date1: `${month}-01`, date2: `${month}-${days}` };
}

function pointsAgainstLastYear(t: Site['t'], month: MonthFigures): Partial<Kpi> {
  const { occupancy_percent, last_year_occupancy_percent } = month;
  if (last_year_occupancy_percent === null) return {};
  const points = Math.round(occupancy_percent) - Math.round(last_year_occupancy_percent);
  return compared(t, points, t('dashboard:home.points', { count: Math.abs(points) }));
}

function percentAgainstLastYear(t: Site['t'], month: MonthFigures): Partial<Kpi> {
  const { revenue_kurus, last_year_revenue_kurus } = month;
  if (!last_year_revenue_kurus) return {};
  const percent = Math.round((revenue_kurus / last_year_revenue_kurus - 1) * 100);
  return compared(t, percent, formatPercent(Math.abs(percent)));
}

function compared(t: Site['t'], difference: number, amount: string): Partial<Kpi> {
  if (difference === 0) return { note: t('dashboard:home.same_as_last_year') };
  return difference > 0
    ? { note: t('dashboard:home.above_last_year', { amount }), tone: 'up' }
    : { note: t('dashboard:home.below_last_year', { amount }), tone: 'down' };
}
