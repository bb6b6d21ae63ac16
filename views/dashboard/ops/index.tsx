import type { OpsAnswer } from '../../../server/schemas/answers/ops.ts';
import { formatCount, formatShortInstant } from '../../../server/shared/format.ts';
import { formatBytes } from '../../../server/shared/format-bytes.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type Kpi, KpiTiles } from '../../components/dashboard/kpi.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ReportSheet } from '../report-sheet.tsx';
import { Failures, Storage, Versions } from './facts.tsx';
import { Jobs } from './jobs.tsx';
import { OpsTabs } from './tabs.tsx';

interface OpsPageProps {
  site: Site;
  shell: DashboardShell;
  ops: OpsAnswer;
}

/** `/dashboard/ops`: whether the machinery runs, and what to do where it does not. */
export function OpsPage({ site, shell, ops }: OpsPageProps) {
  const { t } = site;
  return (
    <DashboardLayout site={site} shell={shell} title={t('ops:title')}>
      <ReportSheet site={site} />
      <PageHead title={t('ops:title')} summary={t('ops:summary')} />
      <OpsTabs t={t} current="state" />
      <KpiTiles label={t('ops:figures')} tiles={tiles(t, ops)} />
      <Jobs t={t} jobs={ops.jobs} />
      <div className="pair-of-panels">
        <Storage t={t} storage={ops.storage} />
        <Versions t={t} versions={ops.versions} />
      </div>
      <Failures t={t} failures={ops.failures} />
    </DashboardLayout>
  );
}

function tiles(
  t: Site['t'],
  { jobs, outbox, feeds, storage, failures, versions }: OpsAnswer,
): Kpi[] {
  const failing = jobs.filter(({ state }) => state === 'FAILING').length;
  return [
    {
      label: t('ops:jobs_failing'),
      value: formatCount(failing),
      tone: due(failing),
      href: '#jobs',
    },
    {
      label: t('ops:mails_dead'),
      value: formatCount(outbox.DEAD),
      note: t('ops:mails_waiting', { count: outbox.WAITING + outbox.FAILED }),
      href: paths.dashboard.mails({ view: 'outbox', ...(outbox.DEAD > 0 && { state: 'DEAD' }) }),
    },
    {
      label: t('ops:feeds_in_need'),
      value: formatCount(feeds.in_need),
      note: t('ops:feeds_active', { count: feeds.active }),
      href: paths.dashboard.feeds({ attention: feeds.in_need > 0 ? 1 : undefined }),
    },
    {
      label: t('ops:disk_free'),
      value: formatBytes(storage.disk_free_bytes),
      note: t('ops:disk_of', { size: formatBytes(storage.disk_bytes) }),
      href: '#storage',
    },
    {
      label: t('ops:failures_count'),
      value: formatCount(failures.length),
      note: t('ops:failures_since', { time: formatShortInstant(versions.started_at) }),
      href: '#failures',
    },
  ];
}

const due = (count: number): Kpi['tone'] => (count > 0 ? 'due' : undefined);
