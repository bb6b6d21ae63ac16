import { nationalityText } from '../../server/shared/countries.ts';
import {
  latestPeriods,
  movedPeriod,
  pastDays,
  periodDays,
  periodOf,
  usualPeriod,
} from '../../server/shared/report-periods.ts';

test.each([
  ['2026-10', '2026-10-01', '2026-11-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  ['2026-Q1', '2026-01-01', '2026-04-01'],
  ['2026-Q4', '2026-10-01', '2027-01-01'],
  ['2026', '2026-01-01', '2027-01-01'],
])('%s is [%s, %s)', (period, from, until) => {
  expect(periodDays(period)).toEqual({ from, until });
});

test.each([
  ['2026-10', '2026-11-01'],
  ['2026-11', '2026-11-21'],
  ['2026-Q4', '2026-11-21'],
  ['2026-12', '2026-12-01'],
])('on 20 November the nights of %s are counted until %s', (period, until) => {
  expect(pastDays(period, '2026-11-20').until).toBe(until);
});

test.each([
  ['2026-01', -1, '2025-12'],
  ['2026-Q1', -1, '2025-Q4'],
  ['2026-Q4', 1, '2027-Q1'],
  ['2026', -1, '2025'],
])('%s moved by %i is %s', (period, by, expected) => {
  expect(movedPeriod(period, by)).toBe(expected);
});

test('a month lies in its quarter and its year', () => {
  expect(periodOf('2026-09', 'QUARTER')).toBe('2026-Q3');
  expect(periodOf('2026-09', 'YEAR')).toBe('2026');
  expect(usualPeriod('2026-01-15')).toBe('2025-12');
  expect(latestPeriods('2026-01-15', 'QUARTER', 2)).toEqual(['2026-Q1', '2025-Q4']);
});

test('countries are said in Turkish', () => {
  expect(
    nationalityText([
      { code: 'TR', guests: 3 },
      { code: 'DE', guests: 1 },
    ]),
  ).toBe('Türkiye 3, Almanya 1');
});
