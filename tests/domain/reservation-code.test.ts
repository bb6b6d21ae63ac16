import fc from 'fast-check';

import {
  parseReservationCode,
  RESERVATION_CODE_BYTES,
  reservationCode,
  reservationCodePattern,
  reservationCodeStart,
} from '../../server/domain/reservation-code.ts';

const bytes = fc.uint8Array({
  minLength: RESERVATION_CODE_BYTES,
  maxLength: RESERVATION_CODE_BYTES,
});

describe('a reservation’s code', () => {
  test('is ten letters without I, L, O and U, and parses to itself', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = reservationCode(random);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{6}$/);
        expect(parseReservationCode(code)).toBe(code);
      }),
    );
  });

  test('every letter comes from exactly eight of the 256 bytes, so none is likelier', () => {
    const letters = Array.from({ length: 256 }, (_, byte) =>
      reservationCode(new Uint8Array(10).fill(byte)).charAt(0),
    );
    const counts = Map.groupBy(letters, (letter) => letter);
    expect(counts.size).toBe(32);
    expect([...counts.values()].every((same) => same.length === 8)).toBe(true);
  });

  test('wants enough random bytes', () => {
    expect(() => reservationCode(new Uint8Array(9))).toThrow(RangeError);
  });
});

describe('a code as people type it', () => {
  test.each([
    ['K7M2-Q4XH9T'],
    ['k7m2-q4xh9t'],
    ['K7M2Q4XH9T'],
    [' K7M2 Q4XH9T '],
    ['K7M2–Q4XH9T'],
    ['K7M2‑Q4XH9T'],
    ['\u2068K7M2‐Q4XH9T\u2069'],
    ['k7 m2 q4 xh 9t'],
  ])('%p is K7M2-Q4XH9T', (text) => {
    expect(parseReservationCode(text)).toBe('K7M2-Q4XH9T');
  });

  test.each([
    ['OO1I-LOilo0', '0011-101100'],
    ['ıİ11-111111', '1111-111111'],
  ])('%p has letters that look like digits: %s', (text, expected) => {
    expect(parseReservationCode(text)).toBe(expected);
  });

  test.each(['', 'K7M2-Q4XH9', 'K7M2-Q4XH9TT', 'K7M2-Q4XH9U', 'K7M2-Q4XH9Ş', "K7M2-Q4XH9'"])(
    '%p is none',
    (text) => {
      expect(parseReservationCode(text)).toBeNull();
    },
  );

  test.each([
    ['k7m2-q4', 'K7M2-Q4'],
    ['K7M2Q4XH9T', 'K7M2-Q4XH9T'],
    [' oı l2 ', '0112'],
    ['K7M2-', 'K7M2'],
    ['%_\\', ''],
  ])('of which %p is the beginning: %p', (text, expected) => {
    expect(reservationCodeStart(text)).toBe(expected);
  });

  test.each([
    ['k7m2', 'K7M2%'],
    ['--', '-%'],
    ['ÇĞ', '-%'],
  ])('a list searched by %p looks for %p, which is never everything', (text, expected) => {
    expect(reservationCodePattern(text)).toBe(expected);
  });
});
