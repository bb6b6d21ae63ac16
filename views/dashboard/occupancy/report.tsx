import type { OccupancyReportAnswer } from '../../../server/schemas/answers/occupancy.ts';
import type { OccupancyReportPage } from '../../../server/schemas/occupancy.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { OccupancyStyles } from './index.tsx';
import { VillasOfYear } from './report-villas.tsx';
import { VillaYear } from './report-year.tsx';
import { OccupancyTabs } from './tabs.tsx';

interface ReportScreenProps {
  site: Site;
  shell: DashboardShell;
  rows: OccupancyReportAnswer[];
  total: number;
  /** For the box, by name. */
  villas: { id: number; name: string }[];
  query: OccupancyReportPage & { year: number };
}

/** `/dashboard/occupancy/report`: nights and money of a year, of one villa by month or of all. */
export function OccupancyReportScreen(props: ReportScreenProps) {
  const { site, shell, rows, total, query } = props;
  const { t } = site;
  const { villa_id, year } = query;
  const title = t('occupancy:report.title');
  const address = listAddress(paths.dashboard.occupancyReport(), query, { skip: 0, take: 20 });
  const [villa] = rows;
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <OccupancyStyles site={site} />
      <PageHead
        title={title}
        summary={t('occupancy:report.summary', { count: formatCount(total), year })}
        actions={
          <>
            <ExportButtons
              t={t}
              file={(format) => paths.api.occupancyReport({ villa_id, year, format })}
            />
            <Button type="button" icon="printer" className="needs-script no-print" data-print="">
              {t('dashboard:print')}
            </Button>
          </>
        }
      />
      <OccupancyTabs t={t} screen="report" />
      <ReportForm {...props} />
      {!villa && <NoVillas t={t} narrowed={villa_id !== undefined} />}
      {villa && villa_id !== undefined && (
        <VillaYear t={t} villa={villa} year={year} address={address} />
      )}
      {villa && <p className="fine muted">{t('occupancy:report.split')}</p>}
      {villa && villa_id === undefined && (
        <>
          <VillasOfYear t={t} rows={rows} year={year} address={address} />
          <ListPaging
            t={t}
            total={total}
            skip={query.skip}
            take={query.take}
            sizes={[20, 50, 100]}
            href={(place) => address(place)}
          />
        </>
      )}
    </DashboardLayout>
  );
}

function ReportForm({ site: { t, today }, villas, query }: ReportScreenProps) {
  const now = Number(today.slice(0, 4));
  const years = new Set([query.year, now + 1, now, now - 1, now - 2, now - 3]);
  return (
    <form
      className="filters no-print"
      action={paths.dashboard.occupancyReport()}
      aria-label={t('occupancy:report.form')}
    >
      <select
        className="input"
        name="villa_id"
        defaultValue={query.villa_id ?? ''}
        aria-label={t('occupancy:report.villa')}
      >
        <option value="">{t('occupancy:report.all_villas')}</option>
        {villas.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="year"
        defaultValue={query.year}
        aria-label={t('occupancy:report.year')}
      >
        {[...years]
          .sort((one, other) => other - one)
          .map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
      </select>
      <button type="submit" className="button outline">
        {t('occupancy:report.show')}
      </button>
    </form>
  );
}

function NoVillas({ t, narrowed }: { t: Site['t']; narrowed: boolean }) {
  if (narrowed)
    return (
      <EmptyState heading="h2" title={t('occupancy:empty_title')}>
        <LinkButton href={paths.dashboard.occupancyReport()}>
          {t('occupancy:empty_action')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title={t('occupancy:report.empty_title')}
      text={t('occupancy:report.empty_text')}
    >
      <LinkButton href={paths.dashboard.newVilla()}>{t('villas:add.title')}</LinkButton>
    </EmptyState>
  );
}
