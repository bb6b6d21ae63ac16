import fc from 'fast-check';

import { copySeasons, type YearCopy } from '../../server/domain/season-copies.ts';
import { daysIncluding, parseDay, printDays } from '../../server/domain/stay.ts';

interface Season {
  days: ReturnType<typeof daysIncluding>;
  nightly_price_kurus: number;
}

const season = (first: string, last: string, nightly_price_kurus = 10_000_00): Season => ({
  days: daysIncluding(first, last),
  nightly_price_kurus,
});

const copy = (own: Partial<YearCopy> = {}): YearCopy => ({
  from_year: 2026,
  to_year: 2027,
  percent: 0,
  ...own,
});

const shown = (seasons: Season[], own: Partial<YearCopy> = {}) =>
  copySeasons(seasons, copy(own)).map(
    ({ days }) => `${days.from} ${days.until.subtract({ days: 1 })}`,
  );

describe('the days of another year', () => {
  // biome-ignore format: one line a case is what makes this table readable
  test.each([
    ['the same days',                          ['2026-06-01', '2026-06-14'], {}, ['2027-06-01 2027-06-14']],
    ['one of another year is left alone',      ['2025-06-01', '2025-06-14'], {}, []],
    ['over New Year: by its first day, whole', ['2026-12-29', '2027-01-02'], {}, ['2027-12-29 2028-01-02']],
    ['that began last year',                   ['2025-12-29', '2026-01-02'], {}, []],
    ['backwards',                              ['2026-06-01', '2026-06-14'], { to_year: 2024 }, ['2024-06-01 2024-06-14']],
    ['until the end of February, to a leap year', ['2027-02-01', '2027-02-28'], { from_year: 2027, to_year: 2028 }, ['2028-02-01 2028-02-29']],
    ['until 29 February, from a leap year',    ['2028-02-01', '2028-02-29'], { from_year: 2028, to_year: 2029 }, ['2029-02-01 2029-02-28']],
    ['from 29 February on',                    ['2028-02-29', '2028-03-10'], { from_year: 2028, to_year: 2029 }, ['2029-03-01 2029-03-10']],
    ['until 28 February, from a leap year',    ['2028-02-01', '2028-02-28'], { from_year: 2028, to_year: 2029 }, ['2029-02-01 2029-02-28']],
    ['29 February alone has nowhere to go',    ['2028-02-29', '2028-02-29'], { from_year: 2028, to_year: 2029 }, []],
    ['29 February alone, to a leap year',      ['2028-02-29', '2028-02-29'], { from_year: 2028, to_year: 2032 }, ['2032-02-29 2032-02-29']],
  ] as [string, [string, string], Partial<YearCopy>, string[]][])('%s', (_, days, own, expected) => {
    expect(shown([season(...days)], own)).toEqual(expected);
  });
});

describe('the price', () => {
  test.each([
    [10_000_00, 0, 10_000_00],
    [10_000_00, 35, 13_500_00],
    [10_000_00, -20, 8_000_00],
    [333, 50, 500],
    [335, 10, 369],
    [334, 10, 367],
    [1, -90, 1],
    [99_999_999_999, 1000, 1_099_999_999_989],
  ])('%i kuruş and %i %% are %i', (price, percent, expected) => {
    const [copied] = copySeasons([season('2026-06-01', '2026-06-14', price)], copy({ percent }));
    expect(copied?.nightly_price_kurus).toBe(expected);
  });
});

/** Seasons without a free day between, all over some years. */
const seasons = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 9_999_999 })), {
    minLength: 1,
    maxLength: 20,
  })
  .map((rows) => {
    let from = parseDay('2026-11-01');
    return rows.map(([length, nightly_price_kurus]) => {
      const days = { from, until: from.add({ days: length }) };
      from = days.until;
      return { days, nightly_price_kurus };
    });
  });
const years = fc.integer({ min: 2026, max: 2030 });

describe('whatever is copied', () => {
  test('no night is lost or doubled: what touched still touches', () => {
    fc.assert(
      fc.property(seasons, years, years, (rows, from_year, to_year) => {
        const copies = copySeasons(rows, copy({ from_year, to_year }));
        for (const [index, { days }] of copies.entries()) {
          const next = copies[index + 1];
          if (next) expect(days.until.toString()).toBe(next.days.from.toString());
        }
      }),
    );
  });

  test('with 0 % to a year like it, nothing changes', () => {
    fc.assert(
      fc.property(seasons, years, (rows, from_year) => {
        const there = copySeasons(rows, copy({ from_year, to_year: from_year + 28 }));
        const back = copySeasons(
          there.map(({ days, nightly_price_kurus }) => ({ days, nightly_price_kurus })),
          copy({ from_year: from_year + 28, to_year: from_year }),
        );
        const own = rows.filter(({ days }) => days.from.year === from_year);
        expect(back.map(({ days }) => printDays(days))).toEqual(
          own.map(({ days }) => printDays(days)),
        );
        expect(back.map((row) => row.nightly_price_kurus)).toEqual(
          own.map((row) => row.nightly_price_kurus),
        );
      }),
    );
  });

  test('more percent never makes a night cheaper', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: -90, max: 999 }),
        (price, percent) => {
          const at = (given: number) =>
            copySeasons([season('2026-06-01', '2026-06-02', price)], copy({ percent: given }))[0]
              ?.nightly_price_kurus ?? 0;
          expect(at(percent + 1)).toBeGreaterThanOrEqual(at(percent));
          expect(at(percent)).toBeGreaterThan(0);
        },
      ),
    );
  });
});
