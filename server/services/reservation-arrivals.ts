import { now } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { amountLacking } from '../domain/amount-due.ts';
import { conflict, invalid } from '../errors.ts';
import { addDeposit, findDepositForUpdate, heldOf, updateDeposit } from '../queries/deposits.ts';
import { cancelOpenLinks } from '../queries/desk-mails.ts';
import { refreshPaid } from '../queries/movements.ts';
import { listExpectedTransfers } from '../queries/reservation-documents.ts';
import type { ReservationKey } from '../queries/reservation-tables.ts';
import type { LockedReservation } from '../queries/reservation-writes.ts';
import { hasIbanCheckDigits, plainIban } from '../shared/iban.ts';
import type { Doer } from './audit.ts';
import { followDue } from './due-changes.ts';
import { queueReservationMail } from './mail.ts';
import { type NewMovement, openMovement, type PaymentMethod, receive } from './money-movements.ts';
import { endExpected } from './repriced-movements.ts';
import { SEALED_IBANS } from './seal-ibans.ts';
import { seal } from './sealed.ts';

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
  const { deposit_kurus } = reservation;
  const due = amountLacking(reservation);
  const takesBalance = balance_method !== undefined && due > 0;
  if (takesBalance) {
    const balance = { of: reservation, method: balance_method, amount_kurus: due };
    await receive(db, { ...balance, purpose: 'BALANCE' }, doer);
    const paid = await refreshPaid(db, reservation);
    await followDue(db, reservation, { ...reservation, ...paid }, doer);
  }
  const held = heldOf(await findDepositForUpdate(db, reservation));
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
  const { transaction_id, amount_kurus } = deposit;
  const waits = returned === undefined || (deposit.method === 'CARD' && returned > 0);
  if (!waits) await writeReturn(db, deposit, settling);
  else if (returned !== undefined) await noteDeduction(db, deposit, settling);
  if (transaction_id === null) return;
  const method = deposit.method as PaymentMethod;
  const back = { of, method, purpose: 'REFUND', refund_of_id: transaction_id } as const;
  if (waits) {
    const due = { amount_kurus: returned ?? amount_kurus, needs_action: 'REFUND_DUE' };
    await openMovement(db, { ...back, ...due }, doer);
  } else if (returned) await giveBack(db, { ...back, amount_kurus: returned }, doer);
}

/** Staff gave it back; what went to an account is told, what went from hand to hand is known. */
async function giveBack(
  db: Db,
  back: NewMovement & { of: ReservationKey },
  doer: Doer,
): Promise<void> {
  const { id: transaction_id } = await receive(db, back, doer);
  if (back.method !== 'CASH')
    await queueReservationMail(db, 'deposit_returned', back.of, { transaction_id });
}

type Deposit = NonNullable<Awaited<ReturnType<typeof findDepositForUpdate>>>;

/** A card's deposit goes back by the provider: until then only why less goes back is written. */
async function noteDeduction(db: Db, deposit: Deposit, settling: DepositReturn): Promise<void> {
  refuseReturn(deposit, settling);
  const { deduction_reason } = settling;
  if (deduction_reason) await updateDeposit(db, deposit.id, { deduction_reason });
}

/** @throws 422 for more than was taken, or less without a reason, and for an account that is none */
function refuseReturn(
  { amount_kurus }: Deposit,
  { deposit_returned_kurus: returned = 0, deduction_reason, return_iban }: DepositReturn,
): void {
  const problems = {
    ...(returned > amount_kurus && { deposit_returned_kurus: 'more_than_deposit' }),
    ...(returned < amount_kurus && !deduction_reason && { deduction_reason: 'required' }),
    ...(return_iban && !hasIbanCheckDigits(plainIban(return_iban)) && { return_iban: 'any_iban' }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Writes into the deposit what goes back of it. @throws 422 for a sum or a silence that cannot be */
export async function writeReturn(
  db: Db,
  deposit: Deposit,
  { deposit_returned_kurus: returned = 0, deduction_reason, return_iban }: DepositReturn,
): Promise<void> {
  refuseReturn(deposit, { deposit_returned_kurus: returned, deduction_reason, return_iban });
  await updateDeposit(db, deposit.id, {
    state: stateOf(returned, deposit.amount_kurus),
    returned_kurus: returned,
    returned_at: now().toString(),
    ...(deduction_reason && { deduction_reason }),
    ...(return_iban && {
      return_iban_encrypted: seal(plainIban(return_iban), SEALED_IBANS.deposits),
    }),
  });
}

function stateOf(returned: number, amount: number): string {
  if (returned === amount) return 'RETURNED';
  return returned === 0 ? 'KEPT' : 'PARTLY_RETURNED';
}
