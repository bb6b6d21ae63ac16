import { z } from 'zod';
import {
  MOVEMENT_METHODS,
  MOVEMENT_PURPOSES,
  MOVEMENT_STATES,
  NEEDED_ACTIONS,
} from '../shared/movement-codes.ts';

import { amountsInOrder, typedLira } from './amount-ranges.ts';
import {
  Day,
  exported,
  Id,
  Line,
  listOf,
  Moment,
  ordersOf,
  paging,
  Text,
  whateverElse,
} from './common.ts';
import { daysInOrder } from './day-ranges.ts';

const TransactionStatus = z.enum(MOVEMENT_STATES);
const TransactionMethod = z.enum(MOVEMENT_METHODS);
const TransactionPurpose = z.enum(MOVEMENT_PURPOSES);

/** `moved_at`: when it was paid, or written down while it is undecided, as the list's days are. */
const orders = ordersOf('id', 'moved_at', 'created_at', 'paid_at', 'amount_kurus');

const listFields = {
  order: z.enum(orders).default('-moved_at'),
  status: listOf(TransactionStatus).default([]),
  method: listOf(TransactionMethod).default([]),
  purpose: listOf(TransactionPurpose).default([]),
  reservation_id: Line(20).optional(),
  needs_action: z.enum(['0', '1']).default('0'),
  /** Of those, only with these reasons; `MISMATCH`: also what went back without us. */
  action: listOf(z.enum(NEEDED_ACTIONS)).default([]),
  /** Days in Istanbul on which it was paid, or written down while it is undecided; both inclusive. */
  date1: Day.optional(),
  date2: Day.optional(),
  /** Whole TL. */
  min_amount: typedLira(1_000_000_000).optional(),
  max_amount: typedLira(1_000_000_000).optional(),
};

const inOrder = daysInOrder('date1', 'date2');
const fromLeastToMost = amountsInOrder('min_amount', 'max_amount');

/** `GET /v1/admin/transactions`; `needs_action=1`: what somebody has to look at. */
export const TransactionList = z
  .strictObject({ ...paging(100), ...exported, ...listFields })
  .refine(inOrder.check, inOrder.problem)
  .refine(fromLeastToMost.check, fromLeastToMost.problem);

/** The list page: unknown parameters ignored. */
export const TransactionListPage = z
  .object({ ...paging(100), ...listFields })
  .refine(inOrder.check, inOrder.problem)
  .refine(fromLeastToMost.check, fromLeastToMost.problem);

/** One movement's page: what a reservation for it is looked for by. */
export const TransactionPageQuery = z.object({ q: Line(80).optional() });

const Amount = z.int().positive().max(1_000_000_000_00);
/** When money moved; money that is only expected is told as `PENDING`, not by a day to come. */
const PaidAt = Moment.refine(
  (text) => !(Date.parse(text) > Temporal.Now.instant().epochMilliseconds),
  'not_yet',
);

const atMostOneReservation = {
  check: (body: { reservation_id?: unknown; boat_reservation_id?: unknown }) =>
    body.reservation_id === undefined || body.boat_reservation_id === undefined,
  problem: { path: ['boat_reservation_id'], error: 'one_reservation', when: whateverElse },
};

/**
 * `POST /v1/admin/transactions`: money that came by transfer, in cash or by the office's card machine,
 * a refund that was sent, or (`PENDING`) one that is to be. A card payment that is only expected is
 * asked for by a link. The ids are the rows'; without either nobody knows yet whose money it is. A refund of
 * such money names its payment (`refund_of_id`), and none else does: of a stay all that was paid goes back.
 */
export const NewTransaction = z
  .strictObject({
    reservation_id: Id.optional(),
    boat_reservation_id: Id.optional(),
    refund_of_id: Id.optional(),
    method: TransactionMethod,
    purpose: TransactionPurpose,
    amount_kurus: Amount,
    status: z.enum(['PENDING', 'PAID']).default('PAID'),
    paid_at: PaidAt.optional(),
    bank_account_id: Id.optional(),
    payer_name: Line(120).optional(),
    bank_reference: Line(60).optional(),
    note: Text(2000).default(''),
    /** The last step of the reservation's money that the caller knows of, 0: none; 409 `money_written` after another. */
    last_event: z.int().min(0).optional(),
  })
  .refine(atMostOneReservation.check, atMostOneReservation.problem)
  .refine(
    ({ method, status, purpose }) =>
      method !== 'CARD' || status !== 'PENDING' || purpose === 'REFUND',
    { path: ['method'], error: 'card_by_link', when: whateverElse },
  )
  .refine(
    ({ refund_of_id, purpose, reservation_id, boat_reservation_id }) =>
      refund_of_id === undefined ||
      (purpose === 'REFUND' && (reservation_id ?? boat_reservation_id) === undefined),
    { path: ['refund_of_id'], error: 'refund_of_stray', when: whateverElse },
  );

/** `PATCH`: what became of an undecided movement, whose it is, or that it needs nobody any more. */
export const TransactionDecision = z
  .strictObject({
    status: z.enum(['PAID', 'FAILED']).optional(),
    paid_at: PaidAt.optional(),
    amount_kurus: Amount.optional(),
    reservation_id: Id.optional(),
    boat_reservation_id: Id.optional(),
    deduction_reason: Line(500).optional(),
    action_done: z.literal(true).optional(),
    note: Text(2000).optional(),
    version: z.int().positive().optional(),
  })
  .refine(atMostOneReservation.check, atMostOneReservation.problem)
  .refine(({ version: _, ...changes }) => Object.keys(changes).length > 0, {
    path: ['status'],
    error: 'nothing_to_change',
  })
  // Written with a decision alone: without one they would come to nothing.
  .refine(
    ({ status, amount_kurus, paid_at, deduction_reason }) =>
      status !== undefined || (amount_kurus ?? paid_at ?? deduction_reason) === undefined,
    { path: ['status'], error: 'required', when: whateverElse },
  );

/**
 * `POST …/mistake`: money that staff wrote down never came (`FAILED`), or is another's (`UNMATCHED`): it
 * waits for its reservation again. A refund never left (`PENDING`, of refunds alone): it waits to be sent.
 */
export const EntryMistake = z.strictObject({
  outcome: z.enum(['FAILED', 'UNMATCHED', 'PENDING']),
  reason: Line(500),
  version: z.int().positive().optional(),
});

/** `POST …/refund`: how what the cards do not hold goes back; not said, it is not sent at all. */
export const RefundSending = z.strictObject({ rest: z.enum(['TRANSFER', 'CASH']).optional() });

/** `POST /v1/admin/transactions/compare`: a day in Istanbul. */
export const ComparedDay = z.strictObject({ date: Day });

export type TransactionList = z.infer<typeof TransactionListPage>;
export type NewTransaction = z.infer<typeof NewTransaction>;
export type TransactionDecision = z.infer<typeof TransactionDecision>;
export type EntryMistake = z.infer<typeof EntryMistake>;
