import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { type MovementRow, updateTransaction } from '../../queries/payments/movements.ts';
import type { EntryMistake } from '../../schemas/transactions.ts';
import type { Doer } from '../audit.ts';
import { withdrawMoneyMails } from '../mail/mail-money-told.ts';
import { writeTransactionTrail } from './transaction-trail.ts';

type Mistake = Omit<EntryMistake, 'version'>;

/** Writes money that was entered by mistake as what it is, with its trail; a mail that tells of it and waits does not go. */
export async function writeMistake(
  db: Db,
  movement: MovementRow,
  mistake: Mistake,
  doer: Doer,
): Promise<void> {
  const { id, amount_kurus, reservation_id, boat_reservation_id } = movement;
  const isUnmatched = mistake.outcome === 'UNMATCHED';
  const to_status = isUnmatched ? 'PAID' : mistake.outcome;
  await updateTransaction(db, id, changesBy(movement, mistake, doer));
  await withdrawMoneyMails(db, movement);
  const step = {
    kind: isUnmatched ? 'UNMATCHED' : 'ENTERED_IN_ERROR',
    from_status: 'PAID',
    to_status,
    before: { status: 'PAID', amount_kurus, reservation_id, boat_reservation_id },
    after: { status: to_status, reason: mistake.reason },
  } as const;
  await writeTransactionTrail(db, id, step, doer);
}

/** Another's money waits for its reservation; what never came waits for nobody, what never left to be sent. */
function changesBy({ needs_action, action_done_at }: MovementRow, mistake: Mistake, doer: Doer) {
  const { outcome, reason } = mistake;
  if (outcome === 'UNMATCHED')
    return {
      ...{ reservation_id: null, boat_reservation_id: null },
      ...{ needs_action: 'UNMATCHED', action_note: reason },
      ...{ action_done_at: null, action_done_by: null },
    };
  const isWaiting = needs_action !== null && action_done_at === null;
  return {
    ...{ status: outcome, failure_code: ENTERED_IN_ERROR, failure_text: reason },
    ...{ paid_at: null, verified_at: null },
    ...(outcome === 'FAILED' &&
      isWaiting && { action_done_at: now().toString(), action_done_by: doer.id }),
  };
}

/** Why money that staff wrote down counts no more. */
const ENTERED_IN_ERROR = 'entered_in_error';
