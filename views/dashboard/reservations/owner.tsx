import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import { formatCount, formatMoney } from '../../../server/shared/format.ts';
import { formatMonth, isTrip, saidDays } from '../../../server/shared/format-days.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { apart } from '../../../server/shared/typed-text.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import type { WrongFilters } from '../../components/dashboard/filters.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { StatusDot } from '../../components/dashboard/status.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { OwnerFilters } from './owner-filters.tsx';
import type { CharterUnit } from './reservation.ts';

/** An owner's own reservation: no guest's phone or e-mail, they are the agency's. */
export interface OwnerReservationRow {
  kind: ListingKind;
  id: number;
  reservation_id: string;
  status: ReservationState;
  /** The villa, or the boat. */
  villa_id: number;
  villa_name: string;
  customer_name: string;
  check_in: string;
  check_out: string;
  /** How a boat is sold; null: it is a villa. */
  unit: CharterUnit | null;
  nights: number;
  adults: number;
  children: number;
  babies: number;
  /** What the owner receives; null while no commission is agreed. */
  owner_amount_kurus: number | null;
}

/** `when`: stays from today on, those that run, or those before; with a `month` what was sold of its nights. */
export interface OwnerReservationQuery {
  skip: number;
  take: number;
  when: 'coming' | 'now' | 'past';
  month?: string | undefined;
  listing?: string | undefined;
  date1?: string | undefined;
  date2?: string | undefined;
}

export interface OwnerReservationsPageProps {
  site: Site;
  shell: DashboardShell;
  rows: OwnerReservationRow[];
  total: number;
  /** What those sold of all of them bring the owner. */
  sum_kurus: number;
  /** What their nights of the asked month bring, as on the owner's home; null: no month is asked for. */
  month_kurus: number | null;
  /** The owner's villas and boats. */
  listings: { listing: string; name: string }[];
  query: OwnerReservationQuery;
  wrong: WrongFilters;
}

/** `/dashboard/reservations`: the owner's list. */
export function OwnerReservationsPage(props: OwnerReservationsPageProps) {
  const { site, shell, rows, total, query } = props;
  const { t } = site;
  const { skip: _, take: __, ...filters } = query;
  const title = t('reservations:owner.title');
  const address = listAddress(paths.dashboard.ownerReservations(), query, {
    skip: 0,
    take: 100,
    when: 'coming',
  });
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        title={title}
        summary={summaryOf(props)}
        actions={
          <>
            <ExportButtons
              t={t}
              file={(format) => paths.api.ownReservations({ ...filters, format })}
            />
            <Button type="button" icon="printer" className="needs-script no-print" data-print="">
              {t('dashboard:print')}
            </Button>
          </>
        }
      />
      <Tabs
        label={title}
        tabs={(['coming', 'now', 'past'] as const).map((tab) => ({
          href: address({ when: tab, month: undefined }),
          label: t(`reservations:owner.${tab}`),
          current: query.month === undefined && query.when === tab,
        }))}
      />
      <OwnerFilters {...props} address={address} />
      <DataTable
        label={title}
        columns={ownerColumns(site)}
        rows={rows}
        row_key={({ kind, id }) => `${kind}-${id}`}
        empty={
          <EmptyState
            heading="h2"
            title={t('reservations:owner.empty_title')}
            text={t('reservations:owner.empty_text')}
          >
            <LinkButton href={paths.dashboard.home()}>{t('dashboard:menu.home')}</LinkButton>
          </EmptyState>
        }
      />
      <ListPaging t={t} total={total} skip={query.skip} take={query.take} href={address} />
    </DashboardLayout>
  );
}

/** Stays of a month lie in others, too: what its nights bring is what the owner's home says. */
function summaryOf({
  site: { t },
  query,
  total,
  sum_kurus,
  month_kurus,
}: OwnerReservationsPageProps) {
  const counted = { total: formatCount(total) };
  const whole = formatMoney(sum_kurus);
  if (query.month === undefined || month_kurus === null)
    return t('reservations:owner.summary', { ...counted, amount: whole });
  const amount = formatMoney(month_kurus);
  const month = formatMonth(query.month);
  return t('reservations:owner.summary_of_month', { ...counted, month, amount, whole });
}

function ownerColumns(site: Site): Column<OwnerReservationRow>[] {
  const { t } = site;
  return [
    ...ownerStayColumns(site),
    {
      key: 'customer',
      label: t('reservations:column.customer'),
      slot: 'b1',
      cell: ({ customer_name, adults, children }) => (
        <>
          {apart(customer_name)}
          <span className="on-phone">
            {' · '}
            {t('reservations:people', { count: adults + children })}
          </span>
        </>
      ),
    },
    {
      key: 'people',
      label: t('reservations:column.people'),
      align: 'end',
      cell: ({ adults, children }) => adults + children,
    },
    {
      key: 'reservation_id',
      label: t('reservations:column.reservation_id'),
      slot: 'c1',
      cell: ({ reservation_id }) => <span className="dim">{reservation_id}</span>,
    },
    {
      key: 'owner_amount_kurus',
      label: t('reservations:owner.amount'),
      align: 'end',
      slot: 'c2',
      cell: ({ owner_amount_kurus }) =>
        owner_amount_kurus === null ? <Nothing /> : <b>{formatMoney(owner_amount_kurus)}</b>,
    },
  ];
}

function ownerStayColumns({ t }: Site): Column<OwnerReservationRow>[] {
  return [
    {
      key: 'villa',
      label: t('reservations:owner.listing'),
      slot: 'a1',
      cell: ({ villa_name }) => <b>{villa_name}</b>,
    },
    {
      key: 'status',
      label: t('reservations:column.status'),
      slot: 'a2',
      cell: ({ status }) => <StatusDot t={t} status={status} />,
    },
    {
      key: 'check_in',
      label: t('reservations:column.check_in.villa'),
      slot: 'b2',
      cell: ({ check_in, check_out, unit }) => (
        <>
          {tableDay(check_in)}
          {!isTrip(unit) && <span className="on-phone"> – {tableDay(check_out)}</span>}
        </>
      ),
    },
    {
      key: 'check_out',
      label: t('reservations:column.check_out.villa'),
      cell: ({ check_in, check_out, unit }) => tableDay(saidDays(unit, check_in, check_out)[1]),
    },
    {
      key: 'nights',
      label: t('reservations:column.nights'),
      align: 'end',
      cell: ({ kind, nights }) =>
        kind === 'boat' ? t('reservations:length.days', { count: nights }) : nights,
    },
  ];
}
