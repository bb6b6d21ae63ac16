import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import { notFound } from '../errors.ts';
import type { MailAttachment } from './mail-outbox.ts';

export const MAIL_STATES = ['WAITING', 'SENT', 'FAILED', 'DEAD', 'SKIPPED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

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

/** The outbox, newest first, without the mails' contents. */
export function listMails(db: Db, { skip, take, ...search }: MailSearch) {
  return named(db)
    .select(listed)
    .$narrowType<{ state: MailState }>()
    .where(matching(search))
    .orderBy('mails.created_at', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(take)
    .offset(skip)
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

/** One mail with its contents and the code of the villa reservation it tells of. @throws 404 */
export function getMail(db: Db, id: number) {
  return named(db)
    .leftJoin('reservations', 'reservations.id', 'mails.reservation_id')
    .select([
      ...listed,
      'mails.reply_to',
      'mails.html',
      'mails.text',
      'mails.event_key',
      'mails.created_by',
      'mails.boat_reservation_id',
      'mails.subscriber_id',
      'mails.unsubscribe_url',
      sql<MailAttachment[]>`mails.attachments`.as('attachments'),
      'reservations.reservation_id as reservation_code',
    ])
    .$narrowType<{ state: MailState }>()
    .where('mails.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('mail'));
}

/** The mails a villa reservation has made, newest first. */
export function listMailsOfReservation(db: Db, reservationId: number) {
  return named(db)
    .select(listed)
    .$narrowType<{ state: MailState }>()
    .where('mails.reservation_id', '=', reservationId)
    .orderBy('mails.id', 'desc')
    .execute();
}

/** The templates in the order they were made, with how many mails each has made so far. */
export function listMailTemplates(db: Db) {
  return db
    .selectFrom('mail_templates')
    .select((eb) => [
      'mail_templates.id',
      'mail_templates.code',
      'mail_templates.name',
      'mail_templates.subject',
      'mail_templates.active',
      eb
        .selectFrom('mails')
        .select(sql<number>`count(*)::int`.as('mail_count'))
        .whereRef('mails.template_code', '=', 'mail_templates.code')
        .$asScalar()
        .as('mail_count'),
    ])
    .orderBy('mail_templates.id')
    .execute();
}

const matching = ({ state, template_code, q }: Omit<MailSearch, 'skip' | 'take'>) => sql<boolean>`
  (${state ?? null}::text is null or mails.state = ${state ?? null})
  and (${template_code ?? null}::text is null or mails.template_code = ${template_code ?? null})
  and (${q ?? null}::text is null or tr_fold(concat_ws(' ', mails.recipient, mails.subject))
    like '%' || tr_fold(${q ?? null}::text) || '%')`;

const named = (db: Db) =>
  db.selectFrom('mails').leftJoin('mail_templates', 'mail_templates.code', 'mails.template_code');
