import type { SubscriberRow } from '../../../server/schemas/answers/desk.ts';
import type { SubscriberPage } from '../../../server/schemas/desk.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { SearchFilter } from '../../components/dashboard/search-filter.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { subscriberColumns } from './columns.tsx';
import { EndSubscription } from './dialog.tsx';

const STATES = ['ACTIVE', 'WAITING', 'LEFT'] as const;

interface SubscribersPageProps {
  site: Site;
  shell: DashboardShell;
  rows: SubscriberRow[];
  total: number;
  counts: Record<(typeof STATES)[number], number>;
  query: SubscriberPage;
}

const DEFAULTS = { skip: 0, take: 50, order: '-created_at' } as const;

/** `/dashboard/subscriber`: who gets the newsletter, and the proof that they want it. */
export function SubscribersPage(props: SubscribersPageProps) {
  const { site, shell, rows, total, counts, query } = props;
  const { t } = site;
  const title = t('subscribers:title');
  const address = listAddress<SubscriberPage>(paths.dashboard.subscribers(), query, DEFAULTS);
  const { skip: _, take: __, ...filters } = query;
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('subscribers:summary', { active: formatCount(counts.ACTIVE) })}
      actions={
        <LinkButton kind="quiet" href={paths.dashboard.newsletters()}>
          {t('newsletters:title')}
        </LinkButton>
      }
      file={(format) => paths.api.subscribers({ ...filters, format })}
    >
      <ContentSheet site={site} />
      <SavedViews t={t} list="subscribers" here={address({})} views={shell.views} />
      <Narrowing {...props} address={address} />
      <ListTable
        t={t}
        choice={{ list: 'subscribers', shell }}
        label={title}
        columns={subscriberColumns(t)}
        rows={rows}
        row_tone={({ state }) => (state === 'LEFT' ? 'past' : undefined)}
        empty={<Nothing site={site} narrowed={Boolean(query.q ?? query.state)} />}
        total={total}
        query={query}
        address={address}
        sizes={[50, 100, 500]}
      />
      <EndSubscription t={t} />
    </ListPage>
  );
}

/** By state, and by a part of the address. */
function Narrowing(props: SubscribersPageProps & { address: ListAddress<SubscriberPage> }) {
  const { site, counts, query, address } = props;
  const { t } = site;
  return (
    <>
      <Tabs
        label={t('subscribers:tabs')}
        tabs={[undefined, ...STATES].map((state) => ({
          href: address({ state }),
          label: state ? t(`states:subscriber.${state}`) : t('subscribers:all'),
          count: formatCount(state ? counts[state] : counts.ACTIVE + counts.WAITING + counts.LEFT),
          current: query.state === state,
        }))}
      />
      <SearchFilter
        t={t}
        action={paths.dashboard.subscribers()}
        label={t('subscribers:filter')}
        carried={{ state: query.state }}
        field={{
          name: 'q',
          label: t('subscribers:filter_q'),
          defaultValue: query.q,
          maxLength: 100,
        }}
        all_href={address({ q: undefined })}
      />
    </>
  );
}

function Nothing({ site: { t }, narrowed }: { site: Site; narrowed: boolean }) {
  return (
    <EmptyState
      heading="h2"
      title={t('subscribers:empty_title')}
      text={t('subscribers:empty_text')}
    >
      {narrowed && (
        <LinkButton href={paths.dashboard.subscribers()}>{t('subscribers:see_all')}</LinkButton>
      )}
    </EmptyState>
  );
}
