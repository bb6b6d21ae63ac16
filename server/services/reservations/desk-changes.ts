import type { Db } from '../../db/index.ts';
import { AppError, invalid } from '../../errors.ts';
import { listReservationExtras } from '../../queries/reservations/reservation-sales.ts';
import type { ReservationChangeQuery } from '../../schemas/reservations.ts';
import { datesInOrder, withinNights } from '../../schemas/stays.ts';
import { addDays } from '../../shared/days.ts';
import { divideHalfUp } from '../../shared/rounding.ts';
import type { SiteRules } from '../content/settings.ts';
import { type DeskExtra, quoteForDesk } from '../prices/desk-quotes.ts';
import { previewBoatEdit } from './boat-reservation-edits.ts';
import type { BookingContext } from './bookings.ts';
import type { DeskReservation } from './desk-reservations.ts';
import { fieldsOf } from './edited-fields.ts';
import { chosenOf, isPaidByPerson, type SoldExtra, soldExtrasOf } from './kept-sales.ts';
import type { SaleChange } from './reservation-changes.ts';
import { previewEdit } from './reservation-edits.ts';

/** The sale a clerk has in mind for a reservation; what is not named stays as it is. */
export interface WantedSale {
  listing: number;
  unit: 'week' | 'day' | 'trip' | undefined;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
  extras: number[];
  /** Whether the clerk chose them; else those of the sale stay which are still offered. */
  names_extras: boolean;
  total_kurus: number | undefined;
  override_reason: string | undefined;
}

/** As the screen's address says it; at first everything is as it was sold. */
export async function wantedSale(
  db: Db,
  reservation: DeskReservation,
  asked: ReservationChangeQuery,
  rules: SiteRules,
): Promise<WantedSale> {
  const unit = asked.unit ?? (reservation.unit?.toLowerCase() as WantedSale['unit'] | undefined);
  const check_in = asked.check_in ?? reservation.check_in;
  const check_out = asked.check_out ?? reservation.check_out;
  const names_extras = asked.check_in !== undefined && !asked.as_sold;
  const place = {
    listing: asked.listing ?? reservation.listing_id,
    unit: reservation.kind === 'boat' ? unit : undefined,
    check_in,
    check_out: unit === 'trip' ? addDays(check_in, 1) : check_out,
  };
  const people = {
    adults: asked.adults ?? reservation.adults,
    children: asked.children ?? reservation.children,
    babies: asked.babies ?? reservation.babies,
  };
  const named = { ...place, ...people, extras: asked.extras };
  return {
    ...named,
    extras: names_extras
      ? await namedExtras(db, reservation, named, rules)
      : chosenOf(await soldTo(db, reservation)),
    names_extras,
    total_kurus: asked.total === undefined ? undefined : asked.total * 100,
    override_reason: asked.override_reason,
  };
}

const soldTo = async (db: Db, reservation: DeskReservation): Promise<SoldExtra[]> =>
  soldExtrasOf(reservation, await listReservationExtras(db, reservation));

type Place = Pick<WantedSale, 'listing' | 'unit' | 'check_in' | 'check_out'>;

const isSamePlace = (reservation: DeskReservation, place: Place): boolean =>
  place.listing === reservation.listing_id &&
  place.unit === reservation.unit?.toLowerCase() &&
  place.check_in === reservation.check_in &&
  place.check_out === reservation.check_out;

type Named = Place & Pick<WantedSale, 'adults' | 'children' | 'babies' | 'extras'>;

/**
 * Elsewhere nobody can have what is not offered there: it falls out, and is named. What stands ticked as
 * another villa or boat is chosen is what the one before offers.
 */
async function namedExtras(
  db: Db,
  reservation: DeskReservation,
  named: Named,
  rules: SiteRules,
): Promise<number[]> {
  if (isSamePlace(reservation, named)) return named.extras;
  const offered = await offeredFor(db, reservation, named, rules);
  return named.extras.filter((number) => offered.some(({ id }) => id === number));
}

/** At the wanted place; days that are none have nothing to choose, so then for those of the reservation. */
async function offeredFor(
  db: Db,
  reservation: DeskReservation,
  named: Named,
  rules: SiteRules,
): Promise<DeskExtra[]> {
  const { kind, check_in, check_out } = reservation;
  const days = refusedDays(named) ? { check_in, check_out } : {};
  return (await quoteForDesk(db, { ...named, ...days, kind }, rules)).extras;
}

/**
 * What can be chosen beside the wanted stay; beside the sold one also what was sold with it and nobody
 * offers any more, all that was sold at the price it keeps.
 */
export async function extrasBeside(
  db: Db,
  reservation: DeskReservation,
  wanted: WantedSale,
  rules: SiteRules,
): Promise<DeskExtra[]> {
  const { check_in, check_out } = reservation;
  const days = refusedDays(wanted) ? { check_in, check_out } : {};
  const extras = await offeredFor(db, reservation, wanted, rules);
  if (!isSamePlace(reservation, { ...wanted, ...days })) return extras;
  const sold = (await soldTo(db, reservation)).filter(({ chosen }) => chosen).map(asSold);
  const had = new Set(sold.map(({ id }) => id));
  return [...sold, ...extras.filter(({ id }) => !had.has(id))];
}

const asSold = ({ id, name, unit, amount_kurus, quantity }: SoldExtra): DeskExtra => ({
  id,
  name,
  unit,
  amount_kurus: divideHalfUp(amount_kurus, quantity),
});

/** Whether the number of people is part of its price. */
export const arePeoplePriced = async (db: Db, reservation: DeskReservation): Promise<boolean> =>
  isPaidByPerson(await soldTo(db, reservation));

/** Days that are no stay, as a call that names them is refused; their price is not asked for. */
function refusedDays(wanted: Place): AppError | null {
  const wrong = [datesInOrder, withinNights].find(({ check }) => !check(wanted));
  return wrong ? invalid({ check_out: wrong.problem.error }) : null;
}

/** What a change would make of the sale (null: nothing changes its price), or why it is refused. */
export async function previewChange(
  db: Db,
  reservation: DeskReservation,
  wanted: WantedSale,
  context: BookingContext,
): Promise<{ change: SaleChange | null } | { refusal: AppError }> {
  const refusal = refusedDays(wanted);
  if (refusal) return { refusal };
  try {
    return { change: await changeOf(db, reservation, wanted, context) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error };
    throw error;
  }
}

function changeOf(
  db: Db,
  reservation: DeskReservation,
  { listing, unit, names_extras, ...wanted }: WantedSale,
  context: BookingContext,
): Promise<SaleChange | null> {
  const { id, kind } = reservation;
  const sale = { ...wanted, extras: names_extras ? wanted.extras : undefined };
  const changes = { ...fieldsOf(reservation), ...sale, tell_guest: false, preview: true };
  if (kind === 'villa') return previewEdit(db, id, { ...changes, villa_id: listing }, context);
  const charter = { boat_id: listing, unit: unit?.toUpperCase() as 'WEEK' | undefined };
  return previewBoatEdit(db, id, { ...changes, ...charter }, context);
}
