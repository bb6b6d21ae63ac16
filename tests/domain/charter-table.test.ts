import {
  type CharterUnit,
  type PricedBoat,
  quoteCharter,
  type TakenCharter,
} from '../../server/domain/charter-pricing.ts';
import { parseDay, stayOf } from '../../server/domain/stay.ts';
import { addDays } from '../../server/shared/days.ts';
import { type CharterDays, charterRequest, charterSeason, gulet } from './boat.ts';
import { discount, extra, stays, tl } from './villa.ts';

/**
 * The gulet of the table, June to August 2026: 350.000 TL a week from Saturday, 60.000 TL a day (at
 * least three), 40.000 TL a day trip; 20 aboard by day, 8 by night; 30 % prepayment.
 */
interface Case {
  what: string;
  unit: CharterUnit;
  days: CharterDays;
  boat?: Partial<PricedBoat>;
  adults?: number;
  children?: number;
  babies?: number;
  extras?: number[];
  today?: string;
  time?: string;
  /** TL, or the reasons against it. */
  expected: number | string[];
}

const JUNE: [string, string] = ['2026-06-01', '2026-06-30'];

const leaving = (check_in: string, check_out: string, hour: string): TakenCharter[] => [
  { ...stayOf(check_in, check_out), leaves_at: Temporal.PlainTime.from(hour) },
];

const tripOf = (day: string, hour: string): TakenCharter[] => [
  { ...stayOf(day, addDays(day, 1)), starts_at: Temporal.PlainTime.from(hour) },
];

