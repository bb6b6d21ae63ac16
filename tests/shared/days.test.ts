import fc from 'fast-check';

import {
  addDays,
  addMonths,
  dayFromNumber,
  dayNumber,
  daysBetween,
  isDay,
  monthGrid,
  monthOf,
  nightsBetween,
  todayInIstanbul,
  weekday,
} from '../../server/shared/days.ts';

test.each([
  ['2026-07-01', true],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-7-1', false],
  ['01.07.2026', false],
  ['2026-07-01T00:00', false],
  ['', false],
])('%p is a day: %p', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('what is no day is counted nowhere', () => {
  expect(() => dayNumber('2026-02-29')).toThrow(RangeError);
  expect(() => addDays('yarın', 1)).toThrow(RangeError);
});

test.each([
  ['2026-07-31', 1, '2026-08-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-07-01', 365, '2027-07-01'],
  ['2026-07-01', 0, '2026-07-01'],
])('%s and %i days: %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  ['2026-07-10', '2026-07-17', 7],
  ['2026-07-17', '2026-07-10', -7],
  ['2026-12-30', '2027-01-02', 3],
])('%s → %s: %i nights', (checkIn, checkOut, expected) => {
  expect(nightsBetween(checkIn, checkOut)).toBe(expected);
});

test('days of a half-open range', () => {
  expect(daysBetween('2026-07-30', '2026-08-02')).toEqual([
    '2026-07-30',
    '2026-07-31',
    '2026-08-01',
  ]);
  expect(daysBetween('2026-07-30', '2026-07-30')).toEqual([]);
  expect(daysBetween('2026-07-30', '2026-07-01')).toEqual([]);
});

test.each([
  ['2026-08-15', 6],
  ['2026-08-16', 7],
  ['2026-08-17', 1],
  ['1970-01-01', 4],
  ['1969-12-31', 3],
])('%s is weekday %i', (day, expected) => {
  expect(weekday(day)).toBe(expected);
});

test.each([
  ['2026-07', 1, '2026-08'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-07', 18, '2028-01'],
])('%s and %i months: %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});

test('the grid of a month begins on Monday and leaves other months out', () => {
  const august = monthGrid('2026-08');
  expect(august).toHaveLength(6);
  expect(august[0]).toEqual([null, null, null, null, null, '2026-08-01', '2026-08-02']);
  expect(august[5]).toEqual(['2026-08-31', null, null, null, null, null, null]);
  expect(monthGrid('2027-02')).toHaveLength(4);
  expect(august.flat().every((day) => day === null || monthOf(day) === '2026-08')).toBe(true);
});

test.each([
  ['2026-07-09T20:59:59Z', '2026-07-09'],
  ['2026-07-09T21:00:00Z', '2026-07-10'],
  ['2026-07-09T23:59:59Z', '2026-07-10'],
  ['2026-12-31T21:30:00Z', '2027-01-01'],
  ['2027-01-15T20:30:00Z', '2027-01-15'],
])('at %s it is %s in Istanbul', (instant, expected) => {
  expect(todayInIstanbul(Date.parse(instant))).toBe(expected);
});

test('agrees with Temporal over four centuries', () => {
  const epoch = Temporal.PlainDate.from('1970-01-01');
  fc.assert(
    fc.property(fc.integer({ min: -60_000, max: 100_000 }), (number) => {
      const expected = epoch.add({ days: number });
      const day = dayFromNumber(number);
      expect(day).toBe(expected.toString());
      expect(dayNumber(day)).toBe(number);
      expect(weekday(day)).toBe(expected.dayOfWeek);
    }),
  );
});
