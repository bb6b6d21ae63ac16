import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { BoatReservationList } from '../../../server/schemas/boat-reservations.ts';
import type { ReservationList } from '../../../server/schemas/reservations.ts';
import { formatCount, formatMoney } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { RESERVATION_STATES } from '../../../server/shared/reservation-states.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { ColumnChoice, shownColumns } from '../../components/dashboard/column-choice.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import type { WrongFilters } from '../../components/dashboard/filters.tsx';
import { isNarrowed, listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { stateLabel } from '../../components/dashboard/status.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { BoatReservationFilters } from './boat-filters.tsx';
import { reservationColumns } from './columns.tsx';
import { VillaReservationFilters } from './filters.tsx';
import { RESERVATION_LIST_DEFAULTS } from './list-defaults.ts';
import type { ReservationMove } from './moves.tsx';
import { QuickMoveDialogs } from './quick-moves.tsx';
import type { ReservationRow } from './reservation.ts';

export interface ListingChoice {
  id: number;
  name: string;
}

/** A list's address with some of its parameters changed. */
export type ReservationAddress = (changes: Record<string, unknown>) => string;

interface ListProps {
  site: Site;
  shell: DashboardShell;
  rows: ReservationRow[];
  /** Rows of the whole filtered list. */
  total: number;
  /** Sums over the whole filtered list. */
  sums: { total_kurus: number; balance_kurus: number };
  /** Rows per state under the other filters; a missing state counts as none. */
  status_counts: Partial<Record<ReservationState, number>>;
  /** For the filter by villa or boat, by name. */
  listings: ListingChoice[];
  /** Moves the list offers by state, from the state table for ADMIN; a missing state has none. */
  quick_moves: Partial<Record<ReservationState, ReservationMove[]>>;
  wrong: WrongFilters;
}

/** Villas and boats share the list; each has its call's filters. */
export type ReservationsPageProps = ListProps &
  ({ kind: 'villa'; query: ReservationList } | { kind: 'boat'; query: BoatReservationList });

/** `/dashboard/reservations/villa` and `/boat`. */
export function ReservationsPage(props: ReservationsPageProps) {
  const { site, shell, kind, rows, total, query, quick_moves } = props;
  const { t } = site;
  const address = addressOf(props);
  const title = t(`reservations:list.title.${kind}`);
  const columns = reservationColumns(t, kind, quick_moves);
  const choice = { list: `${kind}_reservations`, shell } as const;
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        title={title}
        summary={
          total > 0 &&
          t('reservations:list.summary', {
            total: formatCount(total),
            shown: formatCount(rows.length),
          })
        }
        actions={<ListActions {...props} />}
      />
      <StateTabs {...props} address={address} />
      <SavedViews t={t} list={`${kind}_reservations`} here={address({})} views={shell.views} />
      <ListFilters {...props} address={address} />
      <DataTable
        label={title}
        columns={shownColumns(columns, choice)}
        rows={rows}
        row_key={(row) => row.id}
        row_tone={(row) => toneOf(row, site.today)}
        sorting={{ order: query.order, href: (order) => address({ order }) }}
        empty={<NoReservations site={site} kind={kind} address={address} />}
      />
      <ListPaging
        t={t}
        total={total}
        skip={query.skip}
        take={query.take}
        sizes={PAGE_SIZES[kind]}
        href={(place) => address(place)}
        note={noteOf(props)}
      >
        <ColumnChoice t={t} choice={choice} columns={columns} />
      </ListPaging>
      <QuickMoveDialogs t={t} kind={kind} rows={rows} quick_moves={quick_moves} />
    </DashboardLayout>
  );
}

/** Sums of the whole list; where it is of some days, they are not those days' revenue. */
function noteOf(props: ReservationsPageProps): string {
  const { site, sums } = props;
  const said = site.t('reservations:list.sums', {
    total: formatMoney(sums.total_kurus),
    balance: formatMoney(sums.balance_kurus),
  });
  return isOfDays(props) ? `${said}. ${site.t('reservations:list.sums_whole')}` : said;
}

