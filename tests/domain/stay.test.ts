import {
  contains,
  daysIncluding,
  daysUntil,
  nights,
  overlaps,
  parseDay,
  parseDays,
  parseStay,
  printDays,
  printStay,
  stayOf,
} from '../../server/domain/stay.ts';

const july = stayOf('2026-07-10', '2026-07-17');

describe('half-open stays', () => {
  test.each([
    ['2026-07-10', '2026-07-17', 7],
    ['2026-12-30', '2027-01-02', 3],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-03-28', '2026-03-30', 2],
  ])('%s → %s has %i nights', (checkIn, checkOut, expected) => {
    expect(nights(stayOf(checkIn, checkOut))).toBe(expected);
  });

  test.each([
    ['2026-07-17', '2026-07-17'],
    ['2026-07-18', '2026-07-17'],
    ['2026-02-29', '2026-03-02'],
    ['2026-7-1', '2026-07-02'],
    ['2026-07-01T00:00', '2026-07-02'],
    ['', '2026-07-02'],
  ])('%p → %p is no stay', (checkIn, checkOut) => {
    expect(() => stayOf(checkIn, checkOut)).toThrow(RangeError);
  });

  test.each([
    ['the same nights', '2026-07-10', '2026-07-17', true],
    ['the last night', '2026-07-16', '2026-07-20', true],
    ['the first night', '2026-07-05', '2026-07-11', true],
    ['all around', '2026-07-01', '2026-07-30', true],
    ['arrives when the other leaves', '2026-07-17', '2026-07-20', false],
    ['leaves when the other arrives', '2026-07-05', '2026-07-10', false],
  ])('10 → 17 July and a stay that takes %s', (_, checkIn, checkOut, expected) => {
    const other = stayOf(checkIn, checkOut);
    expect([overlaps(july, other), overlaps(other, july)]).toEqual([expected, expected]);
  });

  test('contains stays that end with it, not those that end later', () => {
    expect(contains(july, stayOf('2026-07-10', '2026-07-17'))).toBe(true);
    expect(contains(july, stayOf('2026-07-12', '2026-07-15'))).toBe(true);
    expect(contains(july, stayOf('2026-07-12', '2026-07-18'))).toBe(false);
    expect(contains(july, stayOf('2026-07-09', '2026-07-12'))).toBe(false);
  });

  test('days until may be negative', () => {
    expect(daysUntil(parseDay('2026-07-10'), parseDay('2026-09-10'))).toBe(62);
    expect(daysUntil(parseDay('2026-07-10'), parseDay('2026-07-08'))).toBe(-2);
  });
});

describe('PostgreSQL’s daterange', () => {
  test('is read and printed the same', () => {
    expect(printStay(parseStay('[2026-07-10,2026-07-17)'))).toBe('[2026-07-10,2026-07-17)');
    expect(printDays(parseDays('[2026-06-01,2026-06-15)'))).toBe('[2026-06-01,2026-06-15)');
  });

  test('a form’s two inclusive ends become it', () => {
    expect(printDays(daysIncluding('2026-06-01', '2026-06-14'))).toBe('[2026-06-01,2026-06-15)');
    expect(printDays(daysIncluding('2026-06-14', '2026-06-14'))).toBe('[2026-06-14,2026-06-15)');
  });

  test.each([
    'empty',
    '[2026-07-10,)',
    '(,2026-07-17)',
    '[2026-07-10,2026-07-17]',
    '(2026-07-10,2026-07-17)',
    '[2026-07-10,2026-07-10)',
    '[2026-02-30,2026-03-02)',
    '2026-07-10',
  ])('%p is refused', (range) => {
    expect(() => parseStay(range)).toThrow(RangeError);
  });
});
