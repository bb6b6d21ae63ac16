import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { amountLacking, staying } from '../payments/amounts-due.ts';
import {
  type ListingKind,
  type ReservationKey,
  tablesOf,
} from '../reservations/reservation-tables.ts';

/** A reservation that a reminder is due for. */
export interface DueReminder extends ReservationKey {
  check_in: string;
  option_until: Date | null;
}

const due = (db: Db, kind: ListingKind) => {
  const { reservations } = tablesOf(kind);
  return db
    .selectFrom(reservations)
    .select(['id', 'check_in', 'option_until', sql<ListingKind>`${kind}`.as('kind')])
    .orderBy('id');
};

interface Window {
  now: string;
  until: string;
}

/** Options that end soon, made long enough before that a reminder is no echo of the offer itself. */
export const listOptionsEnding = (
  db: Db,
  kind: ListingKind,
  { now, until }: Window,
): Promise<DueReminder[]> =>
  due(db, kind)
    .where('status', '=', 'OPTION')
    .where('option_until', '>', sql<Date>`${now}::timestamptz`)
    .where('option_until', '<=', sql<Date>`${until}::timestamptz`)
    .where(sql<boolean>`${staying(tablesOf(kind).reservations)} < prepayment_kurus`)
    .where('created_at', '<', sql<Date>`${now}::timestamptz - interval '2 hours'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mails')
            .select('mails.id')
            .whereRef(`mails.${tablesOf(kind).of}`, '=', `${tablesOf(kind).reservations}.id`)
            .where('mails.template_code', '=', 'reservation_option')
            .where('mails.created_at', '>', sql<Date>`${now}::timestamptz - interval '2 hours'`),
        ),
      ),
    )
    .execute();

interface Days {
  /** ISO days, Istanbul's; both are included. */
  from: string;
  to: string;
}

interface Beginning extends Days {
  /** Confirmed before this moment: a confirmation just sent says it all. */
  confirmed_before?: string;
  /** Only those of which something of the total is not paid yet. */
  unpaid?: boolean;
}

/** Confirmed stays that begin in these days. */
export const listStaysBeginning = (
  db: Db,
  kind: ListingKind,
  { from, to, confirmed_before, unpaid = false }: Beginning,
): Promise<DueReminder[]> =>
  due(db, kind)
    .where('status', '=', 'CONFIRMED')
    .where('check_in', '>=', from)
    .where('check_in', '<=', to)
    .$if(confirmed_before !== undefined, (query) =>
      query.where('confirmed_at', '<', sql<Date>`${confirmed_before}::timestamptz`),
    )
    .$if(unpaid, (query) =>
      query.where(sql<boolean>`${amountLacking(tablesOf(kind).reservations)} > 0`),
    )
    .execute();

/** Stays that are over since a day of these, whose guests nobody has asked for a comment. */
export const listStaysUncommented = (
  db: Db,
  kind: ListingKind,
  { from, to }: Days,
): Promise<DueReminder[]> =>
  due(db, kind)
    .where('status', '=', 'COMPLETED')
    .where('check_out', '>=', from)
    .where('check_out', '<=', to)
    .where('comment_invited_at', 'is', null)
    .where('anonymised_at', 'is', null)
    .execute();

/**
 * Locks a reservation and tells whether it still stands in that state, on those days: a guest who
 * cancelled a moment ago is not reminded.
 */
export async function lockForReminder(
  db: Db,
  { kind, id, check_in }: DueReminder,
  status: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(tablesOf(kind).reservations)
    .select('id')
    .where('id', '=', id)
    .where('status', '=', status)
    .where('check_in', '=', check_in)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The mails of these events that are there already. */
export async function listKnownEvents(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('mails')
    .select('event_key')
    .where('event_key', 'in', [...keys, ''])
    .execute();
  return new Set(rows.map(({ event_key }) => event_key));
}

/** Gives a reservation the code of its comment's link, unless it has one, and notes the invitation. */
export const setCommentInvited = (
  db: Db,
  { kind, id }: ReservationKey,
  { code, at }: { code: string; at: string },
) =>
  db
    .updateTable(tablesOf(kind).reservations)
    .set({
      comment_code: sql<string>`coalesce(comment_code, ${code})`,
      comment_invited_at: at,
    })
    .where('id', '=', id)
    .execute();
