import type { ReservationState } from '../../server/domain/reservation-states.ts';
import { reviewState } from '../../server/domain/reviews.ts';

test.each<[string, ReservationState, boolean, string, 'open' | 'used' | 'over']>([
  ['on the day of departure', 'COMPLETED', false, '2026-07-08', 'open'],
  ['on the last day', 'COMPLETED', false, '2026-10-06', 'open'],
  ['a day later', 'COMPLETED', false, '2026-10-07', 'over'],
  ['once told', 'COMPLETED', true, '2026-07-09', 'used'],
  ['told long ago', 'COMPLETED', true, '2027-07-09', 'used'],
  ['while the stay lasts', 'CHECKED_IN', false, '2026-07-05', 'over'],
  ['after nobody came', 'NO_SHOW', false, '2026-07-09', 'over'],
  ['after it was cancelled', 'CANCELLED', false, '2026-07-09', 'over'],
])('the link of a stay until 8 July, %s', (_, status, commented, today, expected) => {
  expect(reviewState({ status, check_out: '2026-07-08', commented }, today)).toBe(expected);
});
