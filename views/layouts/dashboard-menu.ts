import type { SavedViewAnswer } from '../../server/schemas/answers/saved-views.ts';
import { paths } from '../../server/shared/paths.ts';
import type { Role } from '../../server/shared/roles.ts';
import type { IconName } from '../components/icon.tsx';

/** What has a word: the menu's entries and groups. */
type MenuKey = keyof typeof import('../locales/tr/dashboard.json')['menu'];

/**
 * Counts the shell shows beside menu entries: pending reservations, of both kinds and of each, and
 * unread contact messages.
 */
export interface DashboardCounts {
  reservationCount: number;
  villaReservationCount: number;
  boatReservationCount: number;
  contactCount: number;
}

export interface MenuItem {
  key: MenuKey;
  path: string;
  badge?: keyof DashboardCounts;
  /** What its saved views are kept by. */
  list?: SavedViewAnswer['list'];
}

export interface MenuEntry extends MenuItem {
  icon: IconName;
}

export interface MenuGroup {
  key: MenuKey;
  icon: IconName;
  badge?: keyof DashboardCounts;
  items: MenuItem[];
}

const { dashboard } = paths;

/** The groups and their order are the specification's (§6); `personal_data` came with KVKK m.11. */
const adminMenu: (MenuEntry | MenuGroup)[] = [
  { key: 'home', icon: 'house', path: dashboard.home() },
  { key: 'users', icon: 'user-cog', path: dashboard.users(), list: 'users' },
  {
    key: 'villa_group',
    icon: 'building',
    items: [
      { key: 'villas', path: dashboard.villas(), list: 'villas' },
      { key: 'regions', path: dashboard.regions() },
      { key: 'villa_types', path: dashboard.villaTypes() },
      { key: 'showcases', path: dashboard.showcases() },
    ],
  },
  {
    key: 'boat_group',
    icon: 'sailboat',
    items: [
      { key: 'boats', path: dashboard.boats(), list: 'boats' },
      { key: 'marinas', path: dashboard.marinas() },
      { key: 'boat_types', path: dashboard.boatTypes() },
    ],
  },
  {
    key: 'reservation_group',
    icon: 'notebook-tabs',
    badge: 'reservationCount',
    items: [
      {
        key: 'villa_reservations',
        path: dashboard.villaReservations(),
        badge: 'villaReservationCount',
        list: 'villa_reservations',
      },
      {
        key: 'boat_reservations',
        path: dashboard.boatReservations(),
        badge: 'boatReservationCount',
        list: 'boat_reservations',
      },
      { key: 'transactions', path: dashboard.transactions(), list: 'transactions' },
      { key: 'closings', path: dashboard.closings() },
      { key: 'occupancy', path: dashboard.occupancy() },
    ],
  },
  {
    key: 'report_group',
    icon: 'chart-column',
    items: [
      { key: 'transport_report', path: dashboard.transportReport() },
      { key: 'villa_report', path: dashboard.villaReport() },
    ],
  },
  { key: 'offers', icon: 'file-pen-line', path: dashboard.offers(), list: 'offers' },
  { key: 'mails', icon: 'mail', path: dashboard.mails() },
  {
    key: 'contact_messages',
    icon: 'inbox',
    path: dashboard.contactMessages(),
    badge: 'contactCount',
    list: 'messages',
  },
  { key: 'comments', icon: 'message-square-text', path: dashboard.comments(), list: 'comments' },
  { key: 'blog', icon: 'newspaper', path: dashboard.blog(), list: 'posts' },
  { key: 'subscribers', icon: 'at-sign', path: dashboard.subscribers(), list: 'subscribers' },
  {
    key: 'page_group',
    icon: 'file-text',
    items: [
      { key: 'about', path: dashboard.aboutPage() },
      { key: 'rental', path: dashboard.rentalPage() },
      { key: 'cancellation', path: dashboard.cancellationPage() },
      { key: 'privacy', path: dashboard.privacyPage() },
      { key: 'kvkk', path: dashboard.kvkkPage() },
      { key: 'how_to_rent', path: dashboard.howToRentPage() },
      { key: 'banks', path: dashboard.banks() },
      { key: 'documents', path: dashboard.documents() },
    ],
  },
  {
    key: 'setting_group',
    icon: 'settings',
    items: [
      { key: 'exchange', path: dashboard.exchangeSettings() },
      { key: 'site', path: dashboard.siteSettings() },
      { key: 'contact', path: dashboard.contactSettings() },
      { key: 'social', path: dashboard.socialSettings() },
      { key: 'personal_data', path: dashboard.personalData() },
    ],
  },
];

const ownerMenu: MenuEntry[] = [
  { key: 'home', icon: 'house', path: dashboard.home() },
  { key: 'villas', icon: 'building', path: dashboard.villas() },
  { key: 'reservations', icon: 'notebook-tabs', path: dashboard.ownerReservations() },
];

/**
 * The phone's bottom bar: the screens used standing in a doorway, at most four. Its fifth place opens
 * the whole menu.
 */
const adminTabs: MenuEntry[] = [
  { key: 'home', icon: 'house', path: dashboard.home() },
  {
    key: 'villa_reservations',
    icon: 'notebook-tabs',
    path: dashboard.villaReservations(),
    badge: 'villaReservationCount',
    list: 'villa_reservations',
  },
  { key: 'occupancy', icon: 'calendar-range', path: dashboard.occupancy() },
  { key: 'villas', icon: 'building', path: dashboard.villas(), list: 'villas' },
];

export const menuFor = (role: Role): (MenuEntry | MenuGroup)[] =>
  role === 'ADMIN' ? adminMenu : ownerMenu;

export const tabsFor = (role: Role, available: ReadonlySet<string>): MenuEntry[] =>
  (role === 'ADMIN' ? adminTabs : ownerMenu).filter(({ path }) => available.has(path));

export const isGroup = (entry: MenuEntry | MenuGroup): entry is MenuGroup => 'items' in entry;

/** Lists that the menu leads to, so that they can open with one of their views. */
export const OPENED_LISTS: ReadonlySet<SavedViewAnswer['list']> = new Set(
  adminMenu
    .flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
    .flatMap(({ list }) => list ?? []),
);

/** Where a menu's entry leads: to the view its list opens with, one's own before the staff's. */
export function addressOf({ path, list }: MenuItem, views: readonly SavedViewAnswer[]): string {
  const opening = views.filter((view) => view.list === list && view.opening);
  const view = opening.find(({ shared }) => !shared) ?? opening[0];
  return view ? `${path}?${view.search}` : path;
}
