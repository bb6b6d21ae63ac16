import type { DayCustomers } from '../../../server/schemas/answers/day-customers.ts';
import { addDays } from '../../../server/shared/days.ts';
import { formatFullDay, formatMoney, formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';

export interface DayCustomersProps {
  site: Site;
  shell: DashboardShell;
  day: DayCustomers;
}

type Customer = DayCustomers['arrivals'][number];

const PARTS = ['arrivals', 'departures', 'in_house'] as const;

/** `/dashboard/reservations/day`: who comes, who goes, who is there; made to be printed. */
export function DayCustomersPage({ site, shell, day }: DayCustomersProps) {
  const { t } = site;
  const { date } = day;
  return (
    <DashboardLayout site={site} shell={shell} title={t('reservations:day.title')}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          {
            label: t('reservations:list.title.villa'),
            href: paths.dashboard.reservations('villa'),
          },
          { label: t('reservations:day.title') },
        ]}
        title={formatFullDay(date)}
        summary={t('reservations:day.summary', {
          arrivals: day.arrivals.length,
          departures: day.departures.length,
          in_house: day.in_house.length,
        })}
        actions={<DayActions site={site} date={date} />}
      />
      {PARTS.map((part) => (
        <section key={part} className="day-part" aria-labelledby={`day-${part}`}>
          <h2 id={`day-${part}`}>
            {t(`reservations:day.${part}`)} <span className="dim">{day[part].length}</span>
          </h2>
          <DataTable
            label={t(`reservations:day.${part}`)}
            columns={columnsOf(site, part)}
            rows={day[part]}
            row_key={({ listing, id }) => `${listing}-${id}`}
            empty={<p className="muted">{t('reservations:day.nobody')}</p>}
          />
        </section>
      ))}
    </DashboardLayout>
  );
}

function DayActions({ site: { t, today }, date }: { site: Site; date: string }) {
  return (
    <>
      <form className="day-picker no-print" action={paths.dashboard.dayCustomers()}>
        <LinkButton
          icon="chevron-left"
          href={paths.dashboard.dayCustomers({ date: addDays(date, -1) })}
          aria-label={t('reservations:day.before')}
        >
          {null}
        </LinkButton>
        <input
          className="input"
          type="date"
          name="date"
          defaultValue={date}
          aria-label={t('reservations:day.date')}
        />
        <button type="submit" className="button outline">
          {t('reservations:day.show')}
        </button>
        <LinkButton
          icon="chevron-right"
          href={paths.dashboard.dayCustomers({ date: addDays(date, 1) })}
          aria-label={t('reservations:day.after')}
        >
          {null}
        </LinkButton>
        {date !== today && (
          <LinkButton kind="quiet" href={paths.dashboard.dayCustomers()}>
            {t('reservations:day.today')}
          </LinkButton>
        )}
      </form>
      <Button type="button" icon="printer" className="no-print" data-print="">
        {t('dashboard:print')}
      </Button>
    </>
  );
}

function columnsOf({ t }: Site, part: (typeof PARTS)[number]): Column<Customer>[] {
  return [
    {
      key: 'listing',
      label: t('reservations:day.listing'),
      slot: 'a1',
      cell: ({ listing_name, place }) => (
        <>
          <b className="name">{listing_name}</b> <span className="dim">{place}</span>
        </>
      ),
    },
    {
      key: 'code',
      label: t('reservations:column.reservation_id'),
      slot: 'c1',
      cell: ({ listing, id, reservation_id }) => (
        <a
          className="row-link"
          href={paths.dashboard.reservation(listing === 'VILLA' ? 'villa' : 'boat', id)}
        >
          {reservation_id}
        </a>
      ),
    },
    {
      key: 'customer',
      label: t('reservations:column.customer'),
      slot: 'b1',
      cell: ({ customer_name }) => customer_name,
    },
    {
      key: 'phone',
      label: t('reservations:day.phone'),
      slot: 'b2',
      cell: ({ customer_phone }) => (
        <a className="over link" href={`tel:${customer_phone}`}>
          {formatPhone(customer_phone)}
        </a>
      ),
    },
    {
      key: 'people',
      label: t('reservations:column.people'),
      align: 'end',
      cell: ({ adults, children, babies }) =>
        babies > 0 ? `${adults + children} + ${babies}` : adults + children,
    },
    ...timeColumns(t, part),
    ...moneyColumns(t),
  ];
}

function timeColumns(t: Site['t'], part: (typeof PARTS)[number]): Column<Customer>[] {
  return [
    {
      key: 'when',
      label: part === 'departures' ? t('reservations:day.leaves') : t('reservations:day.arrives'),
      cell: ({ arrives_at, leaves_at }) => (part === 'departures' ? leaves_at : arrives_at) ?? '—',
    },
    {
      key: 'stay',
      label: t('reservations:day.stay'),
      cell: ({ check_in, check_out }) => `${tableDay(check_in)} – ${tableDay(check_out)}`,
    },
  ];
}

const moneyColumns = (t: Site['t']): Column<Customer>[] => [
  {
    key: 'due',
    label: t('reservations:column.balance'),
    align: 'end',
    slot: 'a2',
    cell: ({ due_kurus }) =>
      due_kurus === 0 ? <span className="dim">—</span> : <b>{formatMoney(due_kurus)}</b>,
  },
  {
    key: 'deposit',
    label: t('reservations:day.deposit'),
    align: 'end',
    cell: ({ deposit_kurus }) =>
      deposit_kurus === 0 ? <span className="dim">—</span> : formatMoney(deposit_kurus),
  },
  {
    key: 'note',
    label: t('reservations:day.note'),
    slot: 'c2',
    cell: ({ customer_note, staff_note }) => (
      <span className="day-note">{[customer_note, staff_note].filter(Boolean).join(' · ')}</span>
    ),
  },
];
