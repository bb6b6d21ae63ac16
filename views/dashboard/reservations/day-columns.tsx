import type { DayCustomers } from '../../../server/schemas/answers/day-customers.ts';
import { formatMoney, formatPhone, formatTime, unbroken } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type Column, Folded } from '../../components/dashboard/data-table.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { PhoneName } from '../../components/dashboard/phone-name.tsx';
import type { Site } from '../../layouts/site.ts';

type Customer = DayCustomers['arrivals'][number];

/** Who comes, who goes, who is there. */
export type DayPart = 'arrivals' | 'departures' | 'in_house';

/** The columns of one part of the day; slots fold them into the phone's record. */
export function dayColumns({ t }: Site, part: DayPart): Column<Customer>[] {
  return [
    {
      key: 'listing',
      label: t('reservations:day.listing'),
      slot: 'a1',
      cell: ({ listing_name, place }) => (
        <>
          <span className="wrapping">
            <b>{listing_name}</b> <span className="dim on-phone">{place}</span>
          </span>
          {/* In a line of its own: beside the shorter names alone, it made the rows uneven. */}
          <div className="dim on-wide">{place}</div>
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
      cell: (customer) => (
        <>
          <bdi className="wrapping">{customer.customer_name}</bdi>
          <span className="on-phone"> · {partyText(t, customer)}</span>
          <Folded on="laptop">{partyText(t, customer)}</Folded>
          <div className="on-tablet dim">
            <Note text={noteOf(customer)} />
          </div>
        </>
      ),
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
      folds: { into: 'customer', on: 'laptop' },
      cell: ({ adults, children, babies }) =>
        babies > 0 ? `${adults + children} + ${babies}` : adults + children,
    },
    ...timeColumns(t, part),
    ...moneyColumns(t),
  ];
}

function timeColumns(t: Site['t'], part: DayPart): Column<Customer>[] {
  const label =
    part === 'departures' ? t('reservations:day.leaves') : t('reservations:day.arrives');
  const time = ({ arrives_at, leaves_at }: Customer) =>
    timeText(part === 'departures' ? leaves_at : arrives_at);
  return [
    { key: 'when', label, folds: { into: 'stay', on: 'laptop' }, cell: time },
    {
      key: 'stay',
      label: t('reservations:day.stay'),
      slot: 'c2',
      cell: (customer) => (
        <>
          <span className="on-wide">{daysText(customer)}</span>
          <span className="on-phone">{phoneTime(t, part, customer)}</span>
          <Folded on="laptop">{`${label} ${time(customer)}`}</Folded>
        </>
      ),
    },
  ];
}

// A day trip has one day.
const daysText = ({ check_in, check_out }: Customer) =>
  [...new Set([check_in, check_out])].map(tableDay).join(' – ');

/** A phone's record says when they come or go; of those who are there, until which day they stay. */
function phoneTime(t: Site['t'], part: DayPart, { arrives_at, leaves_at, check_out }: Customer) {
  if (part === 'in_house') return t('reservations:day.until', { day: tableDay(check_out) });
  const time = part === 'arrivals' ? arrives_at : leaves_at;
  return time && t(`reservations:day.at.${part}`, { time: formatTime(time) });
}

const timeText = (time: string | null) => (time ? formatTime(time) : '—');

const moneyColumns = (t: Site['t']): Column<Customer>[] => [
  {
    key: 'due',
    label: t('reservations:column.balance'),
    align: 'end',
    slot: 'a2',
    cell: (customer) => (
      <>
        <Due t={t} kurus={customer.due_kurus} />
        {hasDeposit(customer) && (
          <>
            <Folded on="laptop">{t('reservations:day.deposit')}</Folded>
            <Folded on="laptop">{depositCell(t, customer)}</Folded>
          </>
        )}
      </>
    ),
  },
  {
    key: 'deposit',
    label: t('reservations:day.deposit'),
    align: 'end',
    slot: 'd',
    folds: { into: 'due', on: 'laptop' },
    cell: (customer) =>
      hasDeposit(customer) ? (
        <>
          <PhoneName>{t('reservations:day.deposit')}</PhoneName>
          {depositCell(t, customer)}
        </>
      ) : (
        <Nothing />
      ),
  },
  {
    key: 'note',
    label: t('reservations:day.note'),
    slot: 'd',
    folds: { into: 'customer', on: 'tablet' },
    cell: (customer) => <Note text={noteOf(customer)} />,
  },
];

function Due({ t, kurus }: Pick<Site, 't'> & { kurus: number }) {
  if (kurus === 0) return <Nothing />;
  return (
    <>
      <b className="on-wide">{formatMoney(kurus)}</b>
      <b className="on-phone due">{t('reservations:left', { amount: formatMoney(kurus) })}</b>
    </>
  );
}

/** '4 kişi', with babies '4 kişi + 1'. */
const partyText = (t: Site['t'], { adults, children, babies }: Customer) =>
  unbroken(
    t('reservations:people', { count: adults + children }) + (babies > 0 ? ` + ${babies}` : ''),
  );

/** A long one opens by a press: it made one row as tall as ten. On paper it is whole. */
function Note({ text }: { text: string }) {
  if (text.length <= NOTE_LINES) return <span className="wrapping day-note">{text}</span>;
  return (
    <details className="wrapping">
      <summary className="day-note">
        <span>{text}</span>
      </summary>
    </details>
  );
}

/** As many letters as two lines hold. */
const NOTE_LINES = 70;

const noteOf = ({ customer_note, staff_note }: Customer) =>
  [customer_note, staff_note].filter(Boolean).join(' · ');

const hasDeposit = ({ deposit_due_kurus, deposit_held_kurus }: Customer) =>
  deposit_due_kurus + deposit_held_kurus > 0;

/** What is still to be taken, and what was: nobody asks for it twice, or forgets to give it back. */
function depositCell(t: Site['t'], { deposit_due_kurus, deposit_held_kurus }: Customer) {
  const taken =
    deposit_held_kurus > 0 &&
    t('reservations:day.deposit_taken', { amount: formatMoney(deposit_held_kurus) });
  if (deposit_due_kurus === 0) return <span className="dim">{taken}</span>;
  return (
    <>
      {formatMoney(deposit_due_kurus)} {taken && <span className="dim">{taken}</span>}
    </>
  );
}
