import { type Insertable, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import type { AmountDue } from '../../domain/amount-due.ts';
import { type ReservationKey, tablesOf } from '../reservations/reservation-tables.ts';

const COLUMNS = [
  'id',
  'code',
  'reservation_id',
  'boat_reservation_id',
  'purpose',
  'amount_kurus',
  'expires_at',
  'used_at',
  'cancelled_at',
] as const;

export const findPaymentLink = (db: Db, code: string) =>
  db.selectFrom('payment_links').select(COLUMNS).where('code', '=', code).executeTakeFirst();

export const findPaymentLinkById = (db: Db, id: number) =>
  db.selectFrom('payment_links').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export type PaymentLinkRow = NonNullable<Awaited<ReturnType<typeof findPaymentLink>>>;

export const insertPaymentLink = (
  db: Db,
  link: Insertable<DB['payment_links']>,
): Promise<PaymentLinkRow> =>
  db.insertInto('payment_links').values(link).returning(COLUMNS).executeTakeFirstOrThrow();

/** Notes the first time; a link that was opened or used stays so. */
export async function stampPaymentLink(
  db: Db,
  id: number,
  stamp: 'opened_at' | 'used_at',
): Promise<void> {
  await db
    .updateTable('payment_links')
    .set({ [stamp]: sql`now()` })
    .where('id', '=', id)
    .where(stamp, 'is', null)
    .execute();
}

/** What was paid by a link never came: its page asks for it again, unless other money did come by it. */
export async function clearLinkUse(db: Db, id: number): Promise<void> {
  await db
    .updateTable('payment_links')
    .set({ used_at: null })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('transactions')
            .select('transactions.id')
            .where('transactions.payment_link_id', '=', id)
            .where('transactions.status', '=', 'PAID'),
        ),
      ),
    )
    .execute();
}

/**
 * Ends the links that ask for another sum of the stay than is due, and that nobody has paid by; the
 * deposit's are not among them. The reservation is locked.
 */
export const cancelOutdatedLinks = (
  db: Db,
  { kind, id }: ReservationKey,
  { at, due }: { at: string; due: AmountDue },
) =>
  db
    .updateTable('payment_links')
    .set({ cancelled_at: at })
    .where(tablesOf(kind).of, '=', id)
    .where('purpose', 'in', ['PREPAYMENT', 'BALANCE'])
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where((eb) =>
      eb.or([eb('purpose', '<>', due.purpose), eb('amount_kurus', '<>', due.amount_kurus)]),
    )
    .returning(['id', 'purpose', 'amount_kurus', 'expires_at'])
    .execute();

/**
 * Gives links whose end was the option's its new one, at the latest so many hours after they were made;
 * the deposit's are not among them. The reservation is locked.
 */
export async function moveLinkEnds(
  db: Db,
  { kind, id }: ReservationKey,
  { option_until, hours }: { option_until: string; hours: number },
): Promise<void> {
  const whole = sql<Date>`greatest(expires_at, created_at + make_interval(hours => ${hours}))`;
  await db
    .updateTable('payment_links')
    .set({ expires_at: sql`least(${whole}, ${option_until}::timestamptz)` })
    .where(tablesOf(kind).of, '=', id)
    .where('purpose', 'in', ['PREPAYMENT', 'BALANCE'])
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** Which reservation a code names, of a villa or of a boat. */
export async function findReservationKey(
  db: Db,
  code: string,
): Promise<ReservationKey | undefined> {
  const { rows } = await sql<ReservationKey>`
    select 'villa' as kind, id from reservations where reservation_id = ${code}
    union all select 'boat', id from boat_reservations where reservation_id = ${code}`.execute(db);
  return rows[0];
}

/** A reservation's code. */
export async function findReservationCode(db: Db, link: PaymentLinkRow): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select reservation_id as code from reservations where id = ${link.reservation_id}
    union all
    select reservation_id from boat_reservations where id = ${link.boat_reservation_id}`.execute(
    db,
  );
  return rows[0]?.code ?? '';
}

/** Links of a reservation that neither money nor time ended. */
export const listOpenLinks = (db: Db, code: string) =>
  db
    .selectFrom('payment_links as l')
    .leftJoin('reservations as r', 'r.id', 'l.reservation_id')
    .leftJoin('boat_reservations as b', 'b.id', 'l.boat_reservation_id')
    .select(['l.code', 'l.purpose', 'l.amount_kurus', 'l.expires_at'])
    .select(['l.used_at', 'l.cancelled_at'])
    .where(sql<boolean>`coalesce(r.reservation_id, b.reservation_id) = ${code}`)
    .where('l.used_at', 'is', null)
    .where('l.cancelled_at', 'is', null)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .orderBy('l.id')
    .execute();
