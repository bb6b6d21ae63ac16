/** A part of the map in degrees; `west` < `east`, `south` < `north`. */
export interface GeoBox {
  west: number;
  east: number;
  south: number;
  north: number;
}

const AREA = /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/;

/** What an address calls an area, 'south,west,north,east'; null where it is none. */
export function boxOf(area: string): GeoBox | null {
  if (!AREA.test(area)) return null;
  const [south, west, north, east] = area.split(',').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null;
}

/** Some hundred metres more or less are no other area. */
const DECIMALS = 3;

export const areaOf = ({ south, west, north, east }: GeoBox): string =>
  [south, west, north, east].map((degrees) => degrees.toFixed(DECIMALS)).join(',');

/** The area so many of its own widths further east and heights further north. */
export function movedBy({ south, west, north, east }: GeoBox, lon: number, lat: number): GeoBox {
  const [right, up] = [(east - west) * lon, (north - south) * lat];
  return { south: south + up, north: north + up, west: west + right, east: east + right };
}

/** The area around the same middle, so many times as wide and high. */
export function scaledBy({ south, west, north, east }: GeoBox, times: number): GeoBox {
  const [lat, lon] = [(south + north) / 2, (west + east) / 2];
  const [high, wide] = [((north - south) * times) / 2, ((east - west) * times) / 2];
  return { south: lat - high, north: lat + high, west: lon - wide, east: lon + wide };
}