/** Whether it lists what is stayed on some days. */
function isOfDays({ kind, query }: ReservationsPageProps): boolean {
  if (query.datetype !== 'stay') return false;
  const days = kind === 'boat' ? [query.started_at, query.finished_at] : [query.date1, query.date2];
  return days.some((day) => day !== undefined);
}

const PAGE_SIZES: Record<ListingKind, number[]> = { villa: [50, 100, 250], boat: [20, 50, 100] };

function addressOf({ kind, query }: ReservationsPageProps): ReservationAddress {
  return listAddress<Record<string, unknown>>(
    paths.dashboard.reservations(kind),
    { ...query },
    { ...RESERVATION_LIST_DEFAULTS[kind] },
  );
}

function ListActions({ site: { t }, kind, query }: ReservationsPageProps) {
  const { skip: _, take: __, ...filters } = query;
  const status = query.status.join(',');
  return (
    <>
      <LinkButton href={paths.dashboard.dayCustomers()} icon="calendar-check">
        {t('reservations:day.short')}
      </LinkButton>
      <ExportButtons
        t={t}
        file={(format) => paths.api.reservations(kind, { ...filters, status, format })}
      />
      <Button type="button" icon="printer" className="on-wide needs-script no-print" data-print="">
        {t('dashboard:print')}
      </Button>
      <LinkButton
        kind="primary"
        icon="plus"
        // On wide screens the top bar has a villa's.
        className={kind === 'villa' ? 'on-phone' : undefined}
        href={paths.dashboard.newReservation(kind)}
      >
        {t(`reservations:new.title.${kind}`)}
      </LinkButton>
    </>
  );
}

function ListFilters(props: ReservationsPageProps & { address: ReservationAddress }) {
  const { site, wrong, listings, address } = props;
  const shared = { site, wrong, listings, address };
  return props.kind === 'villa' ? (
    <VillaReservationFilters {...shared} query={props.query} />
  ) : (
    <BoatReservationFilters {...shared} query={props.query} />
  );
}

interface NoReservationsProps {
  site: Site;
  kind: ListingKind;
  address: ReservationAddress;
}

function NoReservations({ site: { t }, kind, address }: NoReservationsProps) {
  if (!isNarrowed(paths.dashboard.reservations(kind), address))
    return (
      <EmptyState
        heading="h2"
        title={t('reservations:list.first_title')}
        text={t('reservations:list.first_text')}
      >
        <LinkButton href={paths.dashboard.newReservation(kind)}>
          {t(`reservations:new.title.${kind}`)}
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title={t('reservations:list.empty_title')}
      text={t('reservations:list.empty_text')}
    >
      <LinkButton href={paths.dashboard.reservations(kind)}>
        {t('reservations:list.empty_action')}
      </LinkButton>
    </EmptyState>
  );
}

function StateTabs(props: ReservationsPageProps & { address: ReservationAddress }) {
  const { site, query, status_counts, address } = props;
  const all = Object.values(status_counts).reduce((sum, each) => sum + each, 0);
  const states = RESERVATION_STATES.filter(
    (state) => (status_counts[state] ?? 0) > 0 || query.status.includes(state),
  );
  return (
    <Tabs
      label={site.t('reservations:list.states')}
      tabs={[
        {
          href: address({ status: [] }),
          label: site.t('reservations:list.all'),
          count: formatCount(all),
          current: query.status.length === 0,
        },
        ...states.map((state) => ({
          href: address({ status: [state] }),
          label: stateLabel(site.t, state),
          count: formatCount(status_counts[state] ?? 0),
          current: query.status.length === 1 && query.status[0] === state,
        })),
      ]}
    />
  );
}

const CLOSED: ReadonlySet<ReservationState> = new Set(['REJECTED', 'EXPIRED', 'CANCELLED']);

function toneOf(row: ReservationRow, today: string): 'past' | 'late' | undefined {
  if (row.overdue) return 'late';
  return CLOSED.has(row.status) || row.check_out < today ? 'past' : undefined;
}
