import type { Translate } from '../../server/i18n.ts';
import { fold } from '../../server/shared/fold.ts';
import { paths } from '../../server/shared/paths.ts';
import { addressOf, isGroup, menuFor } from './dashboard-menu.ts';
import type { DashboardShell } from './dashboard-shell.ts';

/** A screen that the search finds by its name. */
export interface Screen {
  label: string;
  /** The menu's group it stands in. */
  group: string | null;
  href: string;
}

const { dashboard } = paths;

/** Screens that other screens lead to; the specification's menu (§6) has no place for them. */
const FURTHER = {
  day: dashboard.dayCustomers(),
  new_villa_reservation: dashboard.newReservation('villa'),
  new_boat_reservation: dashboard.newReservation('boat'),
  new_offer: dashboard.newOffer(),
  new_villa: dashboard.newVilla(),
  new_user: dashboard.newUser(),
  gaps: dashboard.gaps(),
  occupancy_report: dashboard.occupancyReport(),
  feeds: dashboard.feeds(),
  conflicts: dashboard.feedConflicts(),
  features: dashboard.features(),
  policies: dashboard.policies(),
  outbox: dashboard.mails({ view: 'outbox' }),
  newsletters: dashboard.newsletters(),
  questions: dashboard.questions(),
  contact_page: dashboard.sitePage('contact'),
  car_page: dashboard.sitePage('car'),
  contracts: dashboard.contracts(),
  payment_page: dashboard.sitePage('payment'),
  ops: dashboard.ops(),
  audit: dashboard.audit(),
} as const;

/** All screens this person can open, as the menu orders them, then those behind other screens. */
export function screensFor(t: Translate, { user, available, views }: DashboardShell): Screen[] {
  const listed = menuFor(user.role).flatMap((entry) => {
    const group = isGroup(entry) ? t(`dashboard:menu.${entry.key}`) : null;
    const items = isGroup(entry) ? entry.items : [entry];
    return items.map((item) => ({
      label: t(`dashboard:menu.${item.key}`),
      group,
      href: addressOf(item, views),
    }));
  });
  const own = { label: t('account:title'), group: null, href: dashboard.account() };
  const further = user.role === 'ADMIN' ? furtherScreens(t) : [];
  return [...listed, ...further, own].filter(({ href }) => available.has(href.split('?')[0] ?? ''));
}

const furtherScreens = (t: Translate): Screen[] =>
  (Object.keys(FURTHER) as (keyof typeof FURTHER)[]).map((key) => ({
    label: t(`find:screen.${key}`),
    group: null,
    href: FURTHER[key],
  }));

/** Those whose name has every word that was typed, from a word's beginning. */
export function screensNamed(screens: readonly Screen[], typed: string): Screen[] {
  const words = fold(typed).split(' ').filter(Boolean);
  return screens.filter(({ label, group }) => {
    const name = ` ${fold(`${label} ${group ?? ''}`)}`;
    return words.every((word) => name.includes(` ${word}`));
  });
}
