import type { Translate } from '../../../server/i18n.ts';
import type { SurroundingDeposit } from '../../../server/queries/reservations/reservation-surroundings.ts';
import { formatInstant, formatMoney } from '../../../server/shared/format.ts';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Tag, type TagKind } from '../../components/tag.tsx';
import type { ReservationDetail } from './reservation.ts';

const tones: Record<SurroundingDeposit['state'], TagKind> = {
  TAKEN: 'info',
  RETURNED: 'ok',
  PARTLY_RETURNED: 'warn',
  KEPT: 'bad',
};

interface DepositProps {
  t: Translate;
  reservation: ReservationDetail;
  deposit: SurroundingDeposit | null;
  /** What of it the agency holds now. */
  held_kurus: number;
}

/** The damage deposit: what was agreed, taken and given back. */
export function Deposit({ t, reservation, deposit, held_kurus }: DepositProps) {
  const { deposit_kurus } = reservation;
  if (deposit_kurus === 0 && !deposit) return null;
  return (
    <Panel
      title={t('reservations:deposit_panel.title')}
      action={
        deposit ? (
          <Tag kind={tones[deposit.state]}>
            {t(`reservations:deposit_panel.state.${deposit.state}`)}
          </Tag>
        ) : (
          <Tag>{t('reservations:deposit_panel.not_taken')}</Tag>
        )
      }
    >
      <DefinitionList
        items={[
          { term: t('reservations:deposit_panel.agreed'), value: formatMoney(deposit_kurus) },
          ...(deposit ? movedItems(t, deposit) : []),
          ...excessItems(t, held_kurus - deposit_kurus),
        ]}
      />
    </Panel>
  );
}

function movedItems(t: Translate, deposit: SurroundingDeposit) {
  const { amount_kurus, methods, taken_at, returned_kurus, returned_at } = deposit;
  const ways = methods.map((method) => t(`states:method.${method}`)).join(', ');
  const taken = [formatMoney(amount_kurus), ways, formatInstant(taken_at)];
  const items = [{ term: t('reservations:deposit_panel.taken'), value: taken.join(' · ') }];
  // A part may be back while another waits to be sent.
  if (returned_at || returned_kurus > 0)
    items.push({
      term: t('reservations:deposit_panel.returned'),
      value: [formatMoney(returned_kurus), returned_at && formatInstant(returned_at)]
        .filter(Boolean)
        .join(' · '),
    });
  if (deposit.deduction_reason)
    items.push({ term: t('reservations:deposit_panel.deduction'), value: deductionOf(deposit) });
  return items;
}

/** The sum is known once nothing more goes back. */
const deductionOf = ({
  state,
  amount_kurus,
  returned_kurus,
  deduction_reason,
}: SurroundingDeposit) =>
  [state !== 'TAKEN' && formatMoney(amount_kurus - returned_kurus), deduction_reason]
    .filter(Boolean)
    .join(' · ');

/** Staff may take more than was agreed on purpose, for a pet say: it is told, so that a slip is seen. */
const excessItems = (t: Translate, excess_kurus: number) =>
  excess_kurus > 0
    ? [
        {
          term: t('reservations:deposit_panel.excess'),
          value: <span className="due">{formatMoney(excess_kurus)}</span>,
        },
      ]
    : [];
