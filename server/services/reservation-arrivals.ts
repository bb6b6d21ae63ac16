import { now } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { conflict, invalid } from '../errors.ts';
import { addDeposit, findDepositForUpdate, updateDeposit } from '../queries/deposits.ts';
import { refreshPaid } from '../queries/movements.ts';
import type { ReservationKey } from '../queries/reservation-tables.ts';
import type { LockedReservation } from '../queries/reservation-writes.ts';
import type { Doer } from './audit.ts';
import { openMovement, type PaymentMethod, receive } from './money-movements.ts';

/** What was taken at the door; what is not named was not taken. */
export interface TakenAtDoor {
  balance_method?: PaymentMethod | undefined;
  deposit_method?: PaymentMethod | undefined;
}

/** How the damage deposit goes back at the departure; nothing said: it is left to be settled. */
export interface DepositReturn {
  deposit_returned_kurus?: number | undefined;
  deduction_reason?: string | undefined;
  return_iban?: string | undefined;
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
  const { total_kurus, paid_kurus, deposit_kurus } = reservation;
  const due = Math.max(0, total_kurus - paid_kurus);
  const takesBalance = balance_method !== undefined && due > 0;
  if (takesBalance) {
    const balance = { of: reservation, method: balance_method, amount_kurus: due };
    await receive(db, { ...balance, purpose: 'BALANCE' }, doer);
    await refreshPaid(db, reservation);
  }
  const held = (await findDepositForUpdate(db, reservation))?.amount_kurus ?? 0;
  const missing = Math.max(0, deposit_kurus - held);
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

/** Notes the deposit itself, beside the movement that brought it. */
export const keepDeposit = (
  db: Db,
  of: ReservationKey,
  { amount_kurus, method, doer }: { amount_kurus: number; method: string; doer: Doer },
) => addDeposit(db, of, { amount_kurus, method, taken_by: doer.id });

/**
 * Settles the deposit at the departure: as staff say, or as a refund that waits for them.
 * @throws 409 `no_deposit`; 422 when more goes back than was taken, or less without a reason
 */
export async function settleDeposit(
  db: Db,
  of: ReservationKey,
  settling: DepositReturn,
  doer: Doer,
): Promise<void> {
  const { deposit_returned_kurus: returned } = settling;
  const deposit = await findDepositForUpdate(db, of);
  if (deposit?.state !== 'TAKEN') {
    if (returned !== undefined) throw conflict('no_deposit');
    return;
  }
  if (returned !== undefined) await writeReturn(db, deposit, settling);
  if (deposit.transaction_id === null) return;
  const back = {
    of,
    method: deposit.method as PaymentMethod,
    purpose: 'REFUND' as const,
    refund_of_id: deposit.transaction_id,
  };
  if (returned === undefined)
    await openMovement(
      db,
      { ...back, amount_kurus: deposit.amount_kurus, needs_action: 'REFUND_DUE' },
      doer,
    );
  else if (returned > 0) await receive(db, { ...back, amount_kurus: returned }, doer);
}

type Deposit = NonNullable<Awaited<ReturnType<typeof findDepositForUpdate>>>;

/** Writes into the deposit what goes back of it. @throws 422 for a sum or a silence that cannot be */
export async function writeReturn(
  db: Db,
  deposit: Deposit,
  { deposit_returned_kurus: returned = 0, deduction_reason, return_iban }: DepositReturn,
): Promise<void> {
  if (returned > deposit.amount_kurus)
    throw invalid({ deposit_returned_kurus: 'more_than_deposit' });
  if (returned < deposit.amount_kurus && !deduction_reason)
    throw invalid({ deduction_reason: 'required' });
  await updateDeposit(db, deposit.id, {
    state: stateOf(returned, deposit.amount_kurus),
    returned_kurus: returned,
    returned_at: now().toString(),
    ...(deduction_reason && { deduction_reason }),
    ...(return_iban && { return_iban }),
  });
}

function stateOf(returned: number, amount: number): string {
  if (returned === amount) return 'RETURNED';
  return returned === 0 ? 'KEPT' : 'PARTLY_RETURNED';
}
