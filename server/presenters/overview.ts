import type { DashboardHomeProps } from '../../views/dashboard/home/index.tsx';
import type { NeedsAction } from '../queries/needs-action.ts';
import type { OwnerReservation } from '../queries/owner-reservations.ts';
import type { OwnerOverview, StaffOverview } from '../schemas/answers/overview.ts';
import type { presentOwnerMonth } from './owner-home.ts';

/** What the dashboard's home shows to staff, for programs. */
export const presentStaffOverview = (
  home: Omit<DashboardHomeProps, 'site' | 'shell'>,
  needs_action: NeedsAction,
): StaffOverview =>
  ({ role: 'ADMIN', ...home, now: instantOf(home.now), needs_action }) as StaffOverview;

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
