import { parseDay } from '../../server/domain/stay.ts';
import { lineOf, type PricingCase } from './pricing-line.ts';
import { discount, extra, season, seasonA, seasonB, stays, villa } from './villa.ts';

/*
 * The villa of the worked examples unless a line says otherwise: 10.000 TL until 14 June, 14.000 TL
 * with five nights at least from 15 June until the end of August; three nights at least, 3.500 TL for
 * stays below five, 20 % prepayment, six guests. Two adults ask on 1 March.
 */
const june: [string, string] = ['2026-06-01', '2026-06-30'];
const summer: [string, string] = ['2026-06-01', '2026-08-31'];
const early = discount(1, summer, 15, { kind: 'early', book_before: parseDay('2026-03-31') });
const lastMinute = discount(2, summer, 10, { kind: 'last_minute', within_days: 10 });
const week = discount(3, summer, 8, { kind: 'long_stay', min_nights: 7 });
const fortnight = discount(4, summer, 15, { kind: 'long_stay', min_nights: 14 });
const gap = discount(5, summer, 25, { kind: 'gap' });
const period = discount(6, ['2026-06-13', '2026-06-16'], 20);
const heating = extra(1, 2_000, { unit: 'night', months: [4, 5, 10, 11] });
const bed = extra(2, 1_000, { unit: 'night' });
const pets = extra(3, 2_500);
const breakfast = extra(4, 900, { unit: 'person' });
const linen = extra(5, 1_200, { optional: false });
const saturdays = season(2, ['2026-06-15', '2026-08-31'], 14_000, {
  min_nights: 7,
  arrival_weekdays: [6],
  short_stay_limit: 10,
  short_stay_fee_kurus: 6_000_00,
  prepayment_percent: 40,
  deposit_kurus: 9_000_00,
});
const between = stays(['2026-06-03', '2026-06-10'], ['2026-06-14', '2026-06-20']);
const family = { adults: 3, children: 2, babies: 1 };

