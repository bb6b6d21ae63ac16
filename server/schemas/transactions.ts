import { z } from 'zod';

import { exported, Id, Line, listOf, paging, Text } from './common.ts';

export const TransactionStatus = z.enum(['PENDING', 'PAID', 'FAILED']);
export const TransactionMethod = z.enum(['CARD', 'TRANSFER', 'CASH']);
export const TransactionPurpose = z.enum(['PREPAYMENT', 'BALANCE', 'DEPOSIT', 'REFUND']);

const ORDER_COLUMNS = ['id', 'created_at', 'paid_at', 'amount_kurus'] as const;
const orders = ORDER_COLUMNS.flatMap((column) => [column, `-${column}`] as const);

/** `GET /v1/admin/transactions`; `needs_action=1`: what somebody has to look at. */
export const TransactionList = z.strictObject({
  ...paging(100),
  ...exported,
  order: z.enum(orders).default('-created_at'),
  status: listOf(TransactionStatus).default([]),
  method: listOf(TransactionMethod).default([]),
  purpose: listOf(TransactionPurpose).default([]),
  reservation_id: Line(20).optional(),
  needs_action: z.enum(['0', '1']).default('0'),
});

const Amount = z.int().positive().max(1_000_000_000_00);
const Instant = z.iso.datetime({ offset: true });

const atMostOneReservation = {
  check: (body: { reservation_id?: unknown; boat_reservation_id?: unknown }) =>
    body.reservation_id === undefined || body.boat_reservation_id === undefined,
  problem: { path: ['boat_reservation_id'], error: 'invalid_value' },
};

/**
 * `POST /v1/admin/transactions`: a transfer or cash that came, or a refund that was sent. The ids are
 * the rows'; without either nobody knows yet whose money it is.
 */
export const NewTransaction = z
  .strictObject({
    reservation_id: Id.optional(),
    boat_reservation_id: Id.optional(),
    method: z.enum(['TRANSFER', 'CASH']),
    purpose: TransactionPurpose,
    amount_kurus: Amount,
    status: z.enum(['PENDING', 'PAID']).default('PAID'),
    paid_at: Instant.optional(),
    bank_account_id: Id.optional(),
    payer_name: Line(120).optional(),
    bank_reference: Line(60).optional(),
    note: Text(2000).default(''),
  })
  .refine(atMostOneReservation.check, atMostOneReservation.problem);

/** `PATCH`: what became of an undecided movement, whose it is, or that it needs nobody any more. */
export const TransactionDecision = z
  .strictObject({
    status: z.enum(['PAID', 'FAILED']).optional(),
    paid_at: Instant.optional(),
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
  });

export type TransactionList = Omit<z.infer<typeof TransactionList>, 'format'>;
export type NewTransaction = z.infer<typeof NewTransaction>;
export type TransactionDecision = z.infer<typeof TransactionDecision>;
