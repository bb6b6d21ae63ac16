import type { MonthFigures } from '../../../views/components/dashboard/chart.tsx';
import type { FeedAlert } from '../../../views/dashboard/home/alerts.tsx';
import type { DashboardHomeProps } from '../../../views/dashboard/home/index.tsx';
import { feedHealth } from '../../domain/feeds/feed-health.ts';
import type { FeedRow } from '../../queries/calendars/feeds.ts';
import type {
  CountedStay,
  LatestReservation,
  WaitingReservation,
  YearBefore,
} from '../../queries/reports/dashboard-home.ts';
import type { NeedsAction } from '../../queries/reports/needs-action.ts';
import type { MonthOfYear } from '../../queries/reports/sold-months.ts';
import type { TownOccupancy } from '../../queries/reports/town-occupancy.ts';
import { healthFacts } from '../../services/calendars/feed-alerts.ts';

interface HomeRows {
  stays: CountedStay[];
  waiting: WaitingReservation[];
  months: MonthOfYear[];
  towns: TownOccupancy[];
  latest: LatestReservation[];
  needs_action: NeedsAction;
  year_before: YearBefore;
}

interface Moment {
  today: Temporal.PlainDate;
  now: Temporal.Instant;
}

/** The rows of staff's home as its view wants them. */
export function presentDashboardHome(
  { stays, waiting, months, towns, latest, needs_action, year_before }: HomeRows,
  { today, now }: Moment,
): Omit<DashboardHomeProps, 'site' | 'shell' | 'feed_alerts'> {
  const placed = (place: CountedStay['place']) => stays.filter((stay) => stay.place === place);
  const [arrivals, departures, staying] = [
    placed('arrivals'),
    placed('departures'),
    placed('staying'),
  ];
  const pending = waiting.filter(({ status }) => status === 'PENDING');
  const options = waiting.filter(({ status }) => status === 'OPTION');
  const year = figuresOf(months, today.year);
  return {
    now: now.toString(),
    counts: {
      pending: pending[0]?.waiting ?? 0,
      pending_villas: pending[0]?.waiting_villas ?? 0,
      options: options[0]?.waiting ?? 0,
      options_villas: options[0]?.waiting_villas ?? 0,
      arrivals: arrivals[0]?.in_place ?? 0,
      departures: departures[0]?.in_place ?? 0,
      staying: staying[0]?.in_place ?? 0,
    },
    pending: pending.map(asRequest),
    options: options.map(asRequest),
    arrivals: arrivals.map(asStay),
    departures: departures.map(asStay),
    staying: staying.map(asStay),
    year_before,
    due_today_kurus: arrivals[0]?.place_balance_kurus ?? 0,
    month: year[today.month - 1] ?? NOTHING,
    year,
    towns,
    latest: latest.map(asLatest),
    needs_action,
  };
}

/** Calendars of other sites that want somebody, those with conflicts first. */
export const presentFeedAlerts = (rows: readonly FeedRow[], now: Temporal.Instant): FeedAlert[] =>
  rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      villa_name: row.villa_name,
      health: feedHealth(healthFacts(row), now),
      open_conflicts: row.open_conflicts,
      last_ok_at: row.last_ok_at?.toISOString() ?? null,
    }))
    .toSorted((one, other) => other.open_conflicts - one.open_conflicts || one.id - other.id);

const NOTHING: MonthFigures = {
  month: '',
  occupancy_percent: 0,
  last_year_occupancy_percent: null,
  revenue_kurus: 0,
  boat_revenue_kurus: 0,
  last_year_revenue_kurus: null,
};

const asStay = ({ in_place, place_balance_kurus, ...stay }: CountedStay) => stay;

const asRequest = (row: WaitingReservation) => ({
  ...ofDesk(row),
  status: row.status,
  customer_phone: row.customer_phone,
  adults: row.adults,
  children: row.children,
  babies: row.babies,
  option_until: row.option_until?.toISOString() ?? null,
  waiting: row.waiting,
  waiting_villas: row.waiting_villas,
});

const asLatest = (row: LatestReservation) => ({ ...ofDesk(row), status: row.status });

const ofDesk = (row: WaitingReservation | LatestReservation) => ({
  kind: row.kind,
  id: row.id,
  reservation_id: row.reservation_id,
  villa_name: row.villa_name,
  customer_name: row.customer_name,
  check_in: row.check_in,
  check_out: row.check_out,
  unit: row.unit,
  total_kurus: row.total_kurus,
  created_at: row.created_at.toISOString(),
});

/** January to December beside the same month of the year before; no sale then, no comparison. */
export function figuresOf(months: readonly MonthOfYear[], year: number): MonthFigures[] {
  const byMonth = new Map(months.map((figures) => [figures.month, figures]));
  return months
    .filter(({ month }) => month.startsWith(`${year}-`))
    .map((figures) => {
      const before = byMonth.get(`${year - 1}${figures.month.slice(4)}`);
      const compared = before && isSold(before) ? before : undefined;
      return {
        month: figures.month,
        occupancy_percent: percentSold(figures),
        last_year_occupancy_percent: compared ? percentSold(compared) : null,
        revenue_kurus: figures.revenue_kurus,
        boat_revenue_kurus: figures.boat_revenue_kurus,
        last_year_revenue_kurus: compared?.revenue_kurus ?? null,
      };
    });
}

const isSold = ({ nights, revenue_kurus }: MonthOfYear) => nights > 0 || revenue_kurus > 0;

const percentSold = ({ nights, nights_on_sale }: MonthOfYear) =>
  nights_on_sale > 0 ? Math.round((nights * 100) / nights_on_sale) : 0;
