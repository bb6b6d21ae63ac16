import type { BoatRow } from '../../../server/schemas/answers/boats.ts';
import type { BoatListPage } from '../../../server/schemas/boat-pages.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { BulkSwitch } from '../../components/dashboard/bulk.tsx';
import { CopyRowDialog } from '../../components/dashboard/editor-copy.tsx';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { OrderForm, OrderSheet } from '../../components/dashboard/order.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { switchActs } from './acts.ts';
import { boatColumns } from './columns.tsx';
import type { FilterOptions } from './filters.tsx';
import { appliedFilters, BoatFilters } from './filters.tsx';
import { BOAT_LIST_DEFAULTS } from './list-defaults.ts';

interface BoatsPageProps {
  site: Site;
  shell: DashboardShell;
  rows: BoatRow[];
  /** Rows of the whole filtered list. */
  total: number;
  query: BoatListPage;
  options: FilterOptions;
  /** ISO day: papers run out. */
  today: string;
}

/** `/dashboard/boats`. */
export function BoatsPage(props: BoatsPageProps) {
  const { site, shell, rows, total, query, options } = props;
  const { t } = site;
  const title = t('fleet:title');
  const address = listAddress(paths.dashboard.boats(), query, BOAT_LIST_DEFAULTS);
  const { skip: _skip, take: _take, ...filters } = query;
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('fleet:summary', { total: formatCount(total) })}
      file={(format) => paths.api.boats({ ...filters, format })}
      add={{ href: paths.dashboard.newBoat(), label: t('fleet:add') }}
    >
      <OrderSheet site={site} />
      <SavedViews t={t} list="boats" here={address({})} views={shell.views} />
      <BoatFilters {...{ t, query, options, address }} />
      <BulkSwitch
        t={t}
        path={paths.api.boatActivity()}
        acts={switchActs(t)}
        rows={rows}
        whole={{ total, address }}
      />
      <BoatTable {...props} address={address} title={title} />
    </ListPage>
  );
}

type TableProps = BoatsPageProps & {
  address: ReturnType<typeof listAddress<BoatListPage>>;
  title: string;
};

function BoatTable(props: TableProps) {
  const { site, shell, rows, total, query, options, today, address, title } = props;
  const { t } = site;
  const isOrdered = query.order === 'position' && rows.length > 1;
  const narrowed = appliedFilters({ t, query, options, address }).length > 0;
  return (
    <ListTable
      t={t}
      choice={{ list: 'boats', shell }}
      label={title}
      columns={boatColumns({ t, today, isOrdered })}
      rows={rows}
      row_tone={({ active }) => (active ? undefined : 'past')}
      order_form={isOrdered ? 'order' : undefined}
      empty={<NoBoats site={site} narrowed={narrowed} />}
      total={total}
      query={query}
      address={address}
      sizes={[20, 50, 100]}
    >
      {isOrdered && <OrderForm site={site} id="order" path={paths.api.boatOrder()} rows={rows} />}
      {rows.length > 0 && <CopyRowDialog t={t} kind="boat" />}
    </ListTable>
  );
}

function NoBoats({ site: { t }, narrowed }: { site: Site; narrowed: boolean }) {
  if (narrowed)
    return (
      <EmptyState heading="h2" title={t('fleet:empty_title')} text={t('fleet:empty_text')}>
        <LinkButton href={paths.dashboard.boats()}>{t('fleet:empty_action')}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState heading="h2" title={t('fleet:first_title')} text={t('fleet:first_text')}>
      <LinkButton href={paths.dashboard.newBoat()}>{t('fleet:add')}</LinkButton>
    </EmptyState>
  );
}
