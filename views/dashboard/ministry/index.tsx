import type { ShownSums } from '../../../server/presenters/reports/ministry.ts';
import type { MinistryRow } from '../../../server/schemas/answers/ministry.ts';
import type { SavedViewAnswer } from '../../../server/schemas/answers/saved-views.ts';
import type { MinistryColumn, MinistryPageQuery } from '../../../server/schemas/ministry.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { ReportSheet } from '../report-sheet.tsx';
import { ministryColumns } from './columns.tsx';
import { MinistryFilters, NO_FILTERS } from './filters.tsx';
import { Nationalities } from './nationalities.tsx';
import { PeriodTabs } from './period-tabs.tsx';
import { periodText } from './periods.ts';
import { MinistryTiles } from './tiles.tsx';

export interface MinistryPageProps {
  site: Site;
  shell: DashboardShell;
  query: MinistryPageQuery & { period: string };
  /** Shown, in this order. */
  columns: readonly MinistryColumn[];
  /** All there are, the shown ones first. */
  offered: readonly MinistryColumn[];
  rows: MinistryRow[];
  /** Villas of the whole filtered report. */
  total: number;
  sums: ShownSums;
  /** One's own, of this list. */
  views: SavedViewAnswer[];
}

export type MinistryAddress = ListAddress<MinistryPageProps['query']>;

const DEFAULTS = { skip: 0, take: 100, order: 'position' } as const;

/** `/dashboard/ministry`: villa by villa permits, stays, nights, guests and amounts of a period. */
export function MinistryPage(props: MinistryPageProps) {
  const { site, shell, query, sums, views } = props;
  const { t } = site;
  const title = t('ministry:title');
  const address = listAddress(paths.dashboard.villaReport(), query, DEFAULTS);
  const shown = { ...props, address };
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ReportSheet site={site} />
      <PageHead
        title={title}
        summary={t('ministry:summary', {
          period: periodText(t, query.period),
          villas: formatCount(sums.villas),
          stays: formatCount(sums.stays),
          nights: formatCount(sums.nights),
        })}
        actions={<PageActions {...props} />}
      />
      <PeriodTabs {...shown} />
      <SavedViews t={t} list="ministry" here={address({ period: undefined })} views={views} />
      <MinistryFilters {...shown} />
      <MinistryTiles {...shown} />
      <Rows {...shown} />
      <Nationalities t={t} sums={sums} />
    </DashboardLayout>
  );
}

function PageActions({ site: { t }, query }: MinistryPageProps) {
  const { skip: _, take: __, columns, region_id, ...filters } = query;
  const lists = { columns: columns.join(','), region_id: region_id.join(',') };
  return (
    <>
      <ExportButtons
        t={t}
        file={(format) => paths.api.ministry({ ...filters, ...lists, format })}
      />
      <Button type="button" icon="printer" className="needs-script no-print" data-print="">
        {t('dashboard:print')}
      </Button>
    </>
  );
}

function Rows(props: MinistryPageProps & { address: MinistryAddress }) {
  const { site, query, columns, rows, total, address } = props;
  const { t } = site;
  return (
    <>
      <DataTable
        label={t('ministry:title')}
        columns={ministryColumns(t, columns)}
        rows={rows}
        row_key={({ villa_id }) => villa_id}
        row_tone={({ stays, nights }) => (stays + nights === 0 ? 'past' : undefined)}
        sorting={{ order: query.order, href: (order) => address({ order }) }}
        empty={<NoVillas site={site} address={address} />}
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

function NoVillas({ site: { t }, address }: { site: Site; address: MinistryAddress }) {
  const narrowed = address(NO_FILTERS) !== address({});
  return (
    <EmptyState
      heading="h2"
      title={t('ministry:empty_title')}
      text={t(narrowed ? 'ministry:empty_text' : 'ministry:first_text')}
    >
      {narrowed ? (
        <LinkButton href={address(NO_FILTERS)}>{t('ministry:empty_action')}</LinkButton>
      ) : (
        <LinkButton href={paths.dashboard.newVilla()}>{t('villas:add.title')}</LinkButton>
      )}
    </EmptyState>
  );
}
