import type { GridDays } from '../../../server/domain/occupancy-line.ts';
import type { Translate } from '../../../server/i18n.ts';
import type { CalendarLine } from '../../../server/presenters/calendars/occupancy-lines.ts';
import type { OccupancyPage } from '../../../server/schemas/occupancy.ts';
import { addDays } from '../../../server/shared/days.ts';
import { formatCount, formatPercent, formatStay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import type { WrongFilters } from '../../components/dashboard/filters.tsx';
import { moneyInLira } from '../../components/dashboard/format.ts';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { BoatFilters } from './boat-filters.tsx';
import { DaysBar } from './days-bar.tsx';
import { OccupancyDialogs } from './dialogs.tsx';
import { NO_FILTERS, OccupancyFilters } from './filters.tsx';
import { OccupancyGrid } from './grid.tsx';
import { GridActs } from './grid-acts.tsx';
import { OccupancyKey, SelectedStay, Shortcuts } from './key.tsx';
import { StayList } from './list.tsx';
import { OccupancyTabs } from './tabs.tsx';
import { occupancyWords } from './words.ts';

interface OccupancyScreenProps {
  site: Site;
  shell: DashboardShell;
  lines: CalendarLine[];
  /** Villas or boats that match, on all pages. */
  total: number;
  days: GridDays;
  query: OccupancyPage;
  wrong: WrongFilters;
  /** Sold of what is on sale, of all villas that match; null: nothing is on sale. */
  percent: number | null;
  /** Of all villas that match. */
  gaps: { total: number; value_kurus: number | null };
}

/** `/dashboard/occupancy`: every villa's days side by side, and what can be done with them; or every boat's. */
export function OccupancyScreen(props: OccupancyScreenProps) {
  const { site, shell, lines, total, days, query, wrong } = props;
  const { t } = site;
  const address = listAddress(paths.dashboard.occupancy(), query, DEFAULTS);
  const title = t('occupancy:title');
  const isGrid = query.view === 'grid' && lines.length > 0;
  const ofBoats = query.kind === 'boat';
  return (
    <DashboardLayout
      {...{ site, shell, title }}
      subject={ofBoats ? t('occupancy:boats') : undefined}
    >
      <OccupancyStyles site={site} />
      <PageHead
        title={title}
        summary={summaryOf(props)}
        actions={<GridActs {...{ t, query, days, isGrid }} />}
      />
      <OccupancyTabs t={t} screen={ofBoats ? 'boats' : 'villas'} />
      <DaysBar {...{ site, days, address, query }} drawn={isGrid} />
      {ofBoats ? (
        <BoatFilters {...{ site, query, wrong, address }} />
      ) : (
        <OccupancyFilters {...{ site, query, wrong, address }} villas={lines} />
      )}
      {lines.length === 0 ? (
        <Nothing {...{ site, address }} kind={query.kind} />
      ) : (
        <Lines {...props} />
      )}
      <div className="grid-paging" data-grid-paging={query.view}>
        <ListPaging
          t={t}
          total={total}
          skip={query.skip}
          take={query.take}
          sizes={[30, 60, 100]}
          href={(place) => address(place)}
        />
      </div>
      {isGrid && (
        <>
          <SelectedStay t={t} kind={query.kind} />
          <div className="main-and-side">
            <div>
              <OccupancyKey t={t} kind={query.kind} />
            </div>
            <Shortcuts t={t} kind={query.kind} />
          </div>
          <OccupancyDialogs t={t} kind={query.kind} today={site.today} />
        </>
      )}
    </DashboardLayout>
  );
}

/** The calendar's own stylesheet: no other screen needs it. */
export function OccupancyStyles({ site }: { site: Site }) {
  return (
    <link
      rel="stylesheet"
      href={site.assets.asset('css/dashboard-occupancy.css')}
      precedence="default"
    />
  );
}

function Lines(props: OccupancyScreenProps) {
  const { site, lines, total, days, query } = props;
  if (query.view === 'list') return <StayList {...{ site, lines }} kind={query.kind} />;
  return (
    <OccupancyGrid
      {...{ site, lines, total, days }}
      kind={query.kind}
      skip={query.skip}
      take={query.take}
      words={occupancyWords(site.t, query.kind)}
    />
  );
}

interface NothingProps {
  site: Site;
  kind: OccupancyPage['kind'];
  address: ListAddress<OccupancyPage>;
}

function Nothing({ site: { t }, kind, address }: NothingProps) {
  const ofBoats = kind === 'boat';
  if (address({ ...NO_FILTERS, boat_id: undefined }) === address({}))
    return (
      <EmptyState
        heading="h2"
        title={t(ofBoats ? 'fleet:first_title' : 'villas:first.title')}
        text={t('occupancy:first_text')}
      >
        <LinkButton href={ofBoats ? paths.dashboard.newBoat() : paths.dashboard.newVilla()}>
          {t(ofBoats ? 'fleet:add' : 'villas:add.title')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title={t(ofBoats ? 'occupancy:empty_boats_title' : 'occupancy:empty_title')}
      text={t('occupancy:empty_text')}
    >
      <LinkButton href={paths.dashboard.occupancy({ kind: ofBoats ? kind : undefined })}>
        {t(ofBoats ? 'occupancy:empty_boats_action' : 'occupancy:empty_action')}
      </LinkButton>
    </EmptyState>
  );
}

function summaryOf({ site: { t }, query, ...shown }: OccupancyScreenProps): string {
  const { days, total, percent, gaps } = shown;
  const counted = { count: formatCount(total) };
  const facts = [
    formatStay(days.from, addDays(days.until, -1)),
    query.kind === 'boat'
      ? t('occupancy:summary.boats', counted)
      : t('occupancy:summary.villas', counted),
    percent === null ? '' : t('occupancy:summary.percent', { percent: formatPercent(percent) }),
    gapsText(t, gaps),
  ];
  return facts.filter(Boolean).join(' · ');
}

function gapsText(t: Translate, { total, value_kurus }: OccupancyScreenProps['gaps']): string {
  const count = formatCount(total);
  if (total === 0) return '';
  if (value_kurus === null) return t('occupancy:summary.gaps_unvalued', { count });
  return t('occupancy:summary.gaps', { count, value: moneyInLira(value_kurus) });
}

const DEFAULTS: Partial<OccupancyPage> = {
  skip: 0,
  take: 30,
  kind: 'villa',
  gaps: '0',
  view: 'grid',
};
