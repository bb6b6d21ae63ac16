import type { Translate } from '../../../server/i18n.ts';
import type {
  ExternalLine,
  OpenExternal,
} from '../../../server/presenters/calendars/external-screen.ts';
import type { ExternalListPage } from '../../../server/schemas/external-records.ts';
import { formatCount } from '../../../server/shared/format.ts';
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
import { OccupancyStyles } from '../occupancy/index.tsx';
import { AskDialog, DecisionDialogs } from './acts.tsx';
import { externalColumns } from './columns.tsx';
import { ExternalFilters } from './filters.tsx';
import { OpenRecord } from './record.tsx';

interface ExternalScreenProps {
  site: Site;
  shell: DashboardShell;
  rows: ExternalLine[];
  /** Rows of the whole filtered list. */
  total: number;
  query: ExternalListPage;
  wrong: WrongFilters;
  /** The record that is open beside the list. */
  open: OpenExternal | null;
}

const STATES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;

const DEFAULTS: Partial<ExternalListPage> = { skip: 0, take: 20, order: '-created_at' };

/** `/dashboard/external`: stays sold elsewhere, told by owners and staff; staff decide on them. */
export function ExternalScreen(props: ExternalScreenProps) {
  const { site, shell, total, query, wrong, open } = props;
  const { t } = site;
  const title = t('external:title');
  const address = listAddress(paths.dashboard.closings(), { ...query, id: undefined }, DEFAULTS);
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <OccupancyStyles site={site} />
      <PageHead
        title={title}
        summary={t('external:summary', { total: formatCount(total) })}
        actions={
          <>
            <ExportButtons
              t={t}
              file={(format) => paths.api.externalRecords({ ...filtersOf(query), format })}
            />
            <AskButton t={t} />
          </>
        }
      />
      <StateTabs site={site} query={query} address={address} />
      <SavedViews t={t} list="external" here={address({})} views={shell.views} />
      <ExternalFilters {...{ site, query, wrong, address }} names={namesOf(props)} />
      {open ? (
        <div className="main-and-side record-first">
          <div>
            <Records {...props} address={address} />
          </div>
          <aside aria-label={t('external:record')}>
            <OpenRecord t={t} record={open} close={address({ skip: query.skip })} />
          </aside>
        </div>
      ) : (
        <Records {...props} address={address} />
      )}
      <AskDialog t={t} />
      <DecisionDialogs t={t} />
    </DashboardLayout>
  );
}

const AskButton = ({ t }: { t: Translate }) => (
  <Button
    type="button"
    kind="primary"
    icon="plus"
    className="needs-script no-print"
    command="show-modal"
    commandfor="ask"
  >
    {t('external:add')}
  </Button>
);

function Records(props: ExternalScreenProps & { address: ListAddress<ExternalListPage> }) {
  const { site, shell, rows, total, query, open, address } = props;
  const { t } = site;
  const narrowed = isNarrowed(paths.dashboard.closings(), address);
  return (
    <ListTable
      t={t}
      choice={{ list: 'external', shell }}
      label={t('external:title')}
      columns={externalColumns(t, {
        open_address: (id) => address({ id, skip: query.skip }),
        narrow: open !== null,
      })}
      rows={rows}
      row_tone={({ status, clashes }) => toneOf(status, clashes)}
      empty={
        <EmptyState
          heading="h2"
          title={t(narrowed ? 'external:empty_title' : 'external:first_title')}
          text={t('external:empty_text')}
        >
          {narrowed ? (
            <LinkButton href={paths.dashboard.closings()}>{t('external:empty_action')}</LinkButton>
          ) : (
            <AskButton t={t} />
          )}
        </EmptyState>
      }
      total={total}
      query={query}
      address={address}
      sizes={[20, 50, 100]}
    />
  );
}

function toneOf(status: ExternalLine['status'], clashes: number): 'past' | 'late' | undefined {
  if (status === 'PENDING') return clashes > 0 ? 'late' : undefined;
  return status === 'APPROVED' ? undefined : 'past';
}

interface StateTabsProps {
  site: Site;
  query: ExternalListPage;
  address: ListAddress<ExternalListPage>;
}

function StateTabs({ site: { t }, query, address }: StateTabsProps) {
  return (
    <Tabs
      label={t('external:states')}
      tabs={[
        { href: address({ status: [] }), label: t('external:all'), current: !query.status.length },
        ...STATES.map((state) => ({
          href: address({ status: [state] }),
          label: t(`states:external.${state}`),
          current: query.status.length === 1 && query.status[0] === state,
        })),
      ]}
    />
  );
}

const namesOf = ({ rows, open }: ExternalScreenProps) =>
  new Map(
    [...rows, ...(open ? [open] : [])].map(({ villa_id, villa_name }) => [villa_id, villa_name]),
  );

/** What the file is narrowed to. */
const filtersOf = ({ skip: _skip, take: _take, id: _id, ...query }: ExternalListPage) => ({
  ...query,
  status: query.status.join(','),
});
