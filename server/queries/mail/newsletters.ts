import { sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { NewsletterState } from '../../schemas/answers/newsletters.ts';
import type { NewsletterList } from '../../schemas/newsletters.ts';
import { countOf } from '../list-pages.ts';

/** One page of the newsletters, the newest first; `total` counts all that match. */
export async function listNewsletters(
  db: Db,
  { state, skip, take }: Omit<NewsletterList, 'format'>,
) {
  const all = db.selectFrom('newsletters');
  const matching = state ? all.where(STANDING, '=', state) : all;
  const rows = await matching
    .select(rowColumns)
    .orderBy('newsletters.id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  const total = await countOf(matching);
  return { rows, total };
}

/** With how many would get it now. @throws 404 */
export const getNewsletter = (db: Db, id: number) =>
  db
    .selectFrom('newsletters')
    .select([...rowColumns, 'newsletters.body', AUDIENCE.as('audience')])
    .where('newsletters.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('newsletter'));

/** Locked until the transaction ends. @throws 404 */
export const getNewsletterForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('newsletters')
    .select(['id', 'subject', 'body', STORED, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('newsletter'));

export async function insertNewsletter(
  db: Db,
  newsletter: { subject: string; body: string; created_by: number | null },
): Promise<number> {
  const { id } = await db
    .insertInto('newsletters')
    .values(newsletter)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateNewsletter = (db: Db, id: number, changes: Updateable<DB['newsletters']>) =>
  db.updateTable('newsletters').set(changes).where('id', '=', id).execute();

export const deleteNewsletter = (db: Db, id: number) =>
  db.deleteFrom('newsletters').where('id', '=', id).execute();

/** Newsletters that are going out, the first one first. */
export const listSendingNewsletters = (db: Db) =>
  db.selectFrom('newsletters').select('id').where('state', '=', 'SENDING').orderBy('id').execute();

/** Locks a newsletter; undefined where it is not going out any more, or somebody else works at it. */
export const lockSendingNewsletter = (db: Db, id: number) =>
  db
    .selectFrom('newsletters')
    .select(['id', 'subject', 'body', 'last_subscriber_id', 'queued_count', 'started_at'])
    .where('state', '=', 'SENDING')
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/**
 * The next who had confirmed when it was started and have not left since. Locked, so that nobody leaves before
 * their mail is there to be skipped.
 */
export const listNextRecipients = (
  db: Db,
  { last_subscriber_id, started_at }: { last_subscriber_id: number; started_at: Date | null },
  take: number,
) =>
  db
    .selectFrom('subscribers')
    .select(['id', 'email', 'leave_code'])
    .where('state', '=', 'ACTIVE')
    .where('id', '>', last_subscriber_id)
    .where('confirmed_at', '<=', started_at)
    .orderBy('id')
    .limit(take)
    .forShare()
    .execute();

/** Who would get a newsletter that is started now. */
export async function countAudience(db: Db): Promise<number> {
  const { rows } = await sql<{ audience: number }>`select ${AUDIENCE} as audience`.execute(db);
  return rows[0]?.audience ?? 0;
}

/** Newsletters' mails that nobody has sent yet. */
export async function countWaitingNewsletters(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('newsletter_id', 'is not', null)
    .where('state', 'in', ['WAITING', 'FAILED'])
    .executeTakeFirstOrThrow();
  return count;
}

const AUDIENCE = sql<number>`(select count(*)::int from subscribers where state = 'ACTIVE')`;

const STORED = sql<Exclude<NewsletterState, 'QUEUED'>>`newsletters.state`.as('state');

/** That all its mails are made is not yet that they have gone: without a mail server they wait. */
const STANDING = sql<NewsletterState>`case
  when newsletters.state = 'SENT' and exists (select from mails m
    where m.newsletter_id = newsletters.id and m.state in ('WAITING', 'FAILED')) then 'QUEUED'
  else newsletters.state end`;

const mailsIn = (...states: string[]) =>
  sql<number>`(select count(*)::int from mails m
    where m.newsletter_id = newsletters.id and m.state = any(${states}::text[]))`;

const rowColumns = [
  'newsletters.id',
  'newsletters.subject',
  STANDING.as('state'),
  'newsletters.queued_count',
  mailsIn('WAITING', 'FAILED').as('waiting_count'),
  mailsIn('SENT').as('sent_count'),
  mailsIn('DEAD').as('dead_count'),
  mailsIn('SKIPPED').as('skipped_count'),
  'newsletters.started_at',
  'newsletters.finished_at',
  'newsletters.created_at',
  'newsletters.version',
] as const;

export type NewsletterRow = Awaited<ReturnType<typeof listNewsletters>>['rows'][number];
export type Newsletter = Awaited<ReturnType<typeof getNewsletter>>;
