import { fromSuffix } from '../../server/shared/suffix.ts';

test.each([
  [1, 'den'],
  [3, 'ten'],
  [6, 'dan'],
  [9, 'dan'],
  [10, 'dan'],
  [30, 'dan'],
  [40, 'tan'],
  [70, 'ten'],
  [142, 'den'],
  [200, 'den'],
  [6750, 'den'],
  [7960, 'tan'],
  [8_000, 'den'],
  [11_490, 'dan'],
  [1_000_000, 'dan'],
] as const)('%i’%s', (number, suffix) => {
  expect(fromSuffix(number)).toBe(suffix);
});
