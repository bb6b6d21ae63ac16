import { flexibleShifts, movedStays } from '../../server/domain/moved-stays.ts';

test.each([
  ['no flexibility', undefined, [0]],
  ['a day', 1, [0, -1, 1]],
  ['three days: the nearest first, the earlier of two', 3, [0, -1, 1, -2, 2, -3, 3]],
])('%s', (_what, flex, shifts) => {
  expect(flexibleShifts('2090-06-10', flex)).toEqual(shifts);
});

test('a month is each day of the month the stay begins in', () => {
  const shifts = flexibleShifts('2090-02-03', 'month');

  expect(shifts.slice(0, 6)).toEqual([0, -1, 1, -2, 2, 3]);
  expect(shifts).toHaveLength(28);
  expect(Math.max(...shifts)).toBe(25);
});

test('a moved stay keeps its length', () => {
  const stay = { check_in: '2090-06-30', check_out: '2090-07-07' };

  expect(movedStays(stay, [0, -1, 2])).toEqual([
    stay,
    { check_in: '2090-06-29', check_out: '2090-07-06' },
    { check_in: '2090-07-02', check_out: '2090-07-09' },
  ]);
});
