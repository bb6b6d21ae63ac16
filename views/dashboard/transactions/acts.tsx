import type { MoneyUse } from '../../../server/domain/payable.ts';
import type { Translate } from '../../../server/i18n.ts';
import type { SurroundingTransaction } from '../../../server/queries/reservations/reservation-surroundings.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import { ActDialog, type MovementAct } from './act-dialog.tsx';

export type ActedMovement = Pick<
  SurroundingTransaction,
  | 'id'
  | 'purpose'
  | 'method'
  | 'status'
  | 'amount_kurus'
  | 'provider'
  | 'asked'
  | 'of_deposit'
  | 'needs_action'
  | 'went_back_kurus'
  | 'receipt'
  | 'cards_hold_kurus'
  | 'version'
> & {
  boat: boolean;
  /** What its money would mean if it came by now; not told where nothing is done about one that failed. */
  use?: MoneyUse | 'unmatched';
};

/** What can be done with one movement; each act says its consequence before. */
export function MovementActs({ t, movement }: { t: Translate; movement: ActedMovement }) {
  const acts = actsOf(movement);
  if (acts.length === 0 && !movement.receipt) return null;
  const { purpose, boat, of_deposit, amount_kurus } = movement;
  const name = `${purposeWord(t, purpose, boat, of_deposit)} · ${formatMoney(amount_kurus)}`;
  return (
    <div className="row wrapping">
      {movement.receipt && (
        <LinkButton
          small
          icon="receipt-text"
          href={paths.dashboard.transactionReceipt(movement.id)}
          target="_blank"
        >
          {t('transactions:act.receipt')}
        </LinkButton>
      )}
      {acts.map((act) => (
        <ActDialog key={act} t={t} act={act} movement={movement} name={name} />
      ))}
    </div>
  );
}

function actsOf(movement: ActedMovement) {
  const { purpose, method, status, provider, asked, cards_hold_kurus, use } = movement;
  const isOpen = status === 'PENDING';
  const isRefund = purpose === 'REFUND';
  const byProvider = method === 'CARD' && provider !== null;
  const acts: (MovementAct | false)[] = [
    isOpen && isRefund && !asked && (method === 'CARD' || Boolean(cards_hold_kurus)) && 'send',
    isOpen && byProvider && (!isRefund || asked) && 'ask',
    isOpen && isRefund && !asked && 'sent_by_hand',
    isOpen && !isRefund && method !== 'CARD' && 'accept',
    status === 'FAILED' && !isRefund && method !== 'CARD' && use !== undefined && 'arrived',
    isOpen && !asked && (isRefund || method !== 'CARD') && 'decline',
    isListed(movement) && !(isOpen && isRefund) && 'done',
  ];
  return acts.filter((act) => act !== false);
}

const isListed = ({ needs_action, went_back_kurus }: ActedMovement): boolean =>
  needs_action !== null || went_back_kurus !== null;
