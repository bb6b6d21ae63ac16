import type { Db } from '../../db/index.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import type { CharterUnit } from '../../domain/charter-pricing.ts';
import type { Quote } from '../../domain/pricing.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import type { PricedBoatRow } from '../../queries/prices/priced-boats.ts';
import { insertBoatReservation } from '../../queries/reservations/boat-reservation-writes.ts';
import { insertReservationExtras } from '../../queries/reservations/reservation-sales.ts';
import type { BoatReservationCreated } from '../../schemas/answers/boat-reservations.ts';
import type { NewBoatReservation } from '../../schemas/boat-reservations.ts';
import { refuseOtherTotal } from '../prices/shown-totals.ts';
import { storedPhone } from '../stored-phone.ts';
import { charterColumns, charterForSale, frozenCharter, soldBoatExtras } from './boat-sales.ts';
import { holdOpening, openingOf } from './booking-openings.ts';
import { frozenFacts } from './booking-quotes.ts';
import type { BookingContext } from './bookings.ts';
import { noteOpening } from './reservation-trail.ts';

/** A charter somebody wants, whoever asks; guests have neither a state to choose nor an override. */
type WantedBoatReservation = Omit<NewBoatReservation, 'status' | 'unit'> & {
  unit: CharterUnit;
  status: 'PENDING' | 'OPTION' | 'CONFIRMED';
};

interface CreatedBoatReservation {
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
 * written with it. 409 `dates_taken`, `total_changed`; 422 `not_sellable` with every reason, unless staff give
 * `override_reason`; 422 for a phone that is none and for extras the boat does not have.
 */
export async function createBoatReservation(
  db: Db,
  wanted: WantedBoatReservation,
  { doer, rules, rates }: BookingContext,
): Promise<CreatedBoatReservation> {
  // Before a calendar is locked for it.
  storedPhone(wanted.customer_phone);
  const { boat, quoted } = await charterForSale(db, wanted, { doer, rules });
  refuseOtherTotal(quoted, wanted);
  const charter = charterColumns(boat, wanted);
  const { starts_at } = charter;
  const opening = openingOf({ ...boat, starts_at }, wanted, quoted, { doer, rules });
  const frozen = frozenCharter(boat, quoted, wanted.unit);
  const reservation = await insertBoatReservation(db, {
    ...frozenFacts(boat, frozen, { wanted, rates }),
    ...charter,
    ...opening.columns,
  });
  const { id } = reservation;
  const extras = soldBoatExtras(boat, quoted).map((extra) => ({
    ...extra,
    boat_reservation_id: id,
  }));
  const { boat_id, stay } = charter;
  await inOneTrip(db, (together) => [
    insertReservationExtras(together, extras),
    holdOpening(together, { boat_id, stay, reservation_id: id }, opening),
    noteOpening(together, { kind: 'boat', id }, opening.plan, doer),
  ]);
  const { status, option_until } = opening.columns;
  return { ...reservation, status, option_until, boat, quoted, unit: wanted.unit };
}

/** The answer to a creation: what was made, and the sums it was made at. */
export const createdCharterAnswer = ({
  boat,
  quoted,
  unit,
  ...created
}: CreatedBoatReservation): BoatReservationCreated => ({
  ...created,
  boat_id: boat.id,
  unit: unit.toUpperCase() as BoatReservationCreated['unit'],
  nights: quoted.nights.length,
});
