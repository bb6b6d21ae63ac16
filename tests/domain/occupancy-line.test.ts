import { type GridDays, lineOf } from '../../server/domain/occupancy-line.ts';
import { addDays } from '../../server/shared/days.ts';

const days: GridDays = {
  from: '2026-07-06',
  until: '2026-07-20',
  today: '2026-07-08',
  gap_max_nights: 6,
};

const stay = (started_at: string, finished_at: string, unit: string | null = null) => ({
  ...{ started_at, finished_at, unit },
});
const trip = (day: string) => stay(day, addDays(day, 1), 'TRIP');

/** 'taken 5+4' begins with the fifth half-day and is two days long; free time says its days. */
const drawn = (stays: ReturnType<typeof stay>[], shown = days) =>
  lineOf(stays, shown).map((segment) => {
    const place = `${segment.kind} ${segment.first}+${segment.span}`;
    return segment.kind === 'taken' || segment.kind === 'past'
      ? place
      : `${place} ${segment.from.slice(8)}-${segment.until.slice(8)}`;
  });

test.each<[what: string, stays: ReturnType<typeof stay>[], line: string[]]>([
  ['nothing taken', [], ['free 0+28 08-20']],
  [
    'a stay lies from noon to noon',
    [stay('2026-07-10', '2026-07-12')],
    ['free 0+9 08-10', 'taken 9+4', 'free 13+15 12-20'],
  ],
  [
    'a turnover leaves nothing between',
    [stay('2026-07-10', '2026-07-12'), stay('2026-07-12', '2026-07-14')],
    ['free 0+9 08-10', 'taken 9+4', 'taken 13+4', 'free 17+11 14-20'],
  ],
  [
    'short free time between two stays is a gap',
    [stay('2026-07-09', '2026-07-12'), stay('2026-07-15', '2026-07-17')],
    ['free 0+7 08-09', 'taken 7+6', 'gap 13+6 12-15', 'taken 19+4', 'free 23+5 17-20'],
  ],
  [
    'seven nights are none',
    [stay('2026-07-08', '2026-07-10'), stay('2026-07-17', '2026-07-19')],
    ['past 0+5', 'taken 5+4', 'free 9+14 10-17', 'taken 23+4', 'free 27+1 19-20'],
  ],
  [
    'a gap may lie over the last day that is shown',
    [stay('2026-07-09', '2026-07-18'), stay('2026-07-22', '2026-07-25')],
    ['free 0+7 08-09', 'taken 7+18', 'gap 25+3 18-22'],
  ],
  [
    'of a gap that has begun its nights to come are left',
    [stay('2026-07-01', '2026-07-06'), stay('2026-07-10', '2026-07-20')],
    ['taken 0+1', 'gap 1+8 08-10', 'taken 9+19'],
  ],
  ['what reaches beyond is cut', [stay('2026-06-30', '2026-07-30')], ['taken 0+28']],
  [
    'what lies beside is not drawn',
    [stay('2026-06-01', '2026-06-03'), stay('2026-08-01', '2026-08-09')],
    ['free 0+28 08-20'],
  ],
  [
    'a day trip has its whole day',
    [trip('2026-07-10')],
    ['free 0+8 08-10', 'taken 8+2', 'free 10+18 11-20'],
  ],
  [
    'what a leaving charter lets it have of the day',
    [stay('2026-07-08', '2026-07-10', 'DAY'), trip('2026-07-10')],
    ['past 0+5', 'taken 5+4', 'taken 9+1', 'free 10+18 11-20'],
  ],
  [
    'the morning before a charter of the next day is nobody’s',
    [trip('2026-07-10'), stay('2026-07-11', '2026-07-13', 'DAY')],
    ['free 0+8 08-10', 'taken 8+2', 'past 10+1', 'taken 11+4', 'free 15+13 13-20'],
  ],
  ['a trip of the day before is not drawn', [trip('2026-07-05')], ['free 0+28 08-20']],
  [
    'a trip of the last day that is shown is drawn whole',
    [trip('2026-07-19')],
    ['free 0+26 08-19', 'taken 26+2'],
  ],
])('%s', (_what, stays, line) => {
  expect(drawn(stays)).toEqual(line);
});

test('days that are over are nobody’s to choose', () => {
  expect(drawn([], { ...days, today: '2026-08-01' })).toEqual(['past 0+28']);
});