const CASES: Case[] = [
  {
    what: 'on the last day of its papers, for a summer they do not reach',
    unit: 'week',
    days: ['2026-07-04', '2026-07-11'],
    boat: { papers_until: parseDay('2026-04-01') },
    expected: 350_000,
  },
  {
    what: 'the day after its papers ran out',
    unit: 'week',
    days: ['2026-07-04', '2026-07-11'],
    boat: { papers_until: parseDay('2026-03-31') },
    expected: ['no_permit'],
  },
  {
    what: 'without papers',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    boat: { papers_until: null },
    expected: ['no_permit'],
  },
  {
    what: 'today’s, a minute before it leaves',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    today: '2026-07-07',
    time: '09:59',
    expected: 40_000,
  },
  {
    what: 'today’s, once it leaves',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    today: '2026-07-07',
    time: '10:00',
    expected: ['past'],
  },
  {
    what: 'tomorrow’s, late in the evening',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    today: '2026-07-06',
    time: '22:57',
    expected: 40_000,
  },
  {
    what: 'from today, late in the evening',
    unit: 'day',
    days: ['2026-07-07', '2026-07-10'],
    today: '2026-07-07',
    time: '22:57',
    expected: 180_000,
  },
  {
    what: 'on the day a charter leaves, an hour after the trip’s start',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    boat: { occupied: leaving('2026-07-04', '2026-07-07', '11:00') },
    expected: ['taken'],
  },
  {
    what: 'on the day a charter leaves, before the trip starts',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    boat: { occupied: leaving('2026-07-04', '2026-07-07', '10:00') },
    expected: 40_000,
  },
  {
    what: 'until the day of a trip that starts before it leaves',
    unit: 'day',
    days: ['2026-07-04', '2026-07-07'],
    boat: { occupied: tripOf('2026-07-07', '10:00') },
    expected: ['taken'],
  },
  {
    what: 'until the day of a trip in the afternoon',
    unit: 'day',
    days: ['2026-07-04', '2026-07-07'],
    boat: { occupied: tripOf('2026-07-07', '13:00') },
    expected: 180_000,
  },
  {
    what: 'until the day the next one boards',
    unit: 'day',
    days: ['2026-07-04', '2026-07-07'],
    boat: { occupied: leaving('2026-07-07', '2026-07-09', '11:00') },
    expected: 180_000,
  },
  { what: 'a week', unit: 'week', days: ['2026-07-04', '2026-07-11'], expected: 350_000 },
  { what: 'three weeks', unit: 'week', days: ['2026-07-04', '2026-07-25'], expected: 1_050_000 },
  { what: 'a week and a day', unit: 'week', days: ['2026-07-04', '2026-07-12'], expected: 400_000 },
  {
    what: 'a week and six days',
    unit: 'week',
    days: ['2026-07-04', '2026-07-17'],
    expected: 650_000,
  },
  {
    what: 'a week from a Wednesday',
    unit: 'week',
    days: ['2026-07-08', '2026-07-15'],
    expected: ['arrival_day'],
  },
  {
    what: 'six days by the week',
    unit: 'week',
    days: ['2026-07-04', '2026-07-10'],
    expected: ['min_nights'],
  },
  {
    what: 'two weeks where three are the minimum',
    unit: 'week',
    days: ['2026-07-04', '2026-07-18'],
    boat: { seasons: [charterSeason(1, 'week', 350_000, { min_days: 21 })] },
    expected: ['min_nights'],
  },
  {
    what: 'a week that ends after the last price',
    unit: 'week',
    days: ['2026-08-29', '2026-09-05'],
    expected: ['unpriced'],
  },
  {
    what: 'a week for eight, two of them babies beside',
    unit: 'week',
    days: ['2026-07-04', '2026-07-11'],
    adults: 8,
    babies: 2,
    expected: 350_000,
  },
  {
    what: 'a week for nine',
    unit: 'week',
    days: ['2026-07-04', '2026-07-11'],
    adults: 7,
    children: 2,
    expected: ['too_many_guests'],
  },
  { what: 'three days', unit: 'day', days: ['2026-07-07', '2026-07-10'], expected: 180_000 },
  {
    what: 'two days where three are the minimum',
    unit: 'day',
    days: ['2026-07-07', '2026-07-09'],
    expected: ['min_nights'],
  },
  {
    what: 'two days where neither season nor boat asks for more',
    unit: 'day',
    days: ['2026-07-07', '2026-07-09'],
    boat: { seasons: [charterSeason(2, 'day', 60_000)], min_days: 2 },
    expected: 120_000,
  },
  {
    what: 'two days where the boat asks for three',
    unit: 'day',
    days: ['2026-07-07', '2026-07-09'],
    boat: { seasons: [charterSeason(2, 'day', 60_000)], min_days: 3 },
    expected: ['min_nights'],
  },
  {
    what: 'a week at the price of days',
    unit: 'day',
    days: ['2026-07-04', '2026-07-11'],
    expected: 420_000,
  },
  {
    what: 'a hundred and one days',
    unit: 'day',
    days: ['2026-06-01', '2026-09-10'],
    expected: ['unpriced', 'too_long'],
  },
  {
    what: 'days of a boat without berths',
    unit: 'day',
    days: ['2026-07-07', '2026-07-10'],
    boat: { guests_night: 0 },
    expected: ['too_many_guests'],
  },
  { what: 'a day trip', unit: 'trip', days: ['2026-07-07', '2026-07-08'], expected: 40_000 },
  {
    what: 'a day trip for twenty',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    adults: 20,
    expected: 40_000,
  },
  {
    what: 'a day trip for twenty-one',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    adults: 21,
    expected: ['too_many_guests'],
  },
  {
    what: 'a day trip of a boat without berths',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    boat: { guests_night: 0 },
    expected: 40_000,
  },
  {
    what: 'two days as a day trip',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-09'],
    expected: ['too_long'],
  },
  {
    what: 'a trip on a day that is taken',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    boat: { occupied: stays(['2026-07-07', '2026-07-08']) },
    expected: ['taken'],
  },
  {
    what: 'a trip on the day a week ends',
    unit: 'trip',
    days: ['2026-07-11', '2026-07-12'],
    boat: { occupied: stays(['2026-07-04', '2026-07-11']) },
    expected: 40_000,
  },
  {
    what: 'a week from the day another ends',
    unit: 'week',
    days: ['2026-07-11', '2026-07-18'],
    boat: { occupied: stays(['2026-07-04', '2026-07-11']) },
    expected: 350_000,
  },
  {
    what: 'a day that is over',
    unit: 'trip',
    days: ['2026-06-02', '2026-06-03'],
    today: '2026-06-03',
    expected: ['past'],
  },
  {
    what: 'a boat off sale, taken and too full',
    unit: 'week',
    days: ['2026-07-04', '2026-07-11'],
    adults: 9,
    boat: { active: false, occupied: stays(['2026-07-05', '2026-07-06']) },
    expected: ['taken', 'too_many_guests', 'inactive'],
  },
  {
    what: 'a tenth less in June',
    unit: 'day',
    days: ['2026-06-29', '2026-07-02'],
    boat: { discounts: [{ ...discount(1, JUNE, 10), unit: null }] },
    expected: 168_000,
  },
  {
    what: 'a discount on weeks alone, by the day',
    unit: 'day',
    days: ['2026-06-06', '2026-06-13'],
    boat: { discounts: [{ ...discount(1, JUNE, 10), unit: 'week' }] },
    expected: 420_000,
  },
  {
    what: 'the better of two discounts',
    unit: 'week',
    days: ['2026-06-06', '2026-06-13'],
    boat: {
      discounts: [
        { ...discount(1, JUNE, 10), unit: 'week' },
        { ...discount(2, JUNE, 20), unit: null },
      ],
    },
    expected: 280_000,
  },
  {
    what: 'a cook, chosen',
    unit: 'week',
    days: ['2026-07-04', '2026-07-11'],
    boat: { extras: [extra(5, 5_000, { unit: 'night' })] },
    extras: [5],
    expected: 385_000,
  },
  {
    what: 'a cook, not chosen',
    unit: 'week',
    days: ['2026-07-04', '2026-07-11'],
    boat: { extras: [extra(5, 5_000, { unit: 'night' })] },
    expected: 350_000,
  },
  {
    what: 'the harbour’s fee for each of four',
    unit: 'trip',
    days: ['2026-07-07', '2026-07-08'],
    adults: 3,
    children: 1,
    boat: { extras: [extra(6, 250, { unit: 'person', optional: false })] },
    expected: 41_000,
  },
];

test.each(CASES)('$unit: $what', ({ unit, days, boat, expected, ...asked }) => {
  const found = quoteCharter(gulet(boat), charterRequest(unit, days, asked));

  const reasons = found.reasons.map(({ code }) => code);
  expect(reasons.length > 0 ? reasons : found.total_kurus).toEqual(
    typeof expected === 'number' ? tl(expected) : expected,
  );
});

describe('what is paid when', () => {
  test('three tenths first, the rest on boarding', () => {
    const found = quoteCharter(gulet(), charterRequest('week', ['2026-07-04', '2026-07-14']));
    expect(found).toMatchObject({
      total_kurus: tl(500_000),
      prepayment_kurus: tl(150_000),
      balance_kurus: tl(350_000),
      deposit_kurus: tl(20_000),
      short_stay_fee_kurus: 0,
    });
  });

  test('all of it when boarding is near', () => {
    const found = quoteCharter(
      gulet(),
      charterRequest('trip', ['2026-07-07', '2026-07-08'], { today: '2026-07-01' }),
    );
    expect(found).toMatchObject({ prepayment_kurus: tl(40_000), balance_kurus: 0 });
  });
});
