import { createHash, randomBytes } from 'node:crypto';

import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { AppError, conflict } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { log } from '../../log.ts';
import { getSubscriberForUpdate } from '../../queries/mail/subscriber-desk.ts';
import {
  confirmSubscriber,
  getSubscriberByCode,
  getSubscriberByLeaveCode,
  insertSubscriber,
  insertSubscriberEvent,
} from '../../queries/mail/subscribers.ts';
import { Subscription } from '../../schemas/subscriptions.ts';
import type { Doer } from '../audit.ts';
import { queueMail } from './mail.ts';
import { readMailTexts } from './mail-texts.ts';
import { composeConfirmation } from './newsletter-mails.ts';
import { leaveList } from './subscriber-desk.ts';

/** How long the link that proves the address is theirs can be used. */
const CONFIRM_HOURS = 48;

/** Who clicked, as it is kept for proof. */
interface Reader {
  doer: Doer;
  userAgent: string | null;
}

/** Where somebody signs up, with the text that stands there. */
const CONSENTS = {
  FOOTER: 'layout:newsletter.consent',
  BOOKING: 'booking:newsletter',
  API: 'layout:newsletter.consent',
} as const;

/** What was agreed to, word for word as it is shown, without the mark of its link. */
export const consentText = (source: keyof typeof CONSENTS): string =>
  t(CONSENTS[source]).replaceAll(/<\/?\w+>/g, '');

/**
 * Takes an address for the newsletter with the proof of consent (KVKK, İYS): where, and the words that
 * were agreed to. Asks its owner by mail; somebody who left may come back. 409 while it waits or is
 * active already.
 */
export function subscribe(
  pool: Db,
  email: string,
  { doer, userAgent }: Reader,
  source: keyof typeof CONSENTS,
): Promise<void> {
  const code = randomBytes(24).toString('base64url');
  const consent_text = consentText(source);
  return pool.transaction().execute(async (db) => {
    const added = await insertSubscriber(db, {
      email,
      source,
      consent_text,
      consent_ip: doer.ip,
      consent_user_agent: userAgent,
      confirm_code_hash: hashOf(code),
      confirm_expires_at: now().add({ hours: CONFIRM_HOURS }).toString(),
      leave_code: randomBytes(24).toString('base64url'),
    });
    if (!added) throw conflict('already_subscribed');
    const proof = { ip: doer.ip, user_agent: userAgent, consent_text };
    await insertSubscriberEvent(db, { subscriber_id: added.id, kind: 'SUBSCRIBED', ...proof });
    await queueMail(db, {
      template_code: 'newsletter_confirmation',
      recipient: email,
      ...composeConfirmation(email, code, await readMailTexts(db, 'newsletter_confirmation')),
      event_key: `newsletter-confirmation:${code.slice(0, 12)}`,
      subscriber_id: added.id,
    });
  });
}

/**
 * The newsletter's box on a booking form; who has it or was asked already stays as they are. The booking
 * stands by now, so that a newsletter which cannot be had is no reason not to lead its guest on.
 */
export async function subscribeWithBooking(
  pool: Db,
  form: Record<string, unknown>,
  reader: Reader,
): Promise<void> {
  if (form.newsletter === undefined) return;
  try {
    const { email } = Subscription.parse({ email: form.customer_email });
    await subscribe(pool, email, reader, 'BOOKING');
  } catch (error) {
    if (error instanceof AppError && error.code === 'already_subscribed') return;
    log.error({ err: error }, 'newsletter of a booking was not subscribed');
  }
}

/** What a link is good for. `over`: it came too late. */
type Standing = 'waiting' | 'active' | 'over';

/**
 * What a confirmation link would do; reading it changes nothing, so mail scanners may. @throws 404 for
 * one that was replaced or never was
 */
export async function readConfirmation(db: Db, code: string): Promise<Standing> {
  const { state, confirm_expires_at } = await getSubscriberByCode(db, hashOf(code));
  if (state === 'ACTIVE') return 'active';
  const until = confirm_expires_at?.getTime() ?? 0;
  return state === 'WAITING' && until > now().epochMilliseconds ? 'waiting' : 'over';
}

/** Confirms an address by the link that only its mailbox had. Done twice, it is done. @throws 404 */
export function confirmSubscription(
  pool: Db,
  code: string,
  { doer, userAgent }: Reader,
): Promise<'active' | 'over'> {
  return pool.transaction().execute(async (db) => {
    const found = await getSubscriberByCode(db, hashOf(code));
    // A double click's second request waits for the first, and finds it done.
    const { id, state } = await getSubscriberForUpdate(db, found.id);
    if (state === 'ACTIVE') return 'active';
    const proof = { at: now().toString(), ip: doer.ip };
    if (!(await confirmSubscriber(db, id, proof))) return 'over';
    await insertSubscriberEvent(db, {
      subscriber_id: id,
      kind: 'CONFIRMED',
      ip: doer.ip,
      user_agent: userAgent,
    });
    return 'active';
  });
}

/** Whether somebody could still leave by this link. @throws 404 */
export async function readLeaveLink(db: Db, code: string): Promise<'leaving' | 'left'> {
  const { state } = await getSubscriberByLeaveCode(db, code);
  return state === 'LEFT' ? 'left' : 'leaving';
}

/** Ends a subscription by the link in every newsletter, at once. Done twice, it is done. @throws 404 */
export function leave(pool: Db, code: string, { doer, userAgent }: Reader): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const found = await getSubscriberByLeaveCode(db, code);
    const { id, state } = await getSubscriberForUpdate(db, found.id);
    if (state !== 'LEFT') await leaveList(db, id, { ip: doer.ip, user_agent: userAgent });
  });
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
