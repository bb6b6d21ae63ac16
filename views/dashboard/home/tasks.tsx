import type { ReactNode } from 'react';

import type { FirstStep } from '../../../server/queries/reports/needs-action.ts';
import { AGENCY_FACTS } from '../../../server/shared/agency-facts.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site, SiteSettings } from '../../layouts/site.ts';

/** What waits for a member of staff beside requests and calendars, counted. */
export interface NeedsAction {
  /** null once guests find something and can buy it. */
  first_step: FirstStep | null;
  transactions: number;
  /** Of these: what made no contract for want of a permit, or papers. */
  paid_unsold: number;
  late_arrivals: number;
  late_departures: number;
  reviews: number;
  boat_reviews: number;
  transfers: number;
  late_boat_arrivals: number;
  late_boat_departures: number;
  external: number;
  feed_conflicts: number;
  permits_missing: number;
  permits_unverified: number;
  permits_due: number;
  papers_ending: number;
  btrans: number;
  btrans_months: number;
  btrans_changed: number;
  /** The first of these months. */
  btrans_changed_month: string | null;
  comments: number;
  messages: number;
  requests: number;
  mails: number;
  banks_missing: number;
}

interface TaskListProps {
  site: Site;
  shell: DashboardShell;
  needs: NeedsAction;
}

/** One line for each kind of work that waits, the costliest first; each leads to its list. */
export function TaskList({ site: { t, today, settings }, needs }: TaskListProps) {
  const tasks = [...tasksOf(needs, today), agencyTask(settings)].filter(({ count }) => count > 0);
  const { first_step } = needs;
  const count = tasks.length + (first_step ? 1 : 0);
  return (
    <Panel title={t('dashboard:home.tasks')} aside={count || undefined}>
      {count === 0 && <p className="muted">{t('dashboard:home.no_tasks')}</p>}
      <ul className="lines tasks">
        {first_step && (
          <TaskLine icon="building" href={FIRST_STEPS[first_step]}>
            <b>{t(`dashboard:home.first_step.${first_step}`)}</b>
          </TaskLine>
        )}
        {tasks.map(({ key, count, href, icon }) => (
          <TaskLine key={key} icon={icon} href={href}>
            <b>{formatCount(count)}</b> {t(`dashboard:home.task.${key}`)}
          </TaskLine>
        ))}
      </ul>
    </Panel>
  );
}

/** Where an agency that begins goes on. */
const FIRST_STEPS: Record<FirstStep, string> = {
  places: paths.dashboard.regions(),
  villa: paths.dashboard.newVilla(),
  villas: paths.dashboard.villas(),
  boats: paths.dashboard.boats(),
  prices: paths.dashboard.villas({ active: 1 }),
  boat_prices: paths.dashboard.boats({ active: 1 }),
  showcase: paths.dashboard.showcases(),
};

interface TaskLineProps {
  icon: IconName;
  href: string;
  children: ReactNode;
}

const TaskLine = ({ icon, href, children }: TaskLineProps) => (
  <li>
    <Icon name={icon} />
    <div>
      <a className="stretched" href={href}>
        {children}
      </a>
    </div>
    <Icon name="chevron-right" size="small" />
  </li>
);

interface Task {
  key:
    | Exclude<keyof NeedsAction, 'first_step' | 'feed_conflicts' | 'btrans_changed_month'>
    | 'conflicts'
    | 'agency';
  count: number;
  icon: IconName;
  href: string;
}

const EXPECTED_TRANSFERS = {
  status: 'PENDING',
  method: 'TRANSFER',
  purpose: 'PREPAYMENT,BALANCE,DEPOSIT',
};
type MakeTask = (key: Exclude<Task['key'], 'agency'>, icon: IconName, href: string) => Task;

function tasksOf(needs: NeedsAction, today: string): Task[] {
  const { dashboard } = paths;
  const task: MakeTask = (key, icon, href) => ({
    key,
    icon,
    href,
    count: needs[key === 'conflicts' ? 'feed_conflicts' : key],
  });
  return [
    task('paid_unsold', 'wallet', dashboard.transactions({ needs_action: 1 })),
    task('requests', 'message-square', dashboard.guestRequests()),
    task('transactions', 'wallet', dashboard.transactions({ needs_action: 1 })),
    task('transfers', 'landmark', dashboard.transactions(EXPECTED_TRANSFERS)),
    task('reviews', 'wallet', dashboard.villaReservations({ status: 'PAYMENT_REVIEW' })),
    task('boat_reviews', 'wallet', dashboard.boatReservations({ status: 'PAYMENT_REVIEW' })),
    task('conflicts', 'calendar-x', dashboard.feedConflicts()),
    ...lateTasks(task, today),
    task('external', 'calendar-clock', dashboard.closings({ status: 'PENDING' })),
    task('mails', 'mail-warning', dashboard.mails({ view: 'outbox', state: 'DEAD' })),
    task('banks_missing', 'landmark', dashboard.banks()),
    task('messages', 'inbox', dashboard.contactMessages({ state: 'UNREAD' })),
    task('comments', 'message-square-text', dashboard.comments({ state: 'WAITING' })),
    task('permits_missing', 'file-exclamation-point', dashboard.villas({ permit: 'MISSING' })),
    task('permits_unverified', 'file-search', dashboard.villas({ permit: 'UNVERIFIED' })),
    task('permits_due', 'calendar-clock', dashboard.villas({ permit: 'DUE' })),
    task('papers_ending', 'sailboat', dashboard.boats({ active: 1, papers: 'ENDING' })),
    task('btrans_months', 'calendar-clock', dashboard.transportReport()),
    task('btrans_changed', 'file-diff', changedReport(needs)),
    task('btrans', 'clipboard-list', dashboard.villas({ active: 1, btrans: 'MISSING' })),
  ];
}

/** What differs is said first on the month's page. */
const changedReport = ({ btrans_changed_month: month }: NeedsAction) =>
  paths.dashboard.transportReport(month ? { month } : {});

/** Guests who should have come, or gone, by yesterday: villas and boats have lists of their own. */
function lateTasks(task: MakeTask, today: string): Task[] {
  const { villaReservations: villas, boatReservations: boats } = paths.dashboard;
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  const expected = { status: 'CONFIRMED' };
  const there = { status: 'CHECKED_IN' };
  return [
    task(
      'late_arrivals',
      'log-in',
      villas({ ...expected, datetype: 'check_in', date2: yesterday }),
    ),
    task('late_boat_arrivals', 'sailboat', boats({ ...expected, finished_at: yesterday })),
    task(
      'late_departures',
      'log-out',
      villas({ ...there, datetype: 'check_out', date2: yesterday }),
    ),
    task('late_boat_departures', 'sailboat', boats({ ...there, leaves_by: yesterday })),
  ];
}

/** Without them contracts and mails show dots or lead nowhere. */
const agencyTask = (settings: SiteSettings): Task => ({
  key: 'agency',
  icon: 'phone',
  href: paths.dashboard.contactSettings(),
  count: AGENCY_FACTS.filter((key) => !settings[key]).length,
});
