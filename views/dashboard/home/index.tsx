import type { TownOccupancy } from '../../../server/queries/reports/town-occupancy.ts';
import { formatFullDay } from '../../../server/shared/format.ts';
import { type MonthFigures, YearChart } from '../../components/dashboard/chart.tsx';
import { KpiTiles } from '../../components/dashboard/kpi.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { AlertList, type FeedAlert } from './alerts.tsx';
import { tiles } from './figures.tsx';
import { HomeSheet } from './home-sheet.tsx';
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
  /** The same day of the year before, as it was sold; and what was asked for or written in the week up to both days. */
  year_before: {
    arrivals: number;
    departures: number;
    due_kurus: number;
    asked: number;
    asked_before: number;
  };
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
      <HomeSheet site={site} />
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
