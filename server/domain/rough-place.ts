import type { GeoBox } from '../shared/areas.ts';

/** Degrees. */
interface Position {
  lat: number;
  lon: number;
}

/** The side of the square a villa's place is known to, in degrees: some 550 metres each way. */
const CELL = { lat: 0.005, lon: 0.006 };

/** The middle of the square a place lies in: all that is shown of it before a booking. */
export const roughPlace = ({ lat, lon }: Position): Position => ({
  lat: middleOf(lat, CELL.lat),
  lon: middleOf(lon, CELL.lon),
});

const middleOf = (degrees: number, cell: number) =>
  rounded((Math.floor(degrees / cell) + 0.5) * cell);

/**
 * The squares whose middles lie in an area, as one box: a search by area finds what the map shows in it,
 * and however small its areas, nobody learns more of a place by them.
 */
export const squaresWithin = ({ south, west, north, east }: GeoBox): GeoBox => ({
  south: firstFrom(south, CELL.lat),
  west: firstFrom(west, CELL.lon),
  north: lastTo(north, CELL.lat),
  east: lastTo(east, CELL.lon),
});

const firstFrom = (degrees: number, cell: number) =>
  rounded(Math.ceil(degrees / cell - 0.5) * cell);
const lastTo = (degrees: number, cell: number) =>
  rounded((Math.floor(degrees / cell - 0.5) + 1) * cell);

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
