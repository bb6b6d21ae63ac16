import type { Translate } from '../../../server/i18n.ts';
import { formatMoney, formatShortInstant, unbroken } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type Column, Folded } from '../../components/dashboard/data-table.tsx';
import { dayOfInstant, tableDay } from '../../components/dashboard/format.ts';
import { Name } from '../../components/dashboard/name.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { StatusDot } from '../../components/dashboard/status.tsx';
import { Icon } from '../../components/icon.tsx';
import type { ReservationsPageProps } from './index.tsx';
import { quickMoveId } from './quick-moves.tsx';
import type { ReservationRow } from './reservation.ts';
import { charterLength } from './stay-words.ts';

/** The list's columns in their order; slots fold them into the phone's record. */
export function reservationColumns(
  t: Translate,
  kind: ListingKind,
  quick_moves: ReservationsPageProps['quick_moves'],
): Column<ReservationRow>[] {
  return [
    {
      key: 'reservation_id',
      always: true,
      label: t('reservations:column.reservation_id'),
      order: 'id',
      slot: 'c1',
      cell: ({ id, reservation_id, created_at }) => (
        <>
          <a className="row-link" href={paths.dashboard.reservation(kind, id)}>
            {reservation_id}
          </a>
          <Folded on="laptop">
            {`${t('reservations:column.created_at')} ${tableDay(dayOfInstant(created_at))}`}
          </Folded>
        </>
      ),
    },
    {
      key: 'status',
      label: t('reservations:column.status'),
      order: 'status',
      slot: 'a2',
      cell: (row) => (
        <>
          <StatusDot t={t} status={row.status} />
          <Deadline t={t} row={row} />
        </>
      ),
    },
    {
      key: 'listing',
      label: t(`reservations:column.${kind}`),
      slot: 'a1',
      cell: ({ listing_name }) => (
        <b>
          <Name>{listing_name}</Name>
        </b>
      ),
    },
    {
      key: 'customer_name',
      label: t('reservations:column.customer'),
      order: 'customer_name',
      slot: 'b1',
      cell: (row) => (
        <>
          <Name>{row.customer_name}</Name>
          <span className="on-phone">
            {' · '}
            {unbroken(t('reservations:people', { count: people(row) }))}
          </span>
          <Folded on="laptop">
            {`${t('reservations:people', { count: people(row) })} · ${lengthInWords(t, row)}`}
          </Folded>
        </>
      ),
    },
    ...stayColumns(t, kind),
    ...moneyColumns(t),
    createdColumn(t),
    {
      key: 'move',
      label: t('reservations:column.move'),
      silent: true,
      cell: (row) => !!quick_moves[row.status]?.length && <QuickMoveButton t={t} row={row} />,
    },
  ];
}

const createdColumn = (t: Translate): Column<ReservationRow> => ({
  key: 'created_at',
  label: t('reservations:column.created_at'),
  order: 'created_at',
  folds: { into: 'reservation_id', on: 'laptop' },
  cell: ({ created_at }) => <span className="dim">{tableDay(dayOfInstant(created_at))}</span>,
});

const stayColumns = (t: Translate, kind: ListingKind): Column<ReservationRow>[] => [
  {
    key: 'check_in',
    label: t(`reservations:column.check_in.${kind}`),
    order: 'check_in',
    slot: 'b2',
    cell: ({ check_in, check_out, unit }) => (
      <>
        {tableDay(check_in)}
        {unit !== 'TRIP' && (
          <>
            <span className="on-phone"> – {tableDay(check_out)}</span>
            <Folded on="laptop" className="">
              {tableDay(check_out)}
            </Folded>
          </>
        )}
      </>
    ),
  },
  {
    key: 'check_out',
    label: t(`reservations:column.check_out.${kind}`),
    order: 'check_out',
    folds: { into: 'check_in', on: 'laptop' },
    cell: ({ check_in, check_out, unit }) => tableDay(unit === 'TRIP' ? check_in : check_out),
  },
  {
    key: 'nights',
    label: kind === 'villa' ? t('reservations:column.nights') : t('reservations:column.charter'),
    align: 'end',
    folds: { into: 'customer_name', on: 'laptop' },
    cell: (row) => lengthOf(t, row),
  },
  {
    key: 'people',
    label: t('reservations:column.people'),
    align: 'end',
    folds: { into: 'customer_name', on: 'laptop' },
    cell: people,
  },
];

