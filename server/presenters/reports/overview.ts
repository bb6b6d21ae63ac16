import type { DashboardHomeProps } from '../../../views/dashboard/home/index.tsx';
import type { OwnerReservation } from '../../queries/reports/owner-reservations.ts';
import type { OwnerOverview, StaffOverview } from '../../schemas/answers/overview.ts';
import type { readOwnerHome } from '../../services/reports/owner-home.ts';
import { presentOwnerMonths } from './owner-home.ts';

/** What the dashboard's home shows to staff, for programs. */
export const presentStaffOverview = (
  { needs_action, ...home }: Omit<DashboardHomeProps, 'site' | 'shell' | 'feed_alerts'>,
  feeds: number,
): StaffOverview =>
  ({
    role: 'ADMIN',
    ...home,
    now: instantOf(home.now),
    needs_action: { ...needs_action, feeds },
  }) as StaffOverview;

/** Milliseconds are enough for a clerk. */
const instantOf = (text: string) => new Date(text).toISOString();

/** The same for an owner, with the month 'YYYY-MM'. */
export function presentOwnerOverview(
  { staying, arrivals, months }: Awaited<ReturnType<typeof readOwnerHome>>,
  shown: string,
): OwnerOverview {
  const { villa_count, staying_before, month } = presentOwnerMonths(months, shown);
  return {
    role: 'OWNER',
    staying: staying.rows.map(presentOwnStay),
    arrivals: arrivals.rows.map(presentOwnStay),
    villa_count,
    staying_before,
    month,
  };
}

const presentOwnStay = ({
  matching: _,
  unit: __,
  in_month_kurus: ___,
  ...stay
}: OwnerReservation) => stay;
