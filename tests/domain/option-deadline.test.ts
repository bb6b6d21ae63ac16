import {
  extendedOption,
  instantOptionUntil,
  type OptionTerms,
  optionUntil,
} from '../../server/domain/option-deadline.ts';
import { parseDay } from '../../server/domain/stay.ts';

const now = Temporal.Instant.from('2026-07-09T11:20:00Z');

const terms = (changes: Partial<OptionTerms> = {}): OptionTerms => ({
  now,
  today: parseDay('2026-07-09'),
  checkIn: parseDay('2026-08-15'),
  optionHours: 24,
  optionHoursNear: 6,
  nearDays: 14,
  villaHours: null,
  ...changes,
});

describe('how long an option holds', () => {
  test.each<[string, Partial<OptionTerms>, number]>([
    ['the site’s hours', {}, 24],
    ['the villa’s own', { villaHours: 48 }, 48],
    ['fifteen days before arrival', { checkIn: parseDay('2026-07-24') }, 24],
    ['fourteen days before', { checkIn: parseDay('2026-07-23') }, 6],
    ['on the day', { checkIn: parseDay('2026-07-09') }, 6],
    ['near, where the villa’s are longer', { checkIn: parseDay('2026-07-12'), villaHours: 48 }, 6],
    ['near, where the villa’s are shorter', { checkIn: parseDay('2026-07-12'), villaHours: 3 }, 3],
  ])('%s', (_, changes, hours) => {
    expect(optionUntil(terms(changes)).since(now).total('hours')).toBe(hours);
  });

  test.each([
    ['late on the day of arrival', '2026-07-09', '2026-07-09T21:00:00Z'],
    ['for a stay entered after its guest arrived', '2026-07-08', '2026-07-09T22:20:00Z'],
  ])('ends with that day, given %s', (_, day, until) => {
    const evening = { now: Temporal.Instant.from('2026-07-09T16:20:00Z'), checkIn: parseDay(day) };
    expect(optionUntil(terms(evening)).toString()).toBe(until);
  });

  test.each([
    ['hours before it leaves', '2026-07-09T05:00:00Z', '2026-07-09T07:00:00Z'],
    ['entered after it left', '2026-07-09T16:20:00Z', '2026-07-09T22:20:00Z'],
  ])('of a day trip ends as it leaves: %s', (_, moment, until) => {
    const trip = { checkIn: parseDay('2026-07-09'), tripStartsAt: '10:00:00' };
    const ends = optionUntil(terms({ now: Temporal.Instant.from(moment), ...trip }));
    expect(ends.toString()).toBe(until);
  });

  test('an instant booking holds as long as its payment page lives', () => {
    expect(instantOptionUntil(terms()).since(now).total('minutes')).toBe(30);
  });

  test.each([
    ['a day trip that leaves before', { tripStartsAt: '14:35' }, 15],
    ['a day trip that has left', { tripStartsAt: '14:00' }, 30],
    ['a day that is over before', { now: Temporal.Instant.from('2026-07-09T20:50:00Z') }, 10],
  ])('… or until its guest must have come: %s', (_, changes, minutes) => {
    const moment = { now, checkIn: parseDay('2026-07-09'), ...changes };
    expect(instantOptionUntil(moment).since(moment.now).total('minutes')).toBe(minutes);
  });
});

describe('opening a card payment', () => {
  const ending = (minutes: number, option_extended = false) => ({
    option_until: now.add({ minutes }),
    option_extended,
  });

  test.each([
    ['ten minutes left: to the end of the token', ending(10), 30],
    ['an hour left: nothing to extend', ending(60), null],
    ['exactly half an hour left', ending(30), null],
    ['extended before: never twice', ending(10, true), null],
  ] as const)('%s', (_, option, minutes) => {
    const until = extendedOption(option, terms());
    expect(until?.since(now).total('minutes') ?? null).toBe(minutes);
  });

  test('never beyond the departure of a day trip', () => {
    const trip = { now, checkIn: parseDay('2026-07-09'), tripStartsAt: '14:40' };
    expect(extendedOption(ending(10), trip)?.since(now).total('minutes')).toBe(20);
    expect(extendedOption(ending(20), trip)).toBeNull();
  });
});
