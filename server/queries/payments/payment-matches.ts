import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { reservationCodePattern } from '../../domain/reservation-code.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { lastDay } from '../reservations/boat-reservation-columns.ts';
import type { ListingKind } from '../reservations/reservation-tables.ts';
import { hold } from '../search/typed-words.ts';
import { amountLacking, staying } from './amounts-due.ts';

/** A reservation that money of nobody may belong to. */
export interface PaymentMatch {
  kind: ListingKind;
  id: number;
  reservation_id: string;
  status: ReservationState;
  customer_name: string;
  listing_name: string;
  check_in: string;
  check_out: string;
  /** Kuruş that lack of the prepayment, and of the total. */
  due_kurus: number;
  left_kurus: number;
}

interface Sought {
  /** What was typed: a code, a name or a telephone; without it the amount decides. */
  q: string | undefined;
  amount_kurus: number;
}

const MOST = 20;

const SUMS = sql`greatest(0, r.prepayment_kurus - ${staying('r')}) as due_kurus,
  ${amountLacking('r')} as left_kurus`;

/** Reservations of both kinds that were meant, the latest first: what was typed, or whose due sum it is. */
export async function findPaymentMatches(db: Db, { q, amount_kurus }: Sought) {
  const typed = q?.trim() ?? '';
  const digits = typed.replace(/\D/g, '');
  const fits =
    typed === ''
      ? sql`r.status not in ('REJECTED', 'COMPLETED', 'NO_SHOW')
          and ${amount_kurus} in (r.prepayment_kurus - ${staying('r')}, ${amountLacking('r')})`
      : sql`(r.reservation_id like ${reservationCodePattern(typed)}
          or ${hold(sql`r.customer_words`, typed)}
          or ${digits.length >= 7} and r.customer_phone like ${`%${digits}`})`;
  const { rows } = await sql<PaymentMatch>`
    select * from (
      select 'villa' as kind, r.id, r.reservation_id, r.status, r.customer_name,
        v.name as listing_name, r.check_in, r.check_out, ${SUMS}, r.created_at
      from reservations r join villas v on v.id = r.villa_id where ${fits}
      union all
      select 'boat', r.id, r.reservation_id, r.status, r.customer_name, b.name, r.check_in,
        ${lastDay('r')}, ${SUMS}, r.created_at
      from boat_reservations r join boats b on b.id = r.boat_id where ${fits}
    ) found
    order by created_at desc limit ${MOST}`.execute(db);
  return rows;
}
