import fc from 'fast-check';

import { roughPlace, squaresWithin } from '../../server/domain/rough-place.ts';

const degrees = (from: number, to: number) =>
  fc.integer({ min: from * 1e6, max: to * 1e6 }).map((millionths) => millionths / 1e6);

test('an area finds exactly what is shown in it: the middles of squares, not the places themselves', () => {
  fc.assert(
    fc.property(
      ...[degrees(36, 37), degrees(28, 30), degrees(36, 37), degrees(28, 30)],
      ...[degrees(0.001, 0.3), degrees(0.001, 0.3)],
      (lat, lon, south, west, high, wide) => {
        const box = { south, west, north: south + high, east: west + wide };
        const shown = roughPlace({ lat, lon });
        const squares = squaresWithin(box);
        const isShown =
          shown.lat >= south &&
          shown.lat <= box.north &&
          shown.lon >= west &&
          shown.lon <= box.east;
        const isFound =
          lat >= squares.south && lat < squares.north && lon >= squares.west && lon < squares.east;

        expect(isFound).toBe(isShown);
      },
    ),
    { numRuns: 500 },
  );
});

test('a square smaller than one finds nothing where no middle lies in it', () => {
  const { south, north } = squaresWithin({ south: 36.2011, north: 36.2014, west: 29, east: 30 });

  expect(north).toBeLessThanOrEqual(south);
});
