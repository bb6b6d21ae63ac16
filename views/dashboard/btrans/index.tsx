import type {
  BtransMonth,
  BtransReport,
  BtransRow,
} from '../../../server/schemas/answers/btrans.ts';
import type { BtransPageQuery } from '../../../server/schemas/btrans.ts';
import { addMonths } from '../../../server/shared/days.ts';
import { formatCount, formatDay, formatMonth } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ReportSheet } from '../report-sheet.tsx';
import { btransColumns } from './columns.tsx';
import { Differences } from './differences.tsx';
import { MonthForm } from './form.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { BtransReports } from './reports.tsx';
import { AgencyBar, DeadlineBar } from './state.tsx';
import { MonthTiles } from './tiles.tsx';

export interface BtransPageProps {
  site: Site;
  shell: DashboardShell;
  query: BtransPageQuery & { month: string };
  month: BtransMonth;
  /** Of the page, under the chosen state. */
  rows: BtransRow[];
  total: number;
  /** What was made of this month, newest first. */
  reports: BtransReport[];
}

const DEFAULTS = { skip: 0, take: 100, basis: 'CONFIRMED' } as const;

/** `/dashboard/btrans`: the revenue administration's monthly report, ready to be filed. */
export function BtransPage(props: BtransPageProps) {
  const { site, shell, query, month } = props;
  const { t } = site;
  const title = t('btrans:title');
  const address = listAddress(paths.dashboard.transportReport(), query, DEFAULTS);
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ReportSheet site={site} />
      <PageHead
        title={title}
        summary={t('btrans:summary', {
          month: formatMonth(month.month),
          ready: formatCount(month.ready),
          missing: formatCount(month.missing),
          deadline: formatDay(month.deadline),
        })}
        actions={<PageActions {...props} />}
      />
      <MonthForm t={t} today={site.today} query={query} />
      <DeadlineBar {...props} />
      <Differences t={t} filed={month.filed} />
      <AgencyBar t={t} faults={month.agency_faults} />
      <MonthTiles t={t} month={month} address={address} />
      <StateTabs {...props} address={address} />
      <Rows {...props} address={address} />
      <BtransReports t={t} month={month.month} reports={props.reports} />
      {mayMake(month) && <MakeDialog {...props} />}
    </DashboardLayout>
  );
}

const mayMake = ({ urgency, agency_faults, ready }: BtransMonth) =>
  urgency !== 'running' && agency_faults.length === 0 && ready > 0;

function PageActions({ site: { t }, query, month }: BtransPageProps) {
  const { basis, state } = query;
  return (
    <>
      <ExportButtons
        t={t}
        file={(format) => paths.api.btrans({ month: month.month, basis, state, format })}
      />
      <Button type="button" icon="printer" className="on-wide needs-script no-print" data-print="">
        {t('dashboard:print')}
      </Button>
      {mayMake(month) && (
        <Button
          type="button"
          kind="primary"
          icon="file-check"
          className="needs-script no-print"
          command="show-modal"
          commandfor="make"
        >
          {t('btrans:make.label')}
        </Button>
      )}
    </>
  );
}

type Addressed = BtransPageProps & { address: ListAddress<BtransPageProps['query']> };

function StateTabs({ site: { t }, query, month, address }: Addressed) {
  const counts = { READY: month.ready, MISSING: month.missing };
  return (
    <Tabs
      label={t('btrans:tabs.label')}
      tabs={([undefined, 'READY', 'MISSING'] as const).map((state) => ({
        href: address({ state }),
        label: t(`btrans:tabs.${state ?? 'all'}`),
        count: formatCount(state ? counts[state] : month.ready + month.missing),
        current: query.state === state,
      }))}
    />
  );
}

function Rows({ site: { t }, query, rows, total, address }: Addressed) {
  return (
    <>
      <DataTable
        label={t('btrans:title')}
        columns={btransColumns(t)}
        rows={rows}
        row_key={({ id }) => id}
        row_tone={({ state }) => (state === 'MISSING' ? 'late' : undefined)}
        empty={
          <EmptyState heading="h2" title={t('btrans:empty_title')} text={t('btrans:empty_text')}>
            <LinkButton href={address({ month: addMonths(query.month, -1), state: undefined })}>
              {t('btrans:empty_action')}
            </LinkButton>
          </EmptyState>
        }
      />
      <ListPaging
        t={t}
        total={total}
        skip={query.skip}
        take={query.take}
        sizes={[50, 100, 250, 500]}
        href={(place) => address(place)}
      />
    </>
  );
}
