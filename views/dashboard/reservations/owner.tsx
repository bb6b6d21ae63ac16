import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import { formatCount, formatMoney } from '../../../server/shared/format.ts';
import { formatMonth } from '../../../server/shared/format-days.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import type { WrongFilters } from '../../components/dashboard/filters.tsx';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ownerColumns } from './owner-columns.tsx';
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
  /** The same of its nights of the asked month; null as well where no month is asked for. */
  in_month_kurus: number | null;
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
      <p className="letterhead">
        <b>{shell.user.user_name}</b>
        {query.month !== undefined && <span>{formatMonth(query.month)}</span>}
      </p>
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
        columns={ownerColumns(site, query.month)}
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
