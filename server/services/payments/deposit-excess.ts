import type { Db } from '../../db/index.ts';
import { depositParts, waitingOf } from '../../domain/deposit-parts.ts';
import {
  findDepositForUpdate,
  heldOf,
  listDepositPayments,
} from '../../queries/payments/deposits.ts';
import type { MovementRow } from '../../queries/payments/movements.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { MovementMethod } from '../../shared/movement-codes.ts';
import { type Doer, SYSTEM } from '../audit.ts';
import { askForAction, openMovement, planRefund, withdrawRefunds } from './money-movements.ts';

/**
 * A payment brought more than lacked of the deposit: until the rest goes back it is held with it, so that
 * whatever ends gives back all of it.
 */
export async function planExcess(
  db: Db,
  of: ReservationKey,
  { movement, excess_kurus }: { movement: MovementRow; excess_kurus: number },
): Promise<void> {
  await askForAction(db, movement, 'EXCESS');
  const refund = { amount_kurus: excess_kurus, refund_of: movement, of_resale: true };
  await planRefund(db, of, refund, SYSTEM);
}

/**
 * What is held above the deposit of a sale made anew goes back, newest payment first. What an earlier sale
 * gave back, and was not sent, is planned anew; one that asks for the same deposit changes nothing.
 */
export async function replanDeposit(
  db: Db,
  of: LockedReservation,
  deposit_kurus: number,
  doer: Doer,
): Promise<void> {
  if (of.deposit_kurus === deposit_kurus) return;
  await withdrawRefunds(db, of, doer, 'deposit_excess');
  const deposit = await findDepositForUpdate(db, of);
  const payments = (await listDepositPayments(db, of)).toReversed();
  const leaving_kurus = heldOf(deposit) - deposit_kurus;
  if (leaving_kurus <= waitingOf(payments)) return;
  for (const { payment_id, method, amount_kurus } of depositParts(payments, leaving_kurus))
    await openMovement(
      db,
      {
        ...{ of, amount_kurus, method: method as MovementMethod, purpose: 'REFUND' },
        ...{ refund_of_id: payment_id, of_resale: true, needs_action: 'REFUND_DUE' },
      },
      doer,
    );
}
