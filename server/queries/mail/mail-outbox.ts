import { type Insertable, sql } from 'kysely';

import { compiledPerColumns } from '../../db/compiled-once.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';

/** A file inside a mail. Text only: nothing is ever read from a path or an address. */
export interface MailAttachment {
  filename: string;
  content_type: string;
  content: string;
}

/** A new row of the outbox. */
export interface OutboxRow {
  template_code: string | null;
  recipient: string;
  reply_to: string | null;
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
  event_key: string;
  state: 'WAITING' | 'SKIPPED';
  reservation_id: number | null;
  boat_reservation_id?: number | null;
  created_by: number | null;
  newsletter_id?: number | null;
  subscriber_id?: number | null;
  unsubscribe_url?: string | null;
}

/** Writes a mail unless its event already has one. Gives the new row's id, or undefined. */
export async function insertMail(db: Db, mail: OutboxRow): Promise<number | undefined> {
  const [id] = await insertMails(db, [mail]);
  return id;
}

/** The same for mails that are made together, in one statement. Gives the ids of the new ones. */
export async function insertMails(db: Db, mails: readonly OutboxRow[]): Promise<number[]> {
  if (mails.length === 0) return [];
  const written = mails.map((mail) => ({
    ...mail,
    attachments: JSON.stringify(mail.attachments),
  }));
  const rows = await insertedMails(db, ...written);
  return rows.map(({ id }) => id);
}

const insertedMails = compiledPerColumns((db, ...mails: Insertable<DB['mails']>[]) =>
  db
    .insertInto('mails')
    .values(mails)
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning('id'),
);

/** Copies of a mail that were made for sending it again. */
export async function countMailCopies(db: Db, eventKey: string): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`starts_with(event_key, ${`${eventKey}:`})`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Mails as they stand, in the order of their ids, locked until the transaction ends. */
export const lockMails = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('mails')
    .leftJoin('subscribers', 'subscribers.id', 'mails.subscriber_id')
    .select(['mails.id', 'mails.recipient', 'mails.state', 'subscribers.state as subscriber_state'])
    .where('mails.id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('mails.id')
    .forUpdate('mails')
    .execute();

/**
 * Puts unsent mails back to the front of the queue, with all their attempts before them. One that is being
 * sent right now is left to its sender: it would arrive twice.
 */
export async function requeueMails(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'WAITING', attempts: 0, refusals: 0, next_attempt_at: now, last_error: null })
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('state', '<>', 'SENT')
    .where(
      sql<boolean>`not (state in ('WAITING', 'FAILED') and attempts > 0
        and last_error is null and next_attempt_at > ${now}::timestamptz)`,
    )
    .execute();
}

/**
 * Takes the mail that has waited longest and lends it until `leased_until`: a sender that dies
 * leaves it to the next one after that. Two senders never get the same one. That it has no error any more
 * tells that it is lent, not put off.
 */
export function claimDueMail(db: Db, { now, leased_until }: { now: Date; leased_until: Date }) {
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('mails')
        .select('id')
        .where('state', 'in', ['WAITING', 'FAILED'])
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mails')
    .from('due')
    .whereRef('mails.id', '=', 'due.id')
    .set({ attempts: sql`mails.attempts + 1`, next_attempt_at: leased_until, last_error: null })
    .returning([
      'mails.id',
      'mails.recipient',
      'mails.reply_to',
      'mails.unsubscribe_url',
      'mails.subject',
      'mails.html',
      'mails.text',
      'mails.attempts',
      'mails.refusals',
      sql<MailAttachment[]>`mails.attachments`.as('attachments'),
    ])
    .executeTakeFirst();
}

/** Lends it for longer; not one that was sent, put off or given to somebody else meanwhile. */
export async function prolongLease(
  db: Db,
  { id, attempts }: Pick<DueMail, 'id' | 'attempts'>,
  leased_until: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: leased_until })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', 'in', ['WAITING', 'FAILED'])
    .where('last_error', 'is', null)
    .execute();
}

export type DueMail = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>;

/** The mail was taken over: from now on its link to a password stands nowhere. */
export async function setMailSent(db: Db, id: number, sent: { at: Date; message_id: string }) {
  await db
    .updateTable('mails')
    .set({
      state: 'SENT',
      sent_at: sent.at,
      message_id: sent.message_id,
      last_error: null,
      html: withoutCodes('html'),
      text: withoutCodes('text'),
    })
    .where('id', '=', id)
    .execute();
}

/** A mail's text. A link to a password is worth nothing to those who read the outbox. */
export const withoutCodes = (column: 'html' | 'text') =>
  sql<string>`case when template_code in ('user_invitation', 'password_reset')
    then regexp_replace(${sql.ref(`mails.${column}`)}, '(/dashboard/reset/)[A-Za-z0-9_-]+', '\\1…', 'g')
    else ${sql.ref(`mails.${column}`)} end`;

/** What waits for a subscriber is not sent any more. */
export async function skipMailsOfSubscriber(db: Db, subscriberId: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'SKIPPED' })
    .where('subscriber_id', '=', subscriberId)
    .where('state', 'in', ['WAITING', 'FAILED'])
    .execute();
}

/**
 * What tells of a movement of money that never was, by mails of these kinds, is not sent any more; a sender that has
 * it in hand sends it still. Event keys are `code:transaction:id`, and a count.
 */
export async function skipMailsOfMovement(
  db: Db,
  id: number,
  codes: readonly string[],
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'SKIPPED' })
    .where('template_code', 'in', codes)
    .where('state', 'in', ['WAITING', 'FAILED', 'DEAD'])
    .where(sql<boolean>`split_part(event_key, ':', 2) = 'transaction'
      and split_part(event_key, ':', 3) = ${String(id)}`)
    .execute();
}

interface MailFailure {
  state: 'FAILED' | 'DEAD';
  refusals: number;
  last_error: string;
  next_attempt_at: Date;
}

/** Notes a failed attempt, unless another sender has taken the mail up since. */
export async function setMailFailed(
  db: Db,
  { id, attempts }: Pick<DueMail, 'id' | 'attempts'>,
  failure: MailFailure,
): Promise<void> {
  await db
    .updateTable('mails')
    .set(failure)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', 'in', ['WAITING', 'FAILED'])
    .execute();
}
