import { paths } from '../../server/shared/paths.ts';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import {
  addressOf,
  isGroup,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  menuFor,
} from './dashboard-menu.ts';
import { type Place, placeOf } from './dashboard-place.ts';
import type { DashboardShell } from './dashboard-shell.ts';
import type { Site } from './site.ts';

interface SidebarProps {
  site: Site;
  shell: DashboardShell;
}

/**
 * The menu: a column on wide screens, a popover that slides in on phones, so that it opens, closes by
 * Escape and gives the focus back without a script. `<details name>` keeps one group open at a time.
 */
export function Sidebar({ site, shell }: SidebarProps) {
  const { t } = site;
  const menu = menuFor(shell.user.role);
  const here = placeOf(site.path, menu);
  return (
    <nav className="sidebar" id="sidebar" popover="auto" aria-label={t('dashboard:menu_label')}>
      <div className="sidebar-head">
        <Logo
          site={site}
          href={paths.dashboard.home()}
          label={t('dashboard:home_link', { site: site.settings.site_name })}
        />
        <button
          type="button"
          className="icon-button on-phone"
          popoverTarget="sidebar"
          popoverTargetAction="hide"
          aria-label={t('layout:close_menu')}
        >
          <Icon name="x" />
        </button>
      </div>
      <ul>
        {menu.map((entry) => (
          <li key={entry.key}>
            {isGroup(entry) ? (
              <Group site={site} shell={shell} group={entry} here={here} />
            ) : (
              <Item site={site} shell={shell} item={entry} icon={entry.icon} here={here} />
            )}
          </li>
        ))}
      </ul>
      <SignedIn site={site} shell={shell} />
    </nav>
  );
}

function Group({
  site,
  shell,
  group,
  here,
}: SidebarProps & { group: MenuGroup; here: Place | null }) {
  const { t } = site;
  const current = here === group.key || group.items.some(({ key }) => key === here);
  return (
    <details name="menu" open={current}>
      <summary data-current={current ? '' : undefined}>
        <Icon name={group.icon} />
        {t(`dashboard:menu.${group.key}`)}
        <Waiting site={site} shell={shell} badge={group.badge} />
        <Icon name="chevron-down" size="small" />
      </summary>
      <ul>
        {group.items.map((item) => (
          <li key={item.key}>
            <Item site={site} shell={shell} item={item} here={here} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ItemProps extends SidebarProps {
  item: MenuItem;
  icon?: MenuEntry['icon'];
  here: Place | null;
}

function Item({ site, shell, item, icon, here }: ItemProps) {
  const { t } = site;
  return (
    <a href={addressOf(item, shell.views)} aria-current={item.key === here ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      {t(`dashboard:menu.${item.key}`)}
      <Waiting site={site} shell={shell} badge={item.badge} />
    </a>
  );
}

/** Stands there unseen while nothing waits: the script that refreshes the number needs its place. */
function Waiting({ site, shell, badge }: SidebarProps & { badge?: MenuItem['badge'] }) {
  if (!badge || !shell.counts) return null;
  const waiting = shell.counts[badge];
  return (
    <span className="waiting" data-count={badge} hidden={waiting === 0}>
      {waiting}
      <span className="hidden-text"> {site.t('dashboard:waiting')}</span>
    </span>
  );
}

function SignedIn({ site: { t }, shell: { user } }: SidebarProps) {
  return (
    <div className="signed-in">
      <span className="avatar" aria-hidden="true">
        {initials(user.user_name)}
      </span>
      <p>
        <b>{user.user_name}</b>
        <small>{t(`dashboard:role.${user.role}`)}</small>
      </p>
      <form method="post" action={paths.dashboard.logout()} data-logout="">
        <button type="submit" className="icon-button" aria-label={t('dashboard:logout')}>
          <Icon name="log-out" />
        </button>
      </form>
    </div>
  );
}

/** Selin Aksoy → SA. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0])
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toLocaleUpperCase('tr');
