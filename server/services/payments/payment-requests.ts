import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { type AmountDue, amountDue, type Paid } from '../../domain/amount-due.ts';
import { depositLacking } from '../../domain/deposit-due.ts';
import { conflict } from '../../errors.ts';
import { cancelOpenLinks } from '../../queries/mail/desk-mails.ts';
import { findDepositForUpdate, heldOf } from '../../queries/payments/deposits.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
} from '../../queries/reservations/reservation-writes.ts';
import { audit, type Doer } from '../audit.ts';
import { refuseUnaccepted } from '../reservations/sale-agreements.ts';
import { getPayableOfPayment } from './payables.ts';
import { createPaymentLink, linkEnds } from './payment-links.ts';

interface PayableReservation extends Paid {
  status: string;
  option_until: Date | null;
}

export interface LinkTerms {
  purpose: AmountDue['purpose'] | 'DEPOSIT';
  amount_kurus: number;
  expires_at: Date;
}

/** What a guest has to pay next. 409 `nothing_due` */
export function requireDue(reservation: Paid): AmountDue {
  const due = amountDue(reservation);
  if (due.amount_kurus === 0) throw conflict('nothing_due');
  return due;
}

type Asked = Pick<LinkTerms, 'purpose' | 'amount_kurus'> & {
  of: ReservationKey;
  payment_link_id: number | null;
};

/**
 * Locks what a page asks for. It was read before the lock: staff may have made the sale anew since,
 * other money may have changed the sum, and its link may have ended.
 * @throws 409 `sum_changed`, `accept_first`, `move_not_allowed`
 */
export async function lockPayable(
  db: Db,
  { of, payment_link_id, ...terms }: Asked,
): Promise<LockedReservation> {
  const reservation = await getReservationForUpdate(db, of.id, of.kind);
  requireStillDue(reservation, terms);
  await refuseUnaccepted(db, of);
  const { status, reservation_id: reservation_code } = reservation;
  const { state } = await getPayableOfPayment(db, { payment_link_id, reservation_code });
  if (state !== 'open') throw conflict('move_not_allowed', { status });
  return reservation;
}

/** The deposit has its own sum: another one ends its link. */
function requireStillDue(
  reservation: Paid,
  { purpose, amount_kurus }: Pick<LinkTerms, 'purpose' | 'amount_kurus'>,
): void {
  if (purpose === 'DEPOSIT') return;
  const due = amountDue(reservation);
  if (due.purpose !== purpose || due.amount_kurus !== amount_kurus) throw conflict('sum_changed');
}

/**
 * What a link made now would ask for and until when: an option's own end, where that is sooner. 409
 * `nothing_due`, `move_not_allowed` once the option is over
 */
export function linkTerms(reservation: PayableReservation): LinkTerms {
  const due = requireDue(reservation);
  const end = linkEnds().epochMilliseconds;
  const { status, option_until } = reservation;
  if (status !== 'OPTION' || !option_until) return { ...due, expires_at: new Date(end) };
  if (option_until.getTime() <= now().epochMilliseconds)
    throw conflict('move_not_allowed', { status: 'EXPIRED' });
  return { ...due, expires_at: new Date(Math.min(end, option_until.getTime())) };
}

/** What is missing of the damage deposit, and until when a link asks for it. @throws 409 `nothing_due` */
export async function depositTerms(
  db: Db,
  { key, deposit_kurus }: { key: ReservationKey; deposit_kurus: number },
): Promise<LinkTerms> {
  const deposit_held_kurus = heldOf(await findDepositForUpdate(db, key));
  const amount_kurus = depositLacking({ deposit_kurus, deposit_held_kurus });
  if (amount_kurus === 0) throw conflict('nothing_due');
  return { purpose: 'DEPOSIT', amount_kurus, expires_at: new Date(linkEnds().epochMilliseconds) };
}

/**
 * Makes a link for what is due. Links for the same money which nobody has paid by end with it, so
 * that it cannot be paid twice; the deposit is money of its own. Inside the caller's transaction.
 */
export async function requestPayment(
  db: Db,
  reservation: { key: ReservationKey },
  { note, ...terms }: LinkTerms & { note: string },
  doer: Doer,
): Promise<LinkTerms & { code: string }> {
  const ended = await cancelOpenLinks(db, reservation.key, {
    at: now().toString(),
    purposes: terms.purpose === 'DEPOSIT' ? ['DEPOSIT'] : ['PREPAYMENT', 'BALANCE'],
  });
  for (const { id } of ended)
    await audit(db, doer, {
      action: 'payment_link.replaced',
      entity: 'payment_link',
      entity_id: id,
    });
  const expires_at = Temporal.Instant.fromEpochMilliseconds(terms.expires_at.getTime());
  const link = { of: reservation.key, ...terms, expires_at, note };
  const { code } = await createPaymentLink(db, link, doer);
  return { ...terms, code };
}
