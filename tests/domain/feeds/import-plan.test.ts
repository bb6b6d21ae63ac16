import fc from 'fast-check';

import type { FeedStay } from '../../../server/domain/feeds/calendar-event.ts';
import {
  ledgerChanges,
  planImport,
  type StandingEvent,
  type TakenNights,
} from '../../../server/domain/feeds/import-plan.ts';
import { joinNights, type Nights, nightsOverlap } from '../../../server/domain/feeds/nights.ts';
import { addDays, daysBetween } from '../../../server/shared/days.ts';

const TODAY = '2027-06-01';

/** '05-10' is the nights of 5 to 10 June; the 10th is free. */
function june(text: string): Nights {
  const [from = '', until = ''] = text.split('-');
  return { started_at: `2027-06-${from}`, finished_at: `2027-06-${until}` };
}

const short = ({ started_at, finished_at }: Nights) =>
  `${started_at.slice(5)} ${finished_at.slice(5)}`.replaceAll('06-', '').replace(' ', '-');

const incoming = (...texts: string[]): FeedStay[] =>
  texts.map((text) => ({ ...june(text), uid: `uid ${text}`, summary: 'Reserved' }));

const standing = (...texts: string[]): StandingEvent[] =>
  texts.map((text, index) => ({
    ...june(text),
    id: index + 1,
    uid: `old ${text}`,
    summary: 'Reserved',
    missing_count: 0,
    held: true,
  }));

const taken = (text: string, reservation_id: number | null = null): TakenNights => ({
  ...june(text),
  kind: reservation_id === null ? 'CLOSING' : 'RESERVATION',
  reservation_id,
});

describe('a plan compares nights', () => {
  test.each<{
    what: string;
    stood: string[];
    comes: string[];
    plan: { added?: string[]; removed?: string[]; unchanged?: string[]; suspicious?: boolean };
  }>([
    { what: 'a first import', stood: [], comes: ['05-10'], plan: { added: ['05-10'] } },
    {
      what: 'the same again, under other UIDs',
      stood: ['05-10', '12-15'],
      comes: ['05-10', '12-15'],
      plan: { unchanged: ['05-10', '12-15'] },
    },
    {
      what: 'one night longer',
      stood: ['05-10'],
      comes: ['05-11'],
      plan: { added: ['10-11'], unchanged: ['05-10'] },
    },
    {
      what: 'moved by two nights',
      stood: ['05-10'],
      comes: ['07-12'],
      plan: { added: ['10-12'], removed: ['05-07'], unchanged: ['07-10'] },
    },
    {
      what: 'two stays told as one',
      stood: ['05-08', '08-10'],
      comes: ['05-10'],
      plan: { unchanged: ['05-10'] },
    },
    {
      what: 'a small one gone',
      stood: ['05-10', '12-14'],
      comes: ['05-10'],
      plan: { removed: ['12-14'], unchanged: ['05-10'] },
    },
    {
      what: 'most of it gone: suspicious',
      stood: ['02-05', '10-20'],
      comes: ['02-05'],
      plan: { removed: ['10-20'], unchanged: ['02-05'], suspicious: true },
    },
    {
      what: 'more than half, but few nights',
      stood: ['02-05', '10-14'],
      comes: ['02-05'],
      plan: { removed: ['10-14'], unchanged: ['02-05'] },
    },
    {
      what: 'everything gone, however little: suspicious',
      stood: ['05-06'],
      comes: [],
      plan: { removed: ['05-06'], suspicious: true },
    },
    { what: 'nothing where nothing was', stood: [], comes: [], plan: {} },
  ])('$what', ({ stood, comes, plan }) => {
    const made = planImport(standing(...stood), incoming(...comes), { taken: [], today: TODAY });

    expect({
      added: made.added.map(short),
      removed: made.removed.map(short),
      unchanged: made.unchanged.map(short),
      suspicious: made.suspicious,
    }).toEqual({ added: [], removed: [], unchanged: [], suspicious: false, ...plan });
  });

  test('the creeping start of a running block is no change', () => {
    const plan = planImport(standing('01-07'), incoming('05-07'), {
      taken: [],
      today: '2027-06-05',
    });

    expect(plan).toMatchObject({ added: [], removed: [], suspicious: false });
  });

  test('a reservation of ours is a conflict, whatever else has nights is none', () => {
    const plan = planImport([], incoming('05-12'), {
      taken: [taken('03-07', 41), taken('07-08'), taken('10-20', 42)],
      today: TODAY,
    });

    expect(plan.conflicts.map((clash) => [short(clash), clash.reservation_id])).toEqual([
      ['05-07', 41],
      ['10-12', 42],
    ]);
  });
});

