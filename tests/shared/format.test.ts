import fc from 'fast-check';

import * as format from '../../server/shared/format.ts';
import { formatSeconds } from '../../server/shared/format-seconds.ts';

const rates = {
  dollar_exchange_rate: '46.7035',
  euro_exchange_rate: '54.2180',
  sterling_exchange_rate: '0',
};

describe('money', () => {
  test.each([
    [1_250_000, '₺12.500'],
    [1_250_050, '₺12.500,50'],
    [1_250_005, '₺12.500,05'],
    [123_456_789, '₺1.234.567,89'],
    [0, '₺0'],
    [-647_500, '−₺6.475'],
  ])('%i kuruş: %s', (amount, text) => {
    expect(format.formatMoney(amount)).toBe(text);
  });

  test('is what Intl makes of it, whatever it is', () => {
    const whole = tlFormat(0);
    const exact = tlFormat(2);
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (kurus) => {
        const intl = (kurus % 100 === 0 ? whole : exact).format(kurus / 100);
        expect(format.formatMoney(kurus)).toBe(intl.replace('-', '−'));
      }),
    );
  });

  test.each([
    [1_140_000_000, '₺11,4\u00a0Mn'],
    [21_400_000, '₺214\u00a0B'],
    [95_000, '₺950'],
  ])('%i kuruş roughly: %s', (amount, text) => {
    expect(format.formatMoneyRoughly(amount)).toBe(text);
  });

  test.each([
    ['TL', '₺18.500'],
    ['EURO', '≈ €341'],
    ['DOLLAR', '≈ $396'],
    ['POUND', '₺18.500'],
  ] as const)('18.500 TL for who looks in %s: %s', (currency, text) => {
    expect(format.formatPrice(1_850_000, currency, rates)).toBe(text);
  });

  test('other currencies come in whole units with Turkish thousands', () => {
    expect(format.formatPrice(18_500_000, 'EURO', rates)).toBe('≈ €3.412');
  });
});

