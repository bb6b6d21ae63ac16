import type { CoastMapData, MapPoint } from '../../../views/components/map-labels.ts';
import { MAP_SIZE } from '../../../views/components/map-labels.ts';
import { landWithin } from '../../domain/coast.ts';
import type { MapPlaces, Position } from '../../queries/listings/map-places.ts';
import { boxOf, type GeoBox } from '../../shared/areas.ts';

/** So that one villa, or a few next to each other, are seen with what is around them. */
const LEAST_DEGREES = 0.06;
/** Room for the prices around the outermost points, of the map's width. */
const MARGIN = 0.16;
const METRES_A_DEGREE = 111_320;

/**
 * Listings and places on a drawing of the coast: of the area that was asked for, else just large enough.
 * Null with nothing to show.
 */
export function presentCoastMap(
  { listings, places }: MapPlaces,
  area?: string,
): CoastMapData | null {
  const box = area === undefined ? null : boxOf(area);
  if (!box && listings.length === 0) return null;
  const frame = box ? frameOf(cornersOf(box), NO_ROOM) : frameOf(listings, ROOM);
  const at = ({ lat, lon }: Position) => ({
    x: Math.round((lon - frame.box.west) * frame.scale.lon),
    y: Math.round((frame.box.north - lat) * frame.scale.lat),
  });
  return {
    box: frame.box,
    land: landWithin(widened(frame.box))
      .map((outline) => pathOf(outline.map(([lon, lat]) => at({ lat, lon }))))
      .join(''),
    metres: METRES_A_DEGREE / frame.scale.lat,
    points: listings.map((listing) => ({ id: listing.id, ...at(listing) })),
    places: places.map(({ kind, slug, name, ...place }) => ({ kind, slug, name, ...at(place) })),
  };
}

interface Room {
  /** On each side of the outermost points, of the map's width. */
  margin: number;
  /** The least that is shown from north to south. */
  least: number;
}

const ROOM: Room = { margin: MARGIN, least: LEAST_DEGREES };
/** Of an area exactly itself is shown. */
const NO_ROOM: Room = { margin: 0, least: 0 };

const cornersOf = ({ south, west, north, east }: GeoBox): Position[] => [
  { lat: south, lon: west },
  { lat: north, lon: east },
];

/** What the map shows, and its units a degree: a degree of longitude is the shorter one. */
function frameOf(points: readonly Position[], { margin, least }: Room) {
  const { width, height } = MAP_SIZE;
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const middle = { lat: middleOf(lats), lon: middleOf(lons) };
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const needed = Math.max(spanOf(lats) / height, (spanOf(lons) * shrink) / width, least / height);
  const scale = (1 - 2 * margin) / needed;
  const half = { lat: height / scale / 2, lon: width / scale / shrink / 2 };
  const box: GeoBox = {
    west: middle.lon - half.lon,
    east: middle.lon + half.lon,
    south: middle.lat - half.lat,
    north: middle.lat + half.lat,
  };
  return { box, scale: { lat: scale, lon: scale * shrink } };
}

const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const middleOf = (values: readonly number[]) => (Math.max(...values) + Math.min(...values)) / 2;

/**
 * So that the cut edges of the land, and the shore drawn along them, lie outside of the map; and that who
 * drags it a little way sees more of the coast.
 */
const EDGE = 0.25;

function widened({ west, east, south, north }: GeoBox): GeoBox {
  const [lon, lat] = [(east - west) * EDGE, (north - south) * EDGE];
  return { west: west - lon, east: east + lon, south: south - lat, north: north + lat };
}

/** Outlines of so few points are drawn rounded: seen from near, a coarse shore has corners. */
const FEW = 120;

function pathOf(points: readonly MapPoint[]): string {
  const told: MapPoint[] = [];
  for (const point of points) if (!isNear(told.at(-1), point)) told.push(point);
  if (told.length > FEW) return `M${told.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  const middles = told.map((point, at) => middle(point, told[(at + 1) % told.length] ?? point));
  const curves = told.map((point, at) => {
    const corner = isCut(point) ? `L${textOf(point)}L` : `Q${textOf(point)} `;
    return corner + textOf(middles[at]);
  });
  return `M${textOf(middles.at(-1))}${curves.join('')}Z`;
}

/** The corners where the land is cut off stay corners. */
const isCut = ({ x, y }: MapPoint) => x < 0 || y < 0 || x > MAP_SIZE.width || y > MAP_SIZE.height;

const middle = (one: MapPoint, other: MapPoint): MapPoint => ({
  x: Math.round((one.x + other.x) / 2),
  y: Math.round((one.y + other.y) / 2),
});

const textOf = (point: MapPoint | undefined) => (point ? `${point.x} ${point.y}` : '');

/** What lies so close to the point before says nothing; the corners of the land's cut edges do. */
const isNear = (before: MapPoint | undefined, point: MapPoint) =>
  before !== undefined &&
  !isCut(point) &&
  Math.abs(point.x - before.x) < CLOSE &&
  Math.abs(point.y - before.y) < CLOSE;

const CLOSE = 3;
