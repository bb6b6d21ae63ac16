import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { ReservationList } from '../../../server/schemas/reservations.ts';
import { formatCount, formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { stateLabel } from '../../components/dashboard/status.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { reservationColumns } from './columns.tsx';
import { ReservationFilters } from './filters.tsx';
import { RESERVATION_LIST_DEFAULTS } from './list-defaults.ts';
import type { ReservationMove } from './moves.tsx';
import { QuickMoveDialogs } from './quick-moves.tsx';

export interface ReservationRow {
  id: number;
  /** The guest's code, `K7M2-Q4XH9T`. */
  reservation_id: string;
  status: ReservationState;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  villa_id: number;
  villa_name: string;
  villa_slug: string;
  town: string;
  /** ISO days, half-open. */
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children: number;
  babies: number;
  total_kurus: number;
  /** What was asked for in advance. */
  prepayment_kurus: number;
  /** Sum of PAID transactions less refunds. */
  paid_kurus: number;
  /** total − paid. */
  balance_kurus: number;
  /** ISO instant while the state is OPTION. */
  option_until: string | null;
  created_at: string;
  /** Somebody must act: option nearly out, prepayment late, arrival past without check-in … */
  overdue: boolean;
}

export interface VillaChoice {
  id: number;
  name: string;
}

export interface ReservationsPageProps {
  site: Site;
  shell: DashboardShell;
  rows: ReservationRow[];
  /** Rows of the whole filtered list. */
  total: number;
  /** Sums over the whole filtered list. */
  sums: { total_kurus: number; balance_kurus: number };
  query: ReservationList;
  /** Rows per state under the other filters; a missing state counts as none. */
  status_counts: Partial<Record<ReservationState, number>>;
  /** For the villa filter, by name. */
  villas: VillaChoice[];
  /** Moves the list offers by state, from the state table for ADMIN; a missing state has none. */
  quick_moves: Partial<Record<ReservationState, ReservationMove[]>>;
}

const TAB_STATES: ReservationState[] = [
  'PENDING',
  'OPTION',
  'PAYMENT_REVIEW',
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'NO_SHOW',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
];

/** `/dashboard/reservations/villa`. */
export function ReservationsPage(props: ReservationsPageProps) {
  const { site, shell, rows, total, sums, query, quick_moves } = props;
  const { t } = site;
  const address = listAddress(
    paths.dashboard.villaReservations(),
    query,
    RESERVATION_LIST_DEFAULTS,
  );
  const title = t('reservations:list.title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        title={title}
        summary={t('reservations:list.summary', {
          total: formatCount(total),
          shown: formatCount(rows.length),
        })}
        actions={
          <Button type="button" icon="printer" className="on-wide no-print" data-print="">
            {t('dashboard:print')}
          </Button>
        }
      />
      <StateTabs {...props} address={address} />
      <ReservationFilters {...props} address={address} />
      <DataTable
        label={title}
        columns={reservationColumns(t, quick_moves)}
        rows={rows}
        row_key={(row) => row.id}
        row_tone={(row) => toneOf(row, site.today)}
        sorting={{ order: query.order, href: (order) => address({ order }) }}
        empty={<NoReservations site={site} />}
      />
      <ListPaging
        t={t}
        total={total}
        skip={query.skip}
        take={query.take}
        sizes={[50, 100, 250]}
        href={(place) => address(place)}
        note={t('reservations:list.sums', {
          total: formatMoney(sums.total_kurus),
          balance: formatMoney(sums.balance_kurus),
        })}
      />
      <QuickMoveDialogs t={t} rows={rows} quick_moves={quick_moves} />
    </DashboardLayout>
  );
}

function NoReservations({ site: { t } }: { site: Site }) {
  return (
    <EmptyState
      heading="h2"
      title={t('reservations:list.empty_title')}
      text={t('reservations:list.empty_text')}
    >
      <LinkButton href={paths.dashboard.villaReservations()}>
        {t('reservations:list.empty_action')}
      </LinkButton>
    </EmptyState>
  );
}

function StateTabs(props: ReservationsPageProps & { address: ListAddress<ReservationList> }) {
  const { site, query, status_counts, address } = props;
  const all = Object.values(status_counts).reduce((sum, each) => sum + each, 0);
  const states = TAB_STATES.filter(
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
