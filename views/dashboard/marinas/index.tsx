import type { MarinaAnswer } from '../../../server/schemas/answers/marinas.ts';
import type { MarinasPage as MarinasQuery } from '../../../server/schemas/catalogue-pages.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { marinaColumns } from './columns.tsx';
import { MarinaFilters } from './filters.tsx';
import { MarinaForm } from './form.tsx';

interface MarinasPageProps {
  site: Site;
  shell: DashboardShell;
  rows: MarinaAnswer[];
  total: number;
  query: MarinasQuery;
  towns: { id: number; name: string }[];
  /** Whose form is open; null: a new marina's. */
  edited: MarinaAnswer | null;
  /** The edited marina's, newest first. */
  history: HistoryEvent[];
}

const DEFAULTS = { skip: 0, take: 10, order: 'name' } as const;

/** `/dashboard/marina`: where boats lie, with the form of one marina beside the list. */
export function MarinasPage(props: MarinasPageProps) {
  const { site, shell, total, query, towns, edited, history } = props;
  const { t } = site;
  const title = t('marinas:title');
  const address = listAddress(paths.dashboard.marinas(), query, DEFAULTS);
  const { order, town_id, name } = query;
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('marinas:summary', { total: formatCount(total) })}
      file={(format) => paths.api.marinas({ order, town_id, name, format })}
      add={{ href: `${address({ id: undefined })}#form`, label: t('marinas:add') }}
    >
      <MarinaFilters {...{ t, query, towns, address }} />
      <div className="main-and-side">
        <div>
          <MarinaTable {...props} address={address} title={title} />
        </div>
        <aside id="form" aria-label={edited ? t('marinas:edit') : t('marinas:add')}>
          <MarinaForm t={t} marina={edited} towns={towns} />
          {edited && <HistoryPanel t={t} events={history} />}
        </aside>
      </div>
    </ListPage>
  );
}

type TableProps = Pick<MarinasPageProps, 'site' | 'rows' | 'total' | 'query'> & {
  address: ListAddress<MarinasQuery>;
  title: string;
};

function MarinaTable({ site, rows, total, query, address, title }: TableProps) {
  const { t } = site;
  const filtered = query.name !== undefined || query.town_id !== undefined;
  return (
    <ListTable
      t={t}
      label={title}
      columns={marinaColumns(t, address)}
      rows={rows}
      empty={
        filtered ? (
          <EmptyState heading="h2" title={t('marinas:none_title')}>
            <LinkButton href={paths.dashboard.marinas()}>{t('marinas:clear')}</LinkButton>
          </EmptyState>
        ) : (
          <EmptyState
            heading="h2"
            title={t('marinas:empty_title')}
            text={t('marinas:empty_text')}
          />
        )
      }
      total={total}
      query={query}
      address={address}
      sizes={[10, 50, 100]}
    />
  );
}
