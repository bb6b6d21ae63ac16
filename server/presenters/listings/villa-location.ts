import type { Location } from '../../../views/public/villas/villa.ts';
import { roughPlace } from '../../domain/rough-place.ts';

interface Position {
  lat: number;
  lon: number;
}

const METRES_A_DEGREE = 111_320;
const PLACES_SHOWN = 6;

/**
 * The square a villa lies in, and what is around it in metres from the square's middle. The exact
 * place can't be computed back from it; the guest learns it with the voucher.
 */
export function presentLocation(
  position: Position | null,
  places: (Position & { name: string; town: boolean })[],
): Location | null {
  if (position === null) return null;
  const { lat, lon } = roughPlace(position);
  const metresEast = METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180);
  const around = places.map((place) => ({
    name: place.name,
    town: place.town,
    east: Math.round((place.lon - lon) * metresEast),
    north: Math.round((place.lat - lat) * METRES_A_DEGREE),
  }));
  around.sort((one, other) => distanceOf(one) - distanceOf(other));
  return { lat, lon, places: around.slice(0, PLACES_SHOWN) };
}

const distanceOf = ({ east, north }: { east: number; north: number }) => Math.hypot(east, north);
