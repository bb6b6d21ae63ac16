import type { BankAnswer } from '../../../server/schemas/answers/banks.ts';
import type { BankListPage } from '../../../server/schemas/banks.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { BulkSwitch } from '../../components/dashboard/bulk.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { OrderButton, OrderDialog } from '../../components/dashboard/order-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { switchActs } from './acts.ts';
import { bankColumns } from './columns.tsx';
import { BankForm } from './form.tsx';

interface BanksPageProps {
  site: Site;
  shell: DashboardShell;
  rows: BankAnswer[];
  total: number;
  query: BankListPage;
  /** Whose form is open; null: a new account's. */
  edited: BankAnswer | null;
  /** Options whose guests may be on their way to the bank. */
  options: number;
  /** The edited account's, newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/website/bank`: the accounts guests pay to, with the form beside them. */
export function BanksPage(props: BanksPageProps) {
  const { site, shell, rows, total, query, edited, options, history } = props;
  const { t } = site;
  const title = t('banks:title');
  const ordered = rows.map(orderedRow);
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('banks:summary', { total: formatCount(total) })}
      actions={
        <>
          <LinkButton href={paths.dashboard.sitePage('bank')} kind="quiet">
            {t('banks:page_text')}
          </LinkButton>
          <OrderButton site={site} id="order" rows={ordered} />
        </>
      }
      file={(format) => paths.api.banks({ format })}
      add={{ href: `${paths.dashboard.banks()}#form`, label: t('banks:add') }}
    >
      <ContentSheet site={site} />
      <BulkSwitch t={t} path={paths.api.bankActivity()} acts={switchActs(t, options)} rows={rows} />
      <div className="main-and-side">
        <div>
          <BankTable {...{ site, rows, total, query, title }} />
        </div>
        <aside id="form" aria-label={edited ? t('banks:edit') : t('banks:add')}>
          <BankForm t={t} bank={edited} options={options} />
          {edited && <HistoryPanel t={t} events={history} />}
        </aside>
      </div>
      <OrderDialog
        site={site}
        id="order"
        title={t('banks:order.title')}
        consequence={t('banks:order.consequence')}
        path={paths.api.bankOrder()}
        rows={ordered}
      />
    </ListPage>
  );
}

const orderedRow = ({ id, bank_name, currency, iban, active }: BankAnswer) => ({
  id,
  name: `${bank_name} · ${currency} · …${iban.slice(-4)}`,
  hidden: !active,
});

function BankTable(
  props: Pick<BanksPageProps, 'site' | 'rows' | 'total' | 'query'> & { title: string },
) {
  const { site, rows, total, query, title } = props;
  const { t } = site;
  const address = listAddress(paths.dashboard.banks(), query, { skip: 0, take: 100 });
  return (
    <ListTable
      t={t}
      label={title}
      columns={bankColumns(t)}
      rows={rows}
      row_tone={({ active }) => (active ? undefined : 'past')}
      empty={
        <EmptyState heading="h2" title={t('banks:empty_title')} text={t('banks:empty_text')} />
      }
      total={total}
      query={query}
      address={address}
    />
  );
}
