import {
  type CharterRequest,
  type CharterUnit,
  type PricedBoat,
  quoteCharter,
  termsOfSeason,
} from './charter-pricing.ts';
import { type NearestDays, nearestStay, seasonsAllow } from './nearest-stay.ts';
import { nights, stayOf } from './stay.ts';

type AnyUnit = Omit<CharterRequest, 'unit'>;

/**
 * The nearest days of the same length on which a boat can be had by any of these units, whatever is against those
 * asked for; null within reach. It is read with its prices and what is taken so far around.
 */
export function nearestCharterOf(
  boat: PricedBoat,
  request: AnyUnit,
  units: readonly CharterUnit[],
): NearestDays | null {
  const { stay, today } = request;
  const wished = {
    check_in: stay.check_in.toString(),
    check_out: stay.check_out.toString(),
    today,
  };
  const mayBeSold = units.map((unit) => charterSeasonsAllow(boat, unit, nights(stay)));
  return nearestStay(wished, boat.occupied, (days) =>
    units.some((unit, at) => mayBeSold[at]?.(days) && isSold(boat, { ...request, unit }, days)),
  );
}

function charterSeasonsAllow(boat: PricedBoat, unit: CharterUnit, length: number) {
  const seasons = boat.seasons.filter((season) => season.unit === unit);
  const termed = seasons.map((season) => ({ season, terms: termsOfSeason(boat, season) }));
  return seasonsAllow(termed, length);
}

const isSold = (boat: PricedBoat, request: CharterRequest, days: NearestDays): boolean =>
  quoteCharter(boat, { ...request, stay: stayOf(days.check_in, days.check_out) }).sellable;
