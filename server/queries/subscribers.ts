import { type Insertable, sql } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';

/** Adds an address, or takes back one that left. Undefined: it is waiting or active already. */
export function insertSubscriber(db: Db, subscriber: Insertable<DB['subscribers']>) {
  return db
    .insertInto('subscribers')
    .values(subscriber)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({
          state: 'WAITING',
          left_at: null,
          confirmed_at: null,
          consent_text: subscriber.consent_text,
          consent_ip: subscriber.consent_ip,
          consent_user_agent: subscriber.consent_user_agent,
          consented_at: sql`now()`,
          confirm_code_hash: subscriber.confirm_code_hash,
          confirm_expires_at: subscriber.confirm_expires_at,
        })
        .where('subscribers.state', '=', 'LEFT'),
    )
    .returning('id')
    .executeTakeFirst();
}
