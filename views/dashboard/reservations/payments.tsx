import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { dayOfInstant, tableDay } from '../../components/dashboard/format.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SplitBar, type SplitPart } from '../../components/dashboard/split-bar.tsx';
import { Tag, type TagKind } from '../../components/tag.tsx';
import type { ReservationDetail, ReservationPageProps } from './show.tsx';

export interface ReservationTransaction {
  id: number;
  /** ISO instant. */
  at: string;
  purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';
  method: 'CARD' | 'TRANSFER' | 'CASH';
  status: 'PENDING' | 'PAID' | 'FAILED';
  amount_kurus: number;
}

export interface ReservationDue {
  purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT';
  /** ISO day; null: no day is set. */
  due_on: string | null;
  amount_kurus: number;
  overdue: boolean;
}

const statusTone: Record<ReservationTransaction['status'], TagKind> = {
  PENDING: 'info',
  PAID: 'ok',
  FAILED: 'bad',
};

interface PaymentLine {
  key: string;
  day: string | null;
  purpose: ReservationTransaction['purpose'];
  /** Null: it is still to come. */
  method: string | null;
  tag: { kind?: TagKind; text: string };
  amount_kurus: number;
}

/** The split of the total, what came, and what is still due, in one order of days. */
export function Payments(props: ReservationPageProps) {
  const { site, reservation } = props;
  const { t } = site;
  const lines = paymentLines(props);
  return (
    <Panel title={t('reservations:payments')}>
      <SplitBar
        label={t('common:split_label', {
          prepayment: formatMoney(reservation.prepayment_kurus),
          balance: formatMoney(reservation.total_kurus - reservation.prepayment_kurus),
        })}
        parts={splitParts(t, reservation)}
      />
      {lines.length === 0 ? (
        <p className="muted">{t('reservations:no_payments')}</p>
      ) : (
        <PaymentTable t={t} lines={lines} />
      )}
    </Panel>
  );
}

function PaymentTable({ t, lines }: { t: Translate; lines: PaymentLine[] }) {
  return (
    <table className="payments">
      <thead>
        <tr>
          <th scope="col">{t('reservations:payment.day')}</th>
          <th scope="col">{t('reservations:payment.purpose')}</th>
          <th scope="col">{t('reservations:payment.method')}</th>
          <th scope="col">{t('reservations:payment.status')}</th>
          <th scope="col" className="end">
            {t('reservations:payment.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, day, purpose, method, tag, amount_kurus }) => (
          <tr key={key}>
            <td>{day ? tableDay(day) : '—'}</td>
            <td>{t(`states:purpose.${purpose}`)}</td>
            <td>{method ?? <span className="on-wide">—</span>}</td>
            <td>
              <Tag kind={tag.kind}>{tag.text}</Tag>
            </td>
            <td className="end">
              <b>{formatMoney(purpose === 'REFUND' ? -amount_kurus : amount_kurus)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function paymentLines({ site: { t }, transactions, due }: ReservationPageProps): PaymentLine[] {
  return [
    ...transactions.map(({ id, at, purpose, method, status, amount_kurus }) => ({
      key: `transaction-${id}`,
      day: dayOfInstant(at),
      purpose,
      method: t(`states:method.${method}`),
      tag: { kind: statusTone[status], text: t(`states:transaction.${status}`) },
      amount_kurus,
    })),
    ...due.map(({ purpose, due_on, amount_kurus, overdue }) => ({
      key: `due-${purpose}`,
      day: due_on,
      purpose,
      method: null,
      tag: overdue
        ? { kind: 'bad' as const, text: t('reservations:due_late') }
        : { text: t('reservations:due') },
      amount_kurus,
    })),
  ];
}

function splitParts(t: Translate, reservation: ReservationDetail): [SplitPart, SplitPart] {
  const { prepayment_kurus, total_kurus, paid_kurus } = reservation;
  const prepaid = paid_kurus >= prepayment_kurus;
  const settled = paid_kurus >= total_kurus;
  return [
    {
      label: prepaid ? t('reservations:prepaid') : t('reservations:prepayment_awaited'),
      amount_kurus: prepayment_kurus,
      state: prepaid ? 'paid' : 'awaited',
    },
    {
      label: settled ? t('reservations:settled') : t('common:balance'),
      amount_kurus: total_kurus - prepayment_kurus,
      state: settled ? 'paid' : 'later',
    },
  ];
}
