import type { FeedConflictAnswer } from '../../../server/schemas/answers/feeds.ts';
import type { FeedConflictPage } from '../../../server/schemas/feeds.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import type { AppliedFilter } from '../../components/dashboard/filters.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { OccupancyStyles } from '../occupancy/index.tsx';
import { conflictColumns } from './conflict-columns.tsx';
import { ConflictDialogs } from './conflict-dialogs.tsx';
import { FeedTabs } from './tabs.tsx';

interface FeedConflictsProps {
  site: Site;
  shell: DashboardShell;
  rows: FeedConflictAnswer[];
  total: number;
  query: FeedConflictPage;
}

const STATES = ['OPEN', 'RESOLVED', 'DISMISSED'] as const;
const DEFAULTS: Partial<FeedConflictPage> = { skip: 0, take: 50, state: 'OPEN' };

/** `/dashboard/feeds/conflicts`: nights that another site says it has sold, and so have we. */
export function FeedConflictsScreen(props: FeedConflictsProps) {
  const { site, shell, rows, total, query } = props;
  const { t } = site;
  const { state, villa_id, feed_id } = query;
  const title = t('feeds:conflicts.title');
  const address = listAddress(paths.dashboard.feedConflicts(), query, DEFAULTS);
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <OccupancyStyles site={site} />
      <PageHead
        title={title}
        summary={t('feeds:conflicts.summary', { total: formatCount(total) })}
        crumbs={[
          { label: t('occupancy:title'), href: paths.dashboard.occupancy() },
          { label: t('feeds:screen.title'), href: paths.dashboard.feeds() },
          { label: title },
        ]}
        crumbs_label={t('feeds:screen.crumbs')}
        actions={
          <ExportButtons
            t={t}
            file={(format) => paths.api.feedConflicts({ state, villa_id, feed_id, format })}
          />
        }
      />
      <FeedTabs t={t} screen="conflicts" />
      <StateLinks t={t} query={query} address={address} />
      {rows.length > 0 && state === 'OPEN' && (
        <p className="note info">
          <Icon name="info" />
          {t('feeds:conflicts.help')}
        </p>
      )}
      <div className="with-acts">
        <DataTable
          label={title}
          columns={conflictColumns(t)}
          rows={rows}
          row_key={({ id }) => id}
          row_tone={({ state: each }) => (each === 'OPEN' ? undefined : 'past')}
          empty={<NoConflicts t={t} query={query} />}
        />
      </div>
      <ListPaging
        t={t}
        total={total}
        skip={query.skip}
        take={query.take}
        sizes={[50, 100, 250]}
        href={(place) => address(place)}
      />
      <ConflictDialogs t={t} />
    </DashboardLayout>
  );
}

interface StateLinksProps {
  t: Site['t'];
  query: FeedConflictPage;
  address: ListAddress<FeedConflictPage>;
}

function StateLinks({ t, query, address }: StateLinksProps) {
  const narrowed: AppliedFilter | null =
    query.feed_id || query.villa_id
      ? {
          key: 'one',
          label: t(query.feed_id ? 'feeds:conflicts.one_feed' : 'feeds:conflicts.one_villa'),
          href: address({ feed_id: undefined, villa_id: undefined }),
        }
      : null;
  return (
    <div className="days-bar no-print">
      <nav className="segment" aria-label={t('feeds:conflicts.states')}>
        {STATES.map((state) => (
          <a
            key={state}
            href={address({ state })}
            aria-current={query.state === state ? 'true' : undefined}
          >
            {t(`feeds:conflict_state.${state}`)}
          </a>
        ))}
      </nav>
      {narrowed && (
        <a className="button quiet" href={narrowed.href}>
          <Icon name="x" />
          {narrowed.label}
        </a>
      )}
    </div>
  );
}

function NoConflicts({ t, query }: { t: Site['t']; query: FeedConflictPage }) {
  const open = query.state === 'OPEN';
  return (
    <EmptyState
      heading="h2"
      title={t(open ? 'feeds:conflicts.none_title' : 'feeds:conflicts.none_decided')}
      text={t('feeds:conflicts.none_text')}
    >
      <LinkButton href={open ? paths.dashboard.feeds() : paths.dashboard.feedConflicts()}>
        {t(open ? 'feeds:conflicts.none_action' : 'feeds:conflicts.open_action')}
      </LinkButton>
    </EmptyState>
  );
}
