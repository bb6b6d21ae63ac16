import fc from 'fast-check';

import { nearestOf, nearestStay, REACH } from '../../server/domain/nearest-stay.ts';
import { quote } from '../../server/domain/pricing.ts';
import { parseDay, stayOf } from '../../server/domain/stay.ts';
import { addDays } from '../../server/shared/days.ts';
import { request, season, stays, villa } from './villa.ts';

describe('the nearest stay of a villa', () => {
  test.each([
    ['the later of two that are as near', '2026-07-10', '2026-07-15', '2026-07-13'],
    ['after the season that asks for more nights', '2026-08-20', '2026-08-23', '2026-09-01'],
    ['none where all stays are too short', '2026-07-10', '2026-07-11', undefined],
    ['none where nothing has a price', '2027-06-01', '2027-06-08', undefined],
  ])('is %s', (_what, check_in, check_out, nearest) => {
    const autumn = season(3, ['2026-09-01', '2026-09-30'], 9_000, { min_nights: 3 });
    const of = villa();
    const occupied = stays(['2026-07-12', '2026-07-13']);

    const found = nearestOf(
      { ...of, seasons: [...of.seasons, autumn], occupied },
      request(check_in, check_out),
    );
    expect(found?.check_in).toBe(nearest);
  });

  const first = '2026-06-01';
  const day = (at: number) => addDays(first, at);
  const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 });
  const rules = fc.record({
    min_nights: fc.option(fc.integer({ min: 1, max: 9 })),
    arrival_weekdays: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7])),
    is_priced: fc.integer({ max: 4, min: 0 }).map((drawn) => drawn > 0),
  });
  const taken = fc.array(fc.tuple(fc.nat(90), fc.integer({ min: 1, max: 12 })), { maxLength: 8 });

  test('is the one that pricing each of them one by one finds', () => {
    const wishes = fc.record({
      ...{ lengths, taken, rules: fc.array(rules, { minLength: 4, maxLength: 4 }) },
      ...{ from: fc.nat(90), nights: fc.integer({ min: 1, max: 9 }), gap_min_nights: fc.nat(4) },
      gap_allowed: fc.boolean(),
    });
    let led = 0;
    fc.assert(
      fc.property(wishes, ({ from, nights, ...drawn }) => {
        const seasons = drawn.lengths.flatMap((length, at) => {
          const start = drawn.lengths.slice(0, at).reduce((sum, each) => sum + each, 0);
          const { is_priced = true, ...own } = drawn.rules[at] ?? {};
          const days: [string, string] = [day(start), day(start + length - 1)];
          return is_priced ? [season(at + 1, days, 9_000, own)] : [];
        });
        const of = villa({
          ...{ seasons, gap_allowed: drawn.gap_allowed, gap_min_nights: drawn.gap_min_nights },
          occupied: drawn.taken.map(([at, length]) => stayOf(day(at), day(at + length))),
        });
        const asked = request(day(from), day(from + nights));

        const found = nearestOf(of, asked);

        const wished = { check_in: day(from), check_out: day(from + nights) };
        const each = nearestStay(
          { ...wished, today: parseDay('2026-03-01') },
          of.occupied,
          (own) => quote(of, { ...asked, stay: stayOf(own.check_in, own.check_out) }).sellable,
        );
        expect(found).toEqual(each);
        led += found ? 1 : 0;
      }),
      { numRuns: 500 },
    );
    expect(led).toBeGreaterThan(REACH);
  });
});
