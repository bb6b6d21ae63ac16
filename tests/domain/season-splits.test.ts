import fc from 'fast-check';

import { quote, type SeasonPrice } from '../../server/domain/pricing.ts';
import { makeRoom } from '../../server/domain/season-splits.ts';
import { type DayRange, daysIncluding, parseDay, printDays } from '../../server/domain/stay.ts';
import { season, villa } from './villa.ts';

const days = (from: string, last: string) => daysIncluding(`2026-${from}`, `2026-${last}`);

const shown = (range: DayRange) =>
  `${range.from.toString().slice(5)} ${range.until.subtract({ days: 1 }).toString().slice(5)}`;

const june = { name: 'june', days: days('06-01', '06-30') };
const july = { name: 'july', days: days('07-01', '07-31') };

describe('a new season among the old ones', () => {
  // biome-ignore format: one line a case is what makes this table readable
  test.each([
    ['between two: nothing',                 ['08-01 08-31'], [], [], []],
    ['over the end of one',                  ['06-20 06-30'], ['june 06-01 06-19'], [], []],
    ['over the beginning of one',            ['06-01 06-10'], ['june 06-11 06-30'], [], []],
    ['over an end and a beginning',          ['06-20 07-10'], ['june 06-01 06-19', 'july 07-11 07-31'], [], []],
    ['in the middle of one: it is cut',      ['06-10 06-12'], ['june 06-01 06-09'], ['june 06-13 06-30'], []],
    ['on its last night only',               ['06-30 06-30'], ['june 06-01 06-29'], [], []],
    ['exactly over one',                     ['06-01 06-30'], [], [], ['june']],
    ['around one',                           ['05-20 07-05'], ['july 07-06 07-31'], [], ['june']],
    ['around both',                          ['01-01 12-31'], [], [], ['june', 'july']],
    ['two new ones in the middle of one',    ['06-05 06-06', '06-10 06-12'], ['june 06-01 06-04'], ['june 06-07 06-09', 'june 06-13 06-30'], []],
    ['two new ones that together cover one', ['06-01 06-15', '06-16 06-30'], [], [], ['june']],
  ] as [string, string[], string[], string[], string[]][])('%s', (_, wanted, trimmed, continued, removed) => {
    const ranges = wanted.map((range) => days(...(range.split(' ') as [string, string])));

    const split = makeRoom([june, july], ranges);

    const lines = (parts: typeof split.trimmed) =>
      parts.map((part) => `${part.season.name} ${shown(part.days)}`);
    expect(lines(split.trimmed)).toEqual(trimmed);
    expect(lines(split.continued)).toEqual(continued);
    expect(split.removed.map(({ name }) => name)).toEqual(removed);
  });
});

const firstDay = parseDay('2026-06-01');
const rangeOf = ([from, length]: [number, number]): DayRange => ({
  from: firstDay.add({ days: from }),
  until: firstDay.add({ days: from + length }),
});
const lengths = fc.integer({ min: 1, max: 30 });
const ranges = fc.tuple(fc.nat(80), lengths).map(rangeOf);

/** Seasons one after the other with some days free between. */
const seasons = fc
  .array(fc.tuple(fc.nat(4), lengths, fc.integer({ min: 1, max: 9_999_999 })), { maxLength: 6 })
  .map((rows) => {
    let from = 0;
    return rows.map(([free, length, price], index) => {
      const start = from + free;
      from = start + length;
      const range = rangeOf([start, length]);
      return season(
        index + 1,
        [range.from.toString(), range.until.subtract({ days: 1 }).toString()],
        price / 100,
      );
    });
  });

/** The seasons of a villa after a new one was laid over them. */
function laidOver(old: SeasonPrice[], added: DayRange): SeasonPrice[] {
  const { removed, trimmed, continued } = makeRoom(old, [added]);
  const touched = new Set([...removed, ...trimmed.map((part) => part.season)]);
  return [
    ...old.filter((row) => !touched.has(row)),
    ...[...trimmed, ...continued].map((part) => ({ ...part.season, days: part.days })),
    { ...season(99, ['2026-01-01', '2026-01-01'], 77_777), days: added },
  ];
}

const nightOf = (rows: SeasonPrice[], day: number) => {
  const check_in = firstDay.add({ days: day });
  const stay = { check_in, check_out: check_in.add({ days: 1 }) };
  const request = {
    stay,
    guests: { adults: 2, children: 0, babies: 0 },
    extra_ids: [],
    today: parseDay('2026-03-01'),
    full_payment_days: 7,
    gap_max_nights: 6,
  };
  return quote(villa({ seasons: rows }), request);
};

describe('whatever is laid over whatever', () => {
  test('no night has two seasons, and none has an empty one', () => {
    fc.assert(
      fc.property(seasons, ranges, (old, added) => {
        const rows = laidOver(old, added).toSorted((one, other) =>
          Temporal.PlainDate.compare(one.days.from, other.days.from),
        );
        for (const [index, { days: range }] of rows.entries()) {
          expect(Temporal.PlainDate.compare(range.from, range.until)).toBe(-1);
          const next = rows[index + 1];
          if (next) expect(Temporal.PlainDate.compare(range.until, next.days.from)).not.toBe(1);
        }
      }),
    );
  });

  test('the new season has its nights, every other night is priced as before', () => {
    fc.assert(
      fc.property(seasons, ranges, (old, added) => {
        const rows = laidOver(old, added);
        for (let day = 0; day < 120; day += 3) {
          const check_in = firstDay.add({ days: day });
          const inside =
            Temporal.PlainDate.compare(check_in, added.from) >= 0 &&
            Temporal.PlainDate.compare(check_in, added.until) < 0;
          const found = nightOf(rows, day);
          if (inside) expect(found.nights[0]?.season_id).toBe(99);
          else expect(found).toEqual(nightOf(old, day));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('what is not touched is in no list', () => {
    fc.assert(
      fc.property(seasons, ranges, (old, added) => {
        const { trimmed } = makeRoom(old, [added]);
        for (const part of trimmed)
          expect(printDays(part.days)).not.toBe(printDays(part.season.days));
      }),
    );
  });
});
