import {
  type CharterUnit,
  type PricedBoat,
  quoteCharter,
} from '../../server/domain/charter-pricing.ts';
import { daysIncluding } from '../../server/domain/stay.ts';
import { charterSeason, gulet } from './boat.ts';
import { discount, extra, request, stays, tl } from './villa.ts';

const ask = (unit: CharterUnit, ...asked: Parameters<typeof request>) => ({
  ...request(...asked),
  unit,
  time: Temporal.PlainTime.from('09:00'),
});

const reasons = (boat: PricedBoat, unit: CharterUnit, ...asked: Parameters<typeof request>) =>
  quoteCharter(boat, ask(unit, ...asked)).reasons.map((reason) => reason.code);

describe('by the week', () => {
  test.each([
    ['one week', '2026-07-11', 350_000],
    ['two weeks', '2026-07-18', 700_000],
    ['three days more, a seventh each', '2026-07-14', 500_000],
  ])('%s', (_, checkOut, accommodation) => {
    const found = quoteCharter(gulet(), ask('week', '2026-07-04', checkOut));
    expect(found).toMatchObject({ sellable: true, accommodation_kurus: tl(accommodation) });
  });

  test('days of a price that seven does not divide still make exactly the week', () => {
    const odd = (price: number) => gulet({ seasons: [charterSeason(1, 'week', price)] });
    const daysOf = (price: number) =>
      quoteCharter(odd(price), ask('week', '2026-07-04', '2026-07-18')).nights.map(
        (night) => night.price_kurus,
      );
    expect(daysOf(1_000).slice(0, 7)).toEqual([143, 143, 143, 142, 143, 143, 143].map(tl));
    expect(daysOf(1_000).slice(7)).toEqual(daysOf(1_000).slice(0, 7));
    // A price with kuruş is shared to the kuruş.
    expect(daysOf(1_000.5).slice(0, 7)).toEqual([
      14_293, 14_293, 14_293, 14_292, 14_293, 14_293, 14_293,
    ]);
  });

  test.each<[percent: number, until: string, accommodation: number, discount: number]>([
    [10, '2026-07-11', 100_000, 10_000],
    [15, '2026-07-11', 100_000, 15_000],
    [10, '2026-07-18', 200_000, 20_000],
  ])('%i percent of weeks is rounded of all of it: until %s', (percent, until, all, off) => {
    const boat = gulet({
      seasons: [charterSeason(1, 'week', 100_000)],
      discounts: [{ ...discount(1, ['2026-06-01', '2026-08-31'], percent), unit: null }],
    });
    const found = quoteCharter(boat, ask('week', '2026-07-04', until));
    expect(found).toMatchObject({
      accommodation_kurus: tl(all),
      discount_kurus: tl(off),
      total_kurus: tl(all - off),
    });
    for (const { price_kurus, discount_kurus } of found.nights)
      expect(Math.abs(discount_kurus - ((price_kurus ?? 0) * percent) / 100)).toBeLessThanOrEqual(
        1,
      );
  });

  test('days that two percents lower are rounded by themselves', () => {
    const boat = gulet({
      seasons: [charterSeason(1, 'week', 100_000)],
      discounts: [
        { ...discount(1, ['2026-06-01', '2026-07-05'], 10), unit: null },
        { ...discount(2, ['2026-07-06', '2026-08-31'], 15), unit: null },
      ],
    });
    const found = quoteCharter(boat, ask('week', '2026-07-04', '2026-07-11'));
    const [first, second] = [found.nights.slice(0, 2), found.nights.slice(2)].map((nights) =>
      nights.reduce((sum, { price_kurus }) => sum + (price_kurus ?? 0), 0),
    );
    const rounded = (kurus = 0, percent = 0) => Math.round((kurus * percent) / 100);
    expect(found.discount_kurus).toBe(rounded(first, 10) + rounded(second, 15));
  });

  test('a week over two seasons takes each day from its own', () => {
    const changing = gulet({
      seasons: [
        charterSeason(1, 'week', 350_000, { days: daysIncluding('2026-06-01', '2026-07-07') }),
        charterSeason(2, 'week', 420_000, { days: daysIncluding('2026-07-08', '2026-08-31') }),
      ],
    });
    const found = quoteCharter(changing, ask('week', '2026-07-04', '2026-07-11'));
    expect(found.accommodation_kurus).toBe(tl(4 * 50_000 + 3 * 60_000));
  });

  test('a week over two seasons whose prices seven does not divide has a total in whole lira', () => {
    const changing = gulet({
      seasons: [
        charterSeason(1, 'week', 85_000, { days: daysIncluding('2026-06-01', '2026-07-07') }),
        charterSeason(2, 'week', 92_000, { days: daysIncluding('2026-07-08', '2026-08-31') }),
      ],
    });
    const found = quoteCharter(changing, ask('week', '2026-07-04', '2026-07-11'));
    const days = found.nights.map((night) => night.price_kurus ?? 0);
    // Four sevenths are 48.571,43, three 39.428,57.
    expect(found.total_kurus).toBe(tl(48_571 + 39_429));
    expect(days.reduce((sum, price) => sum + price)).toBe(found.total_kurus);
    expect(days.every((price) => price % 100 === 0)).toBe(true);
  });

  test.each([
    ['begins on the day of change', '2026-07-04', '2026-07-11', []],
    ['begins on a Sunday', '2026-07-05', '2026-07-12', ['arrival_day']],
    ['is six days', '2026-07-04', '2026-07-10', ['min_nights']],
  ])('a charter that %s', (_, from, until, expected) => {
    expect(reasons(gulet(), 'week', from, until)).toEqual(expected);
  });

  test('a season has its own day of change', () => {
    const friday = gulet({
      seasons: [charterSeason(1, 'week', 350_000, { changeover_weekday: 5 })],
    });
    expect(reasons(friday, 'week', '2026-07-03', '2026-07-10')).toEqual([]);
    expect(reasons(friday, 'week', '2026-07-04', '2026-07-11')).toEqual(['arrival_day']);
  });
});

