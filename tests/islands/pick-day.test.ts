import { extendTo, pickDay } from '../../islands/pick-day.ts';

const saturdays = {
  today: '2026-07-09',
  taken: [],
  seasons: [
    {
      from: '2026-07-01',
      until: '2026-09-01',
      price_kurus: 1_000_000,
      min_nights: 7,
      arrivals: [6],
    },
  ],
};
const none = { check_in: '', check_out: '', adults: 2, children: 0, babies: 0 };

test('a stay begins on a day of arrival and ends on any', () => {
  const begun = { ...none, check_in: '2026-07-18' };

  expect(pickDay(saturdays, none, '2026-07-17')).toBeNull();
  expect(pickDay(saturdays, none, '2026-07-18')).toEqual(begun);
  expect(pickDay(saturdays, begun, '2026-07-27')).toEqual({ ...begun, check_out: '2026-07-27' });
});

test('a day trip is chosen by one day, and by another anew', () => {
  const trip = { ...none, one_day: true };
  const chosen = { ...trip, check_in: '2026-07-18' };
  const keys = { from: '2026-07-18', day: '2026-07-20' };

  expect(pickDay(saturdays, trip, '2026-07-18')).toEqual(chosen);
  expect(pickDay(saturdays, chosen, '2026-07-25')).toEqual({ ...trip, check_in: '2026-07-25' });
  expect(extendTo(saturdays, chosen, keys)).toBeNull();
});

test('a day trip that has left is not chosen, while a charter may begin that day', () => {
  const left = { ...saturdays, today: '2026-07-18', trip_left: true as const };

  expect(pickDay(left, { ...none, one_day: true }, '2026-07-18')).toBeNull();
  expect(pickDay(left, none, '2026-07-18')).toEqual({ ...none, check_in: '2026-07-18' });
});
