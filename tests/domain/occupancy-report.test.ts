import {
  type Figures,
  occupancyReport,
  type ReportedState,
  type ReportedStay,
} from '../../server/domain/occupancy-report.ts';
import { stayOf } from '../../server/domain/stay.ts';
import { daysBetween } from '../../server/shared/days.ts';

type Days = [check_in: string, check_out: string];

const taken = (state: ReportedState, [check_in, check_out]: Days): ReportedStay => ({
  stay: stayOf(check_in, check_out),
  state,
  sale: null,
});

/** Sold at 9.000 TL a night, with fees and extras on top. */
function sold(
  [check_in, check_out]: Days,
  { other = 0, state = 'CONFIRMED' }: { other?: number; state?: ReportedState } = {},
): ReportedStay {
  const nights_kurus = daysBetween(check_in, check_out).map(() => 9_000_00);
  const total_kurus = nights_kurus.length * 9_000_00 + other;
  return { stay: stayOf(check_in, check_out), state, sale: { nights_kurus, total_kurus } };
}

/** Figures of a month or a year ('2026-07' or '2026'). */
function of(time: string, ...stays: ReportedStay[]): Figures | undefined {
  const years = occupancyReport(stays);
  if (time.length === 4) return years.find(({ year }) => String(year) === time);
  return years.flatMap(({ months }) => months).find(({ month }) => month === time);
}

const nightsSold = (time: string, ...stays: ReportedStay[]) => of(time, ...stays)?.sold_nights;

describe('nights', () => {
  test.each<[string, Days, Record<string, number | undefined>]>([
    ['within a month', ['2026-07-10', '2026-07-17'], { '2026-07': 7, '2026-08': 0 }],
    [
      'leaving on the first: all in the old month',
      ['2026-07-25', '2026-08-01'],
      { '2026-07': 7, '2026-08': 0 },
    ],
    [
      'arriving on the last: one night in the old month',
      ['2026-07-31', '2026-08-03'],
      { '2026-07': 1, '2026-08': 2 },
    ],
    [
      'over a whole month',
      ['2026-06-28', '2026-08-02'],
      { '2026-06': 3, '2026-07': 31, '2026-08': 1 },
    ],
    [
      'over New Year',
      ['2026-12-30', '2027-01-02'],
      { '2026-12': 2, '2027-01': 1, '2026': 2, '2027': 1 },
    ],
    ['leaving on New Year’s Day', ['2026-12-30', '2027-01-01'], { '2026': 2, '2027': undefined }],
    ['over 29 February', ['2028-02-28', '2028-03-01'], { '2028-02': 2, '2028-03': 0 }],
  ])('%s', (_, days, expected) => {
    const found = Object.keys(expected).map((time) => [time, nightsSold(time, sold(days))]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('a turnover day counts once, for who arrives', () => {
    const report = of(
      '2026-07',
      sold(['2026-07-01', '2026-07-08']),
      sold(['2026-07-08', '2026-07-15']),
    );
    expect(report?.sold_nights).toBe(14);
  });

  test.each<[ReportedState, number]>([
    ['CONFIRMED', 7],
    ['CHECKED_IN', 7],
    ['COMPLETED', 7],
    ['NO_SHOW', 7],
    ['PAYMENT_REVIEW', 0],
    ['OPTION', 0],
    ['EXTERNAL', 0],
    ['CLOSED', 0],
  ])('%s: %i of seven are sold, all seven stand under their state', (state, expected) => {
    const report = of('2026-07', taken(state, ['2026-07-01', '2026-07-08']));
    expect(report).toMatchObject({ sold_nights: expected, nights_by_state: { [state]: 7 } });
  });

  test('a year has twelve months and their sums', () => {
    const [year] = occupancyReport([sold(['2026-02-25', '2026-03-02'], { other: 500_00 })]);
    expect(year?.months.map(({ month, nights }) => [month, nights]).slice(0, 4)).toEqual([
      ['2026-01', 31],
      ['2026-02', 28],
      ['2026-03', 31],
      ['2026-04', 30],
    ]);
    expect(year).toMatchObject({
      year: 2026,
      nights: 365,
      sold_nights: 5,
      revenue_kurus: 45_500_00,
    });
  });

  test('nothing taken, no years', () => {
    expect(occupancyReport([])).toEqual([]);
  });
});

describe('occupancy', () => {
  test.each<[string, ReportedStay[], number | null]>([
    ['15 of 30', [sold(['2026-06-01', '2026-06-16'])], 50],
    ['to a tenth, half up', [sold(['2026-06-01', '2026-06-02'])], 3.3],
    [
      'closed nights were not on sale',
      [sold(['2026-06-01', '2026-06-11']), taken('CLOSED', ['2026-06-11', '2026-06-21'])],
      50,
    ],
    [
      'a stay sold elsewhere fills the villa',
      [taken('EXTERNAL', ['2026-06-01', '2026-06-16'])],
      50,
    ],
    ['an option does not', [taken('OPTION', ['2026-06-01', '2026-06-16'])], 0],
    ['all closed: nothing to fill', [taken('CLOSED', ['2026-06-01', '2026-07-01'])], null],
  ])('%s', (_, stays, expected) => {
    expect(of('2026-06', ...stays)?.occupancy_percent).toBe(expected);
  });
});

describe('money', () => {
  test('a night’s money is the month’s it begins in, fees and extras the month of check-in', () => {
    const stay = sold(['2026-07-30', '2026-08-03'], { other: 3_500_00 });
    expect(of('2026-07', stay)).toMatchObject({
      revenue_kurus: 2 * 9_000_00 + 3_500_00,
      average_price_kurus: 9_000_00,
    });
    expect(of('2026-08', stay)).toMatchObject({
      revenue_kurus: 2 * 9_000_00,
      average_price_kurus: 9_000_00,
    });
  });

  test.each<ReportedState>(['OPTION', 'PAYMENT_REVIEW'])('%s earns nothing yet', (state) => {
    expect(of('2026-07', sold(['2026-07-01', '2026-07-08'], { state }))).toMatchObject({
      revenue_kurus: 0,
      average_price_kurus: null,
    });
  });
});
