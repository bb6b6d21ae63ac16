import type { AuditOptions } from '../../../server/queries/audit-search.ts';
import type { AuditAnswer } from '../../../server/schemas/answers/ops.ts';
import type { AuditPage as AuditQuery } from '../../../server/schemas/ops.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { RowNames } from '../../../server/shared/references.ts';
import { LinkButton } from '../../components/button.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import type { WrongFilters } from '../../components/dashboard/filters.tsx';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { ReportSheet } from '../report-sheet.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { OpsTabs } from './tabs.tsx';

const AUDIT_DEFAULTS = { skip: 0, take: 50 };

interface AuditPageProps {
  site: Site;
  shell: DashboardShell;
  /** Newest first. */
  rows: AuditAnswer[];
  total: number;
  query: AuditQuery;
  wrong: WrongFilters;
  options: AuditOptions;
  /** Of the rows that these changes speak of. */
  names: RowNames;
}

/** `/dashboard/ops/audit`: who did what to which row, and what stood there before. */
export function AuditPage(props: AuditPageProps) {
  const { site, shell, rows, total, query, wrong, options, names } = props;
  const { t } = site;
  const title = t('ops:audit.title');
  const address = listAddress(paths.dashboard.audit(), query, AUDIT_DEFAULTS);
  const { skip: _skip, take: _take, ...filters } = query;
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ReportSheet site={site} />
      <PageHead
        title={title}
        summary={t('ops:audit.summary', { total: formatCount(total) })}
        actions={<ExportButtons t={t} file={(format) => paths.api.audit({ ...filters, format })} />}
      />
      <OpsTabs t={t} current="audit" />
      <SavedViews t={t} list="audit" here={address({})} views={shell.views} />
      <AuditFilters {...{ t, query, wrong, options, address }} />
      <DataTable
        label={title}
        columns={auditColumns(t, names)}
        rows={rows}
        row_key={({ id }) => id}
        empty={
          <EmptyState
            heading="h2"
            title={t('ops:audit.empty.title')}
            text={t('ops:audit.empty.text')}
          >
            <LinkButton href={paths.dashboard.audit()}>{t('ops:audit.empty.action')}</LinkButton>
          </EmptyState>
        }
      />
      <ListPaging
        t={t}
        total={total}
        skip={query.skip}
        take={query.take}
        sizes={[50, 100, 250]}
        href={(place) => address(place)}
      />
    </DashboardLayout>
  );
}
