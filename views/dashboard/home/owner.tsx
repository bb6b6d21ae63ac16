import type { ExternalLine } from '../../../server/presenters/calendars/external-screen.ts';
import type { OwnVilla } from '../../../server/queries/reports/owner-home.ts';
import {
  formatCount,
  formatFullDay,
  formatMoney,
  formatPercent,
  formatShortStay,
} from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type MonthFigures, YearChart } from '../../components/dashboard/chart.tsx';
import { monthName, tileMoney } from '../../components/dashboard/format.ts';
import { type Kpi, KpiTiles } from '../../components/dashboard/kpi.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { StatusChip } from '../../components/dashboard/status.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ToldStays } from '../calendar/told-stays.tsx';
import type { OwnerReservationRow } from '../reservations/owner.tsx';
import { HomeSheet } from './home-sheet.tsx';
import { percentAgainstLastYear, pointsAgainstLastYear } from './last-year.ts';
import { OwnerCalendar } from './owner-calendar.tsx';

export interface OwnerHomeProps {
  site: Site;
  shell: DashboardShell;
  /** Own stays and charters that run today. */
  staying: SomeStays;
  /** The next own arrivals, today's among them, soonest first. */
  arrivals: SomeStays;
  month: {
    /** 'YYYY-MM' */
    month: string;
    occupancy_percent: number;
    nights: number;
    /** What the owner receives for the month's nights; null while no commission is agreed. */
    earnings_kurus: number | null;
  };
  /** Own villas on sale. */
  villa_count: number;
  /** Own stays that ran on this day a year ago. */
  staying_before: number;
  /** January to December of this year, own part of the totals. */
  year: MonthFigures[];
  /** Some of the own villas with what takes their days. */
  villas: OwnVilla[];
  /** The months whose days are shown, 'YYYY-MM'. */
  months: string[];
  /** What they told of stays to come that were sold elsewhere, the newest first. */
  told: ExternalLine[];
}

/** The first of them, and how many there are. */
interface SomeStays {
  rows: OwnerReservationRow[];
  total: number;
}

/** `/dashboard` for an owner: own guests, own month. */
export function OwnerHomePage(props: OwnerHomeProps) {
  const { site, shell, staying, arrivals, year } = props;
  const { t, today } = site;
  return (
    <DashboardLayout site={site} shell={shell} title={t('dashboard:menu.home')}>
      <HomeSheet site={site} />
      <PageHead
        title={formatFullDay(today)}
        summary={t('dashboard:owner_home.summary', { name: shell.user.user_name })}
      />
      <KpiTiles label={t('dashboard:home.figures')} tiles={tiles(props)} />
      <div className="pair-of-panels">
        <OwnStays
          site={site}
          title={t('dashboard:owner_home.arrivals')}
          stays={arrivals}
          href={paths.dashboard.ownerReservations({ date1: today })}
        />
        <OwnStays
          site={site}
          title={t('dashboard:owner_home.staying')}
          stays={staying}
          href={paths.dashboard.ownerReservations({ when: 'now' })}
        />
      </div>
      {props.told.length > 0 && <ToldStays t={t} rows={props.told} isStaff={false} named />}
      <OwnerCalendar site={site} villas={props.villas} months={props.months} />
      <div className="pair-of-panels">
        <YearChart t={t} kind="earnings" year={year} today={today} />
        <YearChart t={t} kind="occupancy" year={year} today={today} />
      </div>
    </DashboardLayout>
  );
}

/** The day and the month of one's own; each leads to the rows it is counted from. */
function tiles(props: OwnerHomeProps): Kpi[] {
  const { shell, staying, staying_before, month, villa_count, year } = props;
  const { t } = props.site;
  const name = monthName(month.month);
  const sold = paths.dashboard.ownerReservations({ month: month.month });
  const figures = year.find((each) => each.month === month.month);
  return [
    {
      label: t('dashboard:owner_home.villas'),
      value: formatCount(villa_count),
      href: shell.available.has(paths.dashboard.villas())
        ? paths.dashboard.villas({ active: 1 })
        : undefined,
    },
    {
      label: t('dashboard:owner_home.staying'),
      value: formatCount(staying.total),
      note:
        staying_before > 0 &&
        t('dashboard:home.year_before', { figure: formatCount(staying_before) }),
      href: paths.dashboard.ownerReservations({ when: 'now' }),
    },
    {
      label: t('dashboard:home.occupancy', { month: name }),
      value: formatPercent(Math.round(month.occupancy_percent)),
      note: t('dashboard:owner_home.nights', { count: month.nights }),
      before: figures && pointsAgainstLastYear(t, figures),
      href: sold,
    },
    {
      label: t('dashboard:owner_home.earnings', { month: name }),
      value: month.earnings_kurus === null ? '—' : tileMoney(month.earnings_kurus),
      ...(month.earnings_kurus !== null && figures && percentAgainstLastYear(t, figures)),
      href: sold,
    },
  ];
}

function OwnStays(props: { site: Site; title: string; stays: SomeStays; href: string }) {
  const { site, title, stays, href } = props;
  const { t } = site;
  return (
    <Panel
      title={title}
      aside={stays.total}
      action={
        <a className="link fine" href={href}>
          {t('dashboard:home.all')}
        </a>
      }
    >
      {stays.total === 0 && <p className="muted">{t('dashboard:owner_home.none')}</p>}
      <ul className="lines">
        {stays.rows.map((stay) => (
          <li key={`${stay.kind} ${stay.id}`}>
            <div>
              <b>
                {stay.villa_name} · {stay.customer_name}
              </b>
              <small>
                {t('dashboard:home.people', { count: stay.adults + stay.children })} ·{' '}
                {stay.reservation_id}
                {stay.owner_amount_kurus !== null && ` · ${formatMoney(stay.owner_amount_kurus)}`}
              </small>
            </div>
            <div className="end">
              <b>{formatShortStay(stay.check_in, stay.check_out)}</b>
              <StatusChip t={t} status={stay.status} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
