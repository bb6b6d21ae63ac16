import { now } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { audit, type Doer } from './audit.ts';
import { resendMail } from './mail.ts';

/** In the caller's transaction: sends a mail once more; the id of the mail that will be sent. @throws 404 */
export async function sendAgain(db: Db, id: number, doer: Doer): Promise<number> {
  const sent = await resendMail(db, id, { actor_id: doer.id, now: now() });
  await audit(db, doer, {
    action: 'mail.resent',
    entity: 'mail',
    entity_id: id,
    after: { mail_id: sent },
  });
  return sent;
}
