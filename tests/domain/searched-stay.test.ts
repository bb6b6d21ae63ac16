import { searchedStay } from '../../server/domain/searched-stay.ts';

const TODAY = '2026-07-09';

test.each([
  [undefined, undefined, null],
  ['2026-08-15', undefined, 'incomplete'],
  [undefined, '2026-08-22', 'incomplete'],
  ['2026-08-22', '2026-08-15', 'order'],
  ['2026-08-15', '2026-08-15', 'order'],
  ['2026-07-08', '2026-07-15', 'past'],
  ['2026-08-01', '2026-11-10', 'too_long'],
])('%s – %s is no stay: %s', (check_in, check_out, problem) => {
  expect(searchedStay({ check_in, check_out }, TODAY)).toEqual({ stay: null, problem });
});

test.each([
  ['from today on', '2026-07-09', '2026-07-10'],
  ['up to a hundred nights', '2026-08-01', '2026-11-09'],
])('a stay %s', (_, check_in, check_out) => {
  expect(searchedStay({ check_in, check_out }, TODAY)).toEqual({
    stay: { check_in, check_out },
    problem: null,
  });
});
