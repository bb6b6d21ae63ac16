import { paths } from '../../server/shared/paths.ts';
import { isGroup, type MenuEntry, type MenuGroup } from './dashboard-menu.ts';

type Menu = (MenuEntry | MenuGroup)[];
/** An entry of the menu, or a group. */
export type Place = MenuEntry['key'] | MenuGroup['key'];

const { dashboard } = paths;

/** Screens that other screens lead to: the entry they are reached from, or the group whose tabs they are. */
const FURTHER: [path: string, place: Place][] = [
  [dashboard.dayCustomers(), 'villa_reservations'],
  [dashboard.guestRequests(), 'reservation_group'],
  [dashboard.feeds(), 'occupancy'],
  [dashboard.newsletters(), 'subscribers'],
  [dashboard.sitePage('contact'), 'page_group'],
  [dashboard.sitePage('car'), 'page_group'],
  [dashboard.sitePage('payment'), 'page_group'],
  [dashboard.contracts(), 'page_group'],
  [dashboard.questions(), 'page_group'],
];

/**
 * The menu's entry or group this address belongs to: the one of the longest path that it starts with;
 * home only as itself. Null for what the menu has no place for.
 */
export function placeOf(address: string, menu: Menu): Place | null {
  const path = (address.split('?')[0] ?? '').replace(/\/$/, '');
  const entries = menu.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
  const [longest] = [...entries.map((entry) => [entry.path, entry.key] as const), ...FURTHER]
    .filter(([each]) => path === each || (each !== dashboard.home() && path.startsWith(`${each}/`)))
    .toSorted(([one], [other]) => other.length - one.length);
  return longest?.[1] ?? null;
}
