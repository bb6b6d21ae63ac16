import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { SubscriberState } from '../../schemas/desk.ts';

/**
 * Adds an address, or takes back one that left or let its link run out. Undefined: it is active, or
 * waiting for a confirmation that can still come.
 */
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
          source: subscriber.source,
          consent_text: subscriber.consent_text,
          consent_ip: subscriber.consent_ip,
          consent_user_agent: subscriber.consent_user_agent,
          consented_at: sql`now()`,
          confirm_code_hash: subscriber.confirm_code_hash,
          confirm_expires_at: subscriber.confirm_expires_at,
        })
        .where((eb) =>
          eb.or([
            eb('subscribers.state', '=', 'LEFT'),
            eb.and([
              eb('subscribers.state', '=', 'WAITING'),
              eb('subscribers.confirm_expires_at', '<', sql<Date>`now()`),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
}

/** Adds a line to the journal that proves who agreed to what when, and when they left. */
export const insertSubscriberEvent = (db: Db, event: Insertable<DB['subscriber_events']>) =>
  db.insertInto('subscriber_events').values(event).execute();

/** @throws 404 */
export const getSubscriber = (db: Db, id: number) =>
  db
    .selectFrom('subscribers')
    .select(STANDING)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('subscriber'));

/** Whose link this is. @throws 404 for one that never was or was replaced */
export const getSubscriberByCode = (db: Db, confirm_code_hash: string) =>
  db
    .selectFrom('subscribers')
    .select(STANDING)
    .where('confirm_code_hash', '=', confirm_code_hash)
    .executeTakeFirstOrThrow(() => notFound('newsletter link'));

/** Whose link to leave this is. @throws 404 */
export const getSubscriberByLeaveCode = (db: Db, leave_code: string) =>
  db
    .selectFrom('subscribers')
    .select(STANDING)
    .where('leave_code', '=', leave_code)
    .executeTakeFirstOrThrow(() => notFound('newsletter link'));

/** Confirms a waiting address whose link still works. False: it is not waiting, or too late. */
export async function confirmSubscriber(
  db: Db,
  id: number,
  { at, ip }: { at: string; ip: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscribers')
    .set({ state: 'ACTIVE', confirmed_at: at, confirmed_ip: ip })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .where('confirm_expires_at', '>', sql<Date>`${at}::timestamptz`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const STANDING = [
  'id',
  'email',
  sql<SubscriberState>`state`.as('state'),
  'confirm_expires_at',
] as const;
