import type { DayCustomers } from '../../../server/schemas/answers/day-customers.ts';
import type { DayCustomersPage as DayCustomersQuery } from '../../../server/schemas/day-customers.ts';
import { addDays } from '../../../server/shared/days.ts';
import {
  formatFullDay,
  formatMoney,
  formatPhone,
  formatTime,
} from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';

interface DayCustomersProps {
  site: Site;
  shell: DashboardShell;
  /** Those of the page. */
  day: DayCustomers;
  /** Of the whole day. */
  counts: Record<Part, number>;
  total: number;
  query: DayCustomersQuery;
}

type Customer = DayCustomers['arrivals'][number];

const PARTS = ['arrivals', 'departures', 'in_house'] as const;
type Part = (typeof PARTS)[number];

/** The largest of them puts a whole day of most agencies on one page, for paper. */
const SIZES = [200, 500, 1000];

/** `/dashboard/reservations/day`: who comes, who goes, who is there; made to be printed. */
export function DayCustomersPage(props: DayCustomersProps) {
  const { site, shell, day, counts, total, query } = props;
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
        summary={t('reservations:day.summary', counts)}
        actions={<DayActions site={site} date={date} />}
      />
      {PARTS.filter((part) => day[part].length > 0 || counts[part] === 0).map((part) => (
        <section key={part} className="day-part" aria-labelledby={`day-${part}`}>
          <h2 id={`day-${part}`}>
            {t(`reservations:day.${part}`)} <span className="dim">{counts[part]}</span>
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
      <ListPaging
        t={t}
        total={total}
        skip={query.skip}
        take={query.take}
        sizes={SIZES}
        href={(place) => paths.dashboard.dayCustomers({ ...query, ...place })}
      />
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
        <LinkButton
          icon="chevron-right"
          href={paths.dashboard.dayCustomers({ date: addDays(date, 1) })}
          aria-label={t('reservations:day.after')}
        >
          {null}
        </LinkButton>
        <button type="submit" className="button outline">
          {t('reservations:day.show')}
        </button>
        {date !== today && (
          <LinkButton kind="quiet" href={paths.dashboard.dayCustomers()}>
            {t('reservations:day.today')}
          </LinkButton>
        )}
      </form>
      <ExportButtons t={t} file={(format) => paths.api.dayCustomers({ date, format })} />
      <Button type="button" icon="printer" className="needs-script no-print" data-print="">
        {t('dashboard:print')}
      </Button>
    </>
  );
}

function columnsOf({ t }: Site, part: Part): Column<Customer>[] {
  return [
    {
      key: 'listing',
      label: t('reservations:day.listing'),
      slot: 'a1',
      cell: ({ listing_name, place }) => (
        <span className="wrapping">
          <b>{listing_name}</b> <span className="dim">{place}</span>
        </span>
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
      cell: ({ customer_name }) => <span className="wrapping">{customer_name}</span>,
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

function timeColumns(t: Site['t'], part: Part): Column<Customer>[] {
  return [
    {
      key: 'when',
      label: part === 'departures' ? t('reservations:day.leaves') : t('reservations:day.arrives'),
      cell: ({ arrives_at, leaves_at }) => timeText(part === 'departures' ? leaves_at : arrives_at),
    },
    {
      key: 'stay',
      label: t('reservations:day.stay'),
      // A day trip has one day.
      cell: ({ check_in, check_out }) =>
        [...new Set([check_in, check_out])].map(tableDay).join(' – '),
    },
  ];
}

const timeText = (time: string | null) => (time ? formatTime(time) : '—');

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
    cell: (customer) => depositCell(t, customer),
  },
  {
    key: 'note',
    label: t('reservations:day.note'),
    slot: 'd',
    cell: ({ customer_note, staff_note }) => (
      <span className="wrapping day-note">
        {[customer_note, staff_note].filter(Boolean).join(' · ')}
      </span>
    ),
  },
];

/** What is still to be taken, and what was: nobody asks for it twice, or forgets to give it back. */
function depositCell(t: Site['t'], { deposit_due_kurus, deposit_held_kurus }: Customer) {
  const taken =
    deposit_held_kurus > 0 &&
    t('reservations:day.deposit_taken', { amount: formatMoney(deposit_held_kurus) });
  if (deposit_due_kurus === 0) return <span className="dim">{taken || '—'}</span>;
  return (
    <>
      {formatMoney(deposit_due_kurus)} {taken && <span className="dim">{taken}</span>}
    </>
  );
}
