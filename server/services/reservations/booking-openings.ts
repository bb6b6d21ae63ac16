import { randomBytes } from 'node:crypto';

import { now, today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import type { Quote } from '../../domain/pricing.ts';
import { reservationCode } from '../../domain/reservation-code.ts';
import type { MovePlan, Mover } from '../../domain/reservation-moves.ts';
import { planMove } from '../../domain/reservation-states.ts';
import { stayOf } from '../../domain/stay.ts';
import { conflict } from '../../errors.ts';
import type { Calendar } from '../../queries/reservations/reservation-tables.ts';
import type { Doer } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { storedPhone } from '../stored-phone.ts';
import { isPrepaidFromStart, openingState, type WantedReservation } from './booking-quotes.ts';
import { instantDeadline, optionDeadline } from './option-deadlines.ts';
import { takeSweptDates } from './reservation-holds.ts';

/** What of a wish decides how its reservation begins, and who it is for; of a villa or a boat. */
type Wish = Omit<WantedReservation, 'villa_id' | 'extras' | 'offer'>;

/** What of a villa or a boat decides how its reservations begin. */
interface Opened {
  instant_booking: boolean;
  option_hours: number | null;
  /** Of a day trip. */
  starts_at?: string | null;
}

/** How a reservation begins: the first move of its life, and what its row says of it. */
interface Opening {
  plan: MovePlan;
  columns: ReturnType<typeof columnsOf> & { option_until: string | null };
}

interface OpeningContext {
  doer: Doer;
  rules: SiteRules;
}

/**
 * The state a reservation begins in, whether its days are held, until when, and the columns that say so
 * with its guest's. @throws 409 `move_not_allowed`; 422 for a deadline that has passed
 */
export function openingOf(
  listing: Opened,
  wanted: Wish,
  quoted: Quote,
  { doer, rules }: OpeningContext,
): Opening {
  const plan = planOpening(listing, wanted, quoted, doer);
  const option_until = plan.to === 'OPTION' ? deadlineOf(listing, wanted, { doer, rules }) : null;
  return { plan, columns: { ...columnsOf(wanted, plan, doer), option_until } };
}

/** Takes the days of a new reservation, if its state holds them. The calendar is locked and swept. */
export async function holdOpening(
  db: Db,
  reservation: Calendar & { stay: string; reservation_id: number },
  { plan, columns }: Opening,
): Promise<void> {
  if (!plan.holds) return;
  const expires_at = plan.holds === 'OPTION' ? columns.option_until : null;
  await takeSweptDates(db, { ...reservation, kind: plan.holds, expires_at });
}

function planOpening(listing: Opened, wanted: Wish, quoted: Quote, doer: Doer): MovePlan {
  const stay = stayOf(wanted.check_in, wanted.check_out);
  const plan = planMove({
    from: 'NEW',
    to: openingState(wanted, quoted, doer),
    who: doer.role as Mover,
    reason: wanted.reason,
    facts: {
      stay,
      leaves_on: stay.check_out,
      today: today(),
      now: now(),
      option_until: null,
      payment_in_flight: false,
      prepaid: isPrepaidFromStart(quoted, wanted),
      instant_booking: listing.instant_booking,
    },
  });
  if (!plan.ok) throw conflict('move_not_allowed');
  return plan;
}

/** The days of an instant booking are held as long as its payment page lives. */
function deadlineOf(
  { option_hours, starts_at }: Opened,
  { check_in, option_until }: Wish,
  { doer, rules }: OpeningContext,
): string {
  if (doer.role === 'GUEST') return instantDeadline({ check_in, starts_at });
  return optionDeadline(option_until, { check_in, option_hours, starts_at }, rules);
}

const columnsOf = (wanted: Wish, plan: MovePlan, doer: Doer) => ({
  reservation_id: reservationCode(randomBytes(16)),
  status: plan.to,
  confirmed_at: plan.stamp === 'confirmed_at' ? now().toString() : null,
  state_reason: plan.reason ?? (plan.staff_word ? 'STAFF_WORD' : null),
  source: doer.role === 'GUEST' ? ('WEB' as const) : ('STAFF' as const),
  created_by: doer.id,
  customer_name: wanted.customer_name,
  customer_phone: storedPhone(wanted.customer_phone),
  customer_email: wanted.customer_email,
  customer_note: wanted.customer_note,
  adults: wanted.adults,
  children: wanted.children,
  babies: wanted.babies,
});
