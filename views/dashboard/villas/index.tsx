import type { VillaListOptions } from '../../../server/queries/listings/villa-list-options.ts';
import type { SavedViewAnswer } from '../../../server/schemas/answers/saved-views.ts';
import type { VillaRow } from '../../../server/schemas/answers/villas.ts';
import type { VillaListPage } from '../../../server/schemas/villas.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { BulkSwitch } from '../../components/dashboard/bulk.tsx';
import { CopyRowDialog } from '../../components/dashboard/editor-copy.tsx';
import type { WrongFilters } from '../../components/dashboard/filters.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { OrderForm } from '../../components/dashboard/order.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { villaActs } from './acts.ts';
import { villaColumns } from './columns.tsx';
import { appliedFilters, VillaFilters } from './filters.tsx';
import { VILLA_LIST_DEFAULTS } from './list-defaults.ts';
import { PositionDialog } from './position.tsx';

interface VillasPageProps {
  site: Site;
  shell: DashboardShell;
  rows: VillaRow[];
  /** Rows of the whole filtered list, and those of them that are on sale. */
  total: number;
  active: number;
  query: VillaListPage;
  wrong: WrongFilters;
  /** Null for an owner. */
  options: VillaListOptions | null;
  /** One's own, of this list; none for an owner. */
  views: SavedViewAnswer[];
}

/** `/dashboard/villas`: staff's, or those of the owner who looks. */
export function VillasPage(props: VillasPageProps) {
  const { site, shell, rows, total, active, query, wrong, options, views } = props;
  const { t } = site;
  const isStaff = shell.user.role === 'ADMIN';
  const title = t('dashboard:menu.villas');
  const address = listAddress(paths.dashboard.villas(), query, VILLA_LIST_DEFAULTS);
  const { skip: _skip, take: _take, ...filters } = query;
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('villas:summary', { total: formatCount(total), active: formatCount(active) })}
      file={(format) => paths.api.villas({ ...filters, format })}
      add={isStaff ? { href: paths.dashboard.newVilla(), label: t('villas:add.title') } : undefined}
    >
      {isStaff && <SavedViews t={t} list="villas" here={address({})} views={views} />}
      <VillaFilters {...{ t, query, wrong, options, address }} />
      {isStaff && (
        <BulkSwitch
          t={t}
          path={paths.api.villaActivity()}
          acts={villaActs(t)}
          rows={rows}
          whole={{ total, address }}
        />
      )}
      <VillaTable {...props} address={address} isStaff={isStaff} />
    </ListPage>
  );
}

type TableProps = VillasPageProps & { address: ListAddress<VillaListPage>; isStaff: boolean };

function VillaTable({ site, shell, rows, total, query, options, address, isStaff }: TableProps) {
  const { t } = site;
  const isOrdered = isStaff && query.order === 'position' && rows.length > 1;
  const narrowed = appliedFilters({ t, query, options, address }).length > 0;
  return (
    <ListTable
      t={t}
      choice={isStaff ? { list: 'villas', shell } : undefined}
      label={t('dashboard:menu.villas')}
      columns={villaColumns({ t, isOrdered, isStaff, today: site.today })}
      rows={rows}
      row_tone={({ active }) => (active ? undefined : 'past')}
      order_form={isOrdered ? 'order' : undefined}
      empty={<NoVillas site={site} narrowed={narrowed} isStaff={isStaff} />}
      total={total}
      query={query}
      address={address}
      sizes={[20, 50, 100]}
    >
      {isOrdered && <OrderForm site={site} id="order" path={paths.api.villaOrder()} rows={rows} />}
      {isStaff && rows.length > 0 && (
        <>
          <PositionDialog t={t} />
          <CopyRowDialog t={t} kind="villa" />
        </>
      )}
    </ListTable>
  );
}

interface NoVillasProps {
  site: Site;
  narrowed: boolean;
  isStaff: boolean;
}

function NoVillas({ site: { t }, narrowed, isStaff }: NoVillasProps) {
  if (narrowed)
    return (
      <EmptyState heading="h2" title={t('villas:empty.title')} text={t('villas:empty.text')}>
        <LinkButton href={paths.dashboard.villas()}>{t('villas:empty.action')}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title={t('villas:first.title')}
      text={t(isStaff ? 'villas:first.text' : 'dashboard:owner_home.no_villas')}
    >
      {isStaff && (
        <LinkButton href={paths.dashboard.newVilla()}>{t('villas:add.title')}</LinkButton>
      )}
    </EmptyState>
  );
}
