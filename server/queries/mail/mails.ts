import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { MailState } from '../../shared/desk-states.ts';
import { hold } from '../search/typed-words.ts';
import { type MailAttachment, withoutCodes } from './mail-outbox.ts';

interface MailSearch {
  skip: number;
  take: number;
  state?: MailState | undefined;
  template_code?: string | undefined;
  /** In the recipient or the subject. */
  q?: string | undefined;
}

const listed = [
  'mails.id',
  'mails.template_code',
  'mail_templates.name as template_name',
  'mails.recipient',
  'mails.subject',
  'mails.state',
  'mails.attempts',
  'mails.next_attempt_at',
  'mails.last_error',
  'mails.sent_at',
  'mails.reservation_id',
  'mails.created_at',
] as const;

/**
 * The outbox, newest first, without the mails' contents. Which of them are on the page their ids alone tell,
 * along an index.
 */
export function listMails(db: Db, { skip, take, ...search }: MailSearch) {
  const page = db
    .selectFrom('mails')
    .select('mails.id')
    .where(matching(search))
    .orderBy('mails.created_at', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(take)
    .offset(skip);
  return named(db)
    .select(listed)
    .$narrowType<{ state: MailState }>()
    .where('mails.id', 'in', page)
    .orderBy('mails.created_at', 'desc')
    .orderBy('mails.id', 'desc')
    .execute();
}

export async function countMails(db: Db, search: Omit<MailSearch, 'skip' | 'take'> = {}) {
  const { count } = await db
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(search))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many mails there are in each state; a state without any is absent. */
export async function countMailsByState(db: Db): Promise<Partial<Record<MailState, number>>> {
  const rows = await db
    .selectFrom('mails')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** One mail with its contents and the code of the reservation it tells of, a villa's or a boat's. @throws 404 */
export function getMail(db: Db, id: number) {
  return named(db)
    .leftJoin('reservations', 'reservations.id', 'mails.reservation_id')
    .leftJoin('boat_reservations', 'boat_reservations.id', 'mails.boat_reservation_id')
    .select([
      ...listed,
      'mails.reply_to',
      withoutCodes('html').as('html'),
      withoutCodes('text').as('text'),
      'mails.event_key',
      'mails.created_by',
      'mails.boat_reservation_id',
      'mails.subscriber_id',
      'mails.unsubscribe_url',
      sql<MailAttachment[]>`mails.attachments`.as('attachments'),
      sql<
        string | null
      >`coalesce(reservations.reservation_id, boat_reservations.reservation_id)`.as(
        'reservation_code',
      ),
    ])
    .$narrowType<{ state: MailState }>()
    .where('mails.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('mail'));
}

/** Which of these pictures a mail made of a template shows. */
export async function listMailedPictures(
  db: Db,
  template_code: string,
  hashes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select hash from unnest(${hashes}::text[]) as asked (hash)
    where exists (
      select from mails
      where template_code = ${template_code} and strpos(html, '/media/' || hash || '/') > 0
    )`.execute(db);
  return rows.map(({ hash }) => hash);
}

function matching({ state, template_code, q }: Omit<MailSearch, 'skip' | 'take'>) {
  const conditions = [
    state !== undefined && sql`mails.state = ${state}`,
    template_code !== undefined && sql`mails.template_code = ${template_code}`,
    q !== undefined && hold(sql`mails.words`, q),
  ].filter((condition) => condition !== false);
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

const named = (db: Db) =>
  db.selectFrom('mails').leftJoin('mail_templates', 'mail_templates.code', 'mails.template_code');
