import { charterDays, charterDaysProblem } from '../../server/domain/charter-days.ts';

const TODAY = '2026-07-09';

test.each([
  ['a week needs no second day', { unit: 'week', check_in: '2026-08-15' }, '2026-08-22'],
  ['or has one', { unit: 'week', check_in: '2026-08-15', check_out: '2026-08-25' }, '2026-08-25'],
  ['a trip is its first day', { unit: 'trip', check_in: '2026-08-15' }, '2026-08-16'],
  [
    'whatever else',
    { unit: 'trip', check_in: '2026-08-15', check_out: '2026-08-01' },
    '2026-08-16',
  ],
] as const)('%s', (_, chosen, check_out) => {
  expect(charterDays(chosen, TODAY)).toEqual({ check_in: '2026-08-15', check_out });
  expect(charterDaysProblem(chosen, TODAY)).toBeNull();
});

test.each([
  [{ unit: 'day', check_in: '2026-08-15' }, 'incomplete'],
  [{ unit: 'week', check_out: '2026-08-15' }, 'incomplete'],
  [{ unit: 'day', check_in: '2026-08-15', check_out: '2026-08-15' }, 'order'],
  [{ unit: 'week', check_in: '2026-08-15', check_out: '2026-08-08' }, 'order'],
  [{ unit: 'trip', check_in: '2026-07-08' }, 'past'],
  [{ unit: 'week', check_in: '2026-07-08' }, 'past'],
] as const)('%j makes no charter: %s', (chosen, problem) => {
  expect(charterDays(chosen, TODAY)).toBeNull();
  expect(charterDaysProblem(chosen, TODAY)).toBe(problem);
});

test('who has chosen no day is told nothing', () => {
  expect(charterDaysProblem({ unit: 'day' }, TODAY)).toBeNull();
});
