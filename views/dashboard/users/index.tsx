import type { UserListItem } from '../../../server/schemas/answers/users.ts';
import type { UserListPage } from '../../../server/schemas/users.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { BulkSwitch } from '../../components/dashboard/bulk.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { switchActs } from './acts.ts';
import { userColumns } from './columns.tsx';
import { UserFilters } from './filters.tsx';
import { USER_LIST_DEFAULTS } from './list-defaults.ts';

interface UsersPageProps {
  site: Site;
  shell: DashboardShell;
  rows: UserListItem[];
  /** Rows of the whole filtered list. */
  total: number;
  query: UserListPage;
}

/** `/dashboard/users`: staff and owners, who may come in and who may not. */
export function UsersPage({ site, shell, rows, total, query }: UsersPageProps) {
  const { t } = site;
  const address = listAddress(paths.dashboard.users(), query, USER_LIST_DEFAULTS);
  const title = t('users:list.title');
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('users:list.summary', { total: formatCount(total) })}
      file={(format) => paths.api.users({ ...filtersOf(query), format })}
      add={{ href: paths.dashboard.newUser(), label: t('users:list.add') }}
    >
      <RoleTabs site={site} query={query} address={address} />
      <SavedViews t={t} list="users" here={address({})} views={shell.views} />
      <UserFilters t={t} query={query} address={address} />
      <BulkSwitch
        t={t}
        path={paths.api.userActivity()}
        acts={switchActs(t)}
        rows={rows}
        whole={{ total, address }}
      />
      <ListTable
        t={t}
        choice={{ list: 'users', shell }}
        label={title}
        columns={userColumns(t)}
        rows={rows}
        row_tone={({ active }) => (active ? undefined : 'past')}
        empty={<NoUsers site={site} />}
        total={total}
        query={query}
        address={address}
        sizes={[10, 25, 50, 100]}
      />
    </ListPage>
  );
}

function RoleTabs(props: { site: Site; query: UserListPage; address: ListAddress<UserListPage> }) {
  const { site, query, address } = props;
  return (
    <Tabs
      label={site.t('users:list.roles')}
      tabs={[undefined, 'ADMIN' as const, 'OWNER' as const].map((role) => ({
        href: address({ role }),
        label: role ? site.t(`users:roles.${role}`) : site.t('users:roles.all'),
        current: query.role === role,
      }))}
    />
  );
}

function NoUsers({ site: { t } }: { site: Site }) {
  return (
    <EmptyState heading="h2" title={t('users:list.empty_title')} text={t('users:list.empty_text')}>
      <LinkButton href={paths.dashboard.users()}>{t('users:list.empty_action')}</LinkButton>
    </EmptyState>
  );
}

/** What the list is narrowed to: the file holds the same rows, on all pages. */
const filtersOf = ({ order, role, active, q }: UserListPage) => ({ order, role, active, q });
