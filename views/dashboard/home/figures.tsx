import { formatCount, formatPercent } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { MonthFigures } from '../../components/dashboard/chart.tsx';
import { monthName, tileMoney } from '../../components/dashboard/format.ts';
import type { Kpi } from '../../components/dashboard/kpi.tsx';
import type { Site } from '../../layouts/site.ts';
import type { DashboardHomeProps } from './index.tsx';
import { percentAgainstLastYear, pointsAgainstLastYear } from './last-year.ts';

/** The day and the month in five numbers; each leads to the list it is counted from. */
export function tiles(props: DashboardHomeProps): Kpi[] {
  const { site, counts, due_today_kurus, month } = props;
  const { t, today } = site;
  const before = yearBefore(props);
  const name = monthName(month.month);
  return [
    {
      label: t('dashboard:home.pending'),
      value: formatCount(counts.pending),
      note: counts.options === 0 && t('dashboard:home.options_note', { count: 0 }),
      tone: counts.pending > 0 ? 'due' : undefined,
      before: before.asked,
      ...waitingLists(t, counts),
    },
    {
      label: t('dashboard:home.moving'),
      value: `${counts.arrivals} / ${counts.departures}`,
      note: t('dashboard:home.staying_note', { count: counts.staying }),
      before: before.moving,
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
      // Its lists name whole stays, also the nights of other months.
      before: { note: t('dashboard:home.revenue_nights') },
      ...revenueLists(t, month),
    },
    {
      label: t('dashboard:home.due'),
      value: tileMoney(due_today_kurus),
      note: t('dashboard:home.due_note', { count: counts.arrivals }),
      before: before.due,
      href: paths.dashboard.dayCustomers({ date: today }),
    },
  ];
}

/**
 * What the day's figures were a year ago, without an arrow: the day's own still change while guests come, pay and
 * leave. Nothing of a day on which nobody came or left.
 */
function yearBefore({ site: { t }, year_before }: DashboardHomeProps) {
  const { arrivals, departures, due_kurus, asked, asked_before } = year_before;
  const told = (figure: string) => ({ note: t('dashboard:home.year_before', { figure }) });
  return {
    asked:
      asked + asked_before > 0
        ? { note: t('dashboard:home.asked', { count: asked, before: formatCount(asked_before) }) }
        : undefined,
    moving: arrivals + departures > 0 ? told(`${arrivals}\u00a0/\u00a0${departures}`) : undefined,
    due: arrivals > 0 ? told(tileMoney(due_kurus)) : undefined,
  };
}

type Lists = Pick<Kpi, 'href' | 'parts'>;

/** Villas and boats have lists of their own: one number leads to the one it is counted from, or to each by its part. */
function waitingLists(t: Site['t'], counts: DashboardHomeProps['counts']): Lists {
  const { pending, pending_villas, options, options_villas } = counts;
  const asked = waitingIn('PENDING', pending_villas, pending);
  const held = waitingIn('OPTION', options_villas, options);
  const textOfHeld = (kind: ListingKind, count: number) =>
    held.length > 1
      ? t(`dashboard:home.options_of.${kind}`, { count })
      : t('dashboard:home.options_note', { count });
  return {
    href: asked.length > 1 ? undefined : (asked[0]?.href ?? waitingList('villa', 'PENDING')),
    parts: [
      ...(asked.length > 1 ? asked : []).map(({ kind, count, href }) => ({
        text: t(`dashboard:home.all_of.${kind}`, { count }),
        href,
      })),
      ...held.map(({ kind, count, href }) => ({ text: textOfHeld(kind, count), href })),
    ],
  };
}

/** The lists that have some, each with how many. */
const waitingIn = (status: string, villas: number, all: number) =>
  (
    [
      ['villa', villas],
      ['boat', all - villas],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count, href: waitingList(kind, status) }));

const waitingList = (kind: ListingKind, status: string) =>
  paths.dashboard.reservations(kind, { status, order: 'created_at' });

/** The list of the one kind that earned; of both, each with what it earned. */
function revenueLists(t: Site['t'], figures: MonthFigures): Lists {
  const { month, revenue_kurus, boat_revenue_kurus } = figures;
  const earned = { villa: revenue_kurus - boat_revenue_kurus, boat: boat_revenue_kurus };
  if (earned.boat === 0) return { href: soldIn(month, 'villa') };
  if (earned.villa === 0) return { href: soldIn(month, 'boat') };
  return {
    parts: (['villa', 'boat'] as const).map((kind) => ({
      text: t(`dashboard:home.revenue_of.${kind}`, { amount: tileMoney(earned[kind]) }),
      href: soldIn(month, kind),
    })),
  };
}

/** States of what was sold, as the figures count it. */
const SOLD = 'CONFIRMED,CHECKED_IN,COMPLETED,NO_SHOW';

/** The reservations that a month's figures are made of. */
function soldIn(month: string, kind: ListingKind): string {
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
