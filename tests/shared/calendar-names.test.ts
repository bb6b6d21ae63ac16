import * as names from '../../server/shared/calendar-names.ts';

const said = (options: Intl.DateTimeFormatOptions, days: number[]) => {
  const format = new Intl.DateTimeFormat('tr-TR', { ...options, timeZone: 'UTC' });
  return days.map((day) => format.format(day));
};
const firstDays = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));
/** From Monday, 1 June 2026, on. */
const weekDays = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 5, 1 + day));

test('months and weekdays are called as CLDR has them', () => {
  expect(names.longMonths).toEqual(said({ month: 'long' }, firstDays));
  expect(names.shortMonths).toEqual(said({ month: 'short' }, firstDays));
  expect(names.longWeekdays).toEqual(said({ weekday: 'long' }, weekDays));
  expect(names.shortWeekdays).toEqual(said({ weekday: 'short' }, weekDays));
});
