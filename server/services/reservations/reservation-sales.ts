import type { Db } from '../../db/index.ts';
import { holdsDates, type ReservationState } from '../../domain/reservation-states.ts';
import { getPricedVilla, type PricedVillaRow } from '../../queries/prices/priced-villas.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { ReservationChanges } from '../../schemas/reservations.ts';
import { namedIn } from '../named-rows.ts';
import {
  frozenFacts,
  isMorePeople,
  quoteOf,
  refuseTooMany,
  refuseUnknownExtras,
  refuseUnsellable,
  soldExtras,
} from './booking-quotes.ts';
import type { BookingContext } from './bookings.ts';
import { keptExtras, keptSale, type SoldExtra } from './kept-sales.ts';
import type { NewSale } from './reservation-changes.ts';
import { clearDates } from './reservation-holds.ts';

/** What of a sale is to change; the rest of it is as it was. */
export interface ChangedSale {
  villa_id: number;
  stay: string;
  check_in: string;
  check_out: string;
  /** Undefined: nobody named any, so that those of the old sale stay which are still offered. */
  extras: number[] | undefined;
  /** The extras of the old sale. */
  sold: readonly SoldExtra[];
  /** Neither the listing changes nor what is sold of it, days or unit. */
  stays: boolean;
  /** Nothing but the agreed total changes. */
  only_price: boolean;
}

type AskedSale = ChangedSale & Omit<ReservationChanges, keyof ChangedSale>;

/**
 * The sale of a villa's same nights with other people, extras or another agreed total: its nights keep
 * the price they were sold at. 422 `not_sellable` for more people than may stay.
 */
export async function sellOn(
  db: Db,
  reservation: LockedReservation,
  asked: AskedSale,
  { rules }: BookingContext,
): Promise<NewSale> {
  const villa = await namedIn('villa_id', getPricedVilla(db, asked.villa_id, asked));
  const wanted = { ...asked, extras: asked.extras ?? [] };
  refuseUnknownExtras({ extras: [...villa.extras, ...asked.sold] }, wanted);
  const quoted = quoteOf(villa, wanted, rules);
  if (isMorePeople(asked, reservation)) refuseTooMany(quoted, asked);
  return keptSale(reservation, { ...asked, named: asked.extras }, soldExtras(villa, quoted));
}

/**
 * Prices a villa's reservation anew, at today's prices, once its new nights are clear of everybody
 * else. The terms of cancelling and the rates stay those it was sold at; another villa brings its own
 * terms. 409 `dates_taken`; 422 `not_sellable` unless staff give `override_reason`.
 */
export async function sellAnew(
  db: Db,
  reservation: LockedReservation,
  asked: AskedSale,
  { doer, rules }: BookingContext,
): Promise<NewSale> {
  const { villa_id, stay } = asked;
  await clearDates(db, { villa_id, stay }, { doer, except: reservation.id });
  const villa = withoutOwn(
    await namedIn('villa_id', getPricedVilla(db, villa_id, asked)),
    reservation,
  );
  const { kept, dropped } = keptExtras(asked.sold, villa);
  const wanted = { ...asked, extras: asked.extras ?? kept };
  const quoted = quoteOf(villa, wanted, rules);
  refuseUnknownExtras(villa, wanted);
  refuseUnsellable(quoted, wanted, doer);
  const { rates, policy, ...frozen } = frozenFacts(villa, quoted, { wanted, rates: null });
  const isElsewhere = villa_id !== reservation.listing_id;
  return {
    listing_id: villa_id,
    stay,
    quote: quoted,
    frozen: { ...frozen, ...(isElsewhere && { policy }) },
    extras: soldExtras(villa, quoted),
    dropped_extras: dropped,
  };
}

/** A reservation does not stand in its own way, and makes no gap beside itself. */
function withoutOwn(villa: PricedVillaRow, reservation: LockedReservation): PricedVillaRow {
  const { listing_id, stay, status } = reservation;
  if (villa.id !== listing_id || !holdsDates(status as ReservationState)) return villa;
  return { ...villa, occupied: villa.occupied.filter((taken) => taken.stay !== stay) };
}