describe('numbers', () => {
  test.each([
    [format.formatPercent(20), '%20'],
    [format.formatPercent(12.5), '%12,5'],
    [format.formatCount(1_240), '1.240'],
    [format.formatCount(7), '7'],
    [format.formatPlateCode(7), '07'],
    [format.formatPlateCode(48), '48'],
    [format.formatRating(4.97), '4,97'],
    [format.formatRating(4.5), '4,5'],
    [format.formatRating(5), '5,0'],
    [format.formatAverage(4.5), '4,50'],
    [format.formatAverage(5), '5,00'],
    [format.formatDistance(0), '0 m'],
    [format.formatDistance(350), '350 m'],
    [format.formatDistance(999), '999 m'],
    [format.formatDistance(1_000), '1 km'],
    [format.formatDistance(1_250), '1,3 km'],
    [format.formatDistance(9_940), '9,9 km'],
    [format.formatDistance(45_400), '45 km'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('days', () => {
  const season = (first_day: string, last_day: string) =>
    format.formatSeason({ first_day, last_day }, '2026-08-15');

  test.each([
    [format.formatDay('2026-08-15'), '15 Ağustos 2026'],
    [format.formatDayOfMonth('2026-08-05'), '5 Ağustos'],
    [format.formatShortDay('2026-08-15'), '15 Ağu'],
    [format.formatShortWeekday('2026-08-15'), '15 Ağu Cmt'],
    [format.formatShortDate('2026-08-15'), '15 Ağu 2026'],
    [format.formatFullDay('2026-08-15'), '15 Ağustos 2026 Cumartesi'],
    [format.formatMonth('2026-02'), 'Şubat 2026'],
    [format.formatMonth('2026-02-14'), 'Şubat 2026'],
    [format.formatStay('2026-08-15', '2026-08-22'), '15 – 22 Ağustos'],
    [format.formatStay('2026-08-15', '2026-08-15'), '15 Ağustos'],
    [format.formatStayWithYear('2026-08-15', '2026-08-15'), '15 Ağustos 2026'],
    [format.formatStay('2026-08-28', '2026-09-03'), '28 Ağustos – 3 Eylül'],
    [format.formatStay('2026-08-15', '2027-08-22'), '15 Ağustos – 22 Ağustos'],
    [format.formatShortStay('2026-08-15', '2026-08-22'), '15 – 22 Ağu'],
    [format.formatShortStay('2026-06-28', '2026-07-05'), '28 Haz – 5 Tem'],
    [format.formatStayWithYear('2026-08-15', '2026-08-22'), '15 – 22 Ağustos 2026'],
    [format.formatStayWithYear('2026-12-28', '2027-01-03'), '28 Aralık 2026 – 3 Ocak 2027'],
    [season('2026-05-01', '2026-05-31'), '1 – 31 Mayıs'],
    [season('2027-06-15', '2027-07-14'), '15 Haz – 14 Tem 2027'],
    [season('2026-12-01', '2027-12-31'), '1 Ara 2026 – 31 Ara 2027'],
    [format.weekdayName(1), 'Pazartesi'],
    [format.weekdayName(7), 'Pazar'],
    [format.weekdayName(8), ''],
    [format.shortWeekdayName(1), 'Pzt'],
    [format.shortWeekdayName(6), 'Cmt'],
    [format.formatTime('16:00'), '16.00'],
    [format.formatTime('09:30:00'), '09.30'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });

  test.each([
    ['15 – 22 Ağustos 2026', ['15_–_22_Ağustos', '2026']],
    ['28 Ağustos – 3 Eylül 2026', ['28_Ağustos_–', '3_Eylül', '2026']],
    ['28 Aralık 2026 – 3 Ocak 2027', ['28_Aralık', '2026_–', '3_Ocak', '2027']],
  ])('%s may break its line only where no day is torn from its month', (days, parts) => {
    const kept = format.keepDaysWhole(days).replaceAll(/\u2060?\u00a0/g, '_');

    expect(kept.split(' ')).toEqual(parts);
  });

  test.each([
    ['2026-07-09T11:21:00Z', '9 Temmuz 2026 14.21'],
    ['2026-07-09T21:05:00+00:00', '10 Temmuz 2026 00.05'],
    [Date.parse('2026-12-31T21:30:00Z'), '1 Ocak 2027 00.30'],
    [new Date('2026-07-09T11:21:00Z'), '9 Temmuz 2026 14.21'],
  ])('the instant %p in Istanbul: %s', (instant, expected) => {
    expect(format.formatInstant(instant)).toBe(expected);
  });

  test('a short instant leaves the year out', () => {
    expect(format.formatShortInstant('2026-07-09T11:21:00Z')).toBe('9 Tem 14.21');
  });
});

describe('texts', () => {
  test.each([
    [format.formatList(['Kaş', 'Kalkan', 'Fethiye']), 'Kaş, Kalkan ve Fethiye'],
    [format.formatChoices(['cuma', 'cumartesi']), 'cuma veya cumartesi'],
    [format.formatPhone('+905321234567'), '0532 123 45 67'],
    [format.formatPhone('+902428441020'), '0242 844 10 20'],
    [format.formatPhone('+904441234'), '444 1 234'],
    [format.formatPhone('+491701234567'), '+49 170 123 4567'],
    [format.formatPhone('+12025550143'), '+1 202 555 0143'],
    [format.formatPhone('+79161234567'), '+7 916 123 4567'],
    [format.formatPhone('+447911123456'), '+44 791 112 3456'],
    [format.formatPhone('+33612345678'), '+33 612 345 678'],
    [format.formatPhone('+359881234567'), '+359 881 234 567'],
    [format.formatPhone('+97145551234'), '+971 455 512 34'],
    [format.formatPhone('+4712345'), '+47 123 45'],
    [format.formatPhone('112'), '112'],
    [format.formatIban('TR330006100519786457841326'), 'TR33 0006 1005 1978 6457 8413 26'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });

  test.each([
    ['Kalkan koyu', 20, 'Kalkan koyu'],
    ['Kalkan koyu', 11, 'Kalkan koyu'],
    ['Kalkan koyuna bakan villa', 14, 'Kalkan koyuna…'],
    ['Kalkan koyuna bakan villa', 15, 'Kalkan koyuna…'],
    ['Kalkan, Kaş ve Fethiye', 8, 'Kalkan…'],
    ['Muhafazakârlaştıramadıklarımız', 10, 'Muhafazak…'],
    ['Ev muhafazakârlaştırılmış', 12, 'Ev muhafaza…'],
    ['🏖️🏖️🏖️', 3, '🏖️…'],
    ['', 5, ''],
  ])('%p cut to %i: %p', (text, length, expected) => {
    expect(format.truncate(text, length)).toBe(expected);
    expect([...format.truncate(text, length)].length).toBeLessThanOrEqual(length);
  });
});

const tlFormat = (digits: number) =>
  new Intl.NumberFormat('tr-TR', {
    ...{ style: 'currency', currency: 'TRY' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  });

test.each([
  [0, '0,0'],
  [49, '0,0'],
  [8_349, '8,3'],
  [61_950, '62,0'],
])('%i milliseconds took %s seconds', (milliseconds, text) => {
  expect(formatSeconds(milliseconds)).toBe(text);
});
