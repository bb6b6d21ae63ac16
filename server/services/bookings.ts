import { randomBytes } from 'node:crypto';

import type { Rates } from '../../views/layouts/site.ts';
import { now, today } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { inOneTrip } from '../db/one-trip.ts';
import { instantOptionUntil } from '../domain/option-deadline.ts';
import { parsePhone } from '../domain/phone.ts';
import type { Quote } from '../domain/pricing.ts';
import { reservationCode } from '../domain/reservation-code.ts';
import type { MovePlan, Mover } from '../domain/reservation-moves.ts';
import { planMove, type ReservationState } from '../domain/reservation-states.ts';
import { printStay, stayOf } from '../domain/stay.ts';
import { conflict, invalid } from '../errors.ts';
import { getPricedVilla, type PricedVillaRow } from '../queries/priced-villas.ts';
import { insertReservationExtras } from '../queries/reservation-sales.ts';
import { insertReservation } from '../queries/reservation-writes.ts';
import type { Doer } from './audit.ts';
import {
  frozenFacts,
  isPrepaidFromStart,
  openingState,
  quoteOf,
  refuseUnknownExtras,
  refuseUnsellable,
  soldExtras,
  type WantedReservation,
} from './booking-quotes.ts';
import { acceptOffer, agreedPrice } from './offered-prices.ts';
import { optionDeadline } from './option-deadlines.ts';
import { datesTaken, lockSwept, takeSweptDates } from './reservation-moves.ts';
import { noteOpening } from './reservation-trail.ts';
import type { SiteRules } from './settings.ts';
import { siteRules, siteShell } from './shell.ts';

/** What a booking needs beside the wish: read before the transaction, which must not wait for another connection. */
export interface BookingContext {
  doer: Doer;
  rules: SiteRules;
  rates: Rates | null;
}

export async function bookingContext(doer: Doer): Promise<BookingContext> {
  const { rates } = await siteShell();
  return { doer, rules: await siteRules(), rates };
}

export interface CreatedReservation {
  id: number;
  reservation_id: string;
  status: ReservationState;
  total_kurus: number;
  prepayment_kurus: number;
  balance_kurus: number;
  deposit_kurus: number;
  option_until: string | null;
  /** What it was priced from; for the caller, not for an answer. */
  villa: PricedVillaRow;
  quoted: Quote;
}

/**
 * Makes a reservation in the given transaction: priced by the server alone, its quote frozen, its
 * nights taken if its state holds them, mails and notes written with it. 409 `dates_taken`; 422
 * `not_sellable` with every reason, unless staff give `override_reason`; 422 for a phone that is none
 * and for extras the villa does not have.
 */
export async function createReservation(
  db: Db,
  wanted: WantedReservation,
  context: BookingContext,
): Promise<CreatedReservation> {
  const { doer, rules } = context;
  const phone = parsePhone(wanted.customer_phone);
  if (!phone) throw invalid({ customer_phone: 'not_phone' });
  const stay = printStay(stayOf(wanted.check_in, wanted.check_out));
  const { villa, quoted, offer_id } = await quoteForSale(db, { ...wanted, stay }, context);
  const plan = planOpening(wanted, { villa, quoted }, doer);
  const option_until = plan.to === 'OPTION' ? deadlineFor(villa, wanted, { doer, rules }) : null;
  const reservation = await insertReservation(db, {
    ...frozenFacts(villa, quoted, { wanted, rates: context.rates }),
    ...wishesOf(wanted),
    reservation_id: reservationCode(randomBytes(16)),
    villa_id: villa.id,
    stay,
    status: plan.to,
    option_until,
    confirmed_at: plan.stamp === 'confirmed_at' ? now().toString() : null,
    state_reason: plan.reason ?? (plan.staff_word ? 'STAFF_WORD' : null),
    customer_phone: phone.phone,
    source: doer.role === 'GUEST' ? 'WEB' : 'STAFF',
    created_by: doer.id,
  });
  const { id } = reservation;
  const extras = soldExtras(villa, quoted).map((extra) => ({ ...extra, reservation_id: id }));
  await inOneTrip(db, (together) => [
    insertReservationExtras(together, extras),
    hold(together, { id, villa_id: villa.id, stay, option_until }, plan),
    noteOpening(together, { kind: 'villa', id }, plan, doer),
  ]);
  if (offer_id !== null) await acceptOffer(db, { offer_id, reservation_id: id }, doer);
  return { ...reservation, status: plan.to, option_until, villa, quoted };
}

/** The villa and its price, once nobody else can change its calendar and no dead option stands there. */
async function quoteForSale(
  db: Db,
  wanted: WantedReservation & { stay: string },
  { doer, rules }: BookingContext,
) {
  const { villa_id, stay } = wanted;
  const villa = await lockSwept(db, { listing_id: villa_id, stay }, (together) =>
    getPricedVilla(together, villa_id, wanted),
  );
  const quoted = quoteOf(villa, wanted, rules);
  if (quoted.reasons.some(({ code }) => code === 'taken'))
    throw await datesTaken(db, { villa_id, stay }, doer);
  refuseUnknownExtras(villa, wanted);
  refuseUnsellable(quoted, wanted);
  return { villa, ...(await agreedPrice(db, wanted, quoted, { forSale: true })) };
}

/** The dates of an instant booking are held as long as its payment page lives. */
function deadlineFor(
  villa: PricedVillaRow,
  { check_in, option_until }: WantedReservation,
  { doer, rules }: Pick<BookingContext, 'doer' | 'rules'>,
): string {
  if (doer.role === 'GUEST') return instantOptionUntil(now()).toString();
  return optionDeadline(option_until, { check_in, option_hours: villa.option_hours }, rules);
}

function planOpening(
  wanted: WantedReservation,
  { villa, quoted }: { villa: PricedVillaRow; quoted: Quote },
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
      instant_booking: villa.instant_booking,
    },
  });
  if (!plan.ok) throw conflict('move_not_allowed');
  return plan;
}

const wishesOf = (wanted: WantedReservation) => ({
  customer_name: wanted.customer_name,
  customer_email: wanted.customer_email,
  customer_note: wanted.customer_note,
  adults: wanted.adults,
  children: wanted.children,
  babies: wanted.babies,
});

async function hold(
  db: Db,
  reservation: { id: number; villa_id: number; stay: string; option_until: string | null },
  plan: MovePlan,
) {
  if (!plan.holds) return;
  const { id, villa_id, stay, option_until } = reservation;
  const expires_at = plan.holds === 'OPTION' ? option_until : null;
  await takeSweptDates(db, { villa_id, stay, kind: plan.holds, reservation_id: id, expires_at });
}
