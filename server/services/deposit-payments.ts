import type { Db } from '../db/index.ts';
import { isPayable, useOfMoney } from '../domain/payable.ts';
import { getCardPayment } from '../queries/card-payments.ts';
import { findDepositForUpdate, heldOf } from '../queries/deposits.ts';
import type { MovementRow } from '../queries/movements.ts';
import type { LockedReservation } from '../queries/reservation-writes.ts';
import { type Doer, SYSTEM } from './audit.ts';
import { askForAction, planRefund } from './money-movements.ts';
import { keepDeposit } from './reservation-arrivals.ts';

interface ArrivedDeposit {
  movement: MovementRow;
  /** What was asked for. */
  expected_kurus: number;
  doer: Doer;
}

/**
 * Money for the damage deposit. By a card's link it may come when the stay is over or called off, or
 * when the deposit was taken at the door meanwhile: then it is kept as no deposit, and stands on the
 * list of things to be done with its refund.
 */
export async function followDeposit(
  db: Db,
  reservation: LockedReservation,
  { movement, expected_kurus, doer }: ArrivedDeposit,
): Promise<void> {
  const trouble = await troubleOf(db, reservation, movement);
  if (trouble) {
    await askForAction(db, movement, trouble);
    const refund = { amount_kurus: movement.amount_kurus, refund_of: movement };
    return planRefund(db, reservation, refund, SYSTEM);
  }
  await keepDeposit(db, reservation, { ...movement, doer });
  if (movement.amount_kurus !== expected_kurus) await askForAction(db, movement, 'MISMATCH');
}

/** What staff take themselves they know of; but late is late, whoever brings or writes it. */
async function troubleOf(
  db: Db,
  reservation: LockedReservation,
  { id, method }: MovementRow,
): Promise<'LATE' | 'DUPLICATE' | undefined> {
  if (useOfMoney('DEPOSIT', reservation.status) === 'late') return 'LATE';
  if (method !== 'CARD' || (await getCardPayment(db, id)).provider === null) return undefined;
  if (!isPayable(reservation.status)) return 'LATE';
  const held = heldOf(await findDepositForUpdate(db, reservation));
  return held > 0 && held >= reservation.deposit_kurus ? 'DUPLICATE' : undefined;
}

/** Whether a movement brought the deposit that is kept, and not money that was too much or too late. */
export const isKeptDeposit = ({ purpose, needs_action }: MovementRow): boolean =>
  purpose === 'DEPOSIT' && needs_action !== 'LATE' && needs_action !== 'DUPLICATE';
