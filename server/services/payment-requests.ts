import { now } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { type AmountDue, amountDue, type Paid } from '../domain/amount-due.ts';
import { conflict } from '../errors.ts';
import { cancelOpenLinks } from '../queries/desk-mails.ts';
import type { ReservationKey } from '../queries/reservation-tables.ts';
import { audit, type Doer } from './audit.ts';
import { createPaymentLink, linkEnds } from './payment-links.ts';

export interface PayableReservation extends Paid {
  key: ReservationKey;
  status: string;
  option_until: Date | null;
}

export interface LinkTerms extends AmountDue {
  expires_at: Date;
}

/** What a guest has to pay next. 409 `nothing_due` */
export function requireDue(reservation: Paid): AmountDue {
  const due = amountDue(reservation);
  if (due.amount_kurus === 0) throw conflict('nothing_due');
  return due;
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
    throw conflict('move_not_allowed', { status });
  return { ...due, expires_at: new Date(Math.min(end, option_until.getTime())) };
}

/**
 * Makes a link for what is due. Links of that reservation which nobody has paid by end with it, so
 * that the same money cannot be paid twice. Inside the caller's transaction.
 */
export async function requestPayment(
  db: Db,
  reservation: PayableReservation,
  note: string,
  doer: Doer,
): Promise<LinkTerms & { code: string }> {
  const terms = linkTerms(reservation);
  const ended = await cancelOpenLinks(db, reservation.key, now().toString());
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
