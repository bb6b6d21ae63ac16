import fc from 'fast-check';

import { gapStatus, gapsBetween, surroundings } from '../../server/domain/gaps.ts';
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

describe('how a gap stands for sale', () => {
  const [twoNights, threeNights] = stays(
    ['2026-06-17', '2026-06-19'],
    ['2026-06-17', '2026-06-20'],
  );
  const rules = { gap_allowed: true, gap_min_nights: 3, min_nights: 5, arrives: true };

  test.each([
    ['long enough and priced', threeNights, rules, true, 'sellable'],
    ['long enough, no price', threeNights, rules, false, 'unpriced'],
    ['shorter than the gap’s minimum', twoNights, rules, true, 'too_short'],
    ['too short whatever the price', twoNights, rules, false, 'too_short'],
    [
      'the villa keeps its minimum',
      threeNights,
      { ...rules, gap_allowed: false },
      true,
      'too_short',
    ],
    ['no arrival on its first day', threeNights, { ...rules, arrives: false }, true, 'too_short'],
    ['the villa’s own minimum is lower', twoNights, { ...rules, min_nights: 2 }, true, 'sellable'],
  ] as [string, Stay, typeof rules, boolean, string][])(
    '%s',
    (...[, gap, of, priced, expected]) => {
      expect(gapStatus(gap, of, priced)).toBe(expected);
    },
  );
});
