import type { Translate } from '../../../server/i18n.ts';
import type { SurroundingTransaction } from '../../../server/queries/reservations/reservation-surroundings.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { SplitBar, type SplitPart } from '../../components/dashboard/split-bar.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import type { ReservationDetail } from './reservation.ts';

interface MoneySplitProps {
  t: Translate;
  reservation: ReservationDetail;
  transactions: SurroundingTransaction[];
}

/** What is paid in advance and at check-in or on boarding; of a sale that came to nothing, what became of the money. */
export const MoneySplit = (props: MoneySplitProps) =>
  props.reservation.ended ? <Remains {...props} /> : <Sale {...props} />;

function Sale({ t, reservation }: MoneySplitProps) {
  const parts = partsOf(t, reservation);
  const label = parts.map((part) => `${part.label} ${formatMoney(part.amount_kurus)}`).join(', ');
  return <SplitBar label={label} parts={parts} />;
}

/** As agreed, until more than the prepayment came: then what came, and what is left of the total. */
function partsOf(t: Translate, reservation: ReservationDetail): [SplitPart, SplitPart] {
  const { kind, prepayment_kurus, total_kurus } = reservation;
  const here_kurus = reservation.paid_kurus - reservation.leaving_kurus;
  const settled = here_kurus >= total_kurus;
  const isMore = !settled && here_kurus > prepayment_kurus;
  const first_kurus = isMore ? here_kurus : prepayment_kurus;
  return [
    {
      label: isMore ? t('reservations:came_in') : prepaymentWord(t, prepayment_kurus, here_kurus),
      amount_kurus: first_kurus,
      state: here_kurus >= prepayment_kurus ? 'paid' : 'awaited',
    },
    {
      label: settled ? t('reservations:settled') : purposeWord(t, 'BALANCE', kind === 'boat'),
      amount_kurus: total_kurus - first_kurus,
      state: settled ? 'paid' : 'later',
    },
  ];
}

function prepaymentWord(t: Translate, prepayment_kurus: number, here_kurus: number): string {
  if (prepayment_kurus === 0) return t('reservations:no_prepayment');
  if (here_kurus >= prepayment_kurus) return t('reservations:prepaid');
  if (here_kurus <= 0) return t('reservations:prepayment_awaited');
  return t('reservations:prepayment_lacks', { amount: formatMoney(prepayment_kurus - here_kurus) });
}

/** Nothing of the stay's money where nothing was paid. */
function Remains({ t, reservation, transactions }: MoneySplitProps) {
  const { paid_kurus, leaving_kurus } = reservation;
  const kept_kurus = Math.max(0, paid_kurus - leaving_kurus);
  const back_kurus = returned(transactions) + leaving_kurus;
  return (
    <>
      {kept_kurus + back_kurus > 0 && (
        <SplitBar
          label={t('reservations:remains.label', {
            kept: formatMoney(kept_kurus),
            back: formatMoney(back_kurus),
          })}
          parts={[
            { label: t('reservations:remains.kept'), amount_kurus: kept_kurus, state: 'paid' },
            backPart(t, back_kurus, leaving_kurus),
          ]}
        />
      )}
      <DepositBack t={t} kurus={waiting(transactions)} />
    </>
  );
}

/** A damage deposit is in no sum of the stay, but it is owed all the same. */
const DepositBack = ({ t, kurus }: { t: Translate; kurus: number }) =>
  kurus > 0 && (
    <p>
      <b>{formatMoney(kurus)}</b> {t('reservations:remains.deposit')}
    </p>
  );

function backPart(t: Translate, amount_kurus: number, leaving_kurus: number): SplitPart {
  const state = leaving_kurus > 0 ? 'awaited' : 'later';
  return { label: backLabel(t, amount_kurus, leaving_kurus), amount_kurus, state };
}

function backLabel(t: Translate, back_kurus: number, leaving_kurus: number): string {
  if (back_kurus === 0) return t('reservations:remains.nothing_back');
  if (leaving_kurus === 0) return t('reservations:remains.returned');
  if (leaving_kurus === back_kurus) return t('reservations:remains.returning');
  return t('reservations:remains.partly_returned', { amount: formatMoney(leaving_kurus) });
}

/** What of a damage deposit waits to go back. */
const waiting = (transactions: SurroundingTransaction[]): number =>
  transactions
    .filter(({ of_deposit, status }) => of_deposit && status === 'PENDING')
    .reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);

/** What of the stay's money went back; a damage deposit is in no sum of the stay. */
const returned = (transactions: SurroundingTransaction[]): number =>
  transactions
    .filter(({ purpose, status }) => purpose === 'REFUND' && status === 'PAID')
    .filter(({ of_deposit }) => !of_deposit)
    .reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
