import { SEALED_IBANS } from '../services/seal-ibans.ts';
import { seal } from '../services/sealed.ts';
import type { BookedBoat } from './boat-reservations.ts';
import { type Movement, movement } from './movements.ts';
import { bankCodeAt, ibanOf } from './numbers.ts';
import { createRandom, type Random } from './random.ts';
import { type Booked, type Of, ofReservation, staffFor, stepTo } from './reservation-rows.ts';
import type { Row } from './rows.ts';
import { type PaidMovement, payerOf } from './transactions.ts';
import type { BookedVilla } from './villa-reservations.ts';

interface Sold {
  villas: readonly BookedVilla[];
  boats: readonly BookedBoat[];
}

/** The damage deposits, with the money that came for them and went back. */
export function depositsOf({ villas, boats }: Sold) {
  const random = createRandom('deposits');
  const deposits = [
    ...villas.flatMap((booked) => depositOf(booked, 'reservation_id', random)),
    ...boats.flatMap((booked) => depositOf(booked, 'boat_reservation_id', random)),
  ];
  return {
    rows: deposits.map(({ row }) => row),
    paid: deposits.flatMap(({ paid }) => paid),
  };
}

interface Deposit {
  row: Row<'deposits'>;
  paid: PaidMovement[];
}

/** Taken at hand-over, given back when the guests leave; now and then something was broken. */
function depositOf(booked: Booked, of: Of, random: Random): Deposit[] {
  const arrived = stepTo(booked, 'CHECKED_IN');
  const left = stepTo(booked, 'COMPLETED');
  const amount_kurus = booked.sums.deposit_kurus;
  if (!arrived || amount_kurus === 0) return [];
  const broken = left !== undefined && random.chance(0.03);
  const kept = broken ? random.int(1, 4) * 50_000 : 0;
  const method = random.pick(['CASH', 'CASH', 'CARD', 'TRANSFER'] as const);
  const returned_kurus = left ? Math.max(0, amount_kurus - kept) : 0;
  const returned_at = left ? left.at.toString() : null;
  const row = {
    ...ofReservation(booked, of),
    amount_kurus,
    state: stateOf(left !== undefined, broken),
    method,
    taken_at: arrived.at.toString(),
    taken_by: staffFor(booked.id),
    returned_kurus,
    returned_at,
    return_iban_encrypted: left && method === 'TRANSFER' ? sealedIban(booked.id) : null,
    deduction_reason: broken ? 'Kırılan sehpa camı ev sahibiyle birlikte tutanağa yazıldı.' : null,
    created_at: arrived.at.toString(),
    updated_at: returned_at ?? arrived.at.toString(),
  };
  const taken = movement({ method, purpose: 'DEPOSIT', amount_kurus, at: arrived.at });
  const payer = payerOf(booked, of);
  const moved = [taken, ...(left ? backOf(taken, returned_kurus, left.at) : [])];
  return [{ row, paid: moved.map((each) => ({ movement: each, payer })) }];
}

/** It goes back the way it came. */
const backOf = (taken: Movement, amount_kurus: number, at: Temporal.Instant): Movement[] =>
  amount_kurus === 0
    ? []
    : [movement({ method: taken.method, purpose: 'REFUND', amount_kurus, at, refund_of: taken })];

const sealedIban = (id: number): string =>
  seal(ibanOf(bankCodeAt(id), 5_550_000 + id), SEALED_IBANS.deposits);

function stateOf(hasLeft: boolean, broken: boolean): string {
  if (!hasLeft) return 'TAKEN';
  return broken ? 'PARTLY_RETURNED' : 'RETURNED';
}
