import { now } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { conflict, invalid } from '../../errors.ts';
import { lockMails, requeueMails } from '../../queries/mail/mail-outbox.ts';
import { audit, type Doer } from '../audit.ts';
import { strangers } from '../content/flags.ts';
import { resendMail } from './mail.ts';

/** In the caller's transaction: sends a mail once more; the id of the mail that will be sent. @throws 404 */
export async function sendAgain(db: Db, id: number, doer: Doer): Promise<number> {
  const sent = await resendMail(db, id, { actor_id: doer.id, now: now() });
  await noteResent(db, { id, mail_id: sent }, doer);
  return sent;
}

/**
 * Mails that were given up are tried anew, all of them or none. One that waits or was sent meanwhile is left
 * alone: its guest would get it twice. Resolves with those that wait again by this.
 * @throws 409 `subscriber_left` with `refused`: mails of those who left the list
 * @throws 422 when an id is nobody's
 */
export function sendAllAgain(pool: Db, ids: readonly number[], doer: Doer): Promise<number[]> {
  return inTransaction(pool, async (db) => {
    const mails = await lockMails(db, ids);
    if (mails.length !== ids.length) throw invalid(strangers(ids, mails));
    const dead = mails.filter(({ state }) => state === 'DEAD');
    const left = dead.filter(({ subscriber_state }) => subscriber_state === 'LEFT');
    const refused = left.map(({ id, recipient: name }) => ({ id, name }));
    if (refused.length > 0) throw conflict('subscriber_left', { refused });
    const again = dead.map(({ id }) => id);
    await requeueMails(db, again, new Date(now().epochMilliseconds));
    for (const id of again) await noteResent(db, { id, mail_id: id }, doer);
    return again;
  });
}

const noteResent = (db: Db, { id, mail_id }: { id: number; mail_id: number }, doer: Doer) =>
  audit(db, doer, {
    action: 'mail.resent',
    entity: 'mail',
    entity_id: id,
    after: { mail_id },
  });
