import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { skipMailsOfSubscriber } from '../../queries/mail/mail-outbox.ts';
import { getSubscriberForUpdate, markSubscriberLeft } from '../../queries/mail/subscriber-desk.ts';
import { insertSubscriberEvent } from '../../queries/mail/subscribers.ts';
import { audit, type Doer } from '../audit.ts';

/**
 * Takes an address off the list. The row stays, with the proof that there was a consent; who had left
 * already stays so. @throws 404
 */
export function endSubscription(pool: Db, id: number, doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const { email, state } = await getSubscriberForUpdate(db, id);
    if (state === 'LEFT') return;
    await leaveList(db, id, { ip: doer.ip, user_agent: null });
    await audit(db, doer, {
      action: 'subscriber.left',
      entity: 'subscriber',
      entity_id: id,
      before: { email, state },
      after: { state: 'LEFT' },
    });
  });
}

/** Off the list at once: what waits for the address is not sent any more, and the journal says so. */
export async function leaveList(
  db: Db,
  id: number,
  { ip, user_agent }: { ip: string | null; user_agent: string | null },
): Promise<void> {
  await markSubscriberLeft(db, id, now().toString());
  await skipMailsOfSubscriber(db, id);
  await insertSubscriberEvent(db, { subscriber_id: id, kind: 'LEFT', ip, user_agent });
}
