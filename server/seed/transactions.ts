import type { Moment } from './moments.ts';
import type { Movement } from './movements.ts';
import type { Random } from './random.ts';
import { type Booked, type Of, ofReservation, staffFor } from './reservation-rows.ts';
import type { Numbered, Row } from './rows.ts';
import { bankAccounts } from './site.ts';

/** Whose money it is; both null: nobody knows yet. */
interface Payer {
  reservation_id: number | null;
  boat_reservation_id: number | null;
  code: string;
  name: string;
}

export interface PaidMovement {
  movement: Movement;
  payer: Payer;
}

export const payerOf = (booked: Booked, of: Of): Payer => ({
  ...ofReservation(booked, of),
  code: booked.code,
  name: booked.draft.customer.customer_name,
});

const FAILURES = {
  declined: { failure_code: '10005', failure_text: 'Kart bankası işlemi onaylamadı.' },
  not_enough: { failure_code: '10051', failure_text: 'Kart limiti yetersiz, yetersiz bakiye.' },
};

/** Rows in the order the money moved; refunds know what they give back. */
export function transactionsOf(
  paid: readonly PaidMovement[],
  moment: Moment,
  random: Random,
): { transactions: Numbered<'transactions'>[]; transaction_events: Row<'transaction_events'>[] } {
  const ordered = [...paid].sort((one, other) =>
    Temporal.Instant.compare(one.movement.at, other.movement.at),
  );
  const ids = new Map(ordered.map(({ movement }, index) => [movement, index + 1]));
  const transactions = ordered.map(({ movement, payer }, index) => {
    const refunded = movement.refund_of ? (ids.get(movement.refund_of) ?? null) : null;
    return rowOf({ id: index + 1, movement, payer, refund_of_id: refunded }, moment, random);
  });
  return { transactions, transaction_events: transactions.map(eventOf) };
}

interface Facts extends PaidMovement {
  id: number;
  refund_of_id: number | null;
}

function rowOf({ id, movement, payer, refund_of_id }: Facts, moment: Moment, random: Random) {
  const { status, method, purpose, amount_kurus, failure, needs_action, action_note } = movement;
  const isLater = Temporal.Instant.compare(movement.at, moment.now) > 0;
  const at = (isLater ? moment.now : movement.at).toString();
  const paid_at = status === 'PAID' ? at : null;
  const isPlanned = purpose === 'REFUND' && status === 'PENDING';
  return {
    id,
    reservation_id: payer.reservation_id,
    boat_reservation_id: payer.boat_reservation_id,
    refund_of_id,
    status,
    method,
    purpose,
    amount_kurus,
    ...cardColumns(id, { movement, payer, at }, random),
    bank_account_id: method === 'TRANSFER' ? (bankAccounts[id % 2]?.id ?? null) : null,
    payer_name: method === 'TRANSFER' ? payer.name.toLocaleUpperCase('tr') : payer.name,
    bank_reference: method === 'TRANSFER' && !isPlanned ? `FT${26_000_000 + id * 37}` : null,
    failure_code: failure ? FAILURES[failure].failure_code : null,
    failure_text: failure ? FAILURES[failure].failure_text : null,
    needs_action,
    action_note,
    paid_at,
    verified_at: paid_at,
    created_by: method === 'CARD' ? null : staffFor(id),
    created_at: at,
    updated_at: at,
  };
}

function cardColumns(
  id: number,
  { movement, payer, at }: PaidMovement & { at: string },
  random: Random,
) {
  const isCard = movement.method === 'CARD';
  const isDone = movement.status === 'PAID';
  return {
    conversation_id: isCard ? `${payer.code}-${id}` : null,
    provider: isCard ? 'FAKE' : null,
    provider_payment_id: isCard && isDone ? String(40_000_000 + id) : null,
    provider_checked_at: isCard ? at : null,
    card_last_four: isCard ? String(random.int(1_000, 9_999)) : null,
    installments: isCard ? random.pick([1, 1, 1, 3, 6]) : null,
  };
}

const eventOf = (row: Numbered<'transactions'>): Row<'transaction_events'> => ({
  transaction_id: row.id,
  at: row.created_at,
  kind: row.status === 'PENDING' ? 'CREATED' : 'DECIDED',
  from_status: row.status === 'PENDING' ? null : 'PENDING',
  to_status: row.status ?? 'PENDING',
  actor_id: row.created_by ?? null,
});
