import { quote } from '../../server/domain/pricing.ts';
import { reasonsOf, request, season, stays, villa } from './villa.ts';

type Range = [string, string];

describe('why a stay cannot be sold', () => {
  test.each([
    ['arrival was yesterday', '2026-06-03', ['past']],
    ['arrival is today', '2026-06-02', []],
  ])('%s', (_, today, expected) => {
    expect(reasonsOf(villa(), '2026-06-02', '2026-06-06', { today })).toEqual(expected);
  });

  test.each([
    ['the same nights', ['2026-06-05', '2026-06-09'], ['taken']],
    ['one night at its end', ['2026-06-08', '2026-06-12'], ['taken']],
    ['one night at its beginning', ['2026-06-02', '2026-06-06'], ['taken']],
    ['a night inside', ['2026-06-06', '2026-06-07'], ['taken']],
    ['all around', ['2026-06-01', '2026-06-14'], ['taken']],
    ['a departure on the day of arrival', ['2026-06-01', '2026-06-05'], []],
    ['an arrival on the day of departure', ['2026-06-09', '2026-06-12'], []],
  ] as [string, Range, string[]][])('5 → 9 June beside %s', (_, occupied, expected) => {
    expect(reasonsOf(villa({ occupied: stays(occupied) }), '2026-06-05', '2026-06-09')).toEqual(
      expected,
    );
  });

  test.each([
    [2, ['min_nights']],
    [3, []],
  ])('%i nights where three are the minimum', (nights, expected) => {
    expect(reasonsOf(villa(), '2026-06-02', `2026-06-0${2 + nights}`)).toEqual(expected);
  });

  test.each([
    ['Friday', '2026-06-05', ['arrival_day']],
    ['Saturday', '2026-06-06', []],
    ['Sunday', '2026-06-07', []],
    ['Monday', '2026-06-08', ['arrival_day']],
  ])('arrivals on weekends only, on a %s', (_, checkIn, expected) => {
    const of = villa({ arrival_weekdays: [6, 7] });
    expect(reasonsOf(of, checkIn, '2026-06-12')).toEqual(expected);
  });

  test.each([
    ['four adults, two children, three babies', { adults: 4, children: 2, babies: 3 }, []],
    ['five adults, two children', { adults: 5, children: 2, babies: 0 }, ['too_many_guests']],
  ])('a villa for six: %s', (_, guests, expected) => {
    expect(reasonsOf(villa(), '2026-06-02', '2026-06-06', { guests })).toEqual(expected);
  });

  test('more people than the permit is for are told from more than there are beds for', () => {
    const of = villa({ max_guests: 6, permit_guests: 8 });
    const tooMany = (adults: number) =>
      quote(
        of,
        request('2026-06-02', '2026-06-06', { guests: { adults, children: 0, babies: 2 } }),
      ).reasons.map(({ values }) => values);
    expect(tooMany(8)).toEqual([{ guests: 6 }]);
    expect(tooMany(9)).toEqual([{ guests: 6, permit_guests: 8 }]);
  });

  test.each([
    [100, '2026-09-09', []],
    [101, '2026-09-10', ['too_long']],
  ])('%i nights', (_, checkOut, expected) => {
    const of = villa({ seasons: [season(1, ['2026-06-01', '2026-12-31'], 10_000)] });
    expect(reasonsOf(of, '2026-06-01', checkOut)).toEqual(expected);
  });

  test('not on sale, without a permit', () => {
    expect(reasonsOf(villa({ active: false }), '2026-06-02', '2026-06-06')).toEqual(['inactive']);
    expect(reasonsOf(villa({ permit_verified: false }), '2026-06-02', '2026-06-06')).toEqual([
      'no_permit',
    ]);
  });

  test('everything at once, in one order, with the values its sentences name', () => {
    const hopeless = villa({
      active: false,
      permit_verified: false,
      max_guests: 2,
      min_nights: 150,
      arrival_weekdays: [6],
      occupied: stays(['2026-06-10', '2026-06-12']),
    });
    const asked = request('2026-05-05', '2026-08-15', {
      today: '2026-05-06',
      guests: { adults: 3, children: 0, babies: 0 },
    });
    expect(quote(hopeless, asked)).toMatchObject({
      sellable: false,
      reasons: [
        { code: 'past', values: {} },
        { code: 'taken', values: {} },
        { code: 'unpriced', values: {} },
        { code: 'min_nights', values: { nights: 150 } },
        { code: 'arrival_day', values: { weekdays: [6] } },
        { code: 'too_many_guests', values: { guests: 2 } },
        { code: 'too_long', values: { nights: 100 } },
        { code: 'inactive', values: {} },
        { code: 'no_permit', values: {} },
      ],
    });
  });
});

describe('the minimum of nights inside a gap', () => {
  const before: Range = ['2026-07-01', '2026-07-10'];
  const after: Range = ['2026-07-16', '2026-07-25'];
  const minimum = (nights: number, changes: Parameters<typeof villa>[0] = {}) =>
    villa({
      seasons: [season(1, ['2026-06-01', '2026-08-31'], 9_000, { min_nights: nights })],
      occupied: stays(before, after),
      ...changes,
    });

  test.each([
    ['fills all six nights', 7, ['2026-07-10', '2026-07-16'], []],
    ['leaves two before, the minimum is three', 3, ['2026-07-12', '2026-07-14'], ['min_nights']],
    ['leaves one after, the minimum is three', 3, ['2026-07-13', '2026-07-15'], ['min_nights']],
    ['leaves four before and nothing after', 4, ['2026-07-14', '2026-07-16'], []],
    ['leaves nothing before and four after', 4, ['2026-07-10', '2026-07-12'], []],
    ['leaves three after, the minimum is four', 4, ['2026-07-10', '2026-07-13'], ['min_nights']],
    ['is one night, fewer than the gap’s two', 5, ['2026-07-10', '2026-07-11'], ['min_nights']],
  ] as [string, number, Range, string[]][])('a stay that %s', (_, nights, stay, expected) => {
    expect(reasonsOf(minimum(nights), ...stay)).toEqual(expected);
  });

  test('is kept on villas that do not allow it', () => {
    expect(reasonsOf(minimum(7, { gap_allowed: false }), '2026-07-10', '2026-07-16')).toEqual([
      'min_nights',
    ]);
  });

  test.each([
    [
      'seven nights between the two: no gap',
      [['2026-07-01', '2026-07-09'], after],
      '2026-07-09',
      ['min_nights'],
    ],
    ['nothing before: no gap', [after], '2026-07-10', ['min_nights']],
    ['nothing after: no gap', [before], '2026-07-10', ['min_nights']],
    [
      'in any order, with others further away',
      [['2026-08-01', '2026-08-05'], after, before, ['2026-06-01', '2026-06-05']],
      '2026-07-10',
      [],
    ],
  ] as [string, Range[], string, string[]][])('%s', (_, occupied, checkIn, expected) => {
    expect(reasonsOf(minimum(8, { occupied: stays(...occupied) }), checkIn, '2026-07-16')).toEqual(
      expected,
    );
  });

  test('nights before today are nobody’s to fill', () => {
    expect(reasonsOf(minimum(5), '2026-07-12', '2026-07-16', { today: '2026-07-11' })).toEqual([
      'min_nights',
    ]);
    expect(reasonsOf(minimum(5), '2026-07-12', '2026-07-16', { today: '2026-07-12' })).toEqual([]);
  });
});