// biome-ignore format: one line a case is what makes this table readable
const cases: PricingCase[] = [
  // What is special → accommodation − discount + fee + extras = total; prepayment + balance
  ['one season',                                 '06-02 06-07', {}, '50000 - 0 + 0 + 0 = 50000; 10000 + 40000'],
  ['across the change of season',                '06-12 06-18', {}, '72000 - 0 + 0 + 0 = 72000; 14400 + 57600'],
  ['the last night of a season',                 '06-11 06-15', {}, '40000 - 0 + 3500 + 0 = 43500; 8000 + 35500'],
  ['short: the fee is in no prepayment',         '06-02 06-06', {}, '40000 - 0 + 3500 + 0 = 43500; 8000 + 35500'],
  ['exactly the limit: no fee',                  '06-02 06-07', { villa: { short_stay_limit: 5 } }, '50000 - 0 + 0 + 0 = 50000; 10000 + 40000'],
  ['one below a higher limit',                   '06-02 06-08', { villa: { short_stay_limit: 7 } }, '60000 - 0 + 3500 + 0 = 63500; 12000 + 51500'],
  ['the worked example',                         '06-12 06-18', { villa: { discounts: [period] } }, '72000 - 9600 + 0 + 0 = 62400; 12480 + 49920'],
  ['a period that covers the first night',       '06-16 06-21', { villa: { discounts: [period] } }, '70000 - 2800 + 0 + 0 = 67200; 13440 + 53760'],
  ['a period that ends before',                  '06-17 06-22', { villa: { discounts: [period] } }, '70000 - 0 + 0 + 0 = 70000; 14000 + 56000'],
  ['early, on its last day',                     '06-02 06-07', { villa: { discounts: [early] }, today: '2026-03-31' }, '50000 - 7500 + 0 + 0 = 42500; 8500 + 34000'],
  ['early, a day late',                          '06-02 06-07', { villa: { discounts: [early] }, today: '2026-04-01' }, '50000 - 0 + 0 + 0 = 50000; 10000 + 40000'],
  ['early that wants a week',                    '06-02 06-07', { villa: { discounts: [{ ...early, min_nights: 7 }] } }, '50000 - 0 + 0 + 0 = 50000; 10000 + 40000'],
  ['last minute, ten days before',               '06-12 06-17', { villa: { discounts: [lastMinute] }, today: '2026-06-02' }, '58000 - 5800 + 0 + 0 = 52200; 10440 + 41760'],
  ['last minute, eleven days before',            '06-12 06-17', { villa: { discounts: [lastMinute] }, today: '2026-06-01' }, '58000 - 0 + 0 + 0 = 58000; 11600 + 46400'],
  ['last minute and near: all of it is due',     '06-05 06-10', { villa: { discounts: [lastMinute] }, today: '2026-06-01' }, '50000 - 5000 + 0 + 0 = 45000; 45000 + 0'],
  ['six nights, a week is discounted',           '06-02 06-08', { villa: { discounts: [week] } }, '60000 - 0 + 0 + 0 = 60000; 12000 + 48000'],
  ['a week',                                     '06-02 06-09', { villa: { discounts: [week, fortnight] } }, '70000 - 5600 + 0 + 0 = 64400; 12880 + 51520'],
  ['two weeks: the better step, not both',       '06-01 06-15', { villa: { discounts: [week, fortnight] } }, '140000 - 21000 + 0 + 0 = 119000; 23800 + 95200'],
  ['a week with a period inside: best per night', '06-11 06-18', { villa: { discounts: [week, period] } }, '82000 - 12320 + 0 + 0 = 69680; 13936 + 55744'],
  ['early beats the week everywhere',            '06-02 06-09', { villa: { discounts: [week, early] } }, '70000 - 10500 + 0 + 0 = 59500; 11900 + 47600'],
  ['four nights that fill a gap',                '06-10 06-14', { villa: { discounts: [gap], occupied: between } }, '40000 - 10000 + 3500 + 0 = 33500; 6000 + 27500'],
  ['the same nights with free time after',       '06-10 06-14', { villa: { discounts: [gap], occupied: between.slice(0, 1) } }, '40000 - 0 + 3500 + 0 = 43500; 8000 + 35500'],
  ['the gap discount against a better one',      '06-10 06-14', { villa: { discounts: [{ ...gap, percent: 10 }, early], occupied: between } }, '40000 - 6000 + 3500 + 0 = 37500; 6800 + 30700'],
  ['a discount on nights nobody asked for',      '06-02 06-07', { villa: { discounts: [discount(1, ['2026-07-01', '2026-07-31'], 50)] } }, '50000 - 0 + 0 + 0 = 50000; 10000 + 40000'],
  ['everything off',                             '06-02 06-07', { villa: { discounts: [discount(1, june, 100)] } }, '50000 - 50000 + 0 + 0 = 0; 0 + 0'],
  ['rounding: a third of a kuruş is dropped',    '06-02 06-07', { villa: { seasons: [season(1, june, 100.01)], discounts: [discount(1, june, 33)] } }, '500.05 - 165 + 0 + 0 = 335.05; 67 + 268.05'],
  ['rounding: half a kuruş goes up, each night', '06-02 06-07', { villa: { seasons: [season(1, june, 0.1)], discounts: [discount(1, june, 5)] } }, '0.5 - 0.05 + 0 + 0 = 0.45; 0 + 0.45'],
  ['the prepayment is in whole lira, half up',   '06-02 06-07', { villa: { seasons: [season(1, june, 10_002.5)] } }, '50012.5 - 0 + 0 + 0 = 50012.5; 10003 + 40009.5'],
  ['an extra for every night',                   '06-02 06-07', { villa: { extras: [bed] }, extras: [2] }, '50000 - 0 + 0 + 5000 = 55000; 10000 + 45000'],
  ['an extra for the stay',                      '06-02 06-07', { villa: { extras: [pets] }, extras: [3] }, '50000 - 0 + 0 + 2500 = 52500; 10000 + 42500'],
  ['an extra for each adult and child',          '06-02 06-07', { villa: { extras: [breakfast] }, extras: [4], guests: family }, '50000 - 0 + 0 + 4500 = 54500; 10000 + 44500'],
  ['an extra nobody chose',                      '06-02 06-07', { villa: { extras: [bed, pets] } }, '50000 - 0 + 0 + 0 = 50000; 10000 + 40000'],
  ['an extra nobody may refuse',                 '06-02 06-07', { villa: { extras: [linen, bed] } }, '50000 - 0 + 0 + 1200 = 51200; 10000 + 41200'],
  ['an extra chosen twice is had once',          '06-02 06-07', { villa: { extras: [pets] }, extras: [3, 3] }, '50000 - 0 + 0 + 2500 = 52500; 10000 + 42500'],
  ['heating in a month it is not offered',       '06-02 06-07', { villa: { extras: [heating] }, extras: [1] }, '50000 - 0 + 0 + 0 = 50000; 10000 + 40000'],
  ['heating on the two nights of May only',      '05-30 06-04', { villa: { seasons: [season(1, ['2026-05-01', '2026-06-30'], 10_000)], extras: [heating] }, extras: [1] }, '50000 - 0 + 0 + 4000 = 54000; 10000 + 44000'],
  ['no discount on extras and fee',              '06-02 06-06', { villa: { discounts: [early], extras: [pets] }, extras: [3] }, '40000 - 6000 + 3500 + 2500 = 40000; 6800 + 33200'],
  ['near: fee and extras are due as well',       '06-02 06-06', { villa: { extras: [pets] }, extras: [3], today: '2026-05-30' }, '40000 - 0 + 3500 + 2500 = 46000; 46000 + 0'],
  ['seven days before is not near',              '06-08 06-13', { today: '2026-06-01' }, '50000 - 0 + 0 + 0 = 50000; 10000 + 40000'],
  ['six days before is',                         '06-07 06-12', { today: '2026-06-01' }, '50000 - 0 + 0 + 0 = 50000; 50000 + 0'],
  ['no prepayment asked',                        '06-02 06-07', { villa: { prepayment_percent: 0 } }, '50000 - 0 + 0 + 0 = 50000; 0 + 50000'],
  ['a stricter season asks more of all nights',  '06-13 06-20', { villa: { seasons: [seasonA, saturdays] } }, '90000 - 0 + 6000 + 0 = 96000; 36000 + 60000'],
  ['a milder season does not lower the other',   '06-12 06-18', { villa: { seasons: [season(1, ['2026-06-01', '2026-06-14'], 10_000, { prepayment_percent: 5 }), seasonB] } }, '72000 - 0 + 0 + 0 = 72000; 14400 + 57600'],
  ['a season without a fee of its own',          '06-02 06-06', { villa: { seasons: [season(1, june, 10_000, { short_stay_fee_kurus: 0 })] } }, '40000 - 0 + 0 + 0 = 40000; 8000 + 32000'],
  ['a hundred nights',                           '06-01 09-09', { villa: { seasons: [season(1, ['2026-06-01', '2026-12-31'], 10_000)] } }, '1000000 - 0 + 0 + 0 = 1000000; 200000 + 800000'],
  // What is special → why it cannot be sold
  ['yesterday',                                  '06-02 06-07', { today: '2026-06-03' }, 'past'],
  ['a night of somebody else',                   '06-09 06-13', { villa: { occupied: between } }, 'taken'],
  ['no price in September',                      '08-29 09-03', {}, 'unpriced'],
  ['too few nights for the season',              '06-15 06-19', {}, 'min_nights'],
  ['a gap, where gaps may not be filled',        '06-10 06-12', { villa: { occupied: stays(['2026-06-03', '2026-06-10'], ['2026-06-12', '2026-06-20']), gap_allowed: false } }, 'min_nights'],
  ['one night in a gap of two',                  '06-10 06-11', { villa: { occupied: stays(['2026-06-03', '2026-06-10'], ['2026-06-12', '2026-06-20']) } }, 'min_nights'],
  ['two nights that leave two of a gap',         '06-10 06-12', { villa: { occupied: between } }, 'min_nights'],
  ['a gap of a week is none',                    '06-10 06-12', { villa: { occupied: stays(['2026-06-03', '2026-06-10'], ['2026-06-17', '2026-06-20']) } }, 'min_nights'],
  ['Thursday where guests come on Saturdays',    '06-18 06-25', { villa: { seasons: [seasonA, saturdays] } }, 'arrival_day'],
  ['three seats too few',                        '06-02 06-07', { guests: { adults: 8, children: 1, babies: 0 } }, 'too_many_guests'],
  ['babies need none',                           '06-02 06-07', { guests: { adults: 5, children: 1, babies: 2 } }, '50000 - 0 + 0 + 0 = 50000; 10000 + 40000'],
  ['a hundred and one nights',                   '06-01 09-10', { villa: { seasons: [season(1, ['2026-06-01', '2026-12-31'], 10_000)] } }, 'too_long'],
  ['off sale, without a permit',                 '06-02 06-07', { villa: { active: false, permit_verified: false } }, 'inactive no_permit'],
  ['nearly everything at once',                  '06-09 06-11', { villa: { occupied: between, active: false }, guests: { adults: 7, children: 0, babies: 0 } }, 'taken min_nights too_many_guests inactive'],
];

test.each(cases)('%s (%s)', (_, days, asked, expected) => {
  expect(lineOf(villa(asked.villa), days, asked)).toBe(expected);
});
