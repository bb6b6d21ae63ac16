import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { amountLacking } from '../../domain/amount-due.ts';
import { depositLacking } from '../../domain/deposit-due.ts';
import { cancelOpenLinks } from '../../queries/mail/desk-mails.ts';
import { addDeposit, findDepositForUpdate, heldOf } from '../../queries/payments/deposits.ts';
import { refreshPaid } from '../../queries/payments/movements.ts';
import { listExpectedTransfers } from '../../queries/reservations/reservation-documents.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { MovementMethod } from '../../shared/movement-codes.ts';
import type { Doer } from '../audit.ts';
import { followDue } from '../payments/due-changes.ts';
import { receive } from '../payments/money-movements.ts';
import { endExpected } from '../payments/repriced-movements.ts';

/** What was taken at the door; what is not named was not taken. */
export interface TakenAtDoor {
  balance_method?: MovementMethod | undefined;
  deposit_method?: MovementMethod | undefined;
}

/**
 * Takes what is due at the check-in: all of the total that is unpaid, and the deposit. Resolves with
 * what is unpaid or not taken afterwards, for the timeline.
 */
export async function takeAtDoor(
  db: Db,
  reservation: LockedReservation,
  { balance_method, deposit_method }: TakenAtDoor,
  doer: Doer,
) {
  const { deposit_kurus } = reservation;
  const due = amountLacking(reservation);
  const takesBalance = balance_method !== undefined && due > 0;
  if (takesBalance) {
    const balance = { of: reservation, method: balance_method, amount_kurus: due };
    await receive(db, { ...balance, purpose: 'BALANCE' }, doer);
    const paid = await refreshPaid(db, reservation);
    await followDue(db, reservation, { ...reservation, ...paid }, doer);
  }
  const deposit_held_kurus = heldOf(await findDepositForUpdate(db, reservation));
  const missing = depositLacking({ deposit_kurus, deposit_held_kurus });
  const takesDeposit = deposit_method !== undefined && missing > 0;
  if (takesDeposit) {
    const deposit = { of: reservation, method: deposit_method, amount_kurus: missing };
    await receive(db, { ...deposit, purpose: 'DEPOSIT' }, doer);
    await keepDeposit(db, reservation, { ...deposit, doer });
  }
  return {
    unpaid_kurus: takesBalance ? 0 : due,
    deposit_missing_kurus: takesDeposit ? 0 : missing,
  };
}

/** Notes the deposit itself, beside the movement that brought it; whatever else still asks for it ends. */
export async function keepDeposit(
  db: Db,
  of: ReservationKey,
  { amount_kurus, method, doer }: { amount_kurus: number; method: string; doer: Doer },
): Promise<void> {
  await addDeposit(db, of, { amount_kurus, method, taken_by: doer.id });
  await cancelOpenLinks(db, of, { at: now().toString(), purposes: ['DEPOSIT'] });
  for (const expected of await listExpectedTransfers(db, of, 'DEPOSIT'))
    if (expected.amount_kurus <= amount_kurus) await endExpected(db, expected.id, 'not_due', doer);
}
