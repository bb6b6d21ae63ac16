import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { SUBSCRIBER_SOURCES, SubscriberList, SubscriberState } from '../../schemas/desk.ts';
import { countOf } from '../list-pages.ts';
import { hold } from '../search/typed-words.ts';

/** One page of all who ever signed up; `total` counts all that match. */
export async function listSubscribers(db: Db, list: SubscriberList) {
  const direction = list.order.startsWith('-') ? 'desc' : 'asc';
  const rows = await matching(db, list)
    .select(columns)
    .orderBy(sql.ref(`subscribers.${list.order.replace(/^-/, '')}`), direction)
    .orderBy('subscribers.id', direction)
    .limit(list.take)
    .offset(list.skip)
    .execute();
  const total = await countOf(matching(db, list));
  return { rows, total };
}

/** How many wait for their confirmation, are subscribed and have left. */
export async function countSubscriberStates(db: Db) {
  const rows = await db
    .selectFrom('subscribers')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { WAITING: of('WAITING'), ACTIVE: of('ACTIVE'), LEFT: of('LEFT') };
}

/** Locked until the transaction ends. @throws 404 */
export const getSubscriberForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('subscribers')
    .select(['id', 'email', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('subscriber'));

/** Whether there is such a subscriber. @throws 404 */
export async function requireSubscriber(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('subscribers')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('subscriber'));
}

/** From now on no mail goes there; the link that would confirm the address is worth nothing. */
export const markSubscriberLeft = (db: Db, id: number, leftAt: string) =>
  db
    .updateTable('subscribers')
    .set({ state: 'LEFT', left_at: leftAt, confirm_code_hash: null, confirm_expires_at: null })
    .where('id', '=', id)
    .execute();

const matching = (db: Db, { state, q }: SubscriberList) =>
  db
    .selectFrom('subscribers')
    .$if(state !== undefined, (query) => query.where('state', '=', String(state)))
    .$if(q !== undefined, (query) => query.where(hold(sql`subscribers.words`, String(q))));

const columns = [
  'id',
  'email',
  sql<SubscriberState>`state`.as('state'),
  sql<(typeof SUBSCRIBER_SOURCES)[number]>`source`.as('source'),
  'consent_text',
  'consent_ip',
  'consent_user_agent',
  'consented_at',
  'confirmed_at',
  'confirmed_ip',
  'left_at',
  'created_at',
] as const;

export type SubscriberListRow = Awaited<ReturnType<typeof listSubscribers>>['rows'][number];
