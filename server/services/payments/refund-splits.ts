import type { Db } from '../../db/index.ts';
import { AppError } from '../../errors.ts';
import { listRefundable } from '../../queries/payments/card-payments.ts';
import {
  getMovement,
  type MovementRow,
  updateTransaction,
} from '../../queries/payments/movements.ts';
import { keyOf } from '../../queries/reservations/reservation-tables.ts';
import type { Doer } from '../audit.ts';
import { openMovement } from './money-movements.ts';
import { writeTransactionTrail } from './transaction-trail.ts';

interface Part {
  /** The card payment it goes back of. */
  payment_id: number;
  amount_kurus: number;
}

/**
 * Parts a planned refund that no single card payment holds: newest payment first, each up to what may
 * still go back of it, each a movement of its own. The refund itself becomes the first part. Resolves
 * with the ids to send, in order; nothing is parted where one payment is enough. Where all of them
 * together are not, the rest is planned as a movement by hand (`rest`), and without that nothing is
 * parted either. The refund and its reservation are locked by the caller.
 */
export async function splitRefund(
  db: Db,
  refund: MovementRow,
  { doer, rest }: { doer: Doer; rest?: RestMethod | undefined },
): Promise<number[]> {
  const split = await partsOf(db, refund);
  const [first, ...others] = split.parts;
  const byHand = rest !== undefined && split.rest_kurus > 0;
  if (!first || (split.rest_kurus > 0 && !byHand) || (others.length === 0 && !byHand))
    return [refund.id];
  await updateTransaction(db, refund.id, {
    amount_kurus: first.amount_kurus,
    refund_of_id: first.payment_id,
  });
  const plan = (movement: Planned) =>
    openMovement(
      db,
      {
        ...{ of: keyOf(refund) ?? null, purpose: 'REFUND', needs_action: 'REFUND_DUE' },
        ...{ of_resale: refund.of_resale, ...movement },
      },
      doer,
    );
  const ids = [refund.id];
  for (const { payment_id: refund_of_id, amount_kurus } of others)
    ids.push((await plan({ method: 'CARD', amount_kurus, refund_of_id })).id);
  const left = byHand ? await plan({ method: rest, amount_kurus: split.rest_kurus }) : null;
  await noteSplit(db, refund, { parts: split.parts, ids, by_hand: left?.id ?? null }, doer);
  return ids;
}

/** 409: no card takes all of it. Where the cards can take a part, its sentence says how much: the rest alone goes by hand. */
export async function refusedByCards(db: Db, refund: MovementRow): Promise<AppError> {
  const { parts } = await partsOf(db, refund);
  const cards_hold_kurus = parts.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
  return new AppError(409, 'refund_by_hand', { values: { cards_hold_kurus } });
}

type RestMethod = 'TRANSFER' | 'CASH';

interface Planned {
  method: 'CARD' | RestMethod;
  amount_kurus: number;
  refund_of_id?: number;
}

/** What goes back of which card payment, newest first, and what none of them holds. */
async function partsOf(
  db: Db,
  refund: MovementRow,
): Promise<{ parts: Part[]; rest_kurus: number }> {
  const key = keyOf(refund);
  const none = { parts: [], rest_kurus: 0 };
  if (!key || refund.status !== 'PENDING' || !(await mayBeParted(db, refund))) return none;
  const payments = await listRefundable(db, key, refund.id);
  const { amount_kurus, refund_of_id } = refund;
  const isMeant = ({ id }: { id: number }) => refund_of_id === null || id === refund_of_id;
  const holds = payments.some((each) => isMeant(each) && each.left_kurus >= amount_kurus);
  if (holds) return none;
  const parts: Part[] = [];
  let rest_kurus = amount_kurus;
  for (const { id, left_kurus } of payments) {
    const part = Math.min(rest_kurus, Math.max(0, left_kurus));
    if (part > 0) parts.push({ payment_id: id, amount_kurus: part });
    rest_kurus -= part;
  }
  return { parts, rest_kurus };
}

/** A deposit goes back the way it came, and what came by transfer or in cash by hand. */
async function mayBeParted(db: Db, { refund_of_id }: MovementRow): Promise<boolean> {
  if (refund_of_id === null) return true;
  const { method, purpose } = await getMovement(db, refund_of_id);
  return method === 'CARD' && purpose !== 'DEPOSIT';
}

async function noteSplit(
  db: Db,
  refund: MovementRow,
  { parts, ids, by_hand }: { parts: Part[]; ids: number[]; by_hand: number | null },
  doer: Doer,
): Promise<void> {
  const planned = { amount_kurus: refund.amount_kurus };
  const after = { parts, ids, by_hand };
  const split = { kind: 'SPLIT', from_status: 'PENDING', to_status: 'PENDING' } as const;
  const told = { ...split, details: { planned, ...after }, before: planned, after };
  await writeTransactionTrail(db, refund.id, told, doer);
}
