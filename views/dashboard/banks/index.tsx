import type { BankAnswer } from '../../../server/schemas/answers/banks.ts';
import type { BankListPage } from '../../../server/schemas/banks.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { BulkSwitch } from '../../components/dashboard/bulk.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { switchActs } from './acts.ts';
import { bankColumns } from './columns.tsx';
import { BankForm, fieldLabel } from './form.tsx';

export interface BanksPageProps {
  site: Site;
  shell: DashboardShell;
  rows: BankAnswer[];
  total: number;
  query: BankListPage;
  /** Whose form is open; null: a new account's. */
  edited: BankAnswer | null;
  /** The edited account's, newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/website/bank`: the accounts guests pay to, with the form beside them. */
export function BanksPage(props: BanksPageProps) {
  const { site, shell, rows, total, query, edited, history } = props;
  const { t } = site;
  const title = t('banks:title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        title={title}
        summary={t('banks:summary', { total: formatCount(total) })}
        actions={
          <>
            <ExportButtons t={t} file={(format) => paths.api.banks({ format })} />
            <LinkButton kind="primary" icon="plus" href={`${paths.dashboard.banks()}#form`}>
              {t('banks:add')}
            </LinkButton>
          </>
        }
      />
      <BulkSwitch t={t} path={paths.api.bankActivity()} acts={switchActs(t)} />
      <div className="main-and-side">
        <div>
          <BankTable {...{ site, rows, total, query, title }} />
        </div>
        <aside id="form" aria-label={edited ? t('banks:edit') : t('banks:add')}>
          <BankForm t={t} bank={edited} />
          {edited && (
            <HistoryPanel t={t} events={history} label={(field) => fieldLabel(t, field)} />
          )}
        </aside>
      </div>
    </DashboardLayout>
  );
}

function BankTable(
  props: Pick<BanksPageProps, 'site' | 'rows' | 'total' | 'query'> & { title: string },
) {
  const { site, rows, total, query, title } = props;
  const { t } = site;
  const address = listAddress(paths.dashboard.banks(), query, { skip: 0, take: 100 });
  return (
    <>
      <DataTable
        label={title}
        columns={bankColumns(t)}
        rows={rows}
        row_key={({ id }) => id}
        row_tone={({ active }) => (active ? undefined : 'past')}
        empty={
          <EmptyState heading="h2" title={t('banks:empty_title')} text={t('banks:empty_text')} />
        }
      />
      <ListPaging
        t={t}
        total={total}
        skip={query.skip}
        take={query.take}
        href={(place) => address(place)}
      />
    </>
  );
}
