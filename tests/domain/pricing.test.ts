import { quote } from '../../server/domain/pricing.ts';
import {
  discount,
  extra,
  reasonsOf,
  request,
  season,
  seasonA,
  seasonB,
  stays,
  tl,
  villa,
} from './villa.ts';

const june: [string, string] = ['2026-06-01', '2026-06-30'];

const prices = (...asked: Parameters<typeof request>) =>
  quote(villa(), request(...asked)).nights.map((night) => night.price_kurus);

describe('every night takes its season’s price', () => {
  test.each([
    ['the last nights of a season', '2026-06-13', '2026-06-15', [10_000, 10_000]],
    ['the first nights of the next', '2026-06-15', '2026-06-17', [14_000, 14_000]],
    ['across the change', '2026-06-14', '2026-06-16', [10_000, 14_000]],
    ['the last priced night', '2026-08-31', '2026-09-01', [14_000]],
  ])('%s', (_, checkIn, checkOut, expected) => {
    expect(prices(checkIn, checkOut)).toEqual(expected.map(tl));
  });

  test('each night tells its date, season and discount', () => {
    const of = villa({ discounts: [discount(9, ['2026-06-15', '2026-06-15'], 10)] });
    expect(quote(of, request('2026-06-14', '2026-06-16')).nights).toEqual([
      {
        date: '2026-06-14',
        price_kurus: tl(10_000),
        discount_kurus: 0,
        season_id: 1,
        discount_id: null,
        discount_kind: null,
      },
      {
        date: '2026-06-15',
        price_kurus: tl(14_000),
        discount_kurus: tl(1_400),
        season_id: 2,
        discount_id: 9,
        discount_kind: 'period',
      },
    ]);
  });

  test('an unpriced night in the middle makes every sum unknown, and takes no discount', () => {
    const hole = villa({
      seasons: [
        season(1, ['2026-06-01', '2026-06-03'], 10_000),
        season(2, ['2026-06-05', '2026-06-30'], 9_000),
      ],
      discounts: [discount(1, june, 10)],
      extras: [extra(4, 900, { optional: false })],
    });
    const found = quote(hole, request('2026-06-02', '2026-06-07'));
    expect(found.reasons.map((reason) => reason.code)).toEqual(['unpriced']);
    expect(found.nights[2]).toEqual({
      date: '2026-06-04',
      price_kurus: null,
      discount_kurus: 0,
      season_id: null,
      discount_id: null,
      discount_kind: null,
    });
    expect(found).toMatchObject({
      accommodation_kurus: null,
      discount_kurus: null,
      short_stay_fee_kurus: null,
      total_kurus: null,
      prepayment_kurus: null,
      balance_kurus: null,
      deposit_kurus: tl(5_000),
      extras: [{ id: 4, amount_kurus: tl(900) }],
    });
  });

  test('a stay that ends before it begins is refused, not priced', () => {
    const stay = { ...request('2026-06-02', '2026-06-05').stay };
    const backwards = { check_in: stay.check_out, check_out: stay.check_in };
    const empty = { check_in: stay.check_in, check_out: stay.check_in };
    for (const wrong of [backwards, empty]) {
      expect(() => quote(villa(), { ...request('2026-06-02', '2026-06-05'), stay: wrong })).toThrow(
        RangeError,
      );
    }
  });
});

describe('rules of a stay that crosses seasons', () => {
  const high = season(2, ['2026-06-15', '2026-08-31'], 14_000, {
    min_nights: 7,
    arrival_weekdays: [6],
    short_stay_limit: 7,
    short_stay_fee_kurus: tl(5_000),
    prepayment_percent: 35,
    deposit_kurus: tl(8_000),
  });
  const crossing = villa({ seasons: [seasonA, high] });

  test('minimum nights and arrival day are those of the check-in night', () => {
    expect(reasonsOf(crossing, '2026-06-12', '2026-06-17')).toEqual([]);
    expect(reasonsOf(crossing, '2026-06-16', '2026-06-21')).toEqual(['min_nights', 'arrival_day']);
  });

  test('limit, fee, deposit and prepayment percent are the highest among the nights', () => {
    expect(quote(crossing, request('2026-06-10', '2026-06-16'))).toMatchObject({
      short_stay_limit: 7,
      short_stay_fee_kurus: tl(5_000),
      deposit_kurus: tl(8_000),
      prepayment_percent: 35,
      prepayment_kurus: tl(22_400),
    });
  });

  test('a season that asks less than the villa does not lower the others', () => {
    const low = season(1, ['2026-06-01', '2026-06-14'], 10_000, {
      prepayment_percent: 10,
      deposit_kurus: 0,
    });
    const of = villa({ seasons: [low, seasonB] });
    expect(quote(of, request('2026-06-10', '2026-06-14')).prepayment_percent).toBe(10);
    expect(quote(of, request('2026-06-10', '2026-06-16'))).toMatchObject({
      prepayment_percent: 20,
      deposit_kurus: tl(5_000),
    });
  });

  test('a season may open arrivals that the villa restricts', () => {
    const anyDay = season(1, ['2026-06-01', '2026-06-14'], 10_000, { arrival_weekdays: [] });
    const of = villa({ arrival_weekdays: [6], seasons: [anyDay, seasonB] });
    expect(reasonsOf(of, '2026-06-10', '2026-06-14')).toEqual([]);
    expect(reasonsOf(of, '2026-06-16', '2026-06-22')).toEqual(['arrival_day']);
  });
});

