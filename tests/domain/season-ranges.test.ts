import fc from 'fast-check';

import { dayRuling } from '../../server/domain/day-rules.ts';
import { type NightChange, nightRuling } from '../../server/domain/night-rules.ts';
import { changeRange } from '../../server/domain/season-ranges.ts';
import { daysIncluding } from '../../server/domain/stay.ts';

const season = (id: number, first: string, last: string, own: object = {}) => ({
  id,
  days: daysIncluding(first, last),
  nightly_price_kurus: 10_000_00,
  min_nights: null as number | null,
  arrival_weekdays: null as number[] | null,
  ...own,
});

const may = season(1, '2027-05-01', '2027-05-31');
const summer = season(2, '2027-06-01', '2027-08-31', { nightly_price_kurus: 15_000_00 });

const changed = (first: string, last: string, change: NightChange, seasons = [may, summer]) =>
  changeRange(seasons, daysIncluding(first, last), nightRuling(change)).seasons.map(
    ({ id, days, rules }) =>
      `${id ?? 'new'} ${days.from} ${days.until.subtract({ days: 1 })} ${rules.nightly_price_kurus / 100} ${rules.min_nights}`,
  );

test('a range over two seasons changes the nights within it; the others keep row, price and rules', () => {
  const dearer = { price: { by: 'percent', percent: 10 }, min_nights: 5 } as const;

  expect(changed('2027-05-20', '2027-06-10', dearer)).toEqual([
    '1 2027-05-01 2027-05-19 10000 null',
    'new 2027-05-20 2027-05-31 11000 5',
    '2 2027-06-11 2027-08-31 15000 null',
    'new 2027-06-01 2027-06-10 16500 5',
  ]);
});

test('a season wholly inside keeps its row, one around the range is cut in three', () => {
  const price = { by: 'amount', amount_kurus: -1_500_00 } as const;

  expect(changed('2027-05-01', '2027-05-31', { price })).toEqual([
    '1 2027-05-01 2027-05-31 8500 null',
  ]);
  expect(changed('2027-07-01', '2027-07-15', { price })).toEqual([
    '2 2027-06-01 2027-06-30 15000 null',
    'new 2027-07-16 2027-08-31 15000 null',
    'new 2027-07-01 2027-07-15 13500 null',
  ]);
});

test.each([
  ['percent', { by: 'percent', percent: 12.5 }, 11_250_00],
  ['amount', { by: 'amount', amount_kurus: 250_00 }, 10_250_00],
  ['fixed', { by: 'fixed', price_kurus: 9_999_00 }, 9_999_00],
] as const)('the price of a night changes by %s', (_, price, expected) => {
  const [piece] = changeRange([may], may.days, nightRuling({ price })).changed;

  expect(piece?.rules.nightly_price_kurus).toBe(expected);
});

test('a boat’s days change by their own rules, and keep what is not given', () => {
  const weeks = {
    id: 7,
    days: daysIncluding('2027-06-01', '2027-08-31'),
    price_kurus: 700_000_00,
    min_days: null,
    changeover_weekday: 6,
  };
  const change = { price: { by: 'percent', percent: -10 }, min_days: 14 } as const;

  const plan = changeRange([weeks], daysIncluding('2027-08-20', '2027-09-05'), dayRuling(change));

  expect(plan.seasons.map(({ id, rules }) => [id, rules])).toEqual([
    [7, { price_kurus: 700_000_00, min_days: null, changeover_weekday: 6 }],
    [null, { price_kurus: 630_000_00, min_days: 14, changeover_weekday: 6 }],
  ]);
  expect(plan.unpriced_days).toBe(5);
});

test('what would not differ is left alone, and nights without a price are counted', () => {
  const plan = changeRange(
    [may, summer],
    daysIncluding('2027-04-21', '2027-06-10'),
    nightRuling({ price: { by: 'fixed', price_kurus: 15_000_00 } }),
  );

  expect(plan.changed.map(({ season: { id } }) => id)).toEqual([1]);
  expect(plan.unpriced_days).toBe(10);
});

test('whatever the range, each night has the season it had, and only those within it change', () => {
  const first = Temporal.PlainDate.from('2027-05-01');
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 130 }), fc.nat(60), (start, length) => {
      const range = {
        from: first.add({ days: start }),
        until: first.add({ days: start + length + 1 }),
      };
      const price = { by: 'amount', amount_kurus: 1 } as const;
      const { seasons, changed: pieces } = changeRange(
        [may, summer],
        range,
        nightRuling({ price }),
      );
      const touched = new Set(pieces.map((piece) => piece.season.id));
      const nights = seasons.reduce((sum, { days }) => sum + days.from.until(days.until).days, 0);
      const whole = [may, summer].filter(({ id }) => touched.has(id));
      expect(nights).toBe(
        whole.reduce((sum, { days }) => sum + days.from.until(days.until).days, 0),
      );
      for (const { days, rules, season: of } of seasons) {
        const inside =
          Temporal.PlainDate.compare(days.from, range.from) >= 0 &&
          Temporal.PlainDate.compare(days.until, range.until) <= 0;
        expect(rules.nightly_price_kurus).toBe(of.nightly_price_kurus + (inside ? 1 : 0));
      }
    }),
  );
});
