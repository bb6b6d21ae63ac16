import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { areCodeLetters, codeLetters, typedLetters } from '../../domain/code-letters.ts';
import { env } from '../../env.ts';
import {
  insertPaymentLink,
  moveLinkEnds,
  type PaymentLinkRow,
} from '../../queries/payments/payment-links.ts';
import {
  ofReservation,
  type ReservationKey,
} from '../../queries/reservations/reservation-tables.ts';
import type { AskedPurpose } from '../../shared/movement-codes.ts';
import { audit, type Doer } from '../audit.ts';
import { signingSecrets } from '../signing-secrets.ts';

const RANDOM_LETTERS = 10;
const SIGNATURE_LETTERS = 6;

/**
 * The code of a payment link, such as 'K7M2-Q4XH9T-7ZD3AB': chance, and this server's signature on
 * it, so that a guessed one is turned away without looking.
 */
export function paymentLinkCode(bytes: Uint8Array = randomBytes(RANDOM_LETTERS)): string {
  const chance = codeLetters(bytes, RANDOM_LETTERS);
  return print(chance + signatureOf(chance));
}

/** Reads a code as people type it; null when it is none that this server made. */
export function parsePaymentLinkCode(text: string): string | null {
  const letters = typedLetters(text);
  if (!areCodeLetters(letters, RANDOM_LETTERS + SIGNATURE_LETTERS)) return null;
  const [chance, given] = [letters.slice(0, RANDOM_LETTERS), letters.slice(RANDOM_LETTERS)];
  const isSigned = signingSecrets().some((secret) =>
    timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(chance, secret))),
  );
  return isSigned ? print(letters) : null;
}

const print = (letters: string) =>
  `${letters.slice(0, 4)}-${letters.slice(4, RANDOM_LETTERS)}-${letters.slice(RANDOM_LETTERS)}`;

const signatureOf = (chance: string, secret = env.SESSION_SECRET): string =>
  codeLetters(
    createHmac('sha256', secret).update(`payment-link\n${chance}`).digest(),
    SIGNATURE_LETTERS,
  );

interface NewPaymentLink {
  of: ReservationKey;
  purpose: AskedPurpose;
  amount_kurus: number;
  expires_at: Temporal.Instant;
  note?: string;
}

/** How long a link lives that nobody gave an end. */
const LINK_HOURS = 72;

/** When a link ends that is made now and given no end. */
export const linkEnds = (): Temporal.Instant => now().add({ hours: LINK_HOURS });

/** A link for an option's money lives as long as the option, however often that is given another end. */
export const followOption = (db: Db, of: ReservationKey, option_until: string): Promise<void> =>
  moveLinkEnds(db, of, { option_until, hours: LINK_HOURS });

/** A link by which one fixed amount can be paid, once, until it expires. Inside the caller's transaction. */
export async function createPaymentLink(
  db: Db,
  { of, purpose, amount_kurus, expires_at, note = '' }: NewPaymentLink,
  doer: Doer,
): Promise<PaymentLinkRow> {
  const link = await insertPaymentLink(db, {
    code: paymentLinkCode(),
    ...ofReservation(of),
    purpose,
    amount_kurus,
    note,
    expires_at: expires_at.toString(),
    created_by: doer.id,
  });
  await audit(db, doer, {
    action: 'payment_link.created',
    entity: 'payment_link',
    entity_id: link.id,
    after: { purpose, amount_kurus, expires_at: expires_at.toString() },
  });
  return link;
}