describe('by the day', () => {
  test('any day of arrival, the season’s minimum of days', () => {
    const found = quoteCharter(gulet(), ask('day', '2026-07-07', '2026-07-10'));
    expect(found).toMatchObject({
      sellable: true,
      accommodation_kurus: tl(180_000),
      prepayment_kurus: tl(54_000),
      balance_kurus: tl(126_000),
      deposit_kurus: tl(20_000),
      short_stay_fee_kurus: 0,
    });
    expect(reasons(gulet(), 'day', '2026-07-07', '2026-07-09')).toEqual(['min_nights']);
  });
});

describe('a day trip', () => {
  test('is one day, whatever the minimum by the day', () => {
    const boat = gulet({ min_days: 3 });
    const found = quoteCharter(boat, ask('trip', '2026-07-07', '2026-07-08'));
    expect(found).toMatchObject({ sellable: true, total_kurus: tl(40_000) });
    expect(quoteCharter(boat, ask('trip', '2026-07-07', '2026-07-09')).reasons).toEqual([
      { code: 'too_long', values: { nights: 1 } },
    ]);
  });

  test('carries more people than sleep aboard', () => {
    const guests = { adults: 12, children: 2, babies: 0 };
    expect(reasons(gulet(), 'trip', '2026-07-07', '2026-07-08', { guests })).toEqual([]);
    expect(reasons(gulet(), 'day', '2026-07-07', '2026-07-10', { guests })).toEqual([
      'too_many_guests',
    ]);
  });
});

describe('every unit', () => {
  test.each(['week', 'day', 'trip'] as const)('%s: no price row of its own, no price', (unit) => {
    const seasons = gulet().seasons.filter((season) => season.unit !== unit);
    expect(reasons(gulet({ seasons }), unit, '2026-07-04', '2026-07-05')).toContain('unpriced');
  });

  test('takes its own discounts and those for all units', () => {
    const summer: [string, string] = ['2026-06-01', '2026-08-31'];
    const boat = gulet({
      discounts: [
        { ...discount(1, summer, 10), unit: null },
        { ...discount(2, summer, 20), unit: 'week' },
      ],
    });
    const week = quoteCharter(boat, ask('week', '2026-07-04', '2026-07-11'));
    const day = quoteCharter(boat, ask('day', '2026-07-04', '2026-07-07'));
    expect([week.discount_kurus, day.discount_kurus]).toEqual([tl(70_000), tl(18_000)]);
  });

  test('adds extras and sees what is taken; there is no gap rule at sea', () => {
    const boat = gulet({
      extras: [extra(5, 1_000, { unit: 'person', optional: false })],
      occupied: stays(['2026-07-01', '2026-07-04'], ['2026-07-06', '2026-07-10']),
    });
    expect(quoteCharter(boat, ask('day', '2026-07-04', '2026-07-06')).total_kurus).toBe(
      tl(122_000),
    );
    expect(reasons(boat, 'day', '2026-07-04', '2026-07-06')).toEqual(['min_nights']);
    expect(reasons(boat, 'day', '2026-07-04', '2026-07-07')).toEqual(['taken']);
  });

  test('no permit of Law 7464 is asked for, being on sale is', () => {
    expect(reasons(gulet({ active: false }), 'trip', '2026-07-07', '2026-07-08')).toEqual([
      'inactive',
    ]);
  });

  test('a charter that ends before it begins is refused', () => {
    const backwards = ask('day', '2026-07-04', '2026-07-07');
    const stay = { check_in: backwards.stay.check_out, check_out: backwards.stay.check_in };
    expect(() => quoteCharter(gulet(), { ...backwards, stay })).toThrow(RangeError);
  });
});
