import type { OwnVilla } from '../../../server/queries/owner-home.ts';
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
import type { OwnerReservationRow } from '../reservations/owner.tsx';
import { HomeSheet } from './home-sheet.tsx';
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
  /** January to December of this year, own part of the totals. */
  year: MonthFigures[];
  /** Some of the own villas with what takes their days. */
  villas: OwnVilla[];
  /** The months whose days are shown, 'YYYY-MM'. */
  months: string[];
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
        <OwnStays site={site} title={t('dashboard:owner_home.arrivals')} stays={arrivals} />
        <OwnStays site={site} title={t('dashboard:owner_home.staying')} stays={staying} />
      </div>
      <OwnerCalendar site={site} villas={props.villas} months={props.months} />
      <div className="pair-of-panels">
        <YearChart t={t} kind="earnings" year={year} today={today} />
        <YearChart t={t} kind="occupancy" year={year} today={today} />
      </div>
    </DashboardLayout>
  );
}

function tiles({ site: { t }, shell, staying, month, villa_count }: OwnerHomeProps): Kpi[] {
  const name = monthName(month.month);
  const reservations = paths.dashboard.ownerReservations();
  const villas = paths.dashboard.villas();
  return [
    {
      label: t('dashboard:owner_home.villas'),
      value: formatCount(villa_count),
      href: shell.available.has(villas) ? villas : undefined,
    },
    {
      label: t('dashboard:owner_home.staying'),
      value: formatCount(staying.total),
      href: reservations,
    },
    {
      label: t('dashboard:home.occupancy', { month: name }),
      value: formatPercent(Math.round(month.occupancy_percent)),
      note: t('dashboard:owner_home.nights', { count: month.nights }),
      href: reservations,
    },
    {
      label: t('dashboard:owner_home.earnings', { month: name }),
      value: month.earnings_kurus === null ? '—' : tileMoney(month.earnings_kurus),
      href: reservations,
    },
  ];
}

function OwnStays(props: { site: Site; title: string; stays: SomeStays }) {
  const { site, title, stays } = props;
  const { t } = site;
  return (
    <Panel
      title={title}
      aside={stays.total}
      action={
        <a className="link fine" href={paths.dashboard.ownerReservations()}>
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
