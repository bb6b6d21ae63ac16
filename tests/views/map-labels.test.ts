import { isOnMap, MAP_SIZE, placeLabels, touch } from '../../views/components/map-labels.ts';

const label = (id: number, x: number, y: number) => ({ id, x, y, width: 90 });

test('a price stands above its place', () => {
  const [placed] = placeLabels([label(1, 200, 300)]);

  expect(placed).toMatchObject({ x: 200, dot: { x: 200, y: 300 } });
  expect(placed?.y).toBeLessThan(300);
});

test.each([
  ['in one place', Array.from({ length: 20 }, (_, id) => label(id, 220, 310))],
  ['in a corner', Array.from({ length: 6 }, (_, id) => label(id, 20, 20))],
  ['in a row', Array.from({ length: 20 }, (_, id) => label(id, 20 + id * 20, 300))],
])('twenty prices %s do not cover each other', (_, labels) => {
  const placed = placeLabels(labels);

  expect(placed).toHaveLength(labels.length);
  for (const [at, one] of placed.entries()) {
    expect(isOnMap(one)).toBe(true);
    expect(placed.slice(at + 1).filter((other) => touch(one, other))).toEqual([]);
  }
});

test('a place at the edge has its price on the map', () => {
  const [placed] = placeLabels([label(1, MAP_SIZE.width, 0)]);

  expect(placed && isOnMap(placed)).toBe(true);
});
