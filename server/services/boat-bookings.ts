import { randomBytes } from 'node:crypto';

import { now, today } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { inOneTrip } from '../db/one-trip.ts';
import type { CharterUnit } from '../domain/charter-pricing.ts';
import { instantOptionUntil } from '../domain/option-deadline.ts';
import { parsePhone } from '../domain/phone.ts';
import type { Quote } from '../domain/pricing.ts';
import { reservationCode } from '../domain/reservation-code.ts';
import type { MovePlan, Mover } from '../domain/reservation-moves.ts';
import { planMove, type ReservationState } from '../domain/reservation-states.ts';
import { stayOf } from '../domain/stay.ts';
import { conflict, invalid } from '../errors.ts';
import { insertBoatReservation } from '../queries/boat-reservation-writes.ts';
import type { PricedBoatRow } from '../queries/priced-boats.ts';
import { insertReservationExtras } from '../queries/reservation-sales.ts';
import type { NewBoatReservation } from '../schemas/boat-reservations.ts';
import type { Doer } from './audit.ts';
import { charterColumns, charterForSale, frozenCharter, soldBoatExtras } from './boat-sales.ts';
import { frozenFacts, isPrepaidFromStart, openingState } from './booking-quotes.ts';
import type { BookingContext } from './bookings.ts';
import { optionDeadline } from './option-deadlines.ts';
import { takeSweptDates } from './reservation-holds.ts';
import { noteOpening } from './reservation-trail.ts';

/** A charter somebody wants, whoever asks; guests have neither a state to choose nor an override. */
export type WantedBoatReservation = Omit<NewBoatReservation, 'status' | 'unit'> & {
  unit: CharterUnit;
  status: 'PENDING' | 'OPTION' | 'CONFIRMED';
};

export interface CreatedBoatReservation {
  id: number;
  reservation_id: string;
  status: ReservationState;
  total_kurus: number;
  prepayment_kurus: number;
  balance_kurus: number;
  deposit_kurus: number;
  option_until: string | null;
  /** What it was priced from; for the caller, not for an answer. */
  boat: PricedBoatRow;
  quoted: Quote;
  unit: CharterUnit;
}

/**
 * Makes a boat's reservation in the given transaction, as `createReservation` makes a villa's: priced
 * by the server alone, its quote frozen, its days taken if its state holds them, mails and notes
 * written with it. 409 `dates_taken`; 422 `not_sellable` with every reason, unless staff give
 * `override_reason`; 422 for a phone that is none and for extras the boat does not have.
 */
export async function createBoatReservation(
  db: Db,
  wanted: WantedBoatReservation,
  { doer, rules, rates }: BookingContext,
): Promise<CreatedBoatReservation> {
  const phone = parsePhone(wanted.customer_phone);
  if (!phone) throw invalid({ customer_phone: 'not_phone' });
  const { boat, quoted } = await charterForSale(db, wanted, { doer, rules });
  const plan = planOpening(wanted, { boat, quoted }, doer);
  const option_until = plan.to === 'OPTION' ? deadlineFor(boat, wanted, { doer, rules }) : null;
  const charter = charterColumns(boat, wanted);
  const frozen = frozenCharter(boat, quoted, wanted.unit);
  const reservation = await insertBoatReservation(db, {
    ...frozenFacts(boat, frozen, { wanted, rates }),
    ...charter,
    ...wishesOf(wanted),
    reservation_id: reservationCode(randomBytes(16)),
    status: plan.to,
    option_until,
    confirmed_at: plan.stamp === 'confirmed_at' ? now().toString() : null,
    state_reason: plan.reason ?? (plan.staff_word ? 'STAFF_WORD' : null),
    customer_phone: phone.phone,
    source: doer.role === 'GUEST' ? 'WEB' : 'STAFF',
    created_by: doer.id,
  });
  const { id } = reservation;
  const extras = soldBoatExtras(boat, quoted).map((extra) => ({
    ...extra,
    boat_reservation_id: id,
  }));
  await inOneTrip(db, (together) => [
    insertReservationExtras(together, extras),
    hold(together, { ...charter, id, option_until }, plan),
    noteOpening(together, { kind: 'boat', id }, plan, doer),
  ]);
  return { ...reservation, status: plan.to, option_until, boat, quoted, unit: wanted.unit };
}

/** The days of an instant booking are held as long as its payment page lives. */
function deadlineFor(
  boat: PricedBoatRow,
  { check_in, option_until }: WantedBoatReservation,
  { doer, rules }: Pick<BookingContext, 'doer' | 'rules'>,
): string {
  if (doer.role === 'GUEST') return instantOptionUntil(now()).toString();
  return optionDeadline(option_until, { check_in, option_hours: boat.option_hours }, rules);
}

function planOpening(
  wanted: WantedBoatReservation,
  { boat, quoted }: { boat: PricedBoatRow; quoted: Quote },
  doer: Doer,
): MovePlan {
  const plan = planMove({
    from: 'NEW',
    to: openingState(wanted, quoted, doer),
    who: doer.role as Mover,
    reason: wanted.reason,
    facts: {
      stay: stayOf(wanted.check_in, wanted.check_out),
      today: today(),
      now: now(),
      option_until: null,
      payment_in_flight: false,
      prepaid: isPrepaidFromStart(quoted, wanted),
      instant_booking: boat.instant_booking,
    },
  });
  if (!plan.ok) throw conflict('move_not_allowed');
  return plan;
}

async function hold(
  db: Db,
  charter: { id: number; boat_id: number; stay: string; option_until: string | null },
  plan: MovePlan,
) {
  if (!plan.holds) return;
  const { id, boat_id, stay, option_until } = charter;
  const expires_at = plan.holds === 'OPTION' ? option_until : null;
  await takeSweptDates(db, { boat_id, stay, kind: plan.holds, reservation_id: id, expires_at });
}

const wishesOf = (wanted: WantedBoatReservation) => ({
  customer_name: wanted.customer_name,
  customer_email: wanted.customer_email,
  customer_note: wanted.customer_note,
  adults: wanted.adults,
  children: wanted.children,
  babies: wanted.babies,
});
