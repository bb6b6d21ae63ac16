import type { Db } from '../../db/index.ts';
import { depositLacking } from '../../domain/deposit-due.ts';
import { isPayable, useOfMoney } from '../../domain/payable.ts';
import { getCardPayment } from '../../queries/payments/card-payments.ts';
import { findDepositForUpdate, heldOf } from '../../queries/payments/deposits.ts';
import type { MovementRow } from '../../queries/payments/movements.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import { type Doer, SYSTEM } from '../audit.ts';
import { keepDeposit } from '../reservations/reservation-arrivals.ts';
import { planExcess } from './deposit-excess.ts';
import { askForAction, planRefund } from './money-movements.ts';

interface ArrivedDeposit {
  movement: MovementRow;
  /** What was asked for. */
  expected_kurus: number;
  doer: Doer;
}

/**
 * Money for the damage deposit. By a card's link it may come when the stay is over or called off, or
 * when the deposit was taken at the door meanwhile: then it is kept as no deposit, and stands on the
 * list of things to be done with its refund, as what is too much of it does.
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
  const excess_kurus = await excessOf(db, reservation, movement);
  await keepDeposit(db, reservation, { ...movement, doer });
  if (excess_kurus > 0) await planExcess(db, reservation, { movement, excess_kurus });
  else if (movement.amount_kurus !== expected_kurus) await askForAction(db, movement, 'MISMATCH');
}

/** What staff take themselves they know of; but late is late, whoever brings or writes it. */
async function troubleOf(
  db: Db,
  reservation: LockedReservation,
  movement: MovementRow,
): Promise<'LATE' | 'DUPLICATE' | undefined> {
  const { status, deposit_kurus } = reservation;
  if (useOfMoney('DEPOSIT', status) === 'late') return 'LATE';
  if (!(await isSentByGuest(db, movement))) return undefined;
  if (movement.method === 'CARD' && !isPayable(status)) return 'LATE';
  const deposit_held_kurus = heldOf(await findDepositForUpdate(db, reservation));
  const lacks = depositLacking({ deposit_kurus, deposit_held_kurus }) > 0;
  return deposit_held_kurus > 0 && !lacks ? 'DUPLICATE' : undefined;
}

/** Kuruş that came on top of what lacked: part of it was taken meanwhile, or the sale asks for less by now. */
async function excessOf(
  db: Db,
  reservation: LockedReservation,
  movement: MovementRow,
): Promise<number> {
  if (!(await isSentByGuest(db, movement))) return 0;
  const { deposit_kurus } = reservation;
  const deposit_held_kurus = heldOf(await findDepositForUpdate(db, reservation));
  const lacking_kurus = depositLacking({ deposit_kurus, deposit_held_kurus });
  return Math.max(0, movement.amount_kurus - lacking_kurus);
}

/** By a page that asked for a sum some time ago: to a card's provider, or as a transfer with its receipt. */
const isSentByGuest = async (db: Db, { id, method, payment_link_id }: MovementRow) =>
  payment_link_id !== null ||
  (method === 'CARD' && (await getCardPayment(db, id)).provider !== null);
