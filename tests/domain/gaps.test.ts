import fc from 'fast-check';

import { gapsBetween, surroundings } from '../../server/domain/gaps.ts';
import { nights, overlaps, parseDay, printStay, type Stay } from '../../server/domain/stay.ts';
import { stays } from './villa.ts';

type Range = [string, string];

describe('the gaps between occupancies', () => {
  test.each([
    [
      'three free nights',
      [
        ['2026-06-10', '2026-06-17'],
        ['2026-06-20', '2026-06-27'],
      ],
      ['[2026-06-17,2026-06-20)'],
    ],
    [
      'a turnover leaves none',
      [
        ['2026-06-10', '2026-06-17'],
        ['2026-06-17', '2026-06-27'],
      ],
      [],
    ],
    [
      'seven nights are no gap any more',
      [
        ['2026-06-10', '2026-06-17'],
        ['2026-06-24', '2026-06-27'],
      ],
      [],
    ],
    ['free time without an end is none', [['2026-06-10', '2026-06-17']], []],
    ['nothing taken, no gap', [], []],
    [
      'overlapping closings are one island',
      [
        ['2026-06-10', '2026-06-25'],
        ['2026-06-12', '2026-06-14'],
        ['2026-06-27', '2026-06-30'],
      ],
      ['[2026-06-25,2026-06-27)'],
    ],
    [
      'in order, however they come',
      [
        ['2026-07-05', '2026-07-09'],
        ['2026-06-25', '2026-07-01'],
        ['2026-06-10', '2026-06-20'],
      ],
      ['[2026-06-20,2026-06-25)', '[2026-07-01,2026-07-05)'],
    ],
  ] as [string, Range[], string[]][])('%s', (_, occupied, expected) => {
    expect(gapsBetween(stays(...occupied), 6).map(printStay)).toEqual(expected);
  });

  test('touch no taken night, lie between two and are what the quote sees around them', () => {
    const first = parseDay('2026-06-01');
    const range = fc.tuple(fc.nat(80), fc.integer({ min: 1, max: 12 })).map(
      ([from, length]): Stay => ({
        check_in: first.add({ days: from }),
        check_out: first.add({ days: from + length }),
      }),
    );
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), (occupied) => {
        for (const gap of gapsBetween(occupied, 6)) {
          expect(nights(gap)).toBeLessThanOrEqual(6);
          expect(occupied.some((taken) => overlaps(taken, gap))).toBe(false);
          expect(surroundings(gap, occupied, 6)).toEqual({ taken: false, gap });
        }
      }),
    );
  });
});
