import type { Db } from '../../db/index.ts';
import { isKeptDeposit } from '../../domain/kept-deposits.ts';
import { conflict } from '../../errors.ts';
import { findDepositForUpdate, updateDeposit } from '../../queries/payments/deposits.ts';
import { getMovement, type MovementRow, refreshPaid } from '../../queries/payments/movements.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { EntryMistake } from '../../schemas/transactions.ts';
import type { Doer } from '../audit.ts';
import { followLeaving } from './due-changes.ts';
import { askForAction, reopenAction, reopenExcess } from './money-movements.ts';
import { tellWithoutRefund } from './reported-refunds.ts';
import { followUnsentMoney } from './unmatched-refunds.ts';
import { writeMistake } from './written-mistakes.ts';

/** Money that staff wrote down by mistake, locked with its reservation. */
export interface Mistaken {
  movement: MovementRow;
  /** Undefined: nobody knows whose it is. */
  reservation: LockedReservation | undefined;
  mistake: Omit<EntryMistake, 'version'>;
}

/**
 * A refund that was marked as sent never left: it waits to be sent again, and what it gives back is held
 * until then. Plans that it lessened when it was written down stay so: it waits in their place.
 * @throws 409 `deposit_settled` for a part of a damage deposit that was settled before another was taken
 */
export async function takeBackRefund(
  db: Db,
  { movement, reservation, mistake }: Mistaken,
  doer: Doer,
): Promise<void> {
  const { refund_of_id } = movement;
  const refunded = refund_of_id === null ? undefined : await getMovement(db, refund_of_id);
  if (reservation && refunded && isKeptDeposit(refunded))
    await holdAgain(db, reservation, movement);
  await writeMistake(db, movement, mistake, doer);
  await tellWithoutRefund(db, movement.id, doer);
  await waitAgain(db, movement, refunded);
  if (!reservation) return followUnsentMoney(db, movement);
  await refreshPaid(db, reservation);
  await followLeaving(db, reservation, doer);
}

/**
 * What was too much of a deposit left it when it was sent; the rest of it is counted as returned. One that
 * this closed is open again, as it is while a card's part waits for its provider; what was kept of it with a
 * reason stays kept.
 */
async function holdAgain(
  db: Db,
  of: ReservationKey,
  { amount_kurus, of_resale, created_at }: MovementRow,
): Promise<void> {
  const deposit = await findDepositForUpdate(db, of);
  if (!deposit || created_at < deposit.taken_at) throw conflict('deposit_settled');
  const isReturned = deposit.returned_kurus >= amount_kurus;
  if (!isReturned && !(of_resale && deposit.state === 'TAKEN')) throw conflict('deposit_settled');
  const held = isReturned
    ? { ...OPEN, returned_kurus: deposit.returned_kurus - amount_kurus }
    : { amount_kurus: deposit.amount_kurus + amount_kurus };
  await updateDeposit(db, deposit.id, held);
}

const OPEN = { state: 'TAKEN', returned_at: null };

/**
 * On the list of what is to be done, where it stood there: by itself, or by the payment it gives back. Of one that
 * stands there for its contract since (`closeRefunded`), too much is here again. A deposit that staff gave back
 * stood there by neither.
 */
async function waitAgain(
  db: Db,
  { id, needs_action, of_resale }: MovementRow,
  refunded: MovementRow | undefined,
): Promise<void> {
  if (needs_action !== null) return reopenAction(db, id);
  const wasGivenBack = refunded && isKeptDeposit(refunded) && !of_resale;
  if (!refunded?.needs_action || wasGivenBack) return askForAction(db, { id }, 'REFUND_DUE');
  if (refunded.needs_action === 'MISMATCH') return reopenExcess(db, refunded);
  await reopenAction(db, refunded.id);
}
