import { formatMoney } from '../../../server/shared/format.ts';
import { formatMonth, isTrip, saidDays } from '../../../server/shared/format-days.ts';
import { apart } from '../../../server/shared/typed-text.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { StatusDot } from '../../components/dashboard/status.tsx';
import type { Site } from '../../layouts/site.ts';
import type { OwnerReservationRow } from './owner.tsx';

/** Of an owner's list; `month`: of the stays that have nights of it. */
export function ownerColumns(site: Site, month: string | undefined): Column<OwnerReservationRow>[] {
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
    ...amountColumns(site, month),
  ];
}

/** Of a month: what its nights bring, which make up the head's sum, and beside it what the whole stay does. */
function amountColumns({ t }: Site, month: string | undefined): Column<OwnerReservationRow>[] {
  const amount = { key: 'owner_amount_kurus', align: 'end' } as const;
  if (month === undefined)
    return [
      {
        ...{ ...amount, label: t('reservations:owner.amount'), slot: 'c2' },
        cell: ({ owner_amount_kurus }) => <Amount kurus={owner_amount_kurus} strong />,
      },
    ];
  return [
    {
      key: 'in_month_kurus',
      label: t('reservations:owner.nights_of', { month: formatMonth(month) }),
      align: 'end',
      slot: 'c2',
      cell: ({ in_month_kurus }) => <Amount kurus={in_month_kurus} strong />,
    },
    {
      ...{ ...amount, label: t('reservations:owner.whole_stay') },
      cell: ({ owner_amount_kurus }) => <Amount kurus={owner_amount_kurus} />,
    },
  ];
}

function Amount({ kurus, strong = false }: { kurus: number | null; strong?: boolean }) {
  if (kurus === null) return <Nothing />;
  return strong ? <b>{formatMoney(kurus)}</b> : formatMoney(kurus);
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
