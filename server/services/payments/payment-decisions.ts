import type { Db } from '../../db/index.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  getMovementForUpdate,
  type MovementRow,
  updateTransaction,
} from '../../queries/payments/movements.ts';
import { keyOf } from '../../queries/reservations/reservation-tables.ts';
import { getReservationForUpdate } from '../../queries/reservations/reservation-writes.ts';
import type { TransactionDecision } from '../../schemas/transactions.ts';
import { audit, type Doer } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { fieldOfKey, namedIn } from '../named-rows.ts';
import { referenceOf } from './card-refunds.ts';
import { closeAction } from './money-movements.ts';
import { lockMovement } from './movement-locks.ts';
import { matchPayment, settlePayment } from './payments.ts';
import { refuseSecondRefund } from './refund-limits.ts';

/**
 * What staff say of a movement: whose it is, whether it moved, that it is done with. A card payment is
 * decided by its provider alone, and so is a refund it was asked for. A transfer that did not come
 * gives the guest an option's time again; a refund that will not be sent wants its reason (422), as a note
 * or as what is kept of a deposit. 422 for a refund of more than is still there; 409 `stale`,
 * `already_matched`, `already_decided` or `refund_in_flight`; 422 for a reservation that is none.
 */
export async function decideTransaction(
  db: Db,
  id: number,
  { version, ...decision }: TransactionDecision,
  { doer, rules }: { doer: Doer; rules: SiteRules },
): Promise<void> {
  const { reservation_id = null, boat_reservation_id = null } = decision;
  const of = keyOf({ reservation_id, boat_reservation_id });
  if (of) await namedIn(fieldOfKey(of), getReservationForUpdate(db, of.id, of.kind));
  const movement = of ? await getMovementForUpdate(db, id) : (await lockMovement(db, id)).movement;
  if (version !== undefined && version !== movement.version)
    throw conflict('stale', { version: movement.version, status: movement.status });
  if (of) await matchPayment(db, id, of, { doer, rules });
  const { status } = decision;
  if (status === 'PAID') await refuseSecondRefund(db, movement, decision.amount_kurus);
  if (status && !(of && isAsTold(movement, decision)))
    await decide(db, movement, { ...decision, status, rules }, doer);
  if (decision.note !== undefined) await updateTransaction(db, id, { note: decision.note });
  if (decision.action_done) await seeTo(db, id, doer);
  await audit(db, doer, {
    action: 'transaction.edited',
    entity: 'transaction',
    entity_id: id,
    before: { status: movement.status, needs_action: movement.needs_action },
    after: decision,
  });
}

/** Whatever it stood on the list for: staff read all of it at once. */
async function seeTo(db: Db, id: number, doer: Doer): Promise<void> {
  await closeAction(db, id, doer);
  await updateTransaction(db, id, { went_back_kurus: null });
}

/** Money that is matched, and told to be as it stands: whose it is was decided, and nothing else. */
const isAsTold = (
  { status }: MovementRow,
  { status: told, amount_kurus, paid_at, deduction_reason }: TransactionDecision,
): boolean => status === told && !(amount_kurus || paid_at || deduction_reason);

async function decide(
  db: Db,
  movement: MovementRow,
  { status, paid_at, amount_kurus, note, deduction_reason, rules }: Decided,
  doer: Doer,
): Promise<void> {
  const isRefund = movement.purpose === 'REFUND';
  if (movement.method === 'CARD' && !isRefund) throw invalid({ status: 'card_by_provider' });
  // Said once more it is somebody else's word: what stands was not decided, timed and noted by them.
  if (movement.status === status) throw conflict('already_decided', { status });
  if (await isAsked(db, movement)) throw conflict('refund_in_flight');
  const isDropped = isRefund && status === 'FAILED';
  const reason = deduction_reason ?? (isDropped ? note?.trim() || undefined : undefined);
  if (isDropped && !reason) throw invalid({ note: 'required' });
  const facts = { status, paid_at, amount_kurus, note, deduction_reason: reason, rules };
  if (!(await settlePayment(db, movement.id, facts, doer)))
    throw conflict('already_decided', { status: movement.status });
}

/** The provider was asked to send it, and nobody knows yet whether it did. */
const isAsked = async (db: Db, { id, purpose, status }: MovementRow): Promise<boolean> =>
  purpose === 'REFUND' && status === 'PENDING' && (await referenceOf(db, id)) !== undefined;

type Decided = Omit<TransactionDecision, 'status' | 'version'> & {
  status: 'PAID' | 'FAILED';
  rules: SiteRules;
};
