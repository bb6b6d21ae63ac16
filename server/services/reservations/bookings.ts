import type { Rates } from '../../../views/layouts/site.ts';
import type { Db } from '../../db/index.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import type { Quote } from '../../domain/pricing.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { printStay, stayOf } from '../../domain/stay.ts';
import { getPricedVilla, type PricedVillaRow } from '../../queries/prices/priced-villas.ts';
import { insertReservationExtras } from '../../queries/reservations/reservation-sales.ts';
import { insertReservation } from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { siteFacts, siteRules } from '../listings/shell.ts';
import { namedIn } from '../named-rows.ts';
import { acceptOffer, agreedPrice } from '../offers/offered-prices.ts';
import { refuseOtherTotal } from '../prices/shown-totals.ts';
import { storedPhone } from '../stored-phone.ts';
import { holdOpening, openingOf } from './booking-openings.ts';
import {
  frozenFacts,
  quoteOf,
  refuseUnknownExtras,
  refuseUnsellable,
  soldExtras,
  type WantedReservation,
} from './booking-quotes.ts';
import { lockSwept } from './option-expiry.ts';
import { datesTaken } from './reservation-holds.ts';
import { noteOpening } from './reservation-trail.ts';

/** What a booking needs beside the wish: read before the transaction, which must not wait for another connection. */
export interface BookingContext {
  doer: Doer;
  rules: SiteRules;
  rates: Rates | null;
}

/** The rules and rates as they stand now, and who acts by them. */
export async function bookingContext(doer: Doer): Promise<BookingContext> {
  const { rates } = await siteFacts();
  return { doer, rules: await siteRules(), rates };
}

interface CreatedReservation {
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
 * nights taken if its state holds them, mails and notes written with it. 409 `dates_taken`,
 * `total_changed`; 422 `not_sellable` with every reason, unless staff give `override_reason`; 422 for a phone that is none
 * and for extras the villa does not have.
 */
export async function createReservation(
  db: Db,
  wanted: WantedReservation,
  context: BookingContext,
): Promise<CreatedReservation> {
  const { doer, rules } = context;
  // Before a calendar is locked for it.
  storedPhone(wanted.customer_phone);
  const stay = printStay(stayOf(wanted.check_in, wanted.check_out));
  const { villa, quoted, offer_id } = await quoteForSale(db, { ...wanted, stay }, context);
  const opening = openingOf(villa, wanted, quoted, { doer, rules });
  const reservation = await insertReservation(db, {
    ...frozenFacts(villa, quoted, { wanted, rates: context.rates }),
    ...opening.columns,
    ...(offer_id !== null && { source: 'OFFER' }),
    villa_id: villa.id,
    stay,
  });
  const { id } = reservation;
  const extras = soldExtras(villa, quoted).map((extra) => ({ ...extra, reservation_id: id }));
  await inOneTrip(db, (together) => [
    insertReservationExtras(together, extras),
    holdOpening(together, { villa_id: villa.id, stay, reservation_id: id }, opening),
    noteOpening(together, { kind: 'villa', id }, opening.plan, doer),
  ]);
  if (offer_id !== null) await acceptOffer(db, { offer_id, reservation_id: id }, doer);
  const { status, option_until } = opening.columns;
  return { ...reservation, status, option_until, villa, quoted };
}

/** The villa and its price, once nobody else can change its calendar and no dead option stands there. */
async function quoteForSale(
  db: Db,
  wanted: WantedReservation & { stay: string },
  { doer, rules }: BookingContext,
) {
  const { villa_id, stay } = wanted;
  const villa = await lockSwept(db, { kind: 'villa', listing_id: villa_id, stay }, (together) =>
    namedIn('villa_id', getPricedVilla(together, villa_id, wanted)),
  );
  const quoted = quoteOf(villa, wanted, rules);
  if (quoted.reasons.some(({ code }) => code === 'taken'))
    throw await datesTaken(db, { villa_id, stay }, doer);
  refuseUnknownExtras(villa, wanted);
  refuseUnsellable(quoted, wanted, doer);
  const agreed = await agreedPrice(db, wanted, quoted, { forSale: true });
  refuseOtherTotal(agreed.quoted, wanted);
  return { villa, ...agreed };
}

/** The answer to a creation: what was made, and the sums it was made at. */
export const createdAnswer = ({ villa, quoted, ...created }: CreatedReservation) => ({
  ...created,
  villa_id: villa.id,
  nights: quoted.nights.length,
});
