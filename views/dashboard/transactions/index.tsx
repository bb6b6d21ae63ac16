import type { TransactionRowAnswer } from '../../../server/schemas/answers/transactions.ts';
import type { TransactionList } from '../../../server/schemas/transactions.ts';
import { formatCount, formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import type { WrongFilters } from '../../components/dashboard/filters.tsx';
import {
  isNarrowed,
  type ListAddress,
  listAddress,
} from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { ReportSheet } from '../report-sheet.tsx';
import { openOf } from './action-sentence.ts';
import { transactionColumns } from './columns.tsx';
import { CompareDialog } from './compare.tsx';
import { TransactionFilters } from './filters.tsx';
import { TRANSACTION_LIST_DEFAULTS } from './list-defaults.ts';
import { UnmatchedDialog } from './unmatched.tsx';

interface StateSums {
  status: string;
  count: number;
  in_kurus: number;
  out_kurus: number;
  deposit_in_kurus: number;
  deposit_out_kurus: number;
}

interface TransactionsPageProps {
  site: Site;
  shell: DashboardShell;
  rows: TransactionRowAnswer[];
  total: number;
  query: TransactionList;
  wrong: WrongFilters;
  /** Under the other filters, by state: how many, how much came and went; deposits apart. */
  sums: StateSums[];
  /** Movements that somebody has to look at, under the other filters. */
  waiting: number;
}

/** `/dashboard/transactions`. */
export function TransactionsPage(props: TransactionsPageProps) {
  const { site, shell, rows, total, query, wrong } = props;
  const { t } = site;
  const address = listAddress(paths.dashboard.transactions(), query, TRANSACTION_LIST_DEFAULTS);
  const title = t('transactions:title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ReportSheet site={site} />
      <PageHead
        title={title}
        summary={t('transactions:summary', { total: formatCount(total) })}
        actions={<ListActions {...props} />}
      />
      <StateTabs {...props} address={address} />
      <SavedViews t={t} list="transactions" here={address({})} views={shell.views} />
      <TransactionFilters {...{ t, query, wrong, address }} />
      <ListTable
        t={t}
        choice={{ list: 'transactions', shell }}
        label={title}
        columns={transactionColumns(t)}
        rows={rows}
        row_tone={toneOf}
        empty={<NoMovements {...props} address={address} />}
        total={total}
        query={query}
        address={address}
        sizes={[50, 100, 250]}
        note={noteOf(props)}
      />
    </DashboardLayout>
  );
}

const toneOf = (row: TransactionRowAnswer) => {
  const { needs_action, went_back_kurus } = openOf(row);
  if (needs_action || went_back_kurus) return 'late';
  return row.status === 'FAILED' ? 'past' : undefined;
};

/** Of what was really paid, in and out, under the filters; nothing where none of that is among the rows. */
function noteOf({ site: { t }, sums, query }: TransactionsPageProps): string | undefined {
  if (query.status.length > 0 && !query.status.includes('PAID')) return undefined;
  const paid = sums.find(({ status }) => status === 'PAID');
  const turnover = t('transactions:sums', {
    in: formatMoney(paid?.in_kurus ?? 0),
    out: formatMoney(paid?.out_kurus ?? 0),
  });
  if (!paid || paid.deposit_in_kurus + paid.deposit_out_kurus === 0) return turnover;
  const deposits = t('transactions:deposit_sums', {
    in: formatMoney(paid.deposit_in_kurus),
    out: formatMoney(paid.deposit_out_kurus),
  });
  return `${turnover} · ${deposits}`;
}

function ListActions({ site: { t, today }, query }: TransactionsPageProps) {
  const { skip: _, take: __, ...filters } = query;
  const lists = {
    status: query.status.join(','),
    method: query.method.join(','),
    purpose: query.purpose.join(','),
    action: query.action.join(','),
  };
  return (
    <>
      <ExportButtons
        t={t}
        file={(format) => paths.api.transactions({ ...filters, ...lists, format })}
      />
      <Button type="button" icon="printer" className="on-wide needs-script no-print" data-print="">
        {t('dashboard:print')}
      </Button>
      {query.needs_action === '1' && <CompareDialog t={t} today={today} />}
      <UnmatchedDialog t={t} />
    </>
  );
}

const STATES = ['PENDING', 'PAID', 'FAILED'] as const;

function StateTabs(props: TransactionsPageProps & { address: ListAddress<TransactionList> }) {
  const { site, query, sums, waiting, address } = props;
  const { t } = site;
  const isAction = query.needs_action === '1';
  const countOf = (status: string) => sums.find((sum) => sum.status === status)?.count ?? 0;
  const none = { status: [], needs_action: '0', action: [] };
  return (
    <Tabs
      label={t('transactions:states')}
      tabs={[
        {
          href: address(none),
          label: t('transactions:all'),
          current: query.status.length === 0 && !isAction,
        },
        {
          href: address({ ...none, needs_action: '1' }),
          label: t('transactions:waiting'),
          count: formatCount(waiting),
          current: isAction,
        },
        ...STATES.map((status) => ({
          href: address({ ...none, status: [status] }),
          label: t(`states:transaction.${status}`),
          count: isAction ? undefined : formatCount(countOf(status)),
          current: query.status.length === 1 && query.status[0] === status && !isAction,
        })),
      ]}
    />
  );
}

type NoMovementsProps = Pick<TransactionsPageProps, 'site' | 'query'> & {
  address: ListAddress<TransactionList>;
};

function NoMovements({ site: { t }, query, address }: NoMovementsProps) {
  if (!isNarrowed(paths.dashboard.transactions(), address))
    return (
      <EmptyState
        heading="h2"
        title={t('transactions:first_title')}
        text={t('transactions:first_text')}
      >
        <LinkButton href={paths.dashboard.reservations('villa')}>
          {t('transactions:first_action')}
        </LinkButton>
      </EmptyState>
    );
  return query.needs_action === '1' ? (
    <EmptyState
      heading="h2"
      title={t('transactions:nothing_waits')}
      text={t('transactions:nothing_waits_text')}
    >
      <LinkButton href={paths.dashboard.transactions()}>{t('transactions:show_all')}</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState
      heading="h2"
      title={t('transactions:empty_title')}
      text={t('transactions:empty_text')}
    >
      <LinkButton href={paths.dashboard.transactions()}>{t('transactions:clear')}</LinkButton>
    </EmptyState>
  );
}
