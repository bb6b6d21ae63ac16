import type { Translate } from '../../../server/i18n.ts';
import type { TransactionRowAnswer } from '../../../server/schemas/answers/transactions.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { dayOfInstant, tableDay } from '../../components/dashboard/format.ts';
import { Name } from '../../components/dashboard/name.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import { actionSentence } from './action-sentence.ts';

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
      order: 'created_at',
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
      cell: ({ purpose, boat_reservation_id, customer_name, payer_name }) => (
        <>
          <b>{purposeWord(t, purpose, boat_reservation_id !== null)}</b>
          <span className="on-phone"> · {customer_name ?? payer_name ?? '—'}</span>
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
      cell: (row) => <span className="wrapping">{methodOf(t, row)}</span>,
    },
  ];
}

/** 'Havale', 'Kart · iyzico' */
const methodOf = (t: Translate, { method, provider }: TransactionRowAnswer): string =>
  [t(`states:method.${method}`), provider && t(`changes:value.provider.${provider as 'FAKE'}`)]
    .filter(Boolean)
    .join(' · ');

const whoseColumns = (t: Translate): Column<TransactionRowAnswer>[] => [
  {
    key: 'reservation',
    label: t('transactions:column.reservation'),
    cell: ({ reservation_id, boat_reservation_id, reservation_code }) => {
      const id = reservation_id ?? boat_reservation_id;
      if (id === null) return <span className="dim">{t('transactions:nobody')}</span>;
      const kind = reservation_id === null ? 'boat' : 'villa';
      return (
        <a className="over link code" href={paths.dashboard.reservation(kind, id)}>
          {reservation_code}
        </a>
      );
    },
  },
  {
    key: 'customer',
    label: t('transactions:column.customer'),
    cell: ({ customer_name, payer_name }) => <Name>{customer_name ?? payer_name ?? '—'}</Name>,
  },
  {
    key: 'listing',
    label: t('transactions:column.listing'),
    cell: ({ listing_name }) =>
      listing_name ? <Name>{listing_name}</Name> : <span className="dim">—</span>,
  },
];

function Action({ t, row }: { t: Translate; row: TransactionRowAnswer }) {
  const { needs_action, action_note, action_done_at } = row;
  if (!needs_action || action_done_at) return null;
  return <span className="action-text">{actionSentence(t, { needs_action, action_note })}</span>;
}
