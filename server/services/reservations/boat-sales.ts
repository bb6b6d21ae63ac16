import type { Db } from '../../db/index.ts';
import type { CharterUnit } from '../../domain/charter-pricing.ts';
import { listedWords } from '../../domain/listed-words.ts';
import type { Quote } from '../../domain/pricing.ts';
import { printStay, stayOf } from '../../domain/stay.ts';
import { conflict } from '../../errors.ts';
import { getPricedBoat, type PricedBoatRow } from '../../queries/prices/priced-boats.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { namedIn } from '../named-rows.ts';
import {
  quoteOfCharter,
  refuseUnsellableCharter,
  type WantedCharter,
} from '../prices/boat-quotes.ts';
import { charterReasonsInWords } from '../prices/reason-words.ts';
import { frozenFacts, isMorePeople, refuseTooMany, refuseUnknownExtras } from './booking-quotes.ts';
import type { BookingContext } from './bookings.ts';
import { keptExtras, keptSale } from './kept-sales.ts';
import type { NewSale } from './reservation-changes.ts';
import { clearDates, hoursOf } from './reservation-holds.ts';
import type { ChangedSale } from './reservation-sales.ts';

/** A charter to be sold, and what staff agreed on where the price list does not say it. */
interface SoldCharter extends WantedCharter {
  boat_id: number;
  override_reason?: string | undefined;
  total_kurus?: number | undefined;
}

interface Sale {
  doer: Doer;
  rules: SiteRules;
  /** The reservation that is changed: its own days do not stand in its way. */
  moving?: number;
}

/**
 * The boat and its price, once nobody else can change its calendar and its days are clear.
 * @throws 409 `dates_taken`; 422 `not_sellable`, or for an unknown boat or an extra it does not have
 */
export async function charterForSale(
  db: Db,
  wanted: SoldCharter,
  { doer, rules, moving }: Sale,
): Promise<{ boat: PricedBoatRow; quoted: Quote }> {
  const { boat_id } = wanted;
  const stay = printStay(stayOf(wanted.check_in, wanted.check_out));
  const days = { boat_id, stay, hours: hoursOf({ is_trip: wanted.unit === 'trip' }) };
  await clearDates(db, days, { doer, except: moving });
  const found = await namedIn('boat_id', getPricedBoat(db, boat_id, wanted));
  const occupied = found.occupied.filter(
    ({ reservation_id }) => moving === undefined || reservation_id !== moving,
  );
  const boat = { ...found, occupied };
  const quoted = quoteOfCharter(boat, wanted, rules);
  refuseUnknownExtras(boat, wanted);
  // Seen in the calendar a moment ago already, but where one rule of the two has changed.
  if (quoted.reasons.some(({ code }) => code === 'taken')) throw conflict('dates_taken');
  refuseUnsellableCharter(quoted, wanted, doer);
  return { boat, quoted };
}

/** What of a charter is to change, beside its old sale's extras. */
export type ChangedCharter = Omit<SoldCharter, 'extras'> &
  Pick<ChangedSale, 'extras' | 'sold' | 'stays' | 'only_price'>;

/** The sale of a boat's same days with other people, extras or another agreed total, as `sellOn`. */
export async function charterOn(
  db: Db,
  reservation: LockedReservation,
  asked: ChangedCharter,
  { rules }: BookingContext,
): Promise<NewSale> {
  const boat = await namedIn('boat_id', getPricedBoat(db, asked.boat_id, asked));
  const wanted = { ...asked, extras: asked.extras ?? [] };
  refuseUnknownExtras({ extras: [...boat.extras, ...asked.sold] }, wanted);
  const quoted = quoteOfCharter(boat, wanted, rules);
  if (isMorePeople(asked, reservation)) refuseTooManyAboard(quoted, asked);
  return keptSale(reservation, { ...asked, named: asked.extras }, soldBoatExtras(boat, quoted));
}

/** @throws 422 `not_sellable` for more people than the boat takes, unless staff say why */
export const refuseTooManyAboard = (
  quoted: Quote,
  sale: { unit: CharterUnit; override_reason?: string | undefined },
): void => refuseTooMany(quoted, sale, (reasons) => charterReasonsInWords(reasons, sale.unit));

/**
 * Prices a boat's reservation anew, at today's prices. The terms of cancelling and the rates stay
 * those it was sold at; another boat brings its own terms.
 */
export async function charterAnew(
  db: Db,
  reservation: LockedReservation,
  asked: ChangedCharter,
  { doer, rules }: BookingContext,
): Promise<NewSale> {
  const { kept, dropped } = keptExtras(
    asked.sold,
    await namedIn('boat_id', getPricedBoat(db, asked.boat_id, asked)),
  );
  const wanted = { ...asked, extras: asked.extras ?? kept };
  const sold = await charterForSale(db, wanted, { doer, rules, moving: reservation.id });
  const { boat } = sold;
  const quoted = frozenCharter(boat, sold.quoted, wanted.unit);
  const { rates, policy, ...frozen } = frozenFacts(boat, quoted, { wanted, rates: null });
  const { boat_id, stay, ...charter } = charterColumns(boat, wanted);
  const isElsewhere = boat_id !== reservation.listing_id;
  return {
    listing_id: boat_id,
    stay,
    starts_at: charter.starts_at,
    quote: quoted,
    frozen: { ...frozen, ...charter, ...(isElsewhere && { policy }) },
    extras: soldBoatExtras(boat, quoted),
    dropped_extras: dropped,
  };
}

/** The quote as a reservation keeps it: with the hours, and what the price contained on that day. */
export const frozenCharter = (boat: PricedBoatRow, quoted: Quote, unit: CharterUnit) => ({
  ...quoted,
  unit: unit.toUpperCase(),
  starts_at: unit === 'trip' ? boat.trip_starts_at.slice(0, 5) : null,
  ends_at: unit === 'trip' ? boat.trip_ends_at.slice(0, 5) : null,
  included: listedWords(boat.included),
  excluded: listedWords(boat.excluded),
});

/** Which boat, how and when: a day trip keeps its hours, which its boat may change later. */
export const charterColumns = (
  boat: PricedBoatRow,
  { unit, check_in, check_out }: { unit: CharterUnit; check_in: string; check_out: string },
) => ({
  boat_id: boat.id,
  unit: unit.toUpperCase(),
  stay: printStay(stayOf(check_in, check_out)),
  starts_at: unit === 'trip' ? boat.trip_starts_at : null,
  ends_at: unit === 'trip' ? boat.trip_ends_at : null,
});

/** The extras of a charter as rows; `quantity` days, people or charters at the extra's price. */
export const soldBoatExtras = (boat: PricedBoatRow, quoted: Quote) =>
  quoted.extras.map(({ id, name, amount_kurus }) => {
    const extra = boat.extras.find((offered) => offered.id === id);
    const quantity = extra?.amount_kurus ? amount_kurus / extra.amount_kurus : 1;
    return { boat_extra_id: id, name, unit: extra?.unit ?? 'STAY', quantity, amount_kurus };
  });