describe('short-stay fee', () => {
  test.each([
    [3, 3_500],
    [4, 3_500],
    [5, 0],
    [6, 0],
  ])('%i nights where the limit is five: %i TL', (nights, fee) => {
    const found = quote(villa(), request('2026-06-02', `2026-06-0${2 + nights}`));
    expect(found).toMatchObject({ short_stay_fee_kurus: tl(fee), short_stay_limit: 5 });
  });

  test.each([null, 0])('a limit of %p means no fee and no limit to speak of', (limit) => {
    const found = quote(villa({ short_stay_limit: limit }), request('2026-06-02', '2026-06-05'));
    expect(found).toMatchObject({ short_stay_fee_kurus: 0, short_stay_limit: null });
  });
});

describe('discounts', () => {
  const taken = (discounts: ReturnType<typeof discount>[], ...asked: Parameters<typeof request>) =>
    quote(villa({ discounts }), request(...asked)).nights.map((night) => night.discount_id);

  test.each([
    ['on its last booking day', '2026-03-31', [1, 1, 1]],
    ['a day later', '2026-04-01', [null, null, null]],
  ])('early, booked %s', (_, today, expected) => {
    const early = discount(1, june, 10, {
      kind: 'early',
      book_before: request('2026-03-31', '2026-04-01').stay.check_in,
    });
    expect(taken([early], '2026-06-02', '2026-06-05', { today })).toEqual(expected);
  });

  test.each([
    ['on the last day of the window', '2026-05-26', [1, 1, 1]],
    ['a day too early', '2026-05-25', [null, null, null]],
    ['on the day of arrival', '2026-06-02', [1, 1, 1]],
  ])('last minute within seven days, booked %s', (_, today, expected) => {
    const lastMinute = discount(1, june, 10, { kind: 'last_minute', within_days: 7 });
    expect(taken([lastMinute], '2026-06-02', '2026-06-05', { today })).toEqual(expected);
  });

  test('period: only the nights inside', () => {
    expect(
      taken([discount(1, ['2026-06-03', '2026-06-04'], 10)], '2026-06-02', '2026-06-06'),
    ).toEqual([null, 1, 1, null]);
  });

  test.each([
    ['six nights', '2026-06-08', null],
    ['seven nights', '2026-06-09', 1],
  ])('long stay from seven nights: %s', (_, checkOut, expected) => {
    const long = discount(1, june, 10, { kind: 'long_stay', min_nights: 7 });
    expect(taken([long], '2026-06-02', checkOut)[0]).toBe(expected);
  });

  test.each([
    [
      'in a gap',
      [
        ['2026-05-30', '2026-06-02'],
        ['2026-06-06', '2026-06-10'],
      ],
      1,
    ],
    [
      'in a free range longer than a gap',
      [
        ['2026-05-25', '2026-05-30'],
        ['2026-06-06', '2026-06-10'],
      ],
      null,
    ],
    ['with nothing before', [['2026-06-06', '2026-06-10']], null],
    ['with nothing after', [['2026-05-30', '2026-06-02']], null],
  ] as [string, [string, string][], number | null][])('gap: %s', (_, ranges, expected) => {
    const of = villa({
      discounts: [discount(1, june, 10, { kind: 'gap' })],
      occupied: stays(...ranges),
    });
    expect(quote(of, request('2026-06-02', '2026-06-06')).nights[0]?.discount_id).toBe(expected);
  });

  test('the best one for the guest, never two', () => {
    const found = quote(
      villa({ discounts: [discount(1, june, 10), discount(2, ['2026-06-03', '2026-06-03'], 25)] }),
      request('2026-06-02', '2026-06-05'),
    );
    expect(found.nights.map((night) => night.discount_id)).toEqual([1, 2, 1]);
    expect(found.discount_kurus).toBe(tl(4_500));
  });

  test('equal ones: the lowest id, however they come', () => {
    const equal = [discount(7, june, 10), discount(3, june, 10), discount(5, june, 10)];
    expect(taken(equal, '2026-06-02', '2026-06-05')).toEqual([3, 3, 3]);
    expect(taken(equal.toReversed(), '2026-06-02', '2026-06-05')).toEqual([3, 3, 3]);
  });

  test('a night’s discount is rounded half up to the kuruş', () => {
    const odd = villa({ seasons: [season(1, june, 0.05)], discounts: [discount(1, june, 10)] });
    expect(quote(odd, request('2026-06-02', '2026-06-05'))).toMatchObject({
      accommodation_kurus: 15,
      discount_kurus: 3,
    });
  });
});

