import type { VillaPageRow } from '../../queries/listings/villa-pages.ts';
import { booksAtOnce } from '../../services/reservations/at-once.ts';

/**
 * Our feature keys in the words of Google's VacationRental; features without one are not named.
 * (developers.google.com/search/docs/appearance/structured-data/vacation-rental)
 */
const AMENITIES: Record<string, string> = {
  ac: 'ac',
  airport_shuttle: 'airportShuttle',
  balcony: 'balcony',
  breakfast: 'freeBreakfast',
  crib: 'crib',
  elevator: 'elevator',
  fireplace: 'fireplace',
  grill: 'outdoorGrill',
  gym_fitness_equipment: 'gymFitnessEquipment',
  heated_pool: 'pool',
  heating: 'heating',
  hot_tub: 'hotTub',
  indoor_pool: 'pool',
  iron_board: 'ironingBoard',
  kitchen_essentials: 'kitchen',
  microwave: 'microwave',
  oven: 'ovenStove',
  patio: 'patio',
  private_pool: 'pool',
  stove: 'ovenStove',
  tv: 'tv',
  washer: 'washerDryer',
  wheelchair_accessible: 'wheelchairAccessible',
  wifi: 'wifi',
};

/** Google's own names, which staff may write; what is told of the house's rules is not theirs to say. */
const GOOGLE_NAMES = new Set([
  ...Object.values(AMENITIES),
  'beachAccess',
  'childFriendly',
  'privateBeachAccess',
  'selfCheckinCheckout',
  'smokingAllowed',
]);

/** The English names of what a villa has, each once. */
export function amenitiesOf(row: VillaPageRow): string[] {
  const named = row.features.flatMap(({ present, google_key }) =>
    present && google_key ? (googleName(google_key) ?? []) : [],
  );
  return [...new Set([...named, ...(booksAtOnce(row) ? ['instantBookable'] : [])])];
}

function googleName(key: string): string | undefined {
  if (Object.hasOwn(AMENITIES, key)) return AMENITIES[key];
  return GOOGLE_NAMES.has(key) ? key : undefined;
}
