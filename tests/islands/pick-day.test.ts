import { pickDay } from '../../islands/pick-day.ts';

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
