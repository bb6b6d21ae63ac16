import type { DashboardHomeProps } from '../../views/dashboard/home/index.tsx';
import type { OwnerReservation } from '../queries/owner-reservations.ts';
import type { OwnerOverview, StaffOverview } from '../schemas/answers/overview.ts';
import type { presentOwnerMonth } from './owner-home.ts';

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

/** The same for an owner. */
export const presentOwnerOverview = (
  own: { staying: OwnerReservation[]; arrivals: OwnerReservation[] },
  month: ReturnType<typeof presentOwnerMonth>,
): OwnerOverview => ({
  role: 'OWNER',
  staying: own.staying.map(presentOwnStay),
  arrivals: own.arrivals.map(presentOwnStay),
  ...month,
});

const presentOwnStay = ({ matching: _, ...stay }: OwnerReservation) => stay;
