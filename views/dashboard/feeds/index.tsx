import type { FeedAnswer, FeedImportAnswer } from '../../../server/schemas/answers/feeds.ts';
import type { FeedListPage } from '../../../server/schemas/feeds.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { OccupancyStyles } from '../occupancy/index.tsx';
import { feedColumns } from './columns.tsx';
import { OpenFeed } from './feed.tsx';
import { FeedTabs } from './tabs.tsx';

interface FeedsScreenProps {
  site: Site;
  shell: DashboardShell;
  rows: FeedAnswer[];
  total: number;
  /** How many want somebody: of all, and of the villa's that are asked for alone. */
  in_need: { all: number; asked: number };
  query: FeedListPage;
  open: (FeedAnswer & { imports: FeedImportAnswer[] }) | null;
}

const DEFAULTS: Partial<FeedListPage> = { skip: 0, take: 50, attention: '0' };

/** `/dashboard/feeds`: calendars of other sites, which of them work, and what to do with the rest. */
export function FeedsScreen(props: FeedsScreenProps) {
  const { site, shell, total, in_need, query, open } = props;
  const { t } = site;
  const title = t('feeds:screen.title');
  const address = listAddress(paths.dashboard.feeds(), { ...query, id: undefined }, DEFAULTS);
  const { villa_id, attention } = query;
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <OccupancyStyles site={site} />
      <PageHead
        title={title}
        summary={t('feeds:screen.summary', {
          total: formatCount(total),
          in_need: formatCount(in_need.asked),
        })}
        crumbs={[
          { label: t('occupancy:title'), href: paths.dashboard.occupancy() },
          { label: title },
        ]}
        crumbs_label={t('feeds:screen.crumbs')}
        actions={
          <ExportButtons
            t={t}
            file={(format) => paths.api.feeds({ villa_id, attention, format })}
          />
        }
      />
      <FeedTabs t={t} screen={attention === '1' ? 'attention' : 'all'} in_need={in_need.all} />
      <SavedViews t={t} list="feeds" here={address({})} views={shell.views} />
      {open ? (
        <div className="main-and-side record-first">
          <div>
            <Feeds {...props} address={address} />
          </div>
          <aside aria-label={t('feeds:screen.feed')}>
            <OpenFeed t={t} feed={open} close={address({ skip: query.skip })} />
          </aside>
        </div>
      ) : (
        <Feeds {...props} address={address} />
      )}
    </DashboardLayout>
  );
}

function Feeds(props: FeedsScreenProps & { address: ListAddress<FeedListPage> }) {
  const { site, shell, rows, total, query, open, address } = props;
  const { t } = site;
  return (
    <ListTable
      t={t}
      choice={{ list: 'feeds', shell }}
      label={t('feeds:screen.title')}
      columns={feedColumns(t, {
        open_address: (id) => address({ id, skip: query.skip }),
        narrow: open !== null,
      })}
      rows={rows}
      row_tone={({ active, needs_attention }) => toneOf(active, needs_attention)}
      empty={<NoFeeds t={t} query={query} />}
      total={total}
      query={query}
      address={address}
      sizes={[50, 100, 250]}
    />
  );
}

function toneOf(active: boolean, inNeed: boolean): 'past' | 'late' | undefined {
  if (inNeed) return 'late';
  return active ? undefined : 'past';
}

function NoFeeds({ t, query }: { t: Site['t']; query: FeedListPage }) {
  const words = emptyWords(query);
  return (
    <EmptyState
      heading="h2"
      title={t(`feeds:screen.${words}_title`)}
      text={t(`feeds:screen.${words}_text`)}
    >
      <LinkButton href={words === 'empty' ? paths.dashboard.villas() : paths.dashboard.feeds()}>
        {t(`feeds:screen.${words}_action`)}
      </LinkButton>
    </EmptyState>
  );
}

function emptyWords({ villa_id, attention }: FeedListPage) {
  if (villa_id !== undefined) return attention === '1' ? 'villa_well' : 'villa_empty';
  return attention === '1' ? 'all_well' : 'empty';
}
