import { createHash, randomBytes } from 'node:crypto';

import type { Db } from '../db/index.ts';
import { conflict } from '../errors.ts';
import { t } from '../i18n.ts';
import { insertSubscriber } from '../queries/subscribers.ts';
import type { Doer } from './audit.ts';

/** How long the link that proves the address is theirs can be used. */
const CONFIRM_HOURS = 48;

/**
 * Takes an address for the newsletter with the proof of consent (KVKK, İYS). It waits for its owner's
 * own confirmation; somebody who left may come back. 409 while it waits or is active already.
 */
export async function subscribe(
  db: Db,
  email: string,
  { doer, userAgent }: { doer: Doer; userAgent: string | null },
): Promise<void> {
  const code = randomBytes(24).toString('base64url');
  const added = await insertSubscriber(db, {
    email,
    consent_text: t('layout:newsletter.consent_kept'),
    consent_ip: doer.ip,
    consent_user_agent: userAgent,
    confirm_code_hash: createHash('sha256').update(code).digest('hex'),
    confirm_expires_at: new Date(Date.now() + CONFIRM_HOURS * 3_600_000),
    leave_code: randomBytes(24).toString('base64url'),
  });
  if (!added) throw conflict('already_subscribed');
}
