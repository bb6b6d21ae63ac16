import { z } from 'zod';

import {
  MOVEMENT_METHODS,
  MOVEMENT_PURPOSES,
  MOVEMENT_STATES,
  NEEDED_ACTIONS,
} from '../../shared/movement-codes.ts';
import { JsonObject, Kurus } from './common.ts';

const row = {
  id: z.int(),
  status: z.enum(MOVEMENT_STATES),
  method: z.enum(MOVEMENT_METHODS),
  purpose: z.enum(MOVEMENT_PURPOSES),
  amount_kurus: z.int(),
  /** The reservation's row; its code stands in `reservation_code`. */
  reservation_id: z.int().nullable(),
  boat_reservation_id: z.int().nullable(),
  reservation_code: z.string().nullable(),
  reservation_status: z.string().nullable(),
  customer_name: z.string().nullable(),
  listing_name: z.string().nullable(),
  refund_of_id: z.int().nullable(),
  /** A refund of a damage deposit, or of a part of it: in no sum of the stay. */
  of_deposit: z.boolean(),
  /** What goes back of it, sent or still to be sent. */
  refund_kurus: z.int().nullable(),
  provider: z.string().nullable(),
  payer_name: z.string().nullable(),
  bank_reference: z.string().nullable(),
  needs_action: z.enum(NEEDED_ACTIONS).nullable(),
  action_note: z.string().nullable(),
  action_done_at: z.iso.datetime().nullable(),
  /** What its provider says went back of it without us, until staff saw to it. */
  went_back_kurus: Kurus.nullable(),
  note: z.string(),
  created_by_name: z.string().nullable(),
  paid_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version: z.int(),
};

export const TransactionRowAnswer = z.strictObject(row);

export const TransactionAnswer = z.strictObject({
  ...row,
  conversation_id: z.string().nullable(),
  provider_payment_id: z.string().nullable(),
  provider_checked_at: z.iso.datetime().nullable(),
  provider_expires_at: z.iso.datetime().nullable(),
  provider_answer: JsonObject.nullable(),
  card_last_four: z.string().nullable(),
  installments: z.int().nullable(),
  bank_account_id: z.int().nullable(),
  failure_code: z.string().nullable(),
  failure_text: z.string().nullable(),
  verified_at: z.iso.datetime().nullable(),
  /** A receipt came with it. */
  receipt: z.boolean(),
  /** Of a refund that waits: how much of it the guest's cards can take back. */
  cards_hold_kurus: Kurus.nullable(),
  events: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      kind: z.string(),
      from_status: z.string().nullable(),
      to_status: z.string().nullable(),
      actor_name: z.string().nullable(),
    }),
  ),
});

/** A provider's report of a day beside our books; null: it gave no report. */
export const ComparisonAnswer = z.strictObject({
  provider: z.string(),
  compared: z.int().nullable(),
  differences: z.int().nullable(),
});

export type TransactionRowAnswer = z.infer<typeof TransactionRowAnswer>;
export type TransactionAnswer = z.infer<typeof TransactionAnswer>;