describe('extras', () => {
  const heating = extra(1, 2_000, { unit: 'night' });
  const cleaning = extra(2, 1_500);
  const bed = extra(3, 750, { unit: 'person' });
  const linen = extra(4, 300, { optional: false });
  const of = villa({ extras: [heating, cleaning, bed, linen] });
  const guests = { adults: 3, children: 1, babies: 2 };

  test.each([
    ['none chosen: those of every stay', [], [[4, 300]]],
    [
      'per night',
      [1],
      [
        [1, 8_000],
        [4, 300],
      ],
    ],
    [
      'per stay',
      [2],
      [
        [2, 1_500],
        [4, 300],
      ],
    ],
    [
      'per adult and child',
      [3],
      [
        [3, 3_000],
        [4, 300],
      ],
    ],
    [
      'all',
      [3, 2, 1],
      [
        [1, 8_000],
        [2, 1_500],
        [3, 3_000],
        [4, 300],
      ],
    ],
    ['an id of another villa', [99], [[4, 300]]],
  ] as [string, number[], [number, number][]][])('%s', (_, extra_ids, expected) => {
    const found = quote(of, request('2026-06-02', '2026-06-06', { extra_ids, guests }));
    expect(found.extras.map(({ id, amount_kurus }) => [id, amount_kurus])).toEqual(
      expected.map(([id, amount]) => [id, tl(amount)]),
    );
  });

  test('are in the total but not in what the prepayment is a percent of', () => {
    const found = quote(of, request('2026-06-02', '2026-06-07', { extra_ids: [1], guests }));
    expect(found).toMatchObject({
      total_kurus: tl(60_300),
      prepayment_kurus: tl(10_000),
      balance_kurus: tl(50_300),
    });
  });

  test.each([
    ['before its months', '2026-05-20', '2026-05-25', undefined],
    ['half inside: only those nights', '2026-05-29', '2026-06-03', 4_000],
    ['inside', '2026-06-02', '2026-06-07', 10_000],
  ])('pool heating in June only, %s', (_, checkIn, checkOut, amount) => {
    const heated = villa({ extras: [{ ...heating, months: [6] }] });
    const found = quote(heated, request(checkIn, checkOut, { extra_ids: [1] }));
    expect(found.extras[0]?.amount_kurus).toBe(amount && tl(amount));
  });
});

describe('prepayment and balance', () => {
  test.each([
    ['7 days before', '2026-05-26', 12_480, 20],
    ['6 days before', '2026-05-27', 62_400, 100],
    ['on the day', '2026-06-02', 62_400, 100],
  ])('whole total when check-in is nearer than seven days: %s', (_, today, prepayment, percent) => {
    const of = villa({ seasons: [season(1, june, 12_480)] });
    const found = quote(of, request('2026-06-02', '2026-06-07', { today }));
    expect(found).toMatchObject({
      prepayment_kurus: tl(prepayment),
      prepayment_percent: percent,
      balance_kurus: tl(62_400 - prepayment),
    });
  });

  test.each([
    [333.33, 200],
    [332.5, 200],
    [332.49, 199],
    [335, 201],
  ])('three nights at %p: 20 %% in whole lira is %i TL', (price, prepayment) => {
    const of = villa({ seasons: [season(1, june, price)], short_stay_limit: 0 });
    expect(quote(of, request('2026-06-02', '2026-06-05')).prepayment_kurus).toBe(tl(prepayment));
  });

  test('rounding up never asks for more than the total', () => {
    const of = villa({
      seasons: [season(1, june, 33.5)],
      short_stay_limit: 0,
      prepayment_percent: 100,
    });
    expect(quote(of, request('2026-06-02', '2026-06-05'))).toMatchObject({
      total_kurus: tl(100.5),
      prepayment_kurus: tl(100.5),
      balance_kurus: 0,
      whole_is_due: false,
    });
  });

  test.each([
    ['2026-05-26', true],
    ['2026-05-25', false],
  ])('booked on %s, a week or less before check-in: all of it is due is %p', (day, isNear) => {
    const { whole_is_due } = quote(villa(), request('2026-06-01', '2026-06-08', { today: day }));

    expect(whole_is_due).toBe(isNear);
  });
});
