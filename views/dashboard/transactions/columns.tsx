import type { Translate } from '../../../server/i18n.ts';
import type { TransactionRowAnswer } from '../../../server/schemas/answers/transactions.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type Column, Folded } from '../../components/dashboard/data-table.tsx';
import { dayOfInstant, tableDay } from '../../components/dashboard/format.ts';
import { Name } from '../../components/dashboard/name.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import { actionSentences, openOf } from './action-sentence.ts';

const TONES: Record<TransactionRowAnswer['status'], string> = {
  PENDING: 'state-dot ring info',
  PAID: 'state-dot ok',
  FAILED: 'state-dot bad',
};

export function transactionColumns(t: Translate): Column<TransactionRowAnswer>[] {
  return [
    {
      key: 'created_at',
      always: true,
      label: t('transactions:column.day'),
      order: 'moved_at',
      slot: 'c1',
      cell: ({ id, paid_at, created_at }) => (
        <a className="row-link" href={paths.dashboard.transaction(id)}>
          {tableDay(dayOfInstant(paid_at ?? created_at))}
        </a>
      ),
    },
    {
      key: 'status',
      label: t('transactions:column.status'),
      slot: 'a2',
      cell: ({ status }) => (
        <span className={TONES[status]}>{t(`states:transaction.${status}`)}</span>
      ),
    },
    {
      key: 'purpose',
      label: t('transactions:column.purpose'),
      slot: 'a1',
      cell: (row) => (
        <>
          <b className="wrapping">
            {purposeWord(t, row.purpose, row.boat_reservation_id !== null, row.of_deposit)}
          </b>
          <span className="on-phone"> · {whoseOf(row)}</span>
          <Folded on="laptop">{methodOf(t, row)}</Folded>
        </>
      ),
    },
    {
      key: 'amount_kurus',
      label: t('transactions:column.amount'),
      order: 'amount_kurus',
      align: 'end',
      slot: 'c2',
      cell: ({ purpose, amount_kurus }) => (
        <b>{formatMoney(purpose === 'REFUND' ? -amount_kurus : amount_kurus)}</b>
      ),
    },
    {
      key: 'action',
      label: t('transactions:column.action'),
      slot: 'b',
      cell: (row) => <Action t={t} row={row} />,
    },
    ...whoseColumns(t),
    {
      key: 'method',
      label: t('transactions:column.method'),
      folds: { into: 'purpose', on: 'laptop' },
      cell: (row) => <span className="wrapping">{methodOf(t, row)}</span>,
    },
  ];
}

/** 'Havale', 'Kart · iyzico' */
const methodOf = (t: Translate, { method, provider }: TransactionRowAnswer): string =>
  [t(`states:method.${method}`), provider && t(`changes:value.provider.${provider as 'FAKE'}`)]
    .filter(Boolean)
    .join(' · ');

const whoseOf = ({ customer_name, payer_name }: TransactionRowAnswer): string =>
  customer_name ?? payer_name ?? '—';

const whoseColumns = (t: Translate): Column<TransactionRowAnswer>[] => [
  {
    key: 'reservation',
    label: t('transactions:column.reservation'),
    cell: (row) => (
      <>
        <Reservation t={t} row={row} />
        <Folded on="tablet" className="dim wrapping">
          {whoseOf(row)}
        </Folded>
        <Folded on="tablet" className="dim wrapping">
          {row.listing_name}
        </Folded>
      </>
    ),
  },
  {
    key: 'customer',
    label: t('transactions:column.customer'),
    folds: { into: 'reservation', on: 'tablet' },
    cell: (row) => <Name>{whoseOf(row)}</Name>,
  },
  {
    key: 'listing',
    label: t('transactions:column.listing'),
    folds: { into: 'reservation', on: 'tablet' },
    cell: ({ listing_name }) => (listing_name ? <Name>{listing_name}</Name> : <Nothing />),
  },
];

interface RowProps {
  t: Translate;
  row: TransactionRowAnswer;
}

function Reservation({
  t,
  row: { reservation_id, boat_reservation_id, reservation_code },
}: RowProps) {
  const id = reservation_id ?? boat_reservation_id;
  if (id === null) return <span className="dim">{t('transactions:nobody')}</span>;
  const kind = reservation_id === null ? 'boat' : 'villa';
  return (
    <a className="over link code nowrap" href={paths.dashboard.reservation(kind, id)}>
      {reservation_code}
    </a>
  );
}

function Action({ t, row }: RowProps) {
  const sentences = actionSentences(t, openOf(row));
  if (sentences.length === 0) return null;
  return <span className="action-text">{sentences.join(' ')}</span>;
}
