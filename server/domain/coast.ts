import type { GeoBox } from '../shared/areas.ts';
import rings from './coastline.json' with { type: 'json' };

/** Longitude and latitude in degrees. */
export type GeoPoint = [lon: number, lat: number];

/**
 * Where land is within a box: outlines, each closed by its first point. From the land of Natural Earth
 * (1:10 million, public domain), Türkiye's shores and islands around them, true to some 300 m; kept in
 * thousandths of a degree, each point as its distance from the one before.
 */
export function landWithin(box: GeoBox): GeoPoint[][] {
  return rings.map((ring) => clip(outlineOf(ring), box)).filter((outline) => outline.length > 2);
}

function outlineOf(steps: readonly number[]): GeoPoint[] {
  const points: GeoPoint[] = [];
  let [lon, lat] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    lon += steps[at] ?? 0;
    lat += steps[at + 1] ?? 0;
    points.push([lon / 1000, lat / 1000]);
  }
  return points;
}

/** Cuts an outline along each side of the box in turn (Sutherland and Hodgman). */
function clip(outline: GeoPoint[], { west, east, south, north }: GeoBox): GeoPoint[] {
  const sides: [axis: 0 | 1, limit: number, isInside: (value: number) => boolean][] = [
    [0, west, (lon) => lon >= west],
    [0, east, (lon) => lon <= east],
    [1, south, (lat) => lat >= south],
    [1, north, (lat) => lat <= north],
  ];
  return sides.reduce((points, [axis, limit, isInside]) => {
    const kept: GeoPoint[] = [];
    points.forEach((point, at) => {
      const before = points.at(at - 1) ?? point;
      if (isInside(before[axis]) !== isInside(point[axis]))
        kept.push(crossing(before, point, axis, limit));
      if (isInside(point[axis])) kept.push(point);
    });
    return kept;
  }, outline);
}

function crossing(from: GeoPoint, to: GeoPoint, axis: 0 | 1, limit: number): GeoPoint {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
