import type { TownOccupancy } from '../../../server/queries/town-occupancy.ts';
import {
  formatCount,
  formatFullDay,
  formatMoney,
  formatPercent,
} from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type MonthFigures, YearChart } from '../../components/dashboard/chart.tsx';
import { monthName, tileMoney } from '../../components/dashboard/format.ts';
import { type Kpi, KpiTiles } from '../../components/dashboard/kpi.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { AlertList, type FeedAlert } from './alerts.tsx';
import { Latest, type LatestReservation } from './latest.tsx';
import { type HomeStay, StayList } from './stays.tsx';
import { type NeedsAction, TaskList } from './tasks.tsx';
import { TownList } from './towns.tsx';
import { type HomeRequest, OptionList, RequestList } from './waiting.tsx';

export interface DashboardHomeProps {
  site: Site;
  shell: DashboardShell;
  /** ISO instant, for waiting times. */
  now: string;
  /** Whole counts; the lists below hold the first few of each. */
  counts: {
    pending: number;
    pending_villas: number;
    options: number;
    options_villas: number;
    arrivals: number;
    departures: number;
    staying: number;
  };
  /** Oldest first. */
  pending: HomeRequest[];
  /** Soonest end first; `option_until` is set. */
  options: HomeRequest[];
  /** Calendars of other sites that want somebody; left out where nobody asked for them. */
  feed_alerts?: FeedAlert[];
  /** What else waits for somebody, counted. */
  needs_action: NeedsAction;
  arrivals: HomeStay[];
  departures: HomeStay[];
  staying: HomeStay[];
  /** Balances of today's arrivals together. */
  due_today_kurus: number;
  month: MonthFigures;
  /** January to December of this year, for the charts; null leaves them out. */
  year: MonthFigures[] | null;
  /** Those sold best this month. */
  towns: TownOccupancy[];
  /** Newest first. */
  latest: LatestReservation[];
}

/** `/dashboard` for staff: what today asks for, then how the month goes. */
export function DashboardHomePage(props: DashboardHomeProps) {
  const { site, shell, now, counts, pending, options, year, latest } = props;
  const { t, today } = site;
  return (
    <DashboardLayout site={site} shell={shell} title={t('dashboard:menu.home')}>
      <PageHead
        title={formatFullDay(today)}
        summary={t('dashboard:home.summary', {
          arrivals: counts.arrivals,
          departures: counts.departures,
          pending: counts.pending,
        })}
      />
      <KpiTiles label={t('dashboard:home.figures')} tiles={tiles(props)} />
      <RequestList
        t={t}
        requests={pending}
        total={counts.pending}
        villas={counts.pending_villas}
        now={now}
      />
      <OptionList
        t={t}
        options={options}
        total={counts.options}
        villas={counts.options_villas}
        now={now}
      />
      <div className="pair-of-panels">
        <StayList site={site} kind="arrivals" stays={props.arrivals} total={counts.arrivals} />
        <StayList
          site={site}
          kind="departures"
          stays={props.departures}
          total={counts.departures}
        />
      </div>
      <div className="pair-of-panels">
        <TaskList site={site} shell={shell} needs={props.needs_action} />
        <div className="stacked">
          <AlertList t={t} alerts={props.feed_alerts ?? []} />
          <TownList t={t} month={props.month.month} towns={props.towns} />
        </div>
      </div>
      {year && (
        <div className="pair-of-panels">
          <YearChart t={t} kind="occupancy" year={year} today={today} />
          <YearChart t={t} kind="revenue" year={year} today={today} />
        </div>
      )}
      <div className="pair-of-panels">
        <StayList site={site} kind="staying" stays={props.staying} total={counts.staying} />
        <Latest site={site} latest={latest} />
      </div>
    </DashboardLayout>
  );
}

function tiles({ site, counts, due_today_kurus, month }: DashboardHomeProps): Kpi[] {
  const { t, today } = site;
  const list = paths.dashboard.villaReservations;
  const name = monthName(month.month);
  const inMonth = { datetype: 'stay', ...monthEnds(month.month), status: HELD };
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
      href: list(inMonth),
    },
    {
      label: t('dashboard:home.revenue', { month: name }),
      value: tileMoney(month.revenue_kurus),
      ...percentAgainstLastYear(t, month),
      href: list(inMonth),
    },
    {
      label: t('dashboard:home.due'),
      value: formatMoney(due_today_kurus),
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

const HELD = 'CONFIRMED,CHECKED_IN,COMPLETED';

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
