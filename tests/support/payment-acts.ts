import { type Doer, SYSTEM } from '../../server/services/audit.ts';
import {
  openPayment,
  recordPayment,
  settlePayment,
} from '../../server/services/payments/payments.ts';
import { db } from './db.ts';
import { createStaff } from './factories.ts';

export const PREPAYMENT = 14_000_00;
export let staff: Doer;

beforeAll(async () => {
  staff = await createStaff();
});

export const pay = (id: number, own: object = {}) =>
  db.transaction().execute((transaction) =>
    recordPayment(
      transaction,
      {
        of: { kind: 'villa', id },
        method: 'TRANSFER',
        purpose: 'PREPAYMENT',
        amount_kurus: PREPAYMENT,
        ...own,
      },
      staff,
    ),
  );

export const open = (id: number, own: object = {}) =>
  db.transaction().execute((transaction) =>
    openPayment(
      transaction,
      {
        of: { kind: 'villa', id },
        method: 'CARD',
        purpose: 'PREPAYMENT',
        amount_kurus: PREPAYMENT,
        provider: 'FAKE',
        ...own,
      },
      { ...SYSTEM, role: 'GUEST' },
    ),
  );

export const settle = (id: number, status: 'PAID' | 'FAILED', own: object = {}) =>
  db
    .transaction()
    .execute((transaction) => settlePayment(transaction, id, { status, ...own }, SYSTEM));

export const stateOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select(['status', 'paid_kurus', 'option_until', 'kept_kurus', 'refund_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const heldAs = async (reservation_id: number) => {
  const held = await db
    .selectFrom('villa_occupancies')
    .select('kind')
    .where('reservation_id', '=', reservation_id)
    .executeTakeFirst();
  return held?.kind;
};

export const movementsOf = (reservation_id: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'purpose', 'status', 'amount_kurus', 'needs_action', 'refund_of_id'])
    .where('reservation_id', '=', reservation_id)
    .orderBy('id')
    .execute();

export const needingAction = async (reservation_id: number) => {
  const rows = await db
    .selectFrom('transactions')
    .select('needs_action')
    .where('reservation_id', '=', reservation_id)
    .where('needs_action', 'is not', null)
    .where('action_done_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ needs_action }) => needs_action);
};
