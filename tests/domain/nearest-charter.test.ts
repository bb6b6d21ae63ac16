import fc from 'fast-check';

import {
  type CharterSeason,
  type CharterUnit,
  quoteCharter,
} from '../../server/domain/charter-pricing.ts';
import { nearestCharterOf } from '../../server/domain/nearest-charter.ts';
import { nearestStay, REACH } from '../../server/domain/nearest-stay.ts';
import { parseDay, stayOf } from '../../server/domain/stay.ts';
import { addDays } from '../../server/shared/days.ts';
import { charterRequest, charterSeason, gulet } from './boat.ts';
import { stays } from './villa.ts';

const UNITS = ['week', 'day', 'trip'] as const;

describe('the nearest charter of a boat', () => {
  test.each<
    [
      what: string,
      units: readonly CharterUnit[],
      from: string,
      until: string,
      found: string | undefined,
    ]
  >([
    ['a week on its day of change', ['week'], '2026-07-06', '2026-07-13', '2026-07-04'],
    ['a day trip beside one that is taken', ['trip'], '2026-07-20', '2026-07-21', '2026-07-19'],
    ['none where all are too short', ['day'], '2026-07-01', '2026-07-03', undefined],
    ['by whatever unit can be had', UNITS, '2026-07-20', '2026-07-21', '2026-07-19'],
    ['none where nothing has a price', UNITS, '2027-06-01', '2027-06-08', undefined],
  ])('is %s', (_what, units, from, until, found) => {
    const boat = gulet({ occupied: stays(['2026-07-20', '2026-07-22']) });

    const nearest = nearestCharterOf(boat, charterRequest('day', [from, until]), units);

    expect(nearest?.check_in).toBe(found);
  });

  test('prices nothing where its seasons refuse all days around', () => {
    let priced = 0;
    const boat = Object.defineProperty(gulet(), 'discounts', {
      get: () => {
        priced += 1;
        return [];
      },
    });

    const week = charterRequest('week', ['2026-07-01', '2026-07-04']);
    expect(nearestCharterOf(boat, week, ['week', 'trip'])).toBeNull();
    expect(priced).toBe(0);
  });

  const day = (at: number) => addDays('2026-06-01', at);
  const season = fc.record({
    length: fc.integer({ min: 1, max: 30 }),
    unit: fc.constantFrom(...UNITS),
    min_days: fc.option(fc.integer({ min: 1, max: 9 })),
    changeover_weekday: fc.option(fc.integer({ min: 1, max: 7 })),
    is_priced: fc.integer({ max: 4, min: 0 }).map((drawn) => drawn > 0),
  });
  const taken = fc.array(fc.tuple(fc.nat(90), fc.integer({ min: 1, max: 12 })), { maxLength: 8 });

  test('is the one that pricing each of them one by one finds', () => {
    const wishes = fc.record({
      ...{ seasons: fc.array(season, { minLength: 1, maxLength: 6 }), taken },
      ...{ from: fc.nat(90), length: fc.integer({ min: 1, max: 9 }) },
      units: fc.subarray([...UNITS], { minLength: 1 }),
    });
    let led = 0;
    fc.assert(
      fc.property(wishes, ({ seasons, taken, from, length, units }) => {
        const boat = gulet({
          seasons: laidOut(seasons),
          occupied: taken.map(([at, days]) => stayOf(day(at), day(at + days))),
        });
        const asked = charterRequest('day', [day(from), day(from + length)]);

        const found = nearestCharterOf(boat, asked, units);

        const wished = { check_in: day(from), check_out: day(from + length), today: asked.today };
        const each = nearestStay(wished, boat.occupied, ({ check_in, check_out }) =>
          units.some(
            (unit) =>
              quoteCharter(boat, { ...asked, unit, stay: stayOf(check_in, check_out) }).sellable,
          ),
        );
        expect(found).toEqual(each);
        led += found ? 1 : 0;
      }),
      { numRuns: 500 },
    );
    expect(led).toBeGreaterThan(REACH);
  });

  /** One unit's seasons after another, some days without a price. */
  function laidOut(drawn: readonly ReturnType<typeof season.generate>['value'][]): CharterSeason[] {
    const ends = { week: 0, day: 0, trip: 0 };
    return drawn.flatMap(({ length, unit, is_priced, ...rules }, at) => {
      const days = { from: parseDay(day(ends[unit])), until: parseDay(day(ends[unit] + length)) };
      ends[unit] += length;
      return is_priced ? [charterSeason(at, unit, 9_000, { days, ...rules })] : [];
    });
  }
});