describe('what is written', () => {
  const changesOf = (
    stood: StandingEvent[],
    comes: FeedStay[],
    more: Partial<Parameters<typeof ledgerChanges>[2]> = {},
  ) => {
    const changes = ledgerChanges(stood, comes, {
      taken: [],
      today: TODAY,
      at_once: false,
      ...more,
    });
    return {
      seen: changes.seen,
      parts: changes.parts.flatMap(({ parts }) =>
        parts.map((part) => {
          const state = part.removed ? 'removed' : `missing ${part.missing_count}`;
          return `${short(part)} ${state}`;
        }),
      ),
      taken: changes.taken.map(short),
      wanted: changes.wanted.map(short),
    };
  };

  test('free nights are taken, nights of others only wanted', () => {
    const facts = { taken: [taken('03-06'), taken('08-09', 7)] };

    expect(changesOf([], incoming('05-12'), facts)).toMatchObject({
      taken: ['06-08', '09-12'],
      wanted: ['05-06', '08-09'],
    });
  });

  test('what is missing once is kept, twice is removed', () => {
    const once = standing('05-10');
    const twice = once.map((event) => ({ ...event, missing_count: 1 }));

    expect(changesOf(once, []).parts).toEqual(['05-10 missing 1']);
    expect(changesOf(twice, []).parts).toEqual(['05-10 removed']);
    expect(changesOf(once, [], { at_once: true }).parts).toEqual(['05-10 removed']);
  });

  test('what is seen again counts from nothing', () => {
    const missed = standing('05-10').map((event) => ({ ...event, missing_count: 1 }));

    expect(changesOf(missed, incoming('05-10'))).toMatchObject({ parts: ['05-10 missing 0'] });
    expect(changesOf(standing('05-10'), incoming('05-10'))).toEqual({
      seen: [1],
      parts: [],
      taken: [],
      wanted: [],
    });
  });

  test('only the nights that are gone are given free', () => {
    expect(changesOf(standing('05-15'), incoming('08-10')).parts).toEqual([
      '05-08 missing 1',
      '08-10 missing 0',
      '10-15 missing 1',
    ]);
  });

  test('nights that are over stay', () => {
    const more = { today: '2027-06-08', at_once: true };

    expect(changesOf(standing('05-10'), [], more).parts).toEqual([
      '05-08 missing 0',
      '08-10 removed',
    ]);
  });

  test('two imports of anything leave exactly the calendar’s nights, on nobody else’s', () => {
    const range = fc
      .record({ from: fc.nat({ max: 40 }), length: fc.integer({ min: 1, max: 8 }) })
      .map(({ from, length }) => ({
        started_at: addDays(TODAY, from),
        finished_at: addDays(TODAY, from + length),
      }));
    const ranges = fc.array(range, { maxLength: 8 }).map(joinNights);
    fc.assert(
      fc.property(ranges, ranges, ranges, (before, comes, others) => {
        const busy = others
          .filter((other) => !before.some((range) => nightsOverlap(other, range)))
          .map((other) => ({ ...other, kind: 'CLOSING', reservation_id: null }));
        const words = { uid: null, summary: '' };
        const stood = before.map((nights, id) => ({
          ...nights,
          ...words,
          id,
          missing_count: 1,
          held: true,
        }));
        const wanted = comes.map((nights) => ({ ...nights, ...words }));
        const changes = ledgerChanges(stood, wanted, {
          taken: busy,
          today: TODAY,
          at_once: false,
        });
        const untouched = stood.filter(({ id }) => changes.seen.includes(id));
        const kept = changes.parts.flatMap(({ parts }) => parts.filter((part) => !part.removed));
        const held = [...untouched, ...kept, ...changes.taken];
        const taken = new Set(busy.flatMap(nightsOf));

        expect(held.flatMap(nightsOf).toSorted()).toEqual(
          comes.flatMap(nightsOf).filter((night) => !taken.has(night)),
        );
        expect(changes.wanted.flatMap(nightsOf).toSorted()).toEqual(
          comes.flatMap(nightsOf).filter((night) => taken.has(night)),
        );
      }),
      { numRuns: 500 },
    );
  });

  const nightsOf = ({ started_at, finished_at }: Nights) => daysBetween(started_at, finished_at);
});
