import { type GeoPoint, landWithin } from '../../server/domain/coast.ts';
import type { GeoBox } from '../../server/shared/areas.ts';

/** Whether a point is inside of any outline: how often a line to the east crosses them. */
const isLand = (outlines: GeoPoint[][], [lon, lat]: GeoPoint): boolean =>
  outlines.some(
    (outline) =>
      outline.filter(([lon1, lat1], at) => {
        const [lon2, lat2] = outline[(at + 1) % outline.length] ?? [lon1, lat1];
        const crosses = lat1 > lat !== lat2 > lat;
        return crosses && lon < lon1 + ((lat - lat1) / (lat2 - lat1)) * (lon2 - lon1);
      }).length %
        2 ===
      1,
  );

const KALKAN: GeoBox = { west: 29.2, east: 29.7, south: 36.0, north: 36.5 };
const AEGEAN: GeoBox = { west: 26, east: 31, south: 36, north: 39 };

test.each([
  ['the hills above Kalkan are land', KALKAN, [29.45, 36.4], true],
  ['the sea before Kalkan is none', KALKAN, [29.3, 36.1], false],
  ['Antalya is land from far away too', AEGEAN, [30.7, 37.0], true],
  ['so is an island: Rhodes', AEGEAN, [28.0, 36.25], true],
  ['between Datça and Bodrum is water', AEGEAN, [27.75, 36.87], false],
] as [string, GeoBox, GeoPoint, boolean][])('%s', (_, box, point, expected) => {
  expect(isLand(landWithin(box), point)).toBe(expected);
});

test('nothing reaches out of the box', () => {
  const points = landWithin(KALKAN).flat();

  expect(points.length).toBeGreaterThan(4);
  for (const [lon, lat] of points) {
    expect(lon).toBeGreaterThanOrEqual(KALKAN.west - 1e-9);
    expect(lon).toBeLessThanOrEqual(KALKAN.east + 1e-9);
    expect(lat).toBeGreaterThanOrEqual(KALKAN.south - 1e-9);
    expect(lat).toBeLessThanOrEqual(KALKAN.north + 1e-9);
  }
});

test('far from any shore of ours there is nothing', () => {
  expect(landWithin({ west: 10, east: 11, south: 36, north: 37 })).toEqual([]);
});
