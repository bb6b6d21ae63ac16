import type { Translate } from '../../../server/i18n.ts';
import type { SurroundingTransaction } from '../../../server/queries/reservations/reservation-surroundings.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import type { AskedPurpose } from '../../../server/shared/movement-codes.ts';
import { paths } from '../../../server/shared/paths.ts';
import { dayOfInstant, tableDay } from '../../components/dashboard/format.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import { Tag, type TagKind } from '../../components/tag.tsx';
import { actionSentences } from '../transactions/action-sentence.ts';
import { MovementActs } from '../transactions/acts.tsx';
import { MoneySplit } from './money-split.tsx';
import { RecordPayment } from './record-payment.tsx';
import type { ReservationPageProps } from './show.tsx';

export interface ReservationDue {
  purpose: AskedPurpose;
  /** ISO day; null: no day is set. */
  due_on: string | null;
  amount_kurus: number;
  overdue: boolean;
}

const statusTone: Record<SurroundingTransaction['status'], TagKind> = {
  PENDING: 'info',
  PAID: 'ok',
  FAILED: 'bad',
};

interface PaymentLine {
  key: string;
  day: string | null;
  purpose: SurroundingTransaction['purpose'];
  /** Null: it is still to come. */
  method: string | null;
  tag: { kind?: TagKind; text: string };
  amount_kurus: number;
  movement: SurroundingTransaction | null;
}

interface PaymentTableProps {
  t: Translate;
  lines: PaymentLine[];
  boat: boolean;
}

/** The split of the total, what came, and what is still due, in one order of days. */
export function Payments(props: ReservationPageProps) {
  const { site, reservation, due, transactions } = props;
  const { t } = site;
  const lines = paymentLines(props);
  return (
    <Panel
      title={t('reservations:payments')}
      id="payments"
      action={<RecordPayment {...{ t, reservation, due, transactions }} />}
    >
      <MoneySplit t={t} reservation={reservation} transactions={transactions} />
      {lines.length === 0 ? (
        <p className="muted">{t('reservations:no_payments')}</p>
      ) : (
        <PaymentTable t={t} lines={lines} boat={reservation.kind === 'boat'} />
      )}
    </Panel>
  );
}

function PaymentTable({ t, lines, boat }: PaymentTableProps) {
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
      {lines.map((line) => (
        <PaymentRows key={line.key} t={t} line={line} boat={boat} />
      ))}
    </table>
  );
}

type ShownMovement = SurroundingTransaction & { boat: boolean };

/** A movement, and under it what somebody has to do with it. */
function PaymentRows({ t, line, boat }: Omit<PaymentTableProps, 'lines'> & { line: PaymentLine }) {
  const { day, purpose, method, tag, amount_kurus, movement } = line;
  const word = purposeWord(t, purpose, boat, movement?.of_deposit);
  return (
    <tbody>
      <tr>
        <td>{day ? tableDay(day) : '—'}</td>
        <td>
          {movement ? (
            <a className="link" href={paths.dashboard.transaction(movement.id)}>
              {word}
            </a>
          ) : (
            word
          )}
        </td>
        <td>{method ?? <span className="on-wide">—</span>}</td>
        <td>
          <Tag kind={tag.kind}>{tag.text}</Tag>
        </td>
        <td className="end">
          <b>{formatMoney(purpose === 'REFUND' ? -amount_kurus : amount_kurus)}</b>
        </td>
      </tr>
      {movement && <MovementNews t={t} movement={{ ...movement, boat }} />}
    </tbody>
  );
}

function MovementNews({ t, movement }: { t: Translate; movement: ShownMovement }) {
  const { status, receipt } = movement;
  const sentences = actionSentences(t, movement);
  if (sentences.length === 0 && status !== 'PENDING' && !receipt) return null;
  return (
    <tr className="news no-print">
      <td colSpan={5}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <MovementActs t={t} movement={movement} />
      </td>
    </tr>
  );
}

function paymentLines({ site: { t }, transactions, due }: ReservationPageProps): PaymentLine[] {
  return [
    ...transactions.map((movement) => ({
      key: `transaction-${movement.id}`,
      day: dayOfInstant(movement.at),
      purpose: movement.purpose,
      method: [t(`states:method.${movement.method}`), movement.payer_name]
        .filter(Boolean)
        .join(' · '),
      tag: {
        kind: statusTone[movement.status],
        text: t(`states:transaction.${movement.status}`),
      },
      amount_kurus: movement.amount_kurus,
      movement,
    })),
    ...stillPlanned(due, transactions).map(({ purpose, due_on, amount_kurus, overdue }) => ({
      key: `due-${purpose}`,
      day: due_on,
      purpose,
      method: null,
      tag: overdue
        ? { kind: 'bad' as const, text: t('reservations:due_late') }
        : { text: t('reservations:due') },
      amount_kurus,
      movement: null,
    })),
  ];
}

/** What is due beyond the payments of its purpose that wait: those have a row of their own. */
const stillPlanned = (
  due: ReservationDue[],
  transactions: SurroundingTransaction[],
): ReservationDue[] =>
  due
    .map((one) => ({
      ...one,
      amount_kurus: one.amount_kurus - waitingFor(one.purpose, transactions),
    }))
    .filter(({ amount_kurus }) => amount_kurus > 0);

const waitingFor = (
  purpose: ReservationDue['purpose'],
  transactions: SurroundingTransaction[],
): number =>
  transactions
    .filter((movement) => movement.purpose === purpose && movement.status === 'PENDING')
    .reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
