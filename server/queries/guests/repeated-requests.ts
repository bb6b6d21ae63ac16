import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { type ListingKind, tablesOf } from '../reservations/reservation-tables.ts';
import { paymentInFlight } from '../reservations/reservation-writes.ts';

/** The days of a villa or a boat that somebody asks for. */
interface AskedDays {
  kind: ListingKind;
  listing_id: number;
  /** A `daterange`. */
  stay: string;
}

/** A request as a browser sends it; sent again from another tab it is the same one. */
export interface RepeatedRequest extends AskedDays {
  /** Of a charter. */
  unit?: string;
  customer_email: string;
  customer_phone: string;
  ip: string | null;
  user_agent: string | null;
}

/** What of a request may be other than in the one that stands. */
export interface RequestTerms {
  adults: number;
  children: number;
  babies: number;
  customer_note: string;
  total_kurus: number;
}

export type StandingRequest = RequestTerms & { reservation_id: string };

/** The request or booking of the last hour by the same guest in the same browser. */
export function findRepeatedRequest(
  db: Db,
  { unit, customer_email, customer_phone, ip, user_agent, ...asked }: RepeatedRequest,
): Promise<StandingRequest | undefined> {
  const { of } = tablesOf(asked.kind);
  return openRequests(db, asked)
    .innerJoin('legal_acceptances', `legal_acceptances.${of}`, 'mine.id')
    .where('mine.customer_email', '=', customer_email)
    .where('mine.customer_phone', '=', customer_phone)
    .where('legal_acceptances.ip', 'is not distinct from', ip)
    .where('legal_acceptances.user_agent', 'is not distinct from', user_agent)
    .where(sql<boolean>`mine.created_at > now() - interval '1 hour'`)
    .$if(unit !== undefined, (query) => query.where(sql<boolean>`mine.unit = ${unit}`))
    .executeTakeFirst();
}

/** Which of some codes stands for the days that are asked for. */
export async function findBookedBefore(
  db: Db,
  codes: readonly string[],
  asked: AskedDays,
): Promise<string | undefined> {
  if (codes.length === 0) return undefined;
  const found = await openRequests(db, asked)
    .where('mine.reservation_id', 'in', codes)
    .executeTakeFirst();
  return found?.reservation_id;
}

/** What is asked for, held or sold for just these days. */
function openRequests(db: Db, { kind, listing_id, stay }: AskedDays) {
  const tables = tablesOf(kind);
  return db
    .selectFrom(`${tables.reservations} as mine`)
    .select(['mine.reservation_id', 'mine.adults', 'mine.children', 'mine.babies'])
    .select(['mine.customer_note', 'mine.total_kurus'])
    .where(`mine.${tables.listing_id}`, '=', listing_id)
    .where(sql<boolean>`mine.stay = ${stay}::daterange`)
    .where(sql<boolean>`(mine.status in ('PENDING', 'PAYMENT_REVIEW', 'CONFIRMED')
      or mine.status = 'OPTION'
        and (mine.option_until > now() or ${paymentInFlight(kind, sql.ref('mine.id'))}))`)
    .limit(1);
}