const moneyColumns = (t: Translate): Column<ReservationRow>[] => [
  {
    key: 'total_kurus',
    label: t('reservations:column.total'),
    order: 'total_kurus',
    align: 'end',
    slot: 'c2',
    cell: ({ total_kurus, balance_kurus }) => (
      <>
        {balance_kurus > 0 && (
          <span className="on-phone due">
            {t('reservations:left', { amount: formatMoney(balance_kurus) })}{' '}
          </span>
        )}
        <b>{formatMoney(total_kurus)}</b>
        {balance_kurus > 0 && (
          <Folded on="laptop">
            {t('reservations:left', { amount: formatMoney(balance_kurus) })}
          </Folded>
        )}
      </>
    ),
  },
  {
    key: 'paid_kurus',
    label: t('reservations:column.paid'),
    align: 'end',
    folds: { into: 'total_kurus', on: 'laptop' },
    cell: (row) => (row.paid_kurus === 0 ? <Nothing /> : <Paid t={t} row={row} />),
  },
  {
    key: 'balance_kurus',
    label: t('reservations:column.balance'),
    align: 'end',
    folds: { into: 'total_kurus', on: 'laptop' },
    cell: ({ balance_kurus }) => (balance_kurus === 0 ? <Nothing /> : formatMoney(balance_kurus)),
  },
];

/** What is here, with what of it waits to go back: without, it would not make up the total with what is left. */
const Paid = ({ t, row }: { t: Translate; row: ReservationRow }) => (
  <>
    {formatMoney(row.paid_kurus)}
    {row.leaving_kurus > 0 && (
      <>
        <br />
        <span className="dim">
          {t('reservations:goes_back', { amount: formatMoney(row.leaving_kurus) })}
        </span>
      </>
    )}
  </>
);

/** How long an option still runs, in red near its end; what else is overdue in words. */
function Deadline({ t, row }: { t: Translate; row: ReservationRow }) {
  if (row.status === 'OPTION' && row.option_until) {
    return (
      <span className={row.overdue ? 'mark bad' : 'mark'}>
        <Icon name="timer" size="small" />
        {formatShortInstant(row.option_until)}
      </span>
    );
  }
  if (!row.overdue) return null;
  return (
    <span className="mark bad" title={t('reservations:overdue')}>
      <Icon name="triangle-alert" size="small" />
      <span>{t('reservations:overdue')}</span>
    </span>
  );
}

function QuickMoveButton({ t, row }: { t: Translate; row: ReservationRow }) {
  const { id, reservation_id, customer_name, listing_name, status, version } = row;
  const name = `${reservation_id} · ${listing_name} · ${customer_name}`;
  return (
    <button
      type="button"
      className="icon-button over needs-script"
      command="show-modal"
      commandfor={quickMoveId(status)}
      data-fill={JSON.stringify({ id, name, version })}
      aria-label={t('reservations:move_row', { reservation_id })}
    >
      <Icon name="arrow-right-left" size="small" />
    </button>
  );
}

/** Nights of a villa; a charter's length in its own unit. */
const lengthOf = (t: Translate, row: ReservationRow) =>
  row.unit === null ? row.nights : <span className="wrapping">{charterLength(t, row)}</span>;

const lengthInWords = (t: Translate, row: ReservationRow) =>
  row.unit === null ? t('occupancy:nights', { count: row.nights }) : charterLength(t, row);

/** Babies sleep in cots and are not counted, as everywhere. */
function people({ adults, children }: ReservationRow): number {
  return adults + children;
}
